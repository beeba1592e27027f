import Foundation

/// A view that shows a part of its content, which a finger moves: SwiftUI's `ScrollView`.
///
/// Along its axes it takes what it is offered, and its content is as long as it wants; across them it is as
/// large as its content. Several views of the content lie below one another. A finger moves the content; when it
/// leaves, the content goes on and slows down by the session's clock, and beyond its ends it is drawn back, as
/// UIKit's scroll views do. Indicators are seen while the content moves.
public nonisolated struct ScrollView<Content: View>: View {
  /// The content.
  public var content: Content
  /// The axes along which the content moves.
  public var axes: Axis.Set
  /// Whether indicators are shown.
  public var showsIndicators: Bool

  /// Creates a view of content that moves along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Creates a view of content that moves along some axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

extension ScrollView: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ScrollNode(self, inputs)
  }
}

/// The node of a view of content that moves.
final class ScrollNode<Content: View>: ContentNode<ScrollView<Content>, VStack<Content>> {
  private var item: ScrollItem?

  /// The environment of the content.
  private var inner = EnvironmentValues()

  override init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    inner = makeInner()
    content = makeNode(VStack { view.content }, innerInputs)
    item = ScrollItem(node: self)
    item?.show(content?.outputs.first)
    item?.set(axes: view.axes, showsIndicators: view.showsIndicators)
  }

  /// The content is in no stack, whatever is around.
  private func makeInner() -> EnvironmentValues {
    var inner = environment
    if inner.stackOrientation != nil { inner.stackOrientation = nil }
    // What is set for this scroll view is not for those within.
    inner.scrollSettings = ScrollSettings()
    inner.scrollWatch = nil
    return inner
  }

  private var innerInputs: NodeInputs { NodeInputs(parent: self, environment: inner) }

  override func update(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
    let isSame = inputs.environment.isIdentical(to: environment)
    super.update(view, inputs)
    if !isSame {
      inner = makeInner()
      item?.setNeedsPlacing()
    }
    item?.set(axes: view.axes, showsIndicators: view.showsIndicators)
    content?.update(VStack { view.content }, innerInputs)
  }

  override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override var ownItems: [LayoutItem] { outputs }
}
