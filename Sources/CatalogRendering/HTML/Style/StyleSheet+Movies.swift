extension StyleSheet {
    /// Movies: cards that lay themselves out when they come near the screen, and what stands in place of a poster.
    static let moviesText = """
        .movies { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr)); \
        gap: 2.25rem clamp(1.5rem, 3vw, 2.75rem); margin-top: 1.5rem; }
        .movie { display: grid; grid-template-columns: minmax(5.5rem, 9rem) minmax(0, 2fr); gap: 0 1.25rem; \
        align-items: start; content-visibility: auto; contain-intrinsic-size: auto 23rem; }
        .movie h2, .movie h3, .movie h4, .movie h5, .movie h6 { display: block; padding: 0; border: 0; \
        font-size: 1.375rem; }
        .year, .votes { color: var(--quiet); }
        .poster { position: relative; aspect-ratio: 2 / 3; overflow: hidden; border-radius: .25rem; \
        background: var(--tint-0); box-shadow: inset 0 0 0 1px var(--line); }
        .tint-1 { background: var(--tint-1); }
        .tint-2 { background: var(--tint-2); }
        .tint-3 { background: var(--tint-3); }
        .tint-4 { background: var(--tint-4); }
        .tint-5 { background: var(--tint-5); }
        .poster img { position: relative; display: block; width: 100%; height: 100%; object-fit: cover; \
        background: inherit; font-size: .75rem; }
        .poster img::after { content: attr(data-title); position: absolute; inset: 0; padding: 12% 10%; \
        background: inherit; color: var(--ink); font: 500 1rem/1.2 var(--serif); }
        .drawn { display: flex; flex-direction: column; justify-content: space-between; height: 100%; margin: 0; \
        padding: 12% 10%; color: var(--ink); font: 500 1rem/1.2 var(--serif); hyphens: auto; }
        .drawn span:first-child { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 6; \
        overflow: hidden; }
        .released { color: var(--quiet); font-size: .8125rem; }
        .told > * { margin-top: .4rem; margin-bottom: 0; }
        .told > :first-child { margin-top: 0; }
        .facts { padding: 0; list-style: none; color: var(--quiet); font-size: .875rem; }
        .facts li { display: inline; }
        .rating, .duration, .mark { white-space: nowrap; }
        .facts li:not(:last-child)::after { content: "\\a0· "; color: var(--quiet); font-weight: 400; \
        white-space: normal; }
        .rating b, .rating > span:first-child, .mark { color: var(--accent); }
        .mark { font-weight: 600; }
        .overview { font-size: .9375rem; }
        .credits, .missed { font-size: .875rem; }
        .job, .missed { color: var(--quiet); }
        .conflicts { font-size: .875rem; }
        .conflicts summary { min-height: 1.5rem; padding: .125rem 0; color: var(--accent); cursor: pointer; }
        .conflicts dl { margin: .35rem 0 0; padding: .6rem .85rem; background: var(--wash); border-radius: .375rem; }
        .conflicts dl > div + div { margin-top: .5rem; }
        .conflicts dt { font-weight: 600; }
        .conflicts dd { margin: 0; font-variant-numeric: tabular-nums; }
        .conflicts .by { display: inline-block; min-width: 5.5rem; margin-right: .5rem; }
        .shown { color: var(--quiet); font-style: italic; }
        .badges { display: flex; flex-wrap: wrap; gap: .4rem; padding: 0; list-style: none; font-size: .8125rem; }
        .told > .badges { margin-top: .7rem; }
        .badges a, .badge { display: inline-block; min-height: 1.625rem; padding: .1rem .65rem; \
        border: 1px solid var(--line); border-radius: 1rem; background: var(--wash); color: var(--ink); \
        text-decoration: none; }
        .badges a:hover { border-color: var(--accent); text-decoration: underline; }
        .portrait { display: grid; grid-template-columns: minmax(7rem, 16rem) minmax(0, 42rem); \
        gap: 1.25rem clamp(1.25rem, 4vw, 3rem); align-items: start; }
        .portrait .overview { font: 1.125rem/1.6 var(--serif); }
        .portrait .drawn { font-size: 1.5rem; }
        @media (max-width: 30rem) {
          .movie { display: flow-root; }
          .movie .poster { float: left; width: 5.5rem; margin: 0 1rem .5rem 0; }
          .conflicts dl { clear: left; }
          .drawn, .poster img::after { font-size: .8125rem; }
          .portrait { grid-template-columns: minmax(0, 1fr); }
          .portrait .poster { max-width: 11rem; width: 100%; }
        }
        """
}
