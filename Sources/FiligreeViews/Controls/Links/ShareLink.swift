import FiligreeKit
import Foundation

/// How something that is shared is announced: SwiftUI's type of that name.
///
/// A browser has a dialog of its own: the title alone is used, as the name of a file.
public nonisolated struct SharePreview<Image, Icon> {
  let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) {
    title = Text(titleKey).string
  }

  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.title = String(title)
  }
}

extension SharePreview where Icon == Never {
  /// A title; the picture has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.title = String(title)
  }

  /// A title; the picture has no effect.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    title = Text(titleKey).string
  }
}

/// A control that shares something: SwiftUI's `ShareLink`.
///
/// A tap asks the one who shows the views (``ViewSession/fileDialog``, of the purpose ``FileDialog/Purpose/share``): a
/// browser has a dialog for texts and addresses, and downloads files. The subject and the message have no effect.
public nonisolated struct ShareLink<Label: View>: View {
  /// Asks the scene.
  let share: @MainActor (SceneState) -> Void
  let label: Label
  @Environment(\.sceneReference) private var reference

  init(_ item: String, _ label: Label) {
    self.label = label
    share = { _ = $0.ask(.share, [.utf8PlainText], text: item) { _ in } }
  }

  init(_ item: URL, _ label: Label) {
    self.label = label
    share = { _ = $0.ask(.share, [.url], text: item.absoluteString) { _ in } }
  }

  init<T: Transferable & Sendable>(transferring item: T, _ name: String, _ label: Label) {
    self.label = label
    share = { scene in
      Task {
        do {
          let file = try await TransferredFile(item, [], name: name)
          _ = scene.ask(.share, [file.type], contents: [file.wrapper]) { _ in }
        } catch {
          scene.report("ShareLink: “\(name)” is not to be had: \(error.localizedDescription)")
        }
      }
    }
  }

  /// Creates a control for an address with a label of views.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item, label())
  }

  /// Creates a control for a string with a label of views.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item, label())
  }

  /// Creates a control for a value with a label of views; the first of its forms is shared.
  public init<T: Transferable & Sendable, Picture, Icon>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(transferring: item, preview.title, label())
  }

  /// The label in the style of buttons.
  @MainActor public var body: some View {
    let (share, reference) = (share, reference)
    Button {
      if let scene = reference.scene { share(scene) }
    } label: {
      label
    }
  }
}

extension ShareLink where Label == FiligreeViews.Label<Text, Image> {
  private static func label(_ title: Text) -> Label {
    FiligreeViews.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// Creates a control for an address, called “Share…”.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item, Self.label(Text(verbatim: "Share…")))
  }

  /// Creates a control for a string, called “Share…”.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item, Self.label(Text(verbatim: "Share…")))
  }

  /// Creates a control for an address with a text.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item, Self.label(Text(titleKey)))
  }

  /// Creates a control for a string with a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item, Self.label(Text(titleKey)))
  }

  /// Creates a control for a value, called “Share…”.
  public init<T: Transferable & Sendable, Picture, Icon>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init(transferring: item, preview.title, Self.label(Text(verbatim: "Share…")))
  }

  /// Creates a control for a value with a text.
  public init<T: Transferable & Sendable, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(transferring: item, preview.title, Self.label(Text(titleKey)))
  }
}
