extension StyleSheet {
    /// On paper: dark on light, nothing to click, no movie torn apart, and what was folded away opened.
    static let printText = """
        @media print {
          @page { margin: 15mm 14mm; }
          html { font-size: 8.5pt; }
          body { background: none; line-height: 1.45; }
          .contents, .skip, .back { display: none; }
          .masthead, .colophon, main { padding: 0; }
          .group, .part, .portrait { margin-top: 1.75rem; }
          .movies { margin-top: 1rem; }
          .columns:not(.plain) { display: block; }
          .movies { grid-template-columns: 1fr 1fr; gap: 1.25rem 2rem; }
          .movie { display: flow-root; content-visibility: visible; break-inside: avoid; }
          .movie .poster { float: left; width: 5.5rem; margin: 0 1rem .25rem 0; }
          .conflicts dl { clear: left; }
          .drawn, .poster img::after { font-size: .75rem; }
          .group:has(> .movies > .movie:only-child) > .movies { display: block; }
          h2, h3, caption, thead, tr:has(> [scope=rowgroup]) { break-after: avoid; }
          .billing, .chart, .poster, tr { break-inside: avoid; }
          .billing { margin-top: 1rem; padding: .6rem 1rem; }
          .poster, .billing, .conflicts dl, rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          a { color: inherit; }
          details::details-content { content-visibility: visible; block-size: auto; }
          .scroll { overflow: visible; content-visibility: visible; }
        }
        """
}
