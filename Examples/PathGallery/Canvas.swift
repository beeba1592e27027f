import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeText
import Foundation

/// What pictures are drawn on: a recorder with the few marks that the gallery uses.
struct Canvas {
  /// Where text lies beside its point.
  enum Anchor {
    case left
    case middle
    case right
  }

  private(set) var recorder: DisplayListRecorder

  /// A page of `size` with the card that all pictures lie on.
  ///
  /// The corners are transparent, so that it reads as a card on a dark page too.
  init(size: CGSize) {
    let page = CGRect(origin: .zero, size: size)
    recorder = DisplayListRecorder(bounds: page)
    fill(Path(roundedRect: page, cornerRadius: 14), Ink.page)
  }

  /// Draws with the origin moved to `origin`, inside `clip` alone if there is one.
  mutating func group(
    at origin: CGPoint, clip: Path? = nil, _ draw: (inout Canvas) -> Void
  ) {
    recorder.save()
    recorder.concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))
    if let clip { recorder.clip(to: clip) }
    draw(&self)
    recorder.restore()
  }

  /// Fills by the non-zero rule.
  mutating func fill(_ path: Path, _ color: CGColor, opacity: CGFloat = 1, eoFill: Bool = false) {
    recorder.opacity = opacity
    recorder.fill(path, with: .color(color), style: FillStyle(eoFill: eoFill))
    recorder.opacity = 1
  }

  /// A line along `path`.
  mutating func line(
    _ path: Path, _ color: CGColor, _ width: CGFloat = 1, dash: [CGFloat] = []
  ) {
    recorder.stroke(
      path, with: .color(color),
      style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash))
  }

  /// A small disc.
  mutating func dot(_ point: CGPoint, _ color: CGColor, radius: CGFloat = 2) {
    fill(Path.disc(point, radius), color)
  }

  /// A mark where each segment of `path` ends: white inside, so that it shows on any line.
  mutating func marks(_ path: Path, _ color: CGColor, radius: CGFloat = 2.1) {
    for end in path.segmentEnds {
      dot(end, color, radius: radius)
      dot(end, Ink.page, radius: radius - 1)
    }
  }

  /// A result: its inside tinted, its outline, and where its segments end.
  mutating func area(_ path: Path, _ color: CGColor, marks isMarked: Bool = true) {
    fill(path, color, opacity: 0.2)
    line(path, color, 1.4)
    if isMarked { marks(path, color) }
  }

  /// One line of text; `point` is on its baseline.
  mutating func text(
    _ string: String, at point: CGPoint, size: CGFloat = 11, weight: FontWeight = .regular,
    color: CGColor = Ink.dark, anchor: Anchor = .middle
  ) {
    let font = FontRequest(.named("Inter"), size: size, weight: weight)
    let layout = Paragraph(string, font: font).layout()
    let share: CGFloat =
      switch anchor {
      case .left: 0
      case .middle: 0.5
      case .right: 1
      }
    group(
      at: CGPoint(
        x: point.x - layout.size.width * share, y: point.y - CGFloat(layout.firstBaseline))
    ) {
      for outline in layout.drawing().outlines { $0.fill(outline.path, color) }
    }
  }

  /// The drawing.
  func finish() -> DisplayList { recorder.finish() }
}
