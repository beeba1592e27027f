import FiligreePaths
import Foundation

/// One picture of a preview: one of its views, its name and its page.
@MainActor
package struct PreviewItem {
  /// Who decides how large the page is.
  package enum Room: String, Codable, Sendable {
    /// A device, whose screen it is.
    case device
    /// The view.
    case fitting
    /// The preview, by numbers.
    case fixed
  }

  package let name: String
  package let size: CGSize
  package let room: Room
  /// Whether the view asks for dark surroundings.
  package let isDark: Bool
  let environment: EnvironmentValues
  private let source: PreviewHost.Source
  private let index: Int

  /// A session that shows the view.
  func session(scale: CGFloat) -> ViewSession {
    let session = ViewSession(size: size, scale: scale, environment: environment) {
      AnyView(Self.single(source.makeContent(), index, nil))
    }
    session.background = isDark ? .black : .white
    return session
  }

  /// The view, made anew.
  package var content: AnyView { AnyView(Self.single(source.makeContent(), index, nil)) }

  /// Where source makes it.
  package var place: PreviewHost.Source.Place? { source.place }

  /// The pictures of a source, as they are on a telephone's page in light surroundings.
  package static func all(of source: PreviewHost.Source) -> [PreviewItem] {
    (try? PreviewHostOptions([])).map { all(of: source, $0) } ?? []
  }

  /// The pictures of a source.
  static func all(of source: PreviewHost.Source, _ options: PreviewHostOptions) -> [PreviewItem] {
    var environment = EnvironmentValues()
    environment.displayScale = options.scale
    environment.colorScheme = options.isDark ? .dark : .light
    let probe = PreviewProbe()
    func look(at index: Int) -> CGSize {
      let view = single(source.makeContent(), index, probe)
      let graph = ViewGraph(view, environment: environment)
      defer { graph.close() }
      return graph.sizeThatFits(.unspecified)
    }
    var size = look(at: 0)
    let found = probe.items
    return found.indices.map { index in
      let item = found[index]
      if index > 0 { size = look(at: index) }
      let (page, room): (CGSize, Room) =
        switch item.layout ?? source.layout ?? .device {
        case .device: (options.pageSize, .device)
        case .sizeThatFits: (size, .fitting)
        case .fixed(let width, let height): (CGSize(width: width, height: height), .fixed)
        }
      let isNumbered = found.count > 1 && item.name == nil
      let suffix = item.name.map(fileName) ?? (isNumbered ? "\(index + 1)" : "")
      return PreviewItem(
        name: suffix.isEmpty ? source.name : "\(source.name)-\(suffix)", size: page,
        room: room, isDark: item.isDark, environment: environment, source: source, index: index)
    }
  }

  private static func single<Content: View>(
    _ content: Content, _ index: Int, _ probe: PreviewProbe?
  ) -> any View {
    SingleItem(content: content, index: index, probe: probe)
  }

  /// A name without what file systems and shells take amiss.
  static func fileName(_ name: String) -> String {
    let allowed = name.map { $0.isLetter || $0.isNumber || "-_+.".contains($0) ? $0 : "-" }
    return String(String(allowed).drop { $0 == "." }.prefix(80))
  }
}

/// What the views of a preview say about their pictures.
@MainActor
private final class PreviewProbe {
  struct Item {
    var name: String?
    var layout: PreviewLayout?
    var isDark: Bool
  }

  var items: [Item] = []

  func look(at outputs: [LayoutItem]) {
    items = outputs.map { item in
      // The scheme of a view may be set beneath other modifiers: it counts as long as they are around
      // the whole.
      var isDark = false
      var inner: LayoutItem? = item
      while let current = inner, !isDark {
        isDark = current.environment.colorScheme == .dark
        inner = current.contents.count == 1 ? current.contents[0] : nil
      }
      return Item(
        name: item.trait(PreviewNameTrait.self), layout: item.trait(PreviewLayoutTrait.self),
        isDark: isDark)
    }
  }
}

/// One of the views in a view; none where there are not so many.
private nonisolated struct SingleItem<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let index: Int
  let probe: PreviewProbe?

  @MainActor func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    SingleItemNode(self, inputs)
  }
}

private final class SingleItemNode<Content: View>: ContentNode<SingleItem<Content>, Content> {
  override init(_ view: SingleItem<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
  }

  override func update(_ view: SingleItem<Content>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    content?.update(view.content, self.inputs)
  }

  override func makeOutputs() -> [LayoutItem] {
    let all = content?.outputs ?? []
    view.probe?.look(at: all)
    return all.indices.contains(view.index) ? [all[view.index]] : []
  }
}
