import FiligreePaths
import Foundation

/// Finds the layers of a drawing that has one, by its symbol's name and the parts of its ink.
///
/// Sets of icons have no layers. What the name says of a symbol, and where the parts lie, says which are which: the
/// mark in a circle, the badge beside a folder, the waves of a loudspeaker.
enum SymbolParts {
  /// The shapes that go around others by name.
  private static let enclosures: Set<String> = [
    "circle", "square", "rectangle", "diamond", "triangle", "octagon", "hexagon", "shield", "seal",
    "app", "bubble", "message",
  ]

  /// The drawing of a symbol with its layers; as it is where it has several, or none are found.
  static func layered(_ drawing: SymbolDrawing, named name: String) -> SymbolDrawing {
    guard drawing.layers.count == 1, drawing.layers[0].meeting == .over else { return drawing }
    let words = name.split(separator: ".")
    let layers: [SymbolLayer]? =
      if let order = VariableOrder(name) {
        varied(drawing.path, order)
      } else if words.contains("badge"), words.count > 2 {
        badged(drawing.path, words.last ?? "")
      } else if isEnclosed(words) {
        enclosed(drawing.path)
      } else {
        nil
      }
    let found = layers.flatMap { SymbolDrawing(drawing.path, layers: $0, sides: drawing.sides) }
    return SymbolColors.colored(found ?? drawing, named: words)
  }

  private static func isEnclosed(_ words: [Substring]) -> Bool {
    let last = words.last == "fill" ? words.dropLast() : words[...]
    guard last.count > 1, let shape = last.last else { return false }
    return enclosures.contains(String(shape))
  }

  /// The shape around, and the marks in it.
  ///
  /// A mark that is a hole of a disc lies on the disc in several colors, and is a hole of it in one.
  private static func enclosed(_ path: Path) -> [SymbolLayer]? {
    let parts = path.parts
    guard let frame = parts.max(by: { $0.boundingRect.area < $1.boundingRect.area }) else {
      return nil
    }
    let box = frame.boundingRect
    let marks = parts.filter { $0 != frame }
    // A shape that is mostly ink is a disc, whose holes are marks; one that is mostly hole is a line.
    let subpaths = frame.subpaths
    let outside = subpaths.reduce(0) { $0 + max($1.signedArea, 0) }
    if frame.signedArea > 0.5 * outside {
      let holes = subpaths.filter { $0.signedArea < 0 }
      guard !holes.isEmpty else { return nil }
      let disc = subpaths.filter { $0.signedArea > 0 }.joined()
      var layers = [SymbolLayer(disc, level: .secondary)]
      layers.append(SymbolLayer(holes.joined().normalized(eoFill: false), meeting: .knockout))
      if !marks.isEmpty { layers.append(SymbolLayer(marks.joined())) }
      return layers
    }
    guard !marks.isEmpty, marks.allSatisfy({ box.contains($0.boundingRect) }) else { return nil }
    return [SymbolLayer(frame, level: .secondary), SymbolLayer(marks.joined())]
  }

  /// The thing, and the badge to its right.
  private static func badged(_ path: Path, _ badge: Substring) -> [SymbolLayer]? {
    let parts = path.parts
    guard let thing = parts.max(by: { $0.boundingRect.area < $1.boundingRect.area }) else {
      return nil
    }
    let badges = parts.filter { $0 != thing && $0.boundingRect.minX > 8 }
    guard !badges.isEmpty else { return nil }
    let rest = parts.filter { !badges.contains($0) }
    return [
      SymbolLayer(rest.joined(), level: .secondary),
      SymbolLayer(badges.joined(), color: SymbolColors.badge(badge)),
    ]
  }

  /// The parts that a value turns on, in their order, on top of what it does not.
  private static func varied(_ path: Path, _ order: VariableOrder) -> [SymbolLayer]? {
    var parts = path.parts
    guard parts.count > 1 else { return nil }
    var layers: [SymbolLayer] = []
    if order.keepsLargest, let body = parts.max(by: { $0.signedArea < $1.signedArea }) {
      parts.removeAll { $0 == body }
      layers.append(SymbolLayer(body))
    }
    if order.keepsMiddle {
      let middle = path.boundingRect.midX
      let still = parts.filter { abs($0.boundingRect.midX - middle) < 0.5 }
      parts.removeAll { still.contains($0) }
      if !still.isEmpty { layers.append(SymbolLayer(still.joined())) }
    }
    let keyed = parts.map { (order.key(of: $0, in: path.boundingRect), $0) }
      .sorted { $0.0 < $1.0 }
    // Parts at the same place, as on both sides of an antenna, are one layer.
    var groups: [(key: CGFloat, parts: [Path])] = []
    for (key, part) in keyed {
      if let last = groups.last, key - last.key < 0.5 {
        groups[groups.count - 1].parts.append(part)
      } else {
        groups.append((key, [part]))
      }
    }
    return layers + groups.map { SymbolLayer($0.parts.joined(), isVariable: true) }
  }
}

/// In which order a value turns the parts of a symbol on.
struct VariableOrder {
  private enum Direction {
    case rightwards, upwards, outwards
  }

  private let direction: Direction
  /// Whether the part with the most ink is always on.
  let keepsLargest: Bool
  /// Whether what stands in the middle is always on.
  let keepsMiddle: Bool

  /// Symbols by the beginnings of their names.
  private static let known: [(name: String, VariableOrder)] = [
    ("wifi", VariableOrder(.upwards)), ("speaker.wave", VariableOrder(.rightwards, largest: true)),
    ("cellularbars", VariableOrder(.rightwards)), ("chart.bar", VariableOrder(.rightwards)),
    ("waveform", VariableOrder(.rightwards)), ("ellipsis", VariableOrder(.rightwards)),
    ("dot.radiowaves.left.and.right", VariableOrder(.outwards, middle: true)),
    ("antenna.radiowaves.left.and.right", VariableOrder(.outwards, middle: true)),
    ("dot.radiowaves.right", VariableOrder(.rightwards, largest: false)),
    ("wave.3.right", VariableOrder(.rightwards)), ("wave.3.forward", VariableOrder(.rightwards)),
    ("touchid", VariableOrder(.upwards)),
  ]

  private init(_ direction: Direction, largest: Bool = false, middle: Bool = false) {
    self.direction = direction
    keepsLargest = largest
    keepsMiddle = middle
  }

  /// The order of a symbol's parts; nil for a symbol without variable ones.
  init?(_ name: String) {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let found = Self.known.first { plain == $0.name || plain.hasPrefix($0.name + ".") }
    // What is enclosed, struck or badged is another symbol.
    let others: Set<Substring> = ["circle", "square", "slash", "badge", "path", "exclamationmark"]
    guard let found, others.isDisjoint(with: name.split(separator: ".")) else { return nil }
    self = found.1
  }

  /// Where a part stands in the order.
  func key(of part: Path, in box: CGRect) -> CGFloat {
    let bounds = part.boundingRect
    return switch direction {
    case .rightwards: bounds.maxX
    case .upwards: -bounds.minY
    case .outwards: abs(bounds.midX - box.midX)
    }
  }
}

extension Path {
  /// The connected parts of what the path fills, each with its holes.
  var parts: [Path] { cgPath.componentsSeparated().map { Path($0) } }
}

extension [Path] {
  /// The paths, which do not meet, as one.
  func joined() -> Path {
    count == 1 ? self[0] : reduce(into: Path()) { $0.addPath($1) }
  }
}

extension CGRect {
  var area: CGFloat { width * height }
}
