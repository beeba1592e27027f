import Foundation

/// Where the views of a stack lie for one proposal.
struct StackArrangement {
  var size = CGSize.zero
  var origins: [CGPoint] = []
  var proposals: [ProposedViewSize] = []
}

/// What a stack has computed: SwiftUI has a type of this kind without a public name.
public struct _StackLayoutCache {
  fileprivate var spacings: [CGFloat] = []
  fileprivate var priorities: [Double] = []
  fileprivate var arrangements: [ProposedViewSize: StackArrangement] = [:]
  /// The order that was found last, and how many were.
  fileprivate var order: StackOrder?
  fileprivate var orderCount = 0
}

/// In which order the views of a stack choose their lengths.
private struct StackOrder {
  /// The positions of the views: by falling priority, in each group by rising flexibility.
  var groups: [[Int]]
  /// The smallest length of each view; 0 for those of the highest priority, who are not asked.
  var least: [CGFloat]
}

/// The way in which stacks share out their length: a type of ours without a public name.
///
/// Along its axis a stack offers each view an equal share of the length that is left, the least
/// flexible view first; what one does not take is shared by the others. Views of a higher layout
/// priority come first, and leave to the others only their smallest lengths. Flexibility is the
/// difference between a view's lengths for an infinite proposal and for one of zero. (Apple, "Building
/// Custom Views with SwiftUI", WWDC 2019; objc.io, "How an HStack Lays out Its Children", 2020.)
///
/// Across its axis a stack offers its own proposal, and is as large as the views are when aligned. Where it
/// was offered nothing across, it places the views with its own size as the offer: so views that take all
/// they get become equally large. (objc.io, "Thinking in SwiftUI"; OpenSwiftUI, `StackLayout.swift`,
/// `proposalWhenPlacing`.)
public struct _StackArranger {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  func makeCache(_ subviews: LayoutSubviews) -> _StackLayoutCache {
    _StackLayoutCache(
      spacings: zip(subviews, subviews.dropFirst()).map { first, second in
        if let spacing, spacing.isFinite { return spacing }
        return first.spacing.distance(to: second.spacing, along: axis)
      }, priorities: subviews.map(\.priority))
  }

  func arrange(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
  ) -> StackArrangement {
    if let known = cache.arrangements[proposal] { return known }
    let proposals = proposals(for: proposal, subviews, &cache)
    let arrangement = place(proposals, subviews, cache)
    if cache.arrangements.count >= 4096 {
      cache.arrangements.removeAll(keepingCapacity: true)
    }
    cache.arrangements[proposal] = arrangement
    return arrangement
  }

  // MARK: Lengths

  private func proposals(
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
  ) -> [ProposedViewSize] {
    let length = proposal[axis]
    // For none, nothing and everything all shares are alike: no need to ask who is flexible. This is
    // what keeps nested stacks from asking for numbers of sizes that double with each level.
    guard let length, length > 0, length < .infinity else {
      let share = length.map { max($0, 0) }
      return Array(repeating: proposal.replacing(axis, share), count: subviews.count)
    }
    let order = order(for: proposal, subviews, &cache)
    var proposals = Array(repeating: proposal, count: subviews.count)
    var rest = length - cache.spacings.reduce(0, +)
    var reserved = order.groups.dropFirst().joined().reduce(0) { $0 + order.least[$1] }
    for (position, group) in order.groups.enumerated() {
      if position > 0 {
        reserved -= group.reduce(0) { $0 + order.least[$1] }
      }
      for (taken, index) in group.enumerated() {
        let share = Self.share((rest - reserved) / CGFloat(group.count - taken))
        proposals[index] = proposal.replacing(axis, share)
        rest -= measure(subviews[index], proposal, share)
      }
    }
    return proposals
  }

  /// The share that is offered of a length: nothing where nobody could see it, below 1/1024 of a point.
  ///
  /// Stacks without distances in stacks halve their length at each level and never come to nothing: every
  /// level would be asked for lengths of its own, of 1e-30 points.
  private static func share(_ length: CGFloat) -> CGFloat {
    length < 1 / 1024 ? 0 : length
  }

  private func measure(
    _ subview: LayoutSubview, _ proposal: ProposedViewSize, _ share: CGFloat
  ) -> CGFloat {
    subview.sizeThatFits(proposal.replacing(axis, share))[axis]
  }

  /// For so many proposals the views are asked who is flexible; for further ones it is as it was last.
  ///
  /// To find it out takes two further sizes of each view. Where stacks are nested in views that turn a width
  /// into a height, as those of a fixed form do, all of them are new ones, and their number would triple with
  /// each level. Nested stacks of both axes ask for nine sizes, and as many again for ideal ones.
  private static let orderLimit = 32

  private func order(
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
  ) -> StackOrder {
    if cache.orderCount >= Self.orderLimit, let order = cache.order { return order }
    var groups: [[Int]] = []
    for index in subviews.indices.sorted(by: { cache.priorities[$0] > cache.priorities[$1] }) {
      if let last = groups.last?.last, cache.priorities[last] == cache.priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    var least = Array(repeating: CGFloat(0), count: subviews.count)
    for index in groups.dropFirst().joined() {
      least[index] = measure(subviews[index], proposal, 0)
    }
    for (position, group) in groups.enumerated() where group.count > 1 {
      let group = group.sorted()
      let flexibility = group.map { index in
        measure(subviews[index], proposal, .infinity) - measure(subviews[index], proposal, 0)
      }
      // Equally flexible ones in their order.
      groups[position] = group.indices
        .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        .map { group[$0] }
    }
    let order = StackOrder(groups: groups, least: least)
    cache.order = order
    cache.orderCount += 1
    return order
  }

  // MARK: Places

  private func place(
    _ proposals: [ProposedViewSize], _ subviews: LayoutSubviews, _ cache: _StackLayoutCache
  ) -> StackArrangement {
    guard !subviews.isEmpty else { return StackArrangement() }
    var position: CGFloat = 0
    var (before, after) = (CGFloat.infinity, -CGFloat.infinity)
    var places: [(along: CGFloat, across: CGFloat)] = []
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let guide = dimensions.value(alignment)
      if index > 0 { position += cache.spacings[index - 1] }
      places.append((position, -guide))
      position += size[axis]
      before = min(before, -guide)
      after = max(after, size[axis.other] - guide)
    }
    let size = CGSize(axis, position, across: after - before).usable
    let origins = places.map { CGPoint(axis, $0.along, across: $0.across - before) }
    return StackArrangement(size: size, origins: origins, proposals: proposals)
  }

  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout _StackLayoutCache
  ) {
    let across = proposal[axis.other] ?? bounds.size[axis.other]
    let arrangement = arrange(proposal.replacing(axis.other, across), subviews, &cache)
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: arrangement.proposals[index])
    }
  }

  /// Towards the neighbors along the axis the views at the ends count, across it all.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    let isHorizontal = axis == .horizontal
    guard !subviews.isEmpty else { return .zero }
    var spacing = ViewSpacing()
    for subview in subviews {
      spacing.formUnion(subview.spacing, edges: isHorizontal ? .vertical : .horizontal)
    }
    if let first = subviews.first {
      spacing.formUnion(first.spacing, edges: isHorizontal ? .leading : .top)
    }
    if let last = subviews.last {
      spacing.formUnion(last.spacing, edges: isHorizontal ? .trailing : .bottom)
    }
    return spacing
  }
}
