extension StyleSheet {
    /// Tables, the long ones of which are laid out when they come near the screen, and charts.
    static let figuresText = """
        .scroll { overflow-x: auto; margin-top: 1.25rem; }
        .scroll:has(tr:nth-child(50), tbody:nth-of-type(50)) { content-visibility: auto; \
        contain-intrinsic-size: auto 150rem; }
        table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
        caption { padding-bottom: .35rem; color: var(--quiet); font-size: .875rem; text-align: start; }
        th, td { padding: .45rem 1.25rem .45rem 0; border-bottom: 1px solid var(--line); text-align: start; \
        vertical-align: baseline; }
        th:last-child, td:last-child { padding-right: 0; }
        td { min-width: 6rem; }
        td a { overflow-wrap: anywhere; }
        thead th { color: var(--quiet); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
        tbody th { font-weight: 600; min-width: 8.5rem; }
        th[scope=rowgroup] { padding-top: 1.5rem; font: 500 1.125rem/1.3 var(--serif); }
        th[scope=rowgroup] .by { font-family: var(--sans); font-weight: 400; }
        .number { min-width: 0; text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .figures { font-variant-numeric: tabular-nums; }
        .figures b { font: 400 1.5rem/1.2 var(--serif); }
        .figures span { display: block; color: var(--quiet); font-size: .8125rem; }
        .bar { display: inline-block; width: 6rem; height: .5rem; margin-left: .5rem; vertical-align: baseline; }
        .swatch { width: .6rem; height: .6rem; }
        .rest { fill: var(--line); }
        rect.part { fill: var(--accent); }
        .same { fill: var(--same); }
        .near { fill: var(--near); }
        .differ { fill: var(--differ); }
        .chart { max-width: 26rem; margin: 1.5rem 0 0; }
        .chart svg { display: block; width: 100%; height: auto; overflow: visible; }
        .chart text { fill: var(--quiet); font: 12px var(--sans); font-variant-numeric: tabular-nums; \
        text-anchor: middle; }
        .chart text.low { text-anchor: start; }
        .chart text.high { text-anchor: end; }
        .chart .axis { fill: none; stroke: var(--quiet); }
        .chart figcaption { margin-top: .25rem; color: var(--quiet); font-size: .875rem; }
        @media (max-width: 30rem) {
          table { font-size: .875rem; }
          thead th { font-size: .75rem; }
          th, td { padding-right: .75rem; }
          td { min-width: 4.5rem; }
          tbody th { min-width: 5rem; }
          .number { min-width: 0; padding-right: .5rem; }
          .bar { display: block; width: 3rem; margin: .15rem 0 .2rem; }
          .number .bar { margin-left: auto; }
        }
        """
}
