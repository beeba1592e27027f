import FiligreeDrawing
import FiligreePaths
import Foundation

/// A space that grows along the axis of its stack, or along both where there is none: SwiftUI's
/// `Spacer`.
///
/// A stack gives spacers what its other views leave over. Where the stack's spacing is not set, there is
/// none beside a spacer.
public nonisolated struct Spacer: View, Sendable {
  /// The smallest length in points; nil for 8.
  public var minLength: CGFloat?

  /// Creates a space.
  ///
  /// A length that is no finite number counts as nil, a negative one as 0.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Spacer> {
    PassThroughNode(self, inputs) { spacer in
      // Lower than any priority that views have.
      ModifiedContent(
        content: SpacerLeaf(minLength: spacer.minLength),
        modifier: TraitModifier(LayoutPriorityKey.self, -.infinity))
    }
  }
}

nonisolated struct SpacerLeaf: LeafView {
  let minLength: CGFloat?

  @MainActor func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    let least = minLength.map { $0.isFinite ? max($0, 0) : 8 } ?? 8
    let size = CGSize(
      width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    switch item.environment.stackOrientation {
    case .horizontal: return CGSize(width: size.width, height: 0)
    case .vertical: return CGSize(width: 0, height: size.height)
    case nil: return size
    }
  }

  @MainActor func spacing(_ item: LayoutItem) -> ViewSpacing {
    .space(along: item.environment.stackOrientation)
  }

  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {}

  @MainActor func contains(_ point: CGPoint, size: CGSize, _ item: LayoutItem) -> Bool { false }
}

/// A thin line across the axis of its stack, or horizontal where there is none: SwiftUI's `Divider`.
///
/// The line is one pixel thick.
public nonisolated struct Divider: View, Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: LeafView {
  @MainActor package func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let thickness = item.environment.pixelLength
    return item.environment.stackOrientation == .horizontal
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }

  @MainActor package func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let bounds = CGRect(origin: .zero, size: size)
    let style = SeparatorShapeStyle().resolveStyle(in: item.environment)
    context.fill(Path(bounds), with: style, in: bounds)
  }
}
