import FiligreePaths
import Foundation

/// What views of one group have in common: SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates properties of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where a view lies on the page.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that a view is offered.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives views of one name the place and the size of the one among them that is their source.
  ///
  /// The others keep their places in the layout, but are drawn where the source lies. Where the source goes in an
  /// animation, and another view becomes the source, the place moves from the one to the other, and both views with
  /// it: so one view seems to become the other. Of several sources, the one that came last counts.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - namespace: What the name belongs to, so that equal names elsewhere are other ones.
  ///   - properties: What the view takes from the source: its place, its size or both.
  ///   - anchor: The point of the view that lies on the same point of the source.
  ///   - isSource: Whether the others take their places from this view.
  /// - Returns: The view, in the source's place.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryEffect(
        key: MatchedGeometryKey(namespace: namespace, id: UncheckedBox(value: AnyHashable(id))),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

/// The name of a group.
struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: UncheckedBox<AnyHashable>

  static func == (first: MatchedGeometryKey, second: MatchedGeometryKey) -> Bool {
    first.namespace == second.namespace && first.id.value == second.id.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(namespace)
    hasher.combine(id.value)
  }
}

/// Draws a view in the place of its group's source.
nonisolated struct MatchedGeometryEffect: ViewModifier, ItemModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> Self
  ) -> LayoutItem {
    MatchedGeometryItem(node: node, content: content, modifier: modifier)
  }
}

/// An item that lies in its place in the layout, and whose content is drawn in the place of its group.
final class MatchedGeometryItem: WrapperItem<MatchedGeometryEffect> {
  private var group: MatchedGeometryGroup?

  var isSource: Bool { modifier.isSource }

  /// Whether the item, or one that it lies in, is there for its transition only.
  var isGoing: Bool {
    sequence(first: self as LayoutItem, next: \.parent).contains(where: \.isLeaving)
  }

  override func placeContents() {
    join()
    guard let group else { return super.placeContents() }
    if group.source === self {
      group.move(to: frame(in: .global), node.transaction)
    }
    let takesSize = modifier.properties.contains(.size)
    let size = takesSize ? group.frame?.size : nil
    content.place(in: self, at: .zero, size.map { ProposedViewSize($0) } ?? proposal)
  }

  /// Becomes a member of the group that the modifier names.
  private func join() {
    let modifier = modifier
    guard group?.key != modifier.key else { return }
    group?.remove(self)
    group = node.graph.matchedGeometry.group(modifier.key)
    group?.add(self)
  }

  override func removed() {
    super.removed()
    group?.remove(self)
    group = nil
  }

  // MARK: Drawing

  /// How far the content is drawn from its place: its anchor lies on the group's.
  private var distance: CGSize {
    let modifier = modifier
    guard modifier.properties.contains(.position), let frame = group?.frame else { return .zero }
    let (own, size, anchor) = (pointOnPage(.zero), content.size, modifier.anchor)
    return CGSize(
      width: frame.minX - own.x + anchor.x * (frame.width - size.width),
      height: frame.minY - own.y + anchor.y * (frame.height - size.height))
  }

  override var drawnContentTransform: CGAffineTransform {
    let distance = distance
    return CGAffineTransform(translationX: distance.width, y: distance.height)
  }

  override func draw(in context: inout DrawContext) {
    context.saving { context in
      context.recorder.concatenate(drawnContentTransform)
      content.display(in: &context)
    }
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    let (distance, origin) = (distance, content.presentedOrigin)
    let inner = CGPoint(
      x: point.x - distance.width - origin.x, y: point.y - distance.height - origin.y)
    guard goingDeeper({ content.hitTest(inner, &hits) }) else { return false }
    hits.append(Hit(item: self, point: point))
    return true
  }
}
