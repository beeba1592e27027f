import FiligreePaths
import FiligreeText
import Foundation

/// The layouts of a field's text, by width.
@MainActor
private final class KeptInput {
  var layouts: [CGFloat?: TextLayout] = [:]
  nonisolated init() {}
}

/// Where the text of a field lies.
extension TextInputItem {
  /// A caret's width: UIKit's.
  static let caretWidth: CGFloat = 2

  /// The room around the text.
  var insets: EdgeInsets {
    // UITextView's: 8 points above and below, and a line fragment's padding of 5.
    model.kind == .editor
      ? EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) : environment.textFieldInsets
  }

  /// Where text can be.
  var inner: CGRect {
    let insets = insets
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// The text as it is shown, with as many characters as there are.
  private var shown: String {
    switch model.kind {
    case .secure:
      return String(repeating: "•", count: edited.places.count - 1)
    case .line:
      // One line it is, whatever is in it.
      guard edited.text.contains(where: \.isNewline) else { return edited.text }
      var scalars = String.UnicodeScalarView()
      for scalar in edited.text.unicodeScalars {
        scalars.append(Character(scalar).isNewline ? " " : scalar)
      }
      return String(scalars)
    case .lines, .editor:
      return edited.text
    }
  }

  /// The text as a view.
  var shownText: Text { Text(verbatim: shown) }

  /// The environment in which the text is set: what would cut or change it has no effect.
  var textEnvironment: EnvironmentValues {
    var environment = environment
    environment.lineLimit = nil
    environment.leastLines = nil
    environment.textCase = nil
    environment.minimumScaleFactor = 1
    return environment
  }

  /// The text set in a width.
  func layout(width: CGFloat) -> TextLayout {
    let width = model.kind.isOneLine ? nil : Optional(width)
    let kept = kept as? KeptInput ?? KeptInput()
    self.kept = kept
    if let layout = kept.layouts[width] { return layout }
    let layout = shownText.layout(ProposedViewSize(width: width, height: nil), textEnvironment)
    kept.layouts[width] = layout
    return layout
  }

  /// The text as it lies now.
  var layout: TextLayout { layout(width: inner.width) }

  /// A layout with one line.
  var emptyLayout: TextLayout { Text(verbatim: " ").layout(.unspecified, textEnvironment) }

  /// The height of a line.
  var lineHeight: CGFloat {
    emptyLayout.lines.first.map { CGFloat($0.ascent + $0.descent) } ?? 0
  }

  /// The height of a field of so many lines.
  func height(ofLines count: CGFloat) -> CGFloat {
    let step = lineHeight + environment.lineSpacing
    let height = max(count, 1) * step - environment.lineSpacing
    return (model.kind == .editor ? height : height + 2 * textMargin).rounded(.up)
  }

  /// The room that UIKit's fields have above and below a line: with the system's font of 17 points, they are 22 high.
  var textMargin: CGFloat { model.kind == .editor ? 0 : 0.5 }

  /// How wide a text of one line is, with the white space at its end, and where it begins in its layout.
  private var lineExtent: (start: CGFloat, width: CGFloat) {
    let stops = layout.stops(inLine: 0)
    let start = min(stops.first?.x ?? 0, 0)
    return (start, max(stops.last?.x ?? 0, layout.size.width) - start)
  }

  /// How wide the text is.
  var contentWidth: CGFloat {
    model.kind.isOneLine
      ? lineExtent.width + Self.caretWidth : layout(width: .infinity).size.width
  }

  /// Where the layout's upper left is in the item.
  var textOrigin: CGPoint {
    let (inner, layout) = (inner, layout)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let share = environment.multilineTextAlignment.share
    let left = isMirrored ? 1 - share : share
    guard model.kind.isOneLine else {
      return CGPoint(
        x: inner.minX + (inner.width - layout.size.width) * left,
        y: inner.minY + textMargin - scroll.y)
    }
    let extent = lineExtent
    let free = inner.width - extent.width - Self.caretWidth
    let height = layout.lines.isEmpty ? lineHeight : layout.size.height
    return CGPoint(
      x: inner.minX - extent.start + (free >= 0 ? (free + Self.caretWidth) * left : -scroll.x),
      y: inner.minY + (inner.height - height) / 2)
  }

  /// How far the text can be moved.
  var scrollRange: CGSize {
    let inner = inner
    if model.kind.isOneLine {
      return CGSize(
        width: max(lineExtent.width + Self.caretWidth - inner.width, 0), height: 0)
    }
    let height = layout.size.height + 2 * textMargin
    return CGSize(width: 0, height: max(height - inner.height, 0))
  }

  /// A scroll offset within its bounds.
  func clamped(_ scroll: CGPoint) -> CGPoint {
    let range = scrollRange
    return CGPoint(x: min(max(scroll.x, 0), range.width), y: min(max(scroll.y, 0), range.height))
  }

  // MARK: Carets

  /// A place of the text in what is shown.
  func shownPlace(_ place: Int) -> Int {
    guard model.kind == .secure else { return place }
    return edited.places.firstIndex { $0 >= place } ?? edited.places.count - 1
  }

  /// The place in the text of one in what is shown.
  func place(_ shown: Int) -> Int {
    guard model.kind == .secure else { return edited.rounded(shown) }
    return edited.places.indices.contains(shown) ? edited.places[shown] : edited.count
  }

  /// Where the caret of the head stands, in the item's coordinates.
  var caretFrame: CGRect {
    let origin = textOrigin
    let head = CaretPlace(shownPlace(edited.selection.head), isUpstream: isUpstream)
    guard let caret = layout.caret(at: head) else {
      // Nothing is written: where it would begin.
      let share = environment.multilineTextAlignment.share
      let left = environment.layoutDirection == .rightToLeft ? 1 - share : share
      let y = model.kind.isOneLine ? inner.minY + (inner.height - lineHeight) / 2 : origin.y
      return CGRect(
        x: inner.minX + (inner.width - Self.caretWidth) * left, y: y, width: Self.caretWidth,
        height: lineHeight)
    }
    // White space that hangs over a line's end does not carry the caret out of the field.
    let x = min(max(origin.x + caret.x, inner.minX), max(inner.maxX - Self.caretWidth, inner.minX))
    return CGRect(
      x: model.kind.isOneLine ? origin.x + caret.x : x, y: origin.y + caret.top,
      width: Self.caretWidth, height: caret.bottom - caret.top)
  }

  /// The place nearest to a point of the item.
  func place(at point: CGPoint) -> (place: Int, isUpstream: Bool) {
    let origin = textOrigin
    let found = layout.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    return (place(found.offset), found.isUpstream)
  }

  /// The rectangles behind what is selected.
  var selectionRects: [CGRect] {
    let range = edited.selection.range
    guard !range.isEmpty else { return [] }
    let (origin, inner) = (textOrigin, inner)
    let extent =
      model.kind.isOneLine ? nil : (inner.minX - origin.x)...max(inner.maxX - origin.x, 0)
    return layout.selectionRects(
      shownPlace(range.lowerBound)..<shownPlace(range.upperBound), extent: extent
    ).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Moves the text so that the caret is seen.
  func revealCaret() {
    scroll = clamped(scroll)
    let (caret, inner) = (caretFrame, inner)
    if model.kind.isOneLine {
      if caret.minX < inner.minX { scroll.x -= inner.minX - caret.minX }
      if caret.maxX > inner.maxX { scroll.x += caret.maxX - inner.maxX }
    } else {
      if caret.minY < inner.minY { scroll.y -= inner.minY - caret.minY }
      if caret.maxY > inner.maxY { scroll.y += caret.maxY - inner.maxY }
    }
    scroll = clamped(scroll)
  }

  /// Moves scroll views around so that the caret is seen.
  func revealInSurroundings() {
    guard isFocused, isPresent else { return }
    for item in sequence(first: self as LayoutItem, next: \.parent) {
      guard let view = item as? ScrollItem else { continue }
      let map = transform(to: .global).concatenating(view.transform(to: .global).inverted())
      let frame = caretFrame.insetBy(dx: 0, dy: -8).applying(map)
        .offsetBy(dx: view.position.x, dy: view.position.y)
      view.reveal(frame, anchor: nil, Transaction())
    }
  }
}
