import FiligreeDrawing
import FiligreePaths
import Foundation

extension ListArrangement {
  /// Draws the lines between the rows of a box, and around a section.
  func drawSeparators(
    _ rows: ArraySlice<LazyRow>, _ box: CGRect, _ list: LayoutItem, in context: inout DrawContext
  ) {
    let environment = list.environment
    func draw(_ line: CGRect, _ tint: Color?) {
      let style = (tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.separator))
        .resolved(in: environment)
      context.fill(Path(line), with: style, in: line)
    }
    for (row, next) in zip(rows, rows.dropFirst().map(Optional.some) + [nil]) {
      let separator = row.item.trait(ListSeparatorKey.self)
      let following = next?.item.trait(ListSeparatorKey.self)
      if separator?.bottom == .hidden || following?.top == .hidden { continue }
      // Plain rows have a line below the last one, boxes only between rows.
      guard next != nil || (kind == .plain && !row.isContinued) else { continue }
      let section = next == nil ? row.item.trait(ListSectionSeparatorKey.self) : nil
      if section?.bottom == .hidden { continue }
      let (start, end) = extent(of: row, in: list, box)
      draw(
        CGRect(
          x: start, y: row.start + row.length, width: max(end - start, 0),
          height: environment.pixelLength),
        separator?.tint ?? following?.tint ?? section?.tint)
    }
    guard kind == .grouped, let first = rows.first, let last = rows.last else { return }
    let top = first.item.trait(ListSectionSeparatorKey.self)
    let bottom = last.item.trait(ListSectionSeparatorKey.self)
    for (y, isHidden, tint) in [
      (box.minY, top?.top == .hidden, top?.tint),
      (box.maxY, bottom?.bottom == .hidden, bottom?.tint),
    ] where !isHidden {
      draw(CGRect(x: 0, y: y, width: box.width, height: environment.pixelLength), tint)
    }
  }

  /// From where to where the line below a row goes.
  ///
  /// It begins where the row's guide `listRowSeparatorLeading` is; where the row sets none, at its first text, or at
  /// its inset if there is no text. (Apple's documentation of that guide; that the first text counts is what users of
  /// iOS 16 saw.) It ends at the row's edge.
  private func extent(
    of row: LazyRow, in list: LayoutItem, _ box: CGRect
  ) -> (start: CGFloat, end: CGFloat) {
    let item = row.item
    let isMirrored = list.environment.layoutDirection == .rightToLeft
    let frame = item.frameInRoot.offsetBy(dx: -list.frameInRoot.minX, dy: 0)
    func guide(_ guide: HorizontalAlignment) -> CGFloat? {
      item.explicitGuide(guide.key, for: item.proposal).map {
        isMirrored ? frame.maxX - $0 : frame.minX + $0
      }
    }
    var leading = guide(.listRowSeparatorLeading)
    if leading == nil, let text = item.firstText {
      let place = text.frameInRoot.offsetBy(dx: -list.frameInRoot.minX, dy: 0)
      leading = isMirrored ? place.maxX : place.minX
    }
    let trailing = guide(.listRowSeparatorTrailing)
    if isMirrored {
      return (trailing ?? box.minX, leading ?? box.maxX - Metric.inset)
    }
    return (leading ?? box.minX + Metric.inset, trailing ?? box.maxX)
  }
}

extension LayoutItem {
  /// The first text within, in the order of the views, that has a place.
  fileprivate var firstText: LayoutItem? {
    guard size.width > 0, size.height > 0 else { return nil }
    if self is LeafItem<Text> { return self }
    // What lies behind a view or above it is not what the row shows.
    for item in traitContent.map({ [$0] }) ?? contents where !item.isLeaving {
      if let text = goingDeeper({ item.firstText }) { return text }
    }
    return nil
  }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Where the line below a row of a list begins: at the row's first text if no view of it sets the guide.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
