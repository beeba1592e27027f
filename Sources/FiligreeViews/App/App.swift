/// A program of views: SwiftUI's `App`.
///
/// Filigree runs an app without a window: a host, such as a preview, shows its first scene.
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

extension App {
  /// Runs the app: without a host it says what it would show, and ends.
  @MainActor @preconcurrency
  public static func main() {
    _ = Self()
    print(
      "\(Self.self): there is no screen here. To draw its views, use ImageRenderer or ViewSession.")
  }
}

/// A part of an app's user interface: SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one consists of.
  associatedtype Body: Scene

  /// The scenes that this one consists of.
  @SceneBuilder @MainActor @preconcurrency
  var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Not to be called: this scene has no content of scenes.
  public var body: Never {
    // As with the body of a primitive view.
    fatalError("\(Self.self) has no body")
  }
}

/// Makes scenes of the statements in a closure: SwiftUI's `SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  /// Makes a scene of one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows with equal content: SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  /// A group has no content of scenes.
  public typealias Body = Never

  package let title: String?
  package let content: Content

  /// Creates windows with `content`.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates windows with a title; the identifier has no effect.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey).string
    self.content = content()
  }

  /// Creates windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
}
