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
    // Nobody asks for it: `SceneWindow.all(of:)` takes the windows of such a scene instead.
    fatalError("\(Self.self) has no body")
  }
}

/// Makes scenes of the statements in a closure: SwiftUI's `SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  /// Makes a scene of one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Makes a scene of several statements.
  @MainActor
  public static func buildBlock<First: Scene, Second: Scene, each Rest: Scene>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some Scene {
    SceneGroup(first, second, repeat each rest)
  }
}

/// A window that scenes ask for.
package struct SceneWindow {
  /// What it is called, if anything.
  package var title: String?
  /// Its views.
  package var content: AnyView
}

/// A scene that consists of windows.
@MainActor
package protocol PrimitiveScene {
  /// The windows.
  var windows: [SceneWindow] { get }
}

/// Several scenes.
struct SceneGroup: Scene, PrimitiveScene {
  typealias Body = Never

  private let makeWindows: @MainActor () -> [SceneWindow]

  init<each Part: Scene>(_ parts: repeat each Part) {
    let parts = (repeat each parts)
    makeWindows = {
      var windows: [SceneWindow] = []
      for part in repeat each parts { windows += SceneWindow.all(of: part) }
      return windows
    }
  }

  var windows: [SceneWindow] { makeWindows() }
}

extension SceneWindow {
  /// The windows of a scene, in order.
  @MainActor
  package static func all<S: Scene>(of scene: S) -> [SceneWindow] {
    if let scene = scene as? any PrimitiveScene { return scene.windows }
    return all(of: scene.body)
  }
}
