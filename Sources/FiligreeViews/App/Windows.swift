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

extension WindowGroup: PrimitiveScene {
  package var windows: [SceneWindow] { [SceneWindow(title: title, content: AnyView(content))] }
}

/// One window: SwiftUI's `Window`.
public struct Window<Content: View>: Scene {
  /// A window has no content of scenes.
  public typealias Body = Never

  let title: String
  let content: Content

  /// Creates a window with a title; the identifier has no effect.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    title = Text(titleKey).string
    self.content = content()
  }

  /// Creates a window with a title; the identifier has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
}

extension Window: PrimitiveScene {
  package var windows: [SceneWindow] { [SceneWindow(title: title, content: AnyView(content))] }
}

/// An app's settings: SwiftUI's `Settings`.
public struct Settings<Content: View>: Scene {
  /// Settings have no content of scenes.
  public typealias Body = Never

  let content: Content

  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: PrimitiveScene {
  package var windows: [SceneWindow] { [SceneWindow(title: "Settings", content: AnyView(content))] }
}
