extension PageTemplate {
    /// A heading with what stands below it, and who leads among it.
    static let groupText = """
        <section class="group">
        <{{tag}} id="{{anchor}}"><span dir="auto">{{heading}}</span> <span class="count">{{count}}</span></{{tag}}>
        <div class="{{kind}}">
        {{{body}}}</div>
        {{#people}}
        <dl class="billing">
        {{#jobs}}
        <div><dt>{{job}}</dt>{{#people}}<dd><bdi>{{name}}</bdi>{{#figures}} <span class="figure">{{.}}</span>\
        {{/figures}}</dd>{{/people}}</div>
        {{/jobs}}
        </dl>
        {{/people}}
        </section>

        """

    /// Cards side by side.
    static let moviesText = """
        <div class="movies">
        {{{body}}}</div>

        """

    /// A movie among others: its poster, and beside it what a report says of it.
    static let movieText = """
        <article class="movie">
        {{>poster}}
        <div class="told">
        <{{tag}} dir="auto">{{title}}{{#year}} <span class="year">{{.}}</span>{{/year}}</{{tag}}>
        {{>facts}}
        {{#overview}}
        <p class="overview" dir="auto">{{.}}</p>
        {{/overview}}
        {{>credits}}
        {{>conflicts}}
        {{#missed}}
        <p class="missed">{{.}}</p>
        {{/missed}}
        {{>badges}}
        </div>
        </article>

        """

    /// The movie that a page is about.
    static let portraitText = """
        <div class="portrait">
        {{>poster}}
        <div class="told">
        {{>facts}}
        {{#overview}}
        <p class="overview" dir="auto">{{.}}</p>
        {{/overview}}
        {{#overviewBy}}
        <p class="by">— {{.}}</p>
        {{/overviewBy}}
        {{>credits}}
        {{>conflicts}}
        {{>badges}}
        </div>
        </div>

        """
}

extension PagePartial {
    /// A picture whose place is kept; where it cannot be had, the style sheet sets the title in its place.
    static let posterText = """
        {{#poster}}
        <div class="poster tint-{{tint}}"><img src="{{.}}" alt="Poster of {{title}}" data-title="{{title}}" \
        width="160" height="240" loading="lazy" decoding="async"></div>
        {{/poster}}
        {{^poster}}
        <div class="poster tint-{{tint}}" aria-hidden="true"><p class="drawn"><span dir="auto">{{title}}</span>\
        {{#released}}<span class="released">{{.}}</span>{{/released}}</p></div>
        {{/poster}}

        """

    /// A list, so that those who hear it can skip it.
    static let factsText = """
        {{#facts}}
        <ul class="facts" role="list">\
        {{#rating}}<li class="rating"><span aria-hidden="true">★</span> <b>{{value}}</b>\
        <span class="unseen"> of 10</span>{{#votes}} <span class="votes">{{.}}</span>{{/votes}}</li>{{/rating}}\
        {{#mark}}<li class="mark">{{.}}</li>{{/mark}}\
        {{#original}}<li><i dir="auto"{{#language}} lang="{{.}}"{{/language}}>{{words}}</i></li>{{/original}}\
        {{#duration}}<li class="duration">{{.}}</li>{{/duration}}{{#genres}}<li>{{.}}</li>{{/genres}}</ul>
        {{/facts}}

        """

    /// One sentence each.
    static let creditsText = """
        {{#directed}}
        <p class="credits"><span class="job">Directed by</span> {{#names}}<bdi>{{.}}</bdi>{{^last()}}, {{/last()}}\
        {{/names}}</p>
        {{/directed}}
        {{#cast}}
        <p class="credits"><span class="job">With</span> {{#names}}<bdi>{{.}}</bdi>{{^last()}}, {{/last()}}\
        {{/names}}</p>
        {{/cast}}

        """

    /// Closed at first: a difference is worth a line, and its claims a look.
    static let conflictsText = """
        {{#conflicts}}
        <details class="conflicts"><summary>{{summary}}</summary>
        <dl>
        {{#fields}}
        <div><dt>{{label}}</dt>{{#claims}}<dd><span class="by">{{provider}}</span> <bdi>{{value}}</bdi>\
        {{#shown}} <span class="shown">shown here</span>{{/shown}}</dd>{{/claims}}</div>
        {{/fields}}
        </dl>
        </details>
        {{/conflicts}}

        """

    /// A provider with a page of the movie is a link to it.
    static let badgesText = """
        <ul class="badges" role="list">
        {{#badges}}
        <li>{{#address}}<a href="{{.}}" rel="external noopener noreferrer"><span class="unseen">{{title}}: </span>\
        {{name}}<span aria-hidden="true"> ↗</span></a>{{/address}}{{^address}}<span class="badge">{{name}}</span>\
        {{/address}}</li>
        {{/badges}}
        </ul>

        """
}
