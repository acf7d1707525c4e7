extension StyleSheet {
    /// On paper: dark on light, nothing to click, no movie torn apart, and what was folded away opened.
    static let printText = """
        @media print {
          @page { margin: 16mm 14mm; }
          body { font-size: 9.5pt; background: none; }
          .contents, .skip, .back { display: none; }
          .masthead, .colophon, main { padding-left: 0; padding-right: 0; }
          .columns:not(.plain) { display: block; }
          .movies { grid-template-columns: 1fr 1fr; gap: 1.25rem 1.5rem; }
          .movie { grid-template-columns: 5.5rem minmax(0, 1fr); content-visibility: visible; break-inside: avoid; }
          h2, h3, caption { break-after: avoid; }
          .billing, tr { break-inside: avoid; }
          .poster, .billing, .conflicts dl, rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          a { color: inherit; }
          details::details-content { content-visibility: visible; block-size: auto; }
          .scroll { overflow: visible; }
        }
        """
}
