import FiligreeDrawing
import FiligreePaths
import Foundation

/// Rows, headers and footers below one another, with the measures of UIKit's tables.
struct ListArrangement: LazyArrangement {
  enum Metric {
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
  /// The distance between rows; nil for rows that touch.
  let rowSpacing: CGFloat?
  /// The distance between sections, where they do not say it themselves.
  let sectionSpacing: ListSectionSpacing
  let selection: ListSelection?
  /// Whether circles say which rows are selected.
  let showsCircles: Bool
  let reordering: RowReordering

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
    var lastItem = unit.previous?.item
    for item in items {
      let role = item.trait(ListRoleKey.self) ?? unit.role
      let isSameSection = last.map { $0.section == role.section } ?? false
      if !isSameSection {
        block.length += gap(before: role, item, behind: lastItem, isFirst: last == nil)
      }
      let follows = isSameSection && last?.part == .row && role.part == .row
      if follows { block.length += rowGap }
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
        row.length = Self.rowHeight(
          size.height, item.trait(ListRowInsetsKey.self), least: minRowHeight)
        row.continues = follows && rowGap == 0
        block.length += row.length
      }
      block.rows.append(row)
      (last, lastItem) = (role, item)
    }
    return block
  }

  private var rowGap: CGFloat { rowSpacing.map { $0 > 0 && $0.isFinite ? $0 : 0 } ?? 0 }

  private func gap(
    before role: ListRole, _ item: LayoutItem, behind last: LayoutItem?, isFirst: Bool
  ) -> CGFloat {
    // Of two sections that say it, the smaller distance counts (Apple's documentation of listSectionSpacing).
    let said = [last, item].compactMap { $0?.trait(ListSectionSpacingKey.self)?.length }.min()
    if !isFirst, let length = said ?? sectionSpacing.length { return length }
    switch kind {
    case .plain: return 0
    case .grouped, .insetGrouped, .sidebar:
      return role.part != .header ? Metric.gap : isFirst ? Metric.firstHeader : Metric.nextHeader
    }
  }

  /// The height of a row around a content: a single control fits into the least height, as a UIKit cell's accessory
  /// does.
  static func rowHeight(_ height: CGFloat, _ insets: EdgeInsets?, least: CGFloat) -> CGFloat {
    if let insets { return max(height + insets.top + insets.bottom, least) }
    return height <= Metric.control
      ? max(Metric.rowHeight, least)
      : max(height + 2 * Metric.rowPadding, Metric.rowHeight, least)
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
      let (delete, move, id) = (run.editing.delete, run.editing.move, run.id)
      let circles = showsCircles ? selection : nil
      if delete != nil || move != nil || selection?.isMultiple == true && id != nil {
        runs[index].view = { [reordering, rowBackground, rowGap] unit in
          editable(
            run.view(unit),
            RowEditing(
              place: RowReordering.Place(run: index, index: unit), count: run.count,
              delete: delete.map { delete in { delete(IndexSet(integer: unit)) } }, move: move,
              isSelected: circles.flatMap { circles in id.map { circles.contains($0(unit)) } },
              reordering: reordering, gap: rowGap, background: rowBackground))
        }
      }
      if let selection, let id {
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
      case .row: drawBox(part, size, style, item, in: &context)
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
    _ rows: ArraySlice<LazyRow>, _ size: CGSize, _ style: ResolvedStyle, _ item: LayoutItem,
    in context: inout DrawContext
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
      for row in rows { drawRow(row, frame, item.environment, in: &context) }
    }
    drawSeparators(rows, frame, item, in: &context)
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

@MainActor private func editable(_ view: some View, _ editing: RowEditing) -> any View {
  EditableRow(content: view, editing: editing)
}
