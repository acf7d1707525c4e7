extension StyleSheet {
    /// The page as a whole: head, contents, sections, tables, foot. Written for narrow screens; wide ones get the
    /// contents beside the text.
    static let pageText = """
        *, ::before, ::after { box-sizing: border-box; }
        html { scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans); \
        overflow-wrap: break-word; }
        a { color: var(--accent); text-underline-offset: .15em; }
        a:hover { text-decoration-thickness: 2px; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        main:focus { outline: none; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); \
        white-space: nowrap; }
        .skip { position: absolute; top: -10rem; left: var(--edge); z-index: 2; padding: .5rem 1rem; \
        background: var(--paper); color: var(--ink); border: 2px solid var(--accent); border-radius: .25rem; }
        .skip:focus { top: .5rem; }
        .masthead { max-width: 112rem; margin: 0 auto; \
        padding: clamp(2rem, 5vw, 4rem) var(--edge) clamp(1.25rem, 2.5vw, 2rem); }
        h1, h2, h3, h4, h5, h6 { font-family: var(--serif); font-weight: 500; line-height: 1.15; margin: 0; \
        text-wrap: balance; }
        h1 { font-size: clamp(2.5rem, 7vw, 4.75rem); line-height: 1.02; letter-spacing: -.02em; }
        .lead { max-width: 46rem; margin: 1rem 0 0; font: italic 1.25rem/1.4 var(--serif); }
        .by { color: var(--quiet); font-style: normal; font-size: .875rem; }
        .totals { display: flex; flex-wrap: wrap; gap: 1.25rem clamp(1.75rem, 4vw, 3.5rem); margin: 2rem 0 0; }
        .totals div { display: flex; flex-direction: column-reverse; }
        .totals dt, .billing dt { color: var(--quiet); font-size: .75rem; letter-spacing: .08em; \
        text-transform: uppercase; }
        .totals dd { margin: 0; font: 400 1.875rem/1.2 var(--serif); font-variant-numeric: lining-nums; }
        .contents { position: sticky; top: 0; z-index: 1; display: flex; overflow-x: auto; background: var(--paper); \
        border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
        .contents ul { display: flex; margin: 0; padding: .25rem var(--edge); list-style: none; white-space: nowrap; }
        .contents a { display: block; padding: .4rem .6rem; color: var(--ink); font-size: .9375rem; \
        font-variant-numeric: tabular-nums; text-decoration: none; }
        .contents a:hover { text-decoration: underline; }
        .contents .figure { margin-left: .15rem; }
        main { display: block; padding: 0 var(--edge); }
        .plain { max-width: 112rem; margin: 0 auto; }
        .group, .part { margin-top: clamp(2.5rem, 6vw, 4.5rem); }
        h2 { font-size: clamp(1.875rem, 4vw, 2.75rem); padding-bottom: .5rem; border-bottom: 1px solid var(--ink); \
        display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1.5rem; \
        font-variant-numeric: lining-nums; }
        .groups h3 { font-size: 1.625rem; }
        .groups > .group { margin-top: 2.5rem; }
        .count { color: var(--quiet); font: .875rem/1.5 var(--sans); }
        .billing { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); \
        gap: 1rem 2.5rem; margin: 2rem 0 0; padding: 1rem 1.25rem; background: var(--wash); border-radius: .375rem; \
        font-size: .9375rem; }
        .billing dd { display: inline; margin: 0; }
        .billing dd + dd::before { content: ", "; }
        .figure { color: var(--quiet); font-size: .8125rem; font-variant-numeric: tabular-nums; }
        main > :first-child { margin-top: clamp(1.5rem, 3vw, 2rem); }
        .part:not(.pair) { max-width: 60rem; }
        .part:has(th:nth-child(6)) { max-width: none; }
        .part > p, .sentences { max-width: 60rem; }
        .part > p { margin: 1.25rem 0 0; }
        .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); \
        gap: 0 clamp(1.5rem, 4vw, 4rem); }
        .pair > h2, .pair > p { grid-column: 1 / -1; }
        .note { color: var(--quiet); font-size: .875rem; }
        .sentences { margin: 1rem 0 0; padding-left: 1.25rem; }
        .sentences li { margin-top: .5rem; }
        .empty { margin-top: 3rem; font: italic 1.5rem/1.3 var(--serif); }
        .colophon { max-width: 112rem; margin: clamp(3rem, 7vw, 6rem) auto 0; padding: 1.5rem var(--edge) 3rem; \
        border-top: 1px solid var(--line); color: var(--quiet); font-size: .875rem; }
        .colophon p { margin: 0 0 .5rem; }
        .back a { display: inline-block; padding: .25rem 0; }
        @media (min-width: 64rem) {
          html { scroll-padding-top: 1.5rem; }
          .columns:not(.plain) { display: grid; grid-template-columns: fit-content(15rem) minmax(0, 1fr); \
        max-width: 112rem; margin: 0 auto; }
          .contents { display: block; align-self: start; max-height: 100vh; margin-top: 2rem; \
        padding: 0 0 1rem var(--edge); border: 0; overflow: hidden auto; }
          .contents ul { display: block; padding: 0; white-space: normal; }
          .contents ul + ul { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); }
          .contents a { display: flex; justify-content: space-between; gap: 1rem; padding: .2rem .6rem .2rem 0; }
          .group:has(> .movies > .movie:only-child):has(> .billing) { display: grid; \
        grid-template-columns: 1fr 1fr; gap: 0 clamp(1.5rem, 3vw, 2.75rem); align-items: start; }
          .group:has(> .movies > .movie:only-child) > h2 { grid-column: 1 / -1; }
          .group:has(> .movies > .movie:only-child) > .billing { margin-top: 1.5rem; }
        }
        @media (prefers-contrast: more) { :root { --quiet: var(--ink); --line: var(--ink); } }
        """
}
