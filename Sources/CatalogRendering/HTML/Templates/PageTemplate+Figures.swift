extension PageTemplate {
    /// A table that can be scrolled sideways where the screen is too narrow for it, also by keys.
    static let tableText = """
        <div class="scroll" role="region" tabindex="0" aria-label="{{caption}}">
        <table>
        <caption{{#heard}} class="unseen"{{/heard}}>{{caption}}</caption>
        <thead><tr>{{#columns}}<th scope="col"{{#number}} class="number"{{/number}}>{{#swatch}}\
        <svg class="swatch" viewBox="0 0 8 8" aria-hidden="true"><rect class="{{.}}" width="8" height="8"/></svg> \
        {{/swatch}}{{title}}</th>{{/columns}}</tr></thead>
        {{{body}}}</table>
        </div>

        """

    /// A table's body.
    static let rowsText = """
        <tbody>
        {{{body}}}</tbody>

        """

    /// The first cell names the row. A bar stands beside a figure that says the same.
    static let rowText = """
        <tr>{{#cells}}{{#name}}<th scope="row" dir="auto">{{.}}</th>{{/name}}{{#text}}<td dir="auto">{{.}}</td>{{/text}}\
        {{#empty}}<td></td>{{/empty}}{{#number}}<td class="number">{{.}}</td>{{/number}}\
        {{#share}}<td class="number">{{words}} \
        <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">\
        <rect class="rest" width="100" height="8"/><rect class="part" width="{{percent}}" height="8"/></svg></td>\
        {{/share}}{{#stack}}<td class="number">{{words}} \
        <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">\
        {{#parts}}<rect class="{{kind}}" x="{{start}}" width="{{width}}" height="8"/>{{/parts}}</svg></td>{{/stack}}\
        {{#figure}}<td class="figures"><b>{{words}}</b>{{#percent}} \
        <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">\
        <rect class="rest" width="100" height="8"/><rect class="part" width="{{.}}" height="8"/></svg>{{/percent}}\
        {{#notes}} <span>{{.}}</span>{{/notes}}</td>{{/figure}}\
        {{#link}}<td><a href="{{.}}" rel="external noopener noreferrer">{{.}}</a></td>{{/link}}{{/cells}}</tr>

        """

    /// It goes over all columns, so that these stay wide enough on a narrow screen.
    static let rowHeadText = """
        <tr><th scope="rowgroup" colspan="{{span}}"><span dir="auto">{{name}}</span>\
        {{#note}} <span class="by">{{.}}</span>{{/note}}</th></tr>

        """

    /// Bars on an axis, which those who do not see them hear one by one.
    static let histogramText = """
        <figure class="chart">
        <svg viewBox="0 0 {{width}} {{height}}" role="img" aria-labelledby="{{id}}-title {{id}}-bars">\
        <title id="{{id}}-title">{{title}}</title><desc id="{{id}}-bars">{{description}}</desc>
        {{#bars}}
        <rect class="part" x="{{x}}" y="{{y}}" width="{{width}}" height="{{height}}"/>\
        {{#label}}<text class="count" x="{{middle}}" y="{{top}}">{{.}}</text>{{/label}}
        {{/bars}}
        <path class="axis" d="M0 {{base}}H{{width}}"/>
        {{#ticks}}
        <text class="{{kind}}" x="{{x}}" y="{{y}}">{{words}}</text>
        {{/ticks}}
        </svg>
        <figcaption>{{caption}}</figcaption>
        </figure>

        """
}
