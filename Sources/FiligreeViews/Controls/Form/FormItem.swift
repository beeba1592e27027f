import FiligreeDrawing
import FiligreePaths
import Foundation

/// Rows in boxes, one below the other.
final class FormItem: LayoutItem, GestureTarget {
  /// The proportions of UIKit's inset grouped tables.
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
  }

  /// Where everything lies, for a width; counted from the form's leading upper corner, unscrolled.
  private struct Arrangement {
    struct Row {
      let item: LayoutItem
      let frame: CGRect
      /// Where the item lies in the row.
      let origin: CGPoint
      let proposal: ProposedViewSize
    }

    var rows: [Row] = []
    /// The boxes, and the heights at which their rows meet.
    var boxes: [(frame: CGRect, separators: [CGFloat])] = []
    var height: CGFloat = 0
  }

  private var all: [LayoutItem]?
  private var arrangement = Arrangement()
  /// How far the rows are moved up, and where they were when the finger touched.
  private var scroll: CGFloat = 0

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
    all = items
    return items
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? Metric.idealWidth
    if let height = proposal.height { return CGSize(width: width, height: height) }
    let usable = CGSize(width: width, height: 0).usable
    return CGSize(width: width, height: arrange(usable.width).height)
  }

  private func arrange(_ width: CGFloat) -> Arrangement {
    var result = Arrangement()
    let box = max(width - 2 * Metric.margin, 0)
    let inner = ProposedViewSize(width: max(box - 2 * Metric.inset, 0), height: nil)
    let x = Metric.margin + Metric.inset
    var y: CGFloat = 0
    var last: FormRole?
    for item in contents where !item.isLeaving {
      let role = item.trait(FormRoleKey.self)
      let isSameSection = last.map { $0.section == role.section } ?? false
      if !isSameSection {
        let isFirst = last == nil
        y += role.part != .header ? Metric.gap : isFirst ? Metric.firstHeader : Metric.nextHeader
      }
      let size = item.size(for: inner)
      switch role.part {
      case .header:
        let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        result.rows.append(.init(item: item, frame: frame, origin: frame.origin, proposal: inner))
        y += size.height + Metric.headerGap
      case .footer:
        y += Metric.footerGap
        let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        result.rows.append(.init(item: item, frame: frame, origin: frame.origin, proposal: inner))
        y += size.height
      case .row:
        // A single control fits into the least height, as a UIKit cell's accessory does.
        let height =
          size.height <= Metric.control
          ? Metric.rowHeight : max(size.height + 2 * Metric.rowPadding, Metric.rowHeight)
        let frame = CGRect(x: Metric.margin, y: y, width: box, height: height)
        result.rows.append(
          .init(
            item: item, frame: frame,
            origin: CGPoint(x: x, y: y + (height - size.height) / 2), proposal: inner))
        if isSameSection, last?.part == .row, let index = result.boxes.indices.last {
          result.boxes[index].separators.append(y)
          result.boxes[index].frame.size.height += height
        } else {
          result.boxes.append((frame, []))
        }
        y += height
      }
      last = role
    }
    result.height = y + Metric.gap
    return result
  }

  override func placeContents() {
    arrangement = arrange(size.width)
    scroll = clamp(scroll)
    for row in arrangement.rows {
      row.item.place(
        in: self, at: CGPoint(x: row.origin.x, y: row.origin.y - scroll), row.proposal)
    }
  }

  private func clamp(_ scroll: CGFloat) -> CGFloat {
    min(max(scroll, 0), max(arrangement.height - size.height, 0))
  }

  // MARK: Drawing

  override func draw(in context: inout DrawContext) {
    let bounds = CGRect(origin: .zero, size: presentedSize)
    context.drawingAsOne {
      $0.fill(
        Path(bounds), with: Color(uiColor: .systemGroupedBackground).resolveStyle(in: environment),
        in: bounds)
    }
    context.saving { context in
      context.recorder.clip(to: Path(bounds), style: FillStyle())
      context.drawingAsOne { drawBoxes(in: &$0) }
      for item in contents {
        item.display(in: &context)
      }
    }
  }

  private func drawBoxes(in context: inout DrawContext) {
    let style = Color(uiColor: .secondarySystemGroupedBackground).resolveStyle(in: environment)
    let line = SeparatorShapeStyle().resolveStyle(in: environment)
    let isMirrored = environment.layoutDirection == .rightToLeft
    for box in arrangement.boxes {
      let frame = box.frame.offsetBy(dx: 0, dy: -scroll)
      context.fill(Path(roundedRect: frame, cornerRadius: Metric.radius), with: style, in: frame)
      for y in box.separators {
        let separator = CGRect(
          x: frame.minX + (isMirrored ? 0 : Metric.inset), y: y - scroll,
          width: max(frame.width - Metric.inset, 0), height: environment.pixelLength)
        context.fill(Path(separator), with: line, in: separator)
      }
    }
  }

  // MARK: Events

  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    if !super.hitTest(point, &hits) { hits.append(Hit(item: self, point: point)) }
    return true
  }

  /// Where the rows were when a drag began.
  private final class DragStart {
    let scroll: CGFloat
    init(_ scroll: CGFloat) { self.scroll = scroll }
  }

  /// A drag along moves the rows, if there are more than the form shows.
  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    guard arrangement.height > size.height else { return .failed }
    let outcome = DragGesture().handle(&run, memory.part(0))
    if case .changed(let value) = outcome {
      if memory.state == nil {
        let isAlong = abs(value.translation.height) > abs(value.translation.width)
        let target = clamp(scroll - value.translation.height)
        // What cannot be moved further is left to what is around: a sheet goes down.
        guard isAlong, target != scroll else { return .failed }
        memory.state = DragStart(scroll)
      }
      if let start = memory.state as? DragStart {
        let target = clamp(start.scroll - value.translation.height)
        run.actions.append { [self] in
          scroll = target
          setNeedsLayout()
        }
      }
    }
    return outcome.map { _ in }
  }
}
