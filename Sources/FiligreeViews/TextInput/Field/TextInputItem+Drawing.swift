import FiligreeDrawing
import FiligreePaths
import FiligreeText
import Foundation

extension TextInputItem {
  /// How long the caret is seen, and how long it is not, in seconds.
  static let blink: TimeInterval = 0.5
  /// How much of the tint lies behind what is selected.
  static let selectionOpacity = 0.25
  /// The diameter of the dots at its ends, in points: as large as iOS's at a glance.
  static let handleSize: CGFloat = 9

  /// Whether the caret is on: always for a moment after something was typed.
  var caretIsOn: Bool {
    guard isFocused, edited.selection.isCaret else { return false }
    let passed = max(node.graph.time - lastActivity, 0)
    // A little more than nothing, so that half a second in several steps is half a second.
    return (passed + 1e-9).truncatingRemainder(dividingBy: 2 * Self.blink) < Self.blink
  }

  /// Draws the text, or what stands for it, with the selection and the caret.
  func drawField(in context: inout DrawContext) {
    let bounds = CGRect(origin: .zero, size: presentedSize)
    context.saving { context in
      context.recorder.clip(to: Path(bounds), style: FillStyle())
      if edited.text.isEmpty { placeholder.forEach { $0.display(in: &context) } }
      context.drawingAsOne { drawText(in: &$0) }
    }
    if isFocused { context.drawingAsOne { drawHandles(in: &$0) } }
  }

  /// The ends of what is selected, by which fingers would take it on iOS: a bar with a dot above the first line, and one
  /// with a dot below the last.
  ///
  /// They may reach over the edges of the field, but are not drawn at text that has moved out of it.
  private func drawHandles(in context: inout DrawContext) {
    let rects = selectionRects
    guard let first = rects.first, let last = rects.last else { return }
    let tint = TintShapeStyle().resolveStyle(in: environment)
    let seen = inner.insetBy(dx: -1, dy: -1)
    func draw(_ x: CGFloat, _ line: CGRect, isEnd: Bool) {
      let bar = CGRect(
        x: x - Self.caretWidth / 2, y: line.minY, width: Self.caretWidth, height: line.height)
      guard seen.contains(CGPoint(x: bar.midX, y: bar.midY)) else { return }
      let side = Self.handleSize
      let dot = CGRect(
        x: bar.midX - side / 2, y: isEnd ? bar.maxY - 1 : bar.minY - side + 1, width: side,
        height: side)
      var path = Path(bar)
      path.addEllipse(in: dot)
      context.fill(path, with: tint, in: bar.union(dot))
    }
    let isMirrored = layout.runsRightToLeft(line: 0)
    draw(isMirrored ? first.maxX : first.minX, first, isEnd: false)
    draw(isMirrored ? last.minX : last.maxX, last, isEnd: true)
  }

  private func drawText(in context: inout DrawContext) {
    let tint = TintShapeStyle().resolveStyle(in: environment)
    let inner = inner
    context.saving { context in
      // A letter may reach a little over the edge; what has moved out may not.
      let margin = scrollRange == .zero ? -inner.height : -1
      context.recorder.clip(to: Path(inner.insetBy(dx: margin, dy: margin)), style: FillStyle())
      if isFocused {
        var behind = tint
        behind.opacity *= Self.selectionOpacity
        for rect in selectionRects { context.fill(Path(rect), with: behind, in: rect) }
      }
      let (layout, origin) = shownLayout
      context.recorder.concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))
      for missing in layout.missing {
        node.graph.report(missing.problem, about: missing.subject)
      }
      shownText.draw(
        layout, in: &context, CGRect(origin: .zero, size: layout.size), textEnvironment)
    }
    guard caretIsOn else { return }
    let caret = caretFrame
    context.fill(Path(roundedRect: caret, cornerRadius: caret.width / 2), with: tint, in: caret)
  }

  /// The text as it is drawn: a line that is not being edited ends with "…" if it does not fit.
  private var shownLayout: (TextLayout, CGPoint) {
    let origin = textOrigin
    guard !isFocused, model.kind.isOneLine, scrollRange.width > 0 else { return (layout, origin) }
    var environment = textEnvironment
    environment.lineLimit = 1
    environment.truncationMode = .tail
    let layout = shownText.layout(
      ProposedViewSize(width: inner.width, height: nil), environment)
    let share = environment.multilineTextAlignment.share
    let left = environment.layoutDirection == .rightToLeft ? 1 - share : share
    return (
      layout,
      CGPoint(x: inner.minX + (inner.width - layout.size.width) * left, y: origin.y)
    )
  }
}
