import Foundation

/// How a lazy container arranges its units along an axis.
@MainActor
protocol LazyArrangement {
  /// The axis along which the units follow one another.
  var axis: Axis { get }
  /// Whether all units are made, whether they are seen or not.
  var makesAll: Bool { get }
  /// The length of a unit as long as none is known.
  var usualLength: CGFloat { get }
  /// Whether headers of sections, and footers, stay in sight.
  var pinned: PinnedScrollableViews { get }
  /// What is kept free before the first and behind the last unit.
  var ends: (before: CGFloat, behind: CGFloat) { get }
  /// Changes the environment of the views within.
  func change(_ environment: inout EnvironmentValues)
  /// The lines that units share, for a breadth; nil where each unit follows the one before.
  func lines(_ breadth: CGFloat?) -> LazyLines?
  /// Arranges the items of a unit that shares no line.
  func block(_ items: [LayoutItem], _ unit: LazyUnit) -> LazyBlock
  /// Changes what units are made of.
  func adjust(_ runs: inout [LazyUnits])
  /// Places what lies behind the items.
  func placeBackground(_ rows: [LazyRow], _ item: LayoutItem)
  /// Draws what lies behind the items.
  func drawBackground(
    _ rows: [LazyRow], size: CGSize, _ item: LayoutItem, in context: inout DrawContext)
  /// What lies under a point besides the items.
  func hitTest(_ point: CGPoint, _ rows: [LazyRow], _ hits: inout [Hit]) -> Bool
}

extension LazyArrangement {
  var pinned: PinnedScrollableViews { [] }
  var ends: (before: CGFloat, behind: CGFloat) { (0, 0) }
  func change(_ environment: inout EnvironmentValues) {}
  func lines(_ breadth: CGFloat?) -> LazyLines? { nil }
  func adjust(_ runs: inout [LazyUnits]) {}
  func placeBackground(_ rows: [LazyRow], _ item: LayoutItem) {}
  func drawBackground(
    _ rows: [LazyRow], size: CGSize, _ item: LayoutItem, in context: inout DrawContext
  ) {}
  func hitTest(_ point: CGPoint, _ rows: [LazyRow], _ hits: inout [Hit]) -> Bool { false }
}

/// What an arrangement knows of a unit.
struct LazyUnit {
  /// What is offered across the axis.
  var breadth: CGFloat?
  /// The role of its items, where they do not say another one.
  var role: ListRole
  /// The last item before the unit and its role; nil for the first unit.
  var previous: (item: LayoutItem?, role: ListRole)?
  var environment: EnvironmentValues
}

/// Where the items of a unit lie.
struct LazyBlock {
  /// The length along the axis, with the distance to the unit before.
  var length: CGFloat = 0
  /// The breadth across it.
  var breadth: CGFloat = 0
  var rows: [LazyRow] = []
}

/// An item of a unit in its place.
struct LazyRow {
  var item: LayoutItem
  var role: ListRole
  /// The row, along and across the axis: within its block, and later within the container.
  var start: CGFloat
  var length: CGFloat
  var proposal: ProposedViewSize
  /// Where the item lies across the axis; nil for its alignment in the breadth of all.
  var across: CGFloat?
  /// Whether the row before it, and the one behind it, belong to the same box.
  var continues = false
  var isContinued = false
}
