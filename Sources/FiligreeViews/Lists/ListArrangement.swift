import FiligreeDrawing
import FiligreePaths
import Foundation

/// Rows, headers and footers below one another, with the measures of UIKit's tables.
struct ListArrangement: LazyArrangement {
  private enum Metric {
    static let margin: CGFloat = 16
    static let inset: CGFloat = 16
    static let rowPadding: CGFloat = 11
    static let rowHeight: CGFloat = 44
    static let control: CGFloat = 31
    static let radius: CGFloat = 10
    static let gap: CGFloat = 35
    static let firstHeader: CGFloat = 16
    static let nextHeader: CGFloat = 32
    static let headerGap: CGFloat = 7
    static let footerGap: CGFloat = 8
    static let idealWidth: CGFloat = 320
    static let plainHeader: CGFloat = 28
  }

  let kind: ListKind
  let minRowHeight: CGFloat
  let hidesBackground: Bool
  let selection: ListSelection?

  var axis: Axis { .vertical }
  var makesAll: Bool { false }
  var usualLength: CGFloat { Metric.rowHeight }
  var pinned: PinnedScrollableViews { kind == .plain ? [.sectionHeaders] : [] }
  var ends: (before: CGFloat, behind: CGFloat) { (0, kind == .plain ? 0 : Metric.gap) }

  func change(_ environment: inout EnvironmentValues) {
    environment.listContext = ListContext(kind: kind)
  }

  private var margin: CGFloat { kind.hasBoxes ? Metric.margin : 0 }

  // MARK: Places

  func block(_ items: [LayoutItem], _ unit: LazyUnit) -> LazyBlock {
    let width = unit.breadth ?? Metric.idealWidth
    let box = max(width - 2 * margin, 0)
    var block = LazyBlock(breadth: width)
    var last = unit.previous?.role
    for item in items {
      let role = item.trait(ListRoleKey.self) ?? unit.role
      let isSameSection = last.map { $0.section == role.section } ?? false
      if !isSameSection { block.length += gap(before: role, isFirst: last == nil) }
      let insets = insets(of: item)
      let inner = ProposedViewSize(
        width: max(box - insets.leading - insets.trailing, 0), height: nil)
      let size = item.size(for: inner)
      var row = LazyRow(
        item: item, role: role, start: block.length, length: size.height, proposal: inner,
        across: margin + insets.leading)
      switch role.part {
      case .header where kind == .plain:
        row.length = max(size.height + 10, Metric.plainHeader)
        block.length += row.length
      case .header:
        block.length += size.height + Metric.headerGap
      case .footer:
        row.start += Metric.footerGap
        block.length = row.start + size.height
      case .row:
        row.length = rowHeight(size.height, item, insets)
        row.continues = isSameSection && last?.part == .row
        block.length += row.length
      }
      block.rows.append(row)
      last = role
    }
    return block
  }

  private func gap(before role: ListRole, isFirst: Bool) -> CGFloat {
    switch kind {
    case .plain: 0
    case .grouped, .insetGrouped, .sidebar:
      role.part != .header ? Metric.gap : isFirst ? Metric.firstHeader : Metric.nextHeader
    }
  }

  /// A single control fits into the least height, as a UIKit cell's accessory does.
  private func rowHeight(
    _ height: CGFloat, _ item: LayoutItem, _ insets: EdgeInsets
  ) -> CGFloat {
    if item.trait(ListRowInsetsKey.self) != nil {
      return max(height + insets.top + insets.bottom, minRowHeight)
    }
    return height <= Metric.control
      ? max(Metric.rowHeight, minRowHeight)
      : max(height + 2 * Metric.rowPadding, Metric.rowHeight, minRowHeight)
  }

  private func insets(of item: LayoutItem) -> EdgeInsets {
    item.trait(ListRowInsetsKey.self)
      ?? EdgeInsets(top: 0, leading: Metric.inset, bottom: 0, trailing: Metric.inset)
  }

  func placeBackground(_ rows: [LazyRow], _ item: LayoutItem) {
    for row in rows where row.role.part == .row {
      guard let background = row.item.trait(ListRowBackgroundKey.self) else { continue }
      let width = max(item.size.width - 2 * margin, 0)
      background.place(
        in: item, CGRect(x: margin, y: row.start, width: width, height: row.length))
    }
  }

  func adjust(_ runs: inout [LazyUnits]) {
    for index in runs.indices {
      let run = runs[index]
      guard run.role.part == .row else { continue }
      if let delete = run.editing.delete {
        runs[index].view = { unit in
          deletable(run.view(unit)) { delete(IndexSet(integer: unit)) }
        }
      }
      if let selection, let id = run.id {
        let view = runs[index].view
        runs[index].view = { unit in selectable(view(unit), id(unit), selection) }
      }
    }
  }

  // MARK: Drawing

  func drawBackground(
    _ rows: [LazyRow], size: CGSize, _ item: LayoutItem, in context: inout DrawContext
  ) {
    let environment = item.environment
    let style = rowBackground.resolveStyle(in: environment)
    var index = 0
    while index < rows.count {
      var end = index + 1
      while end < rows.count, rows[end].continues, rows[end - 1].role.part == .row { end += 1 }
      let part = rows[index..<end]
      switch rows[index].role.part {
      case .row: drawBox(part, size, style, environment, in: &context)
      case .header where kind == .plain:
        let row = rows[index]
        let frame = CGRect(
          x: 0, y: row.start + row.item.shift.height, width: size.width, height: row.length)
        context.fill(Path(frame), with: style, in: frame)
      case .header, .footer: break
      }
      index = end
    }
  }

  private var rowBackground: Color {
    kind == .plain
      ? Color(uiColor: .systemBackground) : Color(uiColor: .secondarySystemGroupedBackground)
  }

  private func drawBox(
    _ rows: ArraySlice<LazyRow>, _ size: CGSize, _ style: ResolvedStyle,
    _ environment: EnvironmentValues, in context: inout DrawContext
  ) {
    guard let first = rows.first, let last = rows.last else { return }
    var frame = CGRect(
      x: margin, y: first.start, width: size.width - 2 * margin,
      height: last.start + last.length - first.start)
    // What is not made goes on beyond what is in sight.
    let hidden = Metric.rowHeight
    if first.continues {
      frame.origin.y -= hidden
      frame.size.height += hidden
    }
    let path = Path(roundedRect: frame, cornerRadius: kind.hasBoxes ? Metric.radius : 0)
    if kind != .plain || !hidesBackground { context.fill(path, with: style, in: frame) }
    context.saving { context in
      context.recorder.clip(to: path, style: FillStyle())
      for row in rows { drawRow(row, frame, environment, in: &context) }
    }
    drawSeparators(rows, frame, environment, in: &context)
  }

  private func drawRow(
    _ row: LazyRow, _ box: CGRect, _ environment: EnvironmentValues,
    in context: inout DrawContext
  ) {
    let frame = CGRect(x: box.minX, y: row.start, width: box.width, height: row.length)
    if let background = row.item.trait(ListRowBackgroundKey.self) {
      background.draw(in: &context)
    }
    let highlight = row.item.trait(ListRowHighlightKey.self)
    if let style = highlight {
      context.fill(Path(frame), with: style.resolveStyle(in: environment), in: frame)
    }
  }

  private func drawSeparators(
    _ rows: ArraySlice<LazyRow>, _ box: CGRect, _ environment: EnvironmentValues,
    in context: inout DrawContext
  ) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    for (row, next) in zip(rows, rows.dropFirst().map(Optional.some) + [nil]) {
      let separator = row.item.trait(ListSeparatorKey.self)
      let following = next?.item.trait(ListSeparatorKey.self)
      if separator?.bottom == .hidden || following?.top == .hidden { continue }
      // Plain rows have a line below the last one, boxes only between rows.
      guard next != nil || (kind == .plain && !row.isContinued) else { continue }
      let tint = separator?.tint ?? following?.tint
      let style =
        tint?.resolveStyle(in: environment) ?? SeparatorShapeStyle().resolveStyle(in: environment)
      let line = CGRect(
        x: box.minX + (isMirrored ? 0 : Metric.inset), y: row.start + row.length,
        width: max(box.width - Metric.inset, 0), height: environment.pixelLength)
      context.fill(Path(line), with: style, in: line)
    }
    if kind == .grouped {
      let style = SeparatorShapeStyle().resolveStyle(in: environment)
      for y in [box.minY, box.maxY] {
        let line = CGRect(x: 0, y: y, width: box.width, height: environment.pixelLength)
        context.fill(Path(line), with: style, in: line)
      }
    }
  }

  // MARK: Touches

  /// All of a row is touched, not only what is in it: who touches beside it touches the nearest point of it.
  func hitTest(_ point: CGPoint, _ rows: [LazyRow], _ hits: inout [Hit]) -> Bool {
    guard
      let row = rows.first(where: {
        $0.role.part == .row && $0.start <= point.y && point.y < $0.start + $0.length
      })
    else { return false }
    let item = row.item
    let (origin, size) = (item.presentedOrigin, item.size)
    guard size.width > 0, size.height > 0 else { return false }
    let inside = CGPoint(
      x: min(max(point.x - origin.x, 0.5), size.width - 0.5),
      y: min(max(point.y - origin.y, 0.5), size.height - 0.5))
    return item.hitTest(inside, &hits)
  }
}

@MainActor private func selectable(
  _ view: some View, _ id: AnyHashable, _ selection: ListSelection
) -> any View {
  SelectableRow(content: view, id: id, selection: selection)
}

@MainActor private func deletable(
  _ view: some View, _ delete: @escaping () -> Void
) -> any View {
  SwipeRow(content: view, delete: delete)
}
