/// The configuration file to start from: what `catalog config init` writes.
package enum StarterConfiguration {
    /// The text of `catalog.example.yaml`, which is where to change it; a test holds the two equal.
    package static let text = #"""
        # An example configuration with every setting there is.
        #
        # Copy it to ./catalog.yaml, or to ~/.config/catalog/catalog.yaml, keep what you need, and run
        # `catalog config check`. ${NAME} is an environment variable, read only when
        # its provider runs; ${NAME:-default} has a default; $$ is a dollar.

        providers:
          # The Movie Database. The name is yours: ids begin with it (tmdb:27205), and so does `-p tmdb`.
          tmdb:
            kind: tmdb
            # The "API Read Access Token" of https://www.themoviedb.org/settings/api ...
            access_token: ${TMDB_ACCESS_TOKEN}
            # ... or the shorter "API Key" of the same page. One of the two is enough.
            # api_key: ${TMDB_API_KEY}
            # The language of titles and texts; `--language` overrules it.
            language: en-US
            # The country whose lists and release dates count; `--region` overrules it.
            region: US
            # The width of posters: w92, w154, w185, w342, w500, w780 or original.
            poster_size: w500
            # Where recommended movies come from: recommendations (what people liked as well) or similar (same
            # genres and keywords).
            related: recommendations
            # How long one request may take (unless set: 20).
            # timeout_seconds: 10
            # How many requests may begin in a second (unless set: 50, after a first 150 at once), and how many may be
            # under way (unless set: 20).
            # requests_per_second: 40
            # max_concurrent: 8

          # TradeRev's list of five movies. It needs no key.
          traderev:
            kind: traderev
            # Which of its two texts is the overview: description (a paragraph) or notes (longer).
            overview: description

          # A second provider of a kind that is there already: the same list, from a folder of your own.
          # mirror:
          #   kind: traderev
          #   Where a service is, if not at its usual place: an https, http or file address.
          #   base_url: file:///srv/traderev
          #   A secret is sent to another machine over https only, unless that host is named here.
          #   insecure_host: nas.local

          # Movies in a file of your own: CSV with a header, or NDJSON, packed with gzip or not. It needs the columns id
          # and title, and understands those that `catalog list -o movies.csv` writes. Every run reads it from disk. With
          # `language: de` beside the path it also tells which language its titles and texts are in.
          mine:
            kind: file
            path: movies.csv

        # Which providers run, in order of precedence: where two differ, the earlier one wins. Without `use` all of
        # them run, in the order above.
        use: [tmdb, traderev]

        # Whose value counts for single fields, by their names in JSON: a precedence of the field's own, or a named rule
        # (most_votes, highest, lowest, longest, union). `catalog config check` prints what it comes to.
        # merge:
          # fields: {overview: [traderev, tmdb], rating: most_votes, genres: union}
          # Titles, texts and genres in this language go before all others.
          # prefer_language: de

        # Your own word, in a file beside this one, kept in version control: which records are one movie, and values by
        # hand, which outrank what providers say (null says that there is none):
        #   same:      [[tmdb:24428, traderev:1]]
        #   different: [[tmdb:27205, traderev:3]]
        #   set:       {tmdb:27205: {year: 2010, genres: [Action, Heist], tagline: null}}
        # matches: matches.yaml

        # The response cache keeps answers as long as their servers allow, under $XDG_CACHE_HOME/catalog. What was used
        # longest ago leaves first when it takes more than this (unless set: 200).
        cache:
          max_megabytes: 200

        """#
}
