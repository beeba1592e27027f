import FiligreeKit

/// The page that a session shows.
typealias SessionPage = ScreenPage
