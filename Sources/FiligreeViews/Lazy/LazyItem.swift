import FiligreeDrawing
import FiligreePaths
import Foundation

/// The item of a container that makes what is seen.
///
/// It knows the lengths of the units that are made or were; the others count as long as those are on average. When
/// it learns that units before those in sight are longer or shorter than that, the scroll view around moves with them, so
/// that what is in sight stays.
final class LazyItem: LayoutItem {
  /// Who makes the units.
  weak var source: (any LazySource)?
  /// How the units are arranged.
  var arrangement: any LazyArrangement
  var lengths: [CGFloat?: LazyLengths] = [:]
  private var rows: [LazyRow] = []
  private var all: [LayoutItem]?
  private(set) var count = 0
  /// The units that are to be made.
  private(set) var window = 0..<0
  /// The first unit in sight, and where it began when that was seen.
  private var anchor: (unit: Int, start: CGFloat)?

  override init(node: Node) {
    arrangement = LazyStackArrangement(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, pinned: [])
    super.init(node: node)
    node.graph.layoutQueue.add(lazy: self)
  }

  var runs: [LazyUnits] { source?.runs ?? [] }

  /// The units are arranged in another way.
  func arrangementIsAnother() {
    lengths = [:]
    setNeedsLayout()
  }

  /// The content is another one: lengths are known no more, but for those of the units that are made.
  func unitsChanged() {
    anchor = nil
    let count = runs.reduce(0) { $0 + $1.count }
    if count != self.count { lengths = [:] }
    for breadth in lengths.keys { lengths[breadth]?.isOutdated = true }
    self.count = count
    window = window.clamped(to: 0..<count)
    contentsChanged()
  }

  func contentsChanged() {
    all = nil
    setNeedsLayout()
  }

  override var isContainer: Bool { true }

  override var contents: [LayoutItem] {
    if let all { return all }
    let items = node.children.flatMap(\.outputs)
    for item in items {
      item.parent = self
    }
    // Those that stay in sight lie above the others, and these in the order that they say.
    let pinned = Set(pinnedRows.map { ObjectIdentifier($0.item) })
    let order = items.map {
      (isPinned: pinned.contains(ObjectIdentifier($0)), z: $0.trait(ZIndexKey.self))
    }
    let isOrdered = order.allSatisfy { !$0.isPinned && $0.z == 0 }
    let sorted =
      isOrdered
      ? items
      : items.indices.sorted {
        (order[$0].isPinned ? 1 : 0, order[$0].z, $0)
          < (order[$1].isPinned ? 1 : 0, order[$1].z, $1)
      }.map { items[$0] }
    all = sorted
    return sorted
  }

  // MARK: Measuring

  var axis: Axis { arrangement.axis }

  /// Walks over the units that are made, with their blocks.
  private func forEachBlock(_ breadth: CGFloat?, _ body: (LazyMade, LazyBlock) -> Void) {
    let (runs, source) = (runs, source)
    var last: (unit: Int, item: LayoutItem?, role: ListRole)?
    for made in source?.made ?? [] {
      guard let items = source?.items(of: made.unit)?.filter({ !$0.isLeaving }) else { continue }
      var previous: (item: LayoutItem?, role: ListRole)?
      if let last, last.unit == made.unit - 1 {
        previous = (last.item, last.role)
      } else if made.unit > 0 {
        // The unit before is not made, or there is none of this run.
        let isFirst = made.index == 0
        previous = (nil, isFirst && made.run > 0 ? runs[made.run - 1].role : runs[made.run].role)
      }
      let block = arrangement.block(
        items,
        LazyUnit(
          breadth: breadth, role: runs[made.run].role, previous: previous,
          environment: environment))
      if let row = block.rows.last {
        last = (made.unit, row.item, row.role)
      } else if let previous {
        last = (made.unit, previous.item, previous.role)
      } else {
        // Nothing of the container lies before the next unit either.
        last = nil
      }
      body(made, block)
    }
  }

  /// Measures the units that are made.
  private func measure(_ breadth: CGFloat?) -> LazyLengths {
    if let lines = lines(breadth) { return measure(lines, breadth) }
    // Taken out, so that it is changed in its place.
    var lengths =
      self.lengths.removeValue(forKey: breadth)
      ?? LazyLengths(count: count)
    var sum: CGFloat = 0
    var number = 0
    var isChanged = lengths.starts.isEmpty
    forEachBlock(breadth) { made, block in
      guard made.unit < count else { return }
      if lengths.known[made.unit] != block.length {
        lengths.known[made.unit] = block.length
        isChanged = true
      }
      lengths.breadth = max(lengths.breadth, block.breadth)
      if runs[made.run].isLazy {
        sum += block.length
        number += 1
      }
    }
    // Once it is known, so that what is in sight does not move with every unit.
    if lengths.usual < 0, number > 0 {
      lengths.usual = sum / CGFloat(number)
      isChanged = true
    }
    if isChanged { lengths.sum(from: arrangement.ends.before, usual: arrangement.usualLength) }
    if self.lengths.count > 4 { self.lengths = [:] }
    self.lengths[breadth] = lengths
    return lengths
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let breadth = proposal[axis.other]
    let lengths = measure(breadth)
    let along = (lengths.starts.last ?? 0) + arrangement.ends.behind
    // A grid is as broad as its columns.
    let isGrid = arrangement.lines(breadth) != nil
    return CGSize(axis, along, across: isGrid ? lengths.breadth : breadth ?? lengths.breadth)
  }

  override func placeContents() {
    let lengths = measure(proposal[axis.other])
    keepInSight(lengths)
    let rows =
      lines(proposal[axis.other]).map { placedCells($0, lengths) } ?? placedRows(lengths)
    self.rows = rows
    for row in rows {
      let own = row.item.size(for: row.proposal)
      let across = row.across ?? (size[axis.other] - own[axis.other]) / 2
      let along = row.start + (row.length - own[axis]) / 2
      row.item.place(in: self, at: CGPoint(axis, along, across: across), row.proposal)
    }
    arrangement.placeBackground(rows, self)
    all = nil
    pin()
  }

  /// The units that are made and share no lines, in their places.
  private func placedRows(_ lengths: LazyLengths) -> [LazyRow] {
    var rows: [LazyRow] = []
    forEachBlock(proposal[axis.other]) { made, block in
      guard made.unit < count else { return }
      for var row in block.rows {
        row.start += lengths.starts[made.unit]
        rows.append(row)
      }
    }
    for index in rows.indices.dropFirst() where rows[index].continues {
      rows[index - 1].isContinued = true
    }
    return rows
  }

  /// The row of an item along the axis, in the item's coordinates.
  func rowFrame(of item: LayoutItem) -> CGRect? {
    guard let row = rows.first(where: { $0.item === item }) else { return nil }
    var frame = CGRect(origin: .zero, size: item.size)
    frame.origin[axis] = row.start - item.origin[axis]
    frame.size[axis] = row.length
    return frame
  }

  // MARK: What is in sight

  private var scroll: ScrollItem? {
    sequence(first: self as LayoutItem, next: \.parent).lazy.compactMap { $0 as? ScrollItem }.first
  }

  /// What of the container is in sight along its axis; nil if all of it may be.
  private var sight: ClosedRange<CGFloat>? {
    guard let scroll, scroll.axes.contains(axis.set) else { return nil }
    let origin = frameInRoot.origin[axis] - scroll.frameInRoot.origin[axis]
    let insets = scroll.visibleInsets
    let (before, behind) =
      axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let start = scroll.position[axis] - origin
    return (start - before)...(start + scroll.size[axis] + behind)
  }

  /// Makes what has come into sight; true if something is made that was not.
  func fill() -> Bool {
    let wanted: Range<Int>
    let lengths = lengths[proposal[axis.other]]
    if let sight {
      // Before it is placed it is not known what is in sight.
      guard let starts = lengths?.starts, !starts.isEmpty else { return false }
      let margin = (sight.upperBound - sight.lowerBound) / 2
      let first = lineStart(firstUnit(endingAfter: sight.lowerBound, starts), starts)
      let last = firstUnit(endingAfter: sight.upperBound, starts)
      let isMade =
        window.contains(first) && (last < window.upperBound || window.upperBound == count)
      anchor = first < count ? (first, starts[first]) : nil
      pin()
      if isMade, window.count < 4 * (last - first + 8) { return false }
      let from = lineStart(firstUnit(endingAfter: sight.lowerBound - margin, starts), starts)
      let to = firstUnit(endingAfter: sight.upperBound + margin, starts)
      wanted = min(from, count)..<min(to + 1, count)
    } else {
      wanted = 0..<count
    }
    guard wanted != window else { return false }
    window = wanted
    source?.show(wanted)
    return true
  }

  private func firstUnit(endingAfter place: CGFloat, _ starts: [CGFloat]) -> Int {
    var (low, high) = (0, max(starts.count - 2, 0))
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first unit of a unit's line.
  private func lineStart(_ unit: Int, _ starts: [CGFloat]) -> Int {
    var unit = unit
    guard arrangement.lines(proposal[axis.other]) != nil else { return unit }
    while unit > 0, starts[unit - 1] == starts[unit] { unit -= 1 }
    return unit
  }

  /// Moves the scroll view by as much as what lies before has become longer.
  private func keepInSight(_ lengths: LazyLengths) {
    guard let anchor, let scroll, anchor.unit < count, scroll.position[axis] > 0,
      scroll.axes.contains(axis.set)
    else { return }
    let change = lengths.starts[anchor.unit] - anchor.start
    self.anchor?.start += change
    if abs(change) > 0.01 { scroll.shift(by: change, along: axis) }
  }

  // MARK: Headers that stay

  private var pinnedRows: [LazyRow] {
    guard !arrangement.pinned.isEmpty else { return [] }
    return rows.filter {
      ($0.role.part == .header && arrangement.pinned.contains(.sectionHeaders))
        || ($0.role.part == .footer && arrangement.pinned.contains(.sectionFooters))
    }
  }

  private func pin() {
    let pinned = pinnedRows
    guard !pinned.isEmpty, let sight else { return }
    for row in pinned {
      // A header goes no further than the next section, a footer no further than the one before.
      let members = rows.filter { $0.role.section == row.role.section }
      let start = members.map(\.start).min() ?? row.start
      let end = members.map { $0.start + $0.length }.max() ?? row.start
      var shift: CGFloat = 0
      let insets = scroll?.visibleInsets ?? EdgeInsets()
      if row.role.part == .header {
        let top = sight.lowerBound + (axis == .vertical ? insets.top : insets.leading)
        shift = min(
          max(top - row.start, 0), max(sectionEnd(row.role, end) - row.length - row.start, 0))
      } else {
        let bottom = sight.upperBound - (axis == .vertical ? insets.bottom : insets.trailing)
        shift = max(min(bottom - row.start - row.length, 0), min(start - row.start, 0))
      }
      row.item.shift =
        axis == .vertical
        ? CGSize(width: 0, height: shift) : CGSize(width: shift, height: 0)
    }
  }

  /// Where a section ends, its units that are not made included.
  private func sectionEnd(_ role: ListRole, _ known: CGFloat) -> CGFloat {
    guard let starts = lengths[proposal[axis.other]]?.starts else { return known }
    var unit = 0
    var end = known
    for run in runs {
      unit += run.count
      if run.role.section == role.section, starts.indices.contains(unit) { end = starts[unit] }
    }
    return end
  }

  // MARK: Drawing and touches

  override func draw(in context: inout DrawContext) {
    context.drawingAsOne {
      arrangement.drawBackground(rows, size: presentedSize, self, in: &$0)
    }
    super.draw(in: &context)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    if super.hitTest(point, &hits) { return true }
    guard arrangement.hitTest(point, rows, &hits) else { return false }
    hits.append(Hit(item: self, point: point))
    return true
  }
}
