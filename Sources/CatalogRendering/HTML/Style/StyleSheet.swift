/// The style sheet of every page.
///
/// Colors stand in ``colorsText`` alone, twice: for readers who prefer light and for those who prefer dark. Every
/// color of text is readable on every color behind text, which a test works out; so a rule may combine them freely.
enum StyleSheet {
    /// The whole sheet.
    static let text = [colorsText, pageText, moviesText, figuresText, printText].joined(separator: "\n")

    /// Colors and typefaces. Those of the reader's own machine: nothing is loaded.
    static let colorsText = """
        :root {
          color-scheme: light dark;
          --paper: #faf8f3; --wash: #f1ece1; --ink: #1e1a15; --quiet: #5a5246; --accent: #872f1c; --line: #d9d0bf;
          --same: #2f6f5b; --near: #a3761b; --differ: #872f1c;
          --tint-0: #ebdfc8; --tint-1: #dbe4d3; --tint-2: #d3e0e7; --tint-3: #eedad5; --tint-4: #e0d9ea; \
        --tint-5: #ece5c3;
          --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
          --edge: clamp(1rem, 4vw, 3.5rem);
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --paper: #161412; --wash: #25221e; --ink: #f0ebe2; --quiet: #bab2a5; --accent: #f0a68f; --line: #3d3831;
            --same: #74bfa4; --near: #dcb95f; --differ: #f0a68f;
            --tint-0: #3b3223; --tint-1: #2a3627; --tint-2: #24333c; --tint-3: #412c28; --tint-4: #332d40; \
        --tint-5: #38341d;
          }
        }
        """
}
