import FiligreeDrawing
import FiligreePaths
import Foundation

/// Pages that lie above one another, with a bar at the top: SwiftUI's `NavigationStack`.
///
/// The root is the lowest page. Links (``NavigationLink``), the values of the path and bindings
/// (`navigationDestination(isPresented:destination:)`) put pages above it, which come from the trailing side. The button
/// in the bar, a drag from the leading edge, or ``DismissAction`` take them away.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  let root: Root
  private let source: PathSource?
  @State private var ownPath = NavigationPath()
  @State private var model = NavigationModel()

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    source = nil
  }

  /// Creates a stack of a path of values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    source = PathSource(path)
  }

  /// Creates a stack of a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    source = PathSource(path)
  }

  /// The pages.
  @MainActor public var body: some View {
    NavigationDeck(root: root, path: source ?? PathSource($ownPath), model: model)
  }
}

/// Pages that lie above one another, as views had them up to iOS 15: SwiftUI's `NavigationView`.
///
/// It is a stack on pages of any width.
public nonisolated struct NavigationView<Content: View>: View {
  let content: Content
  @State private var path = NavigationPath()
  @State private var model = NavigationModel()

  /// Creates a stack with its root.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The pages.
  @MainActor public var body: some View {
    NavigationDeck(root: content, path: PathSource($path), model: model)
  }
}

/// The root of a stack, and the pages above it.
nonisolated struct NavigationDeck<Root: View>: View {
  /// How far a page moves to the leading side while another one covers it, of its width.
  static var recession: CGFloat { 0.3 }
  /// How near to the leading edge a drag begins that takes a page away, in points.
  static var edge: CGFloat { 20 }

  let root: Root
  let path: PathSource
  let model: NavigationModel
  @State private var pull: CGFloat = 0
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sceneReference) private var reference

  @MainActor var body: some View {
    let values = path.get()
    let pages = prepared(values)
    GeometryReader { proxy in
      let width = max(proxy.size.width, 1)
      ZStack {
        page(0, of: pages.count, width) { root }
        ForEach(Array(pages.enumerated()), id: \.element) { place, page in
          self.page(place + 1, of: pages.count, width) {
            NavigationDestination(page: page, level: place + 1, model: model)
          }
          .offset(x: place == pages.count - 1 ? pull : 0)
          .transition(.move(edge: .trailing))
        }
      }
      .animation(.spring(response: 0.4, dampingFraction: 1), value: pages)
      .simultaneousGesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .local)
          .onChanged { pull(by: $0, pages.count, width) }
          .onEnded { letGo($0, pages.count, width) })
    }
    .onAppear { reference.scene?.addBackTarget(model) }
    .onDisappear { reference.scene?.removeBackTarget(model) }
  }

  @MainActor private func prepared(_ values: [AnyHashable]) -> [NavigationModel.Page] {
    model.path = path
    model.settle(values)
    return model.pages(of: values)
  }

  @MainActor private func page<Content: View>(
    _ level: Int, of count: Int, _ width: CGFloat, @ViewBuilder content: () -> Content
  ) -> some View {
    let covered = level == count ? 0 : level == count - 1 ? 1 - min(pull / width, 1) : 1
    return NavigationPage(level: level, model: model, content: content())
      .modifier(CoveredModifier(amount: Double(covered)))
      .zIndex(Double(level))
  }

  // MARK: Back by a drag

  private func way(_ value: DragGesture.Value) -> CGFloat {
    direction == .leftToRight ? value.translation.width : -value.translation.width
  }

  @MainActor private func isFromEdge(_ value: DragGesture.Value, _ width: CGFloat) -> Bool {
    let start = value.startLocation.x
    return direction == .leftToRight ? start <= Self.edge : start >= width - Self.edge
  }

  @MainActor private func pull(by value: DragGesture.Value, _ count: Int, _ width: CGFloat) {
    guard count > 0, isFromEdge(value, width) else { return }
    pull = min(max(way(value), 0), width)
  }

  @MainActor private func letGo(_ value: DragGesture.Value, _ count: Int, _ width: CGFloat) {
    guard pull > 0 || isFromEdge(value, width) else { return }
    let speed = direction == .leftToRight ? value.velocity.width : -value.velocity.width
    withAnimation(.spring(response: 0.3, dampingFraction: 1)) {
      if count > 0, way(value) + speed / 4 > width / 2 { model.pop(to: count - 1) }
      pull = 0
    }
  }
}

/// The view of a page.
private nonisolated struct NavigationDestination: View {
  let page: NavigationModel.Page
  let level: Int
  let model: NavigationModel

  @MainActor var body: some View {
    if let content = model.content(of: page, at: level) {
      content
    } else {
      // As SwiftUI shows values for which there is no destination.
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
    }
  }
}

/// Moves a page to the leading side and dims it while another one covers it, and leaves it out when it is covered whole.
nonisolated struct CoveredModifier: ViewModifier, ItemModifier, Animatable {
  private static let dimming = 0.1
  /// From this amount on a page counts as covered whole: the rest is less than a pixel.
  private static let whole = 0.999

  /// How far it is covered, from 0 to 1.
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor private func shift(_ item: LayoutItem) -> CGFloat {
    let way = item.size.width * NavigationDeck<EmptyView>.recession * CGFloat(amount)
    return item.environment.layoutDirection == .leftToRight ? -way : way
  }

  @MainActor func draw(_ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem) {
    guard amount < Self.whole else { return }
    guard amount > 1 - Self.whole else { return content.display(in: &context) }
    let shift = shift(item)
    context.saving { context in
      context.recorder.concatenate(CGAffineTransform(translationX: shift, y: 0))
      content.display(in: &context)
      // All of it, what lies under the page's own bars included.
      let reach = item.distanceToPage()
      let page = CGRect(
        x: 0, y: -reach.top, width: item.size.width,
        height: item.size.height + reach.top + reach.bottom)
      var style = ResolvedStyle(.color(Color.Resolved(.sRGB, 0, 0, 0, 1)))
      style.opacity = amount * Self.dimming
      context.drawingAsOne { $0.fill(Path(page), with: style, in: page) }
    }
  }

  @MainActor func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    guard amount < 1 - Self.whole else { return false }
    let origin = content.presentedOrigin
    return content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits)
  }

  @MainActor func describe(
    _ content: LayoutItem, _ tree: inout AccessibilityTree, _ item: LayoutItem
  ) {
    if amount < 1 - Self.whole { content.describe(&tree) }
  }
}
