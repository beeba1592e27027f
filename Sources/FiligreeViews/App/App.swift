/// A program of views: SwiftUI's `App`.
///
/// Its `main()` comes with FiligreeHost, which shows the scenes in a browser; a preview shows the first of them.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency
  var body: Self.Body { get }

  /// Creates the app.
  @MainActor @preconcurrency
  init()
}
