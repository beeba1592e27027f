import FiligreePaths
import Foundation

/// A drawing of our own, in a line of text: lines, areas, and other symbols in places.
///
///     crown.badge: s M2 5L4 13H12L14 5; g plus.circle.fill 12 12 7
///
/// Steps are parted by semicolons, bottom first; each is a word and what it takes, in the box of 16 units, y down:
///
/// | step | what it draws |
/// |---|---|
/// | `s DATA` | a line of 1 unit along path data, its ends and corners round |
/// | `d DATA` | the same, dashed |
/// | `f DATA` | the area of path data |
/// | `x DATA`, `X DATA` | a hole: the area, or the line |
/// | `K DATA` | the area, as a hole where all has one color |
/// | `u NAME [x y size] [rANGLE]` | another symbol, as it is or fitted into a square about (x, y), turned clockwise |
/// | `g …`, `k …` | the same as `u`, with a gap around it, or as a hole |
/// | `h NAME` | the largest ring of another symbol |
/// | `t TEXT x y height` | letters about (x, y) |
///
/// In front of the word `2` or `3` says that the layer is secondary or tertiary, `v` that a value turns it on.
struct SymbolRecipe {
  let text: Substring

  /// The recipe of a symbol; nil for none.
  init?(symbol name: String) {
    guard let text = Self.all[name] else { return nil }
    self.text = text
  }

  /// The names that have one.
  static var names: [String] { all.keys.sorted() }

  private static let all: [String: Substring] = {
    var all: [String: Substring] = [:]
    for table in [ownTable, thingsTable, compositionsTable] {
      for line in table.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        all[String(line[..<colon])] = line[line.index(after: colon)...]
      }
    }
    return all
  }()

  /// The drawing.
  ///
  /// - Parameter symbol: Gives the drawing of another symbol.
  /// - Returns: The drawing; nil for a recipe without ink, or with a step that is none.
  /// - Throws: What `symbol` throws.
  func drawing(
    symbol: (String) throws(SymbolError) -> SymbolDrawing
  ) throws(SymbolError) -> SymbolDrawing? {
    var layers: [SymbolLayer] = []
    for step in text.split(separator: ";") {
      var words = step.split(separator: " ", omittingEmptySubsequences: true)
      guard var verb = words.first else { continue }
      words.removeFirst()
      var level = SymbolLayer.Level.primary
      var isVariable = false
      while verb.utf8.count > 1, let mark = verb.first {
        switch mark {
        case "2": level = .secondary
        case "3": level = .tertiary
        case "v": isVariable = true
        default: return nil
        }
        verb = verb.dropFirst()
      }
      guard let layer = try layer(String(verb), words, symbol) else { return nil }
      var made = layer
      made.level = level
      made.isVariable = isVariable
      layers.append(made)
    }
    // Steps of one kind are one layer, so that weights see where their lines meet.
    var merged: [SymbolLayer] = []
    for layer in layers {
      if let last = merged.last, last.level == layer.level, last.meeting == .over,
        layer.meeting == .over, !layer.isVariable, !last.isVariable
      {
        merged[merged.count - 1].path = last.path.union(layer.path)
      } else {
        merged.append(layer)
      }
    }
    return SymbolDrawing(layers: merged)
  }

  private func layer(
    _ verb: String, _ words: [Substring], _ symbol: (String) throws(SymbolError) -> SymbolDrawing
  ) throws(SymbolError) -> SymbolLayer? {
    switch verb {
    case "s", "d", "f", "x", "X", "K":
      guard let path = try? Path(svg: words.joined(separator: " ")) else { return nil }
      let isLine = verb == "s" || verb == "d" || verb == "X"
      let pen = StrokeStyle(
        lineWidth: 1, lineCap: .round, lineJoin: .round, dash: verb == "d" ? [1.6, 2.4] : [])
      let ink = (isLine ? path.strokedPath(pen) : path).normalized(eoFill: false)
      if verb == "K" { return SymbolLayer(ink, meeting: .knockout) }
      return SymbolLayer(ink, meeting: verb == "x" || verb == "X" ? .erasing : .over)
    case "u", "g", "k":
      guard let name = words.first else { return nil }
      var drawing = try symbol(String(name))
      var numbers = words.dropFirst().map { $0 }
      if let turn = numbers.last, turn.first == "r", let angle = Double(turn.dropFirst()) {
        numbers.removeLast()
        let box = drawing.path.boundingRect
        let map = CGAffineTransform(translationX: box.midX, y: box.midY)
          .rotated(by: angle * .pi / 180).translatedBy(x: -box.midX, y: -box.midY)
        guard let turned = drawing.applying(map) else { return nil }
        drawing = turned
      }
      let place = numbers.compactMap { Double($0) }
      if place.count == 3 {
        let area = CGRect(
          x: place[0] - place[2] / 2, y: place[1] - place[2] / 2, width: place[2],
          height: place[2])
        guard let fitted = drawing.fitted(to: area, stem: 0.9) else { return nil }
        drawing = fitted
      }
      let meeting: SymbolLayer.Meeting =
        verb == "g" ? .parting(SymbolDrawing.gap) : verb == "k" ? .knockout : .over
      return SymbolLayer(drawing.path, meeting: meeting)
    case "h":
      guard let name = words.first else { return nil }
      let parts = try symbol(String(name)).path.parts
      let largest = parts.max { $0.boundingRect.area < $1.boundingRect.area }
      return largest.map { SymbolLayer($0) }
    case "t":
      guard words.count == 4, let letters = StrokeLetters.drawing(of: String(words[0])),
        let x = Double(words[1]), let y = Double(words[2]), let height = Double(words[3]),
        let text = letters.fitted(
          to: CGRect(x: x - 8, y: y - height / 2, width: 16, height: height), stem: 0.9)
      else { return nil }
      return SymbolLayer(text.path)
    default: return nil
    }
  }
}
