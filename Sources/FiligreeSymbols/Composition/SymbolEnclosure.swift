import FiligreePaths
import Foundation

/// A shape around a mark.
struct SymbolEnclosure {
  /// The words of the shape's name, and where a mark lies in it.
  private struct Kind {
    var words: [Substring]
    /// The symbol that is the shape; nil for one that is drawn here.
    var symbol: String?
    var outline: Path
    var mark: CGRect
  }

  private let kind: Kind

  // Outlines are the outer edges; a line goes along inside of them, 1 unit wide. Circle and square are Bootstrap's
  // sizes, so that `star.circle` stands beside its `plus-circle` as one of them.
  private static let kinds: [Kind] = [
    Kind(
      words: ["circle"], outline: Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16)),
      mark: CGRect(x: 3.9, y: 3.9, width: 8.2, height: 8.2)),
    Kind(
      words: ["square"], outline: rounded(CGRect(x: 0, y: 0, width: 16, height: 16), 2.5),
      mark: CGRect(x: 3.5, y: 3.5, width: 9, height: 9)),
    Kind(
      words: ["app"], outline: rounded(CGRect(x: 0.5, y: 0.5, width: 15, height: 15), 4),
      mark: CGRect(x: 4, y: 4, width: 8, height: 8)),
    Kind(
      words: ["rectangle"], outline: rounded(CGRect(x: 0, y: 2, width: 16, height: 12), 2.2),
      mark: CGRect(x: 3, y: 4.4, width: 10, height: 7.2)),
    Kind(
      words: ["rectangle", "portrait"],
      outline: rounded(CGRect(x: 2, y: 0, width: 12, height: 16), 2.2),
      mark: CGRect(x: 4.4, y: 4, width: 7.2, height: 8)),
    Kind(
      words: ["diamond"], outline: diamond, mark: CGRect(x: 4.9, y: 4.9, width: 6.2, height: 6.2)),
    Kind(
      words: ["triangle"], symbol: "triangle", outline: Path(),
      mark: CGRect(x: 5.6, y: 6.2, width: 4.8, height: 5.6)),
    Kind(
      words: ["octagon"], symbol: "octagon", outline: Path(),
      mark: CGRect(x: 4, y: 4, width: 8, height: 8)),
    Kind(
      words: ["hexagon"], symbol: "hexagon", outline: Path(),
      mark: CGRect(x: 4.2, y: 4.2, width: 7.6, height: 7.6)),
    Kind(
      words: ["shield"], symbol: "shield", outline: Path(),
      mark: CGRect(x: 4.4, y: 4, width: 7.2, height: 6.6)),
    Kind(
      words: ["seal"], symbol: "seal", outline: Path(),
      mark: CGRect(x: 4.8, y: 4.8, width: 6.4, height: 6.4)),
    Kind(
      words: ["bubble"], symbol: "bubble.left", outline: Path(),
      mark: CGRect(x: 3.5, y: 2.6, width: 9, height: 6.8)),
    Kind(
      words: ["message"], symbol: "message", outline: Path(),
      mark: CGRect(x: 4, y: 4.2, width: 8, height: 6.4)),
    Kind(
      words: ["icloud"], symbol: "cloud", outline: Path(),
      mark: CGRect(x: 5, y: 5.8, width: 6, height: 5.2)),
    Kind(
      words: ["doc"], symbol: "doc", outline: Path(),
      mark: CGRect(x: 4.8, y: 5.8, width: 6.4, height: 7)),
    Kind(
      words: ["folder"], symbol: "folder", outline: Path(),
      mark: CGRect(x: 4.8, y: 6, width: 6.4, height: 6)),
    Kind(
      words: ["heart"], symbol: "heart", outline: Path(),
      mark: CGRect(x: 4.8, y: 4, width: 6.4, height: 5.8)),
    Kind(
      words: ["bin"], symbol: "bin", outline: Path(),
      mark: CGRect(x: 5, y: 6, width: 6, height: 6.5)),
    Kind(
      words: ["tv"], symbol: "tv", outline: Path(),
      mark: CGRect(x: 4, y: 4, width: 8, height: 5.8)),
    Kind(
      words: ["display"], symbol: "display", outline: Path(),
      mark: CGRect(x: 4, y: 4, width: 8, height: 5.8)),
    Kind(
      words: ["square", "dashed"], symbol: "square.dashed", outline: Path(),
      mark: CGRect(x: 4, y: 4, width: 8, height: 8)),
    Kind(
      words: ["app", "dashed"], symbol: "app.dashed", outline: Path(),
      mark: CGRect(x: 4, y: 4, width: 8, height: 8)),
    Kind(
      words: ["circle", "dashed"], symbol: "circle.dashed", outline: Path(),
      mark: CGRect(x: 4.2, y: 4.2, width: 7.6, height: 7.6)),
    Kind(
      words: ["viewfinder"], symbol: "viewfinder", outline: Path(),
      mark: CGRect(x: 3.5, y: 3.5, width: 9, height: 9)),
  ]

  /// The shape that words name; nil for none.
  init?(words: some Sequence<Substring>) {
    let words = Array(words)
    guard let kind = Self.kinds.first(where: { $0.words == words }) else { return nil }
    self.kind = kind
  }

  /// The shape with a mark in it: a line around it, or a disc with the mark as a hole.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - isFilled: Whether the shape is filled.
  ///   - symbol: Gives the drawing of a symbol; nil where there is none.
  /// - Returns: The drawing; nil where the shape is a symbol that is not there.
  /// - Throws: What `symbol` throws.
  func drawing(
    of mark: SymbolDrawing, isFilled: Bool,
    symbol: (String) throws(SymbolError) -> SymbolDrawing?
  ) throws(SymbolError) -> SymbolDrawing? {
    let frame: Path
    if let name = kind.symbol {
      guard let drawing = try symbol(isFilled ? name + ".fill" : name) else { return nil }
      frame = drawing.path
    } else {
      frame = isFilled ? kind.outline : kind.outline.subtracting(kind.outline.outset(by: -1))
    }
    guard let inner = mark.fitted(to: kind.mark, stem: 0.9) else { return nil }
    var layers = [SymbolLayer(frame, level: .secondary)]
    if isFilled {
      layers.append(SymbolLayer(inner.path, meeting: .knockout))
    } else {
      layers.append(SymbolLayer(inner.path, meeting: .parting(0.4)))
    }
    return SymbolDrawing(layers: layers)
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
    Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
  }

  /// A square on its corner, the corners rounded.
  private static var diamond: Path {
    var path = Path()
    for (index, corner) in [
      CGPoint(x: 8, y: 1), CGPoint(x: 15, y: 8), CGPoint(x: 8, y: 15), CGPoint(x: 1, y: 8),
    ].enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path.union(path.strokedPath(StrokeStyle(lineWidth: 1.4, lineJoin: .round)))
  }
}
