import Foundation

/// Views in rows and columns: SwiftUI's `Grid`.
///
/// Each ``GridRow`` is a row, whose views are its cells; a view that is in none is a row of its own, across all columns.
/// A column is as wide as its widest cell; columns and rows share what the grid is offered as the views of a stack do.
public nonisolated struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// The distances are in points; nil for the distance that views like, mostly 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ContainerNode(self, inputs, layout: \.layout, content: \.content)
  }
}

/// A row of a grid: SwiftUI's `GridRow`.
///
/// Elsewhere its views are views in a row like others.
public nonisolated struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  @State private var identity = GridRowIdentity()

  /// Creates a row, whose cells are aligned by `alignment`, or as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells.
  @MainActor public var body: some View {
    content.modifier(
      TraitModifier(
        GridRowKey.self, GridRowTrait(identity: identity, alignment: alignment)))
  }
}

/// What makes a row another one than its neighbors.
final class GridRowIdentity: Sendable {}

/// The row of a cell.
struct GridRowTrait {
  let identity: GridRowIdentity
  let alignment: VerticalAlignment?
}

enum GridRowKey: TraitKey {
  static var defaultValue: GridRowTrait? { nil }
}

enum GridCellColumnsKey: TraitKey {
  static let defaultValue = 1
}

enum GridCellAnchorKey: TraitKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentKey: TraitKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

enum GridCellUnsizedAxesKey: TraitKey {
  static var defaultValue: Axis.Set { [] }
}

extension View {
  /// Makes the cell of a grid as wide as several columns; less than 1 counts as 1.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridCellColumnsKey.self, max(count, 1)))
  }

  /// Sets the point of the cell at which the same point of the view lies.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(GridCellAnchorKey.self, anchor))
  }

  /// Sets the guide by which the cells of the view's column are aligned.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridColumnAlignmentKey.self, guide))
  }

  /// Keeps the view from making its column wider, or its row higher, than the other cells do.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(GridCellUnsizedAxesKey.self, axes))
  }
}
