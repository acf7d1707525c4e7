extension PageTemplate {
    /// The document. Its policy forbids whatever it does not need: scripts, styles and fonts from elsewhere, forms,
    /// frames.
    static let pageText = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src {{images}}; \
        style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <title>{{title}}</title>
        <style>
        {{{style}}}
        </style>
        </head>
        <body id="top">
        <a class="skip" href="#main">Skip to the content</a>
        <header class="masthead">
        <h1 dir="auto">{{heading}}</h1>
        {{#lead}}
        <p class="lead"><span dir="auto">{{text}}</span>{{#by}} <span class="by">— {{by}}</span>{{/by}}</p>
        {{/lead}}
        {{#totals}}
        <dl class="totals">
        {{#items}}
        <div><dt>{{label}}</dt><dd>{{value}}</dd></div>
        {{/items}}
        </dl>
        {{/totals}}
        </header>
        <div class="columns{{^contents}} plain{{/contents}}">
        {{#contents}}
        <nav class="contents" aria-label="On this page">
        {{#lists}}
        <ul role="list">
        {{#links}}
        <li><a href="#{{anchor}}">{{words}}{{#count}} <span class="figure">{{.}}\
        <span class="unseen"> {{unit}}</span></span>{{/count}}</a></li>
        {{/links}}
        </ul>
        {{/lists}}
        </nav>
        {{/contents}}
        <main id="main" tabindex="-1">
        {{{body}}}</main>
        </div>
        <footer class="colophon">
        {{#attributions}}
        <p>{{.}}</p>
        {{/attributions}}
        <p class="back"><a href="#top">Back to the top</a></p>
        </footer>
        </body>
        </html>

        """

    /// A section that belongs to the page rather than to a group.
    static let sectionText = """
        <section class="part{{#kind}} {{.}}{{/kind}}">
        <{{tag}} id="{{anchor}}">{{heading}}</{{tag}}>
        {{{body}}}</section>

        """

    /// Words of our own or of data.
    static let paragraphText = """
        <p{{#class}} class="{{.}}"{{/class}} dir="auto">{{words}}</p>

        """

    /// Sentences one below the other.
    static let sentencesText = """
        <ul class="sentences">
        {{#items}}
        <li dir="auto">{{.}}</li>
        {{/items}}
        </ul>

        """
}
