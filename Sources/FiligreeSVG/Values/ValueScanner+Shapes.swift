import FiligreePaths
import Foundation

/// Basic shapes as they are written (CSS Shapes Module Level 1; `rect()` and `xywh()` of Level 2).
extension ValueScanner {
  /// The shape and the box that the whole value is, in any order; nil for something else.
  mutating func clipShape() -> BasicShape? {
    var shape = BasicShape()
    var (hasShape, hasBox) = (false, false)
    skipSpace()
    while !isAtEnd {
      skipSpace()
      if !hasShape, let name = function()?.lowercased() {
        guard shapeFunction(name, &shape), passes(")") else { return nil }
        hasShape = true
      } else if !hasBox, let box = word().flatMap({ BasicShape.Box($0.lowercased()) }) {
        shape.box = box
        hasBox = true
      } else {
        return nil
      }
    }
    return hasShape || hasBox ? shape : nil
  }

  /// The inside of a function; the closing parenthesis is left.
  private mutating func shapeFunction(_ name: String, _ shape: inout BasicShape) -> Bool {
    skipSpace()
    switch name {
    case "inset":
      let sides = sidesOfShape(4)
      guard let sides = Self.four(sides), let radii = corners() else { return false }
      shape.kind = .inset(sides, radii)
    case "xywh":
      let parts = sidesOfShape(4)
      guard parts.count == 4, let radii = corners() else { return false }
      shape.kind = .xywh(parts, radii)
    case "rect":
      var sides: [SVGLength?] = []
      for _ in 0..<4 {
        skipSpace()
        if let length = length() {
          sides.append(length)
        } else {
          guard word()?.lowercased() == "auto" else { return false }
          sides.append(nil)
        }
      }
      guard let radii = corners() else { return false }
      shape.kind = .rect(sides, radii)
    case "circle":
      let radius = radius() ?? .closestSide
      guard let position = shapePosition() else { return false }
      shape.kind = .circle(radius, position)
    case "ellipse":
      var (first, second) = (BasicShape.Radius.closestSide, BasicShape.Radius.closestSide)
      if let x = radius() {
        guard let y = radius() else { return false }
        (first, second) = (x, y)
      }
      guard let position = shapePosition() else { return false }
      shape.kind = .ellipse(first, second, position)
    case "polygon":
      guard fillRule(&shape) else { return false }
      var points: [(SVGLength, SVGLength)] = []
      repeat {
        skipSpace()
        guard let x = length() else { return false }
        skipSpace()
        guard let y = length() else { return false }
        points.append((x, y))
        skipSpace()
      } while passes(",")
      shape.kind = .polygon(points)
    case "path":
      guard fillRule(&shape), let quote = next, quote == 0x22 || quote == 0x27 else { return false }
      offset += 1
      let start = offset
      while let byte = next, byte != quote { offset += 1 }
      var joints: [Int] = []
      var failure: SVGPathError?
      let path = Path(
        storage: PathStorage(
          svgUpToError: UnsafeBufferPointer(rebasing: bytes[start..<offset]), error: &failure,
          arcJoints: &joints))
      offset = min(offset + 1, bytes.count)
      // Of wrong data CSS makes nothing.
      guard failure == nil else { return false }
      shape.kind = .path(path)
    default: return false
    }
    skipSpace()
    return true
  }

  /// `nonzero` or `evenodd` and a comma; true where there is neither, and a number or a string comes.
  private mutating func fillRule(_ shape: inout BasicShape) -> Bool {
    skipSpace()
    let start = offset
    guard let word = word()?.lowercased(), word == "nonzero" || word == "evenodd" else {
      offset = start
      return true
    }
    shape.isEvenOdd = word == "evenodd"
    skipSpace()
    guard passes(",") else { return false }
    skipSpace()
    return true
  }

  private mutating func sidesOfShape(_ count: Int) -> [SVGLength] {
    var lengths: [SVGLength] = []
    skipSpace()
    while lengths.count < count, let length = length() {
      lengths.append(length)
      skipSpace()
    }
    return lengths
  }

  /// Four sides, or corners, of one to four values, as CSS repeats them.
  private static func four(_ values: [SVGLength]) -> [SVGLength]? {
    switch values.count {
    case 1: [values[0], values[0], values[0], values[0]]
    case 2: [values[0], values[1], values[0], values[1]]
    case 3: [values[0], values[1], values[2], values[1]]
    case 4: values
    default: nil
    }
  }

  /// `round` and radii; none where it does not come, nil for wrong ones.
  private mutating func corners() -> BasicShape.Radii? {
    skipSpace()
    let start = offset
    guard let word = word()?.lowercased() else { return [] }
    guard word == "round" else {
      offset = start
      return nil
    }
    guard let x = Self.four(sidesOfShape(4)) else { return nil }
    var y = x
    if passes("/") {
      guard let further = Self.four(sidesOfShape(4)) else { return nil }
      y = further
    }
    guard (x + y).allSatisfy({ $0.value >= 0 || !$0.further.isEmpty }) else { return nil }
    return zip(x, y).map { ($0, $1) }
  }

  private mutating func radius() -> BasicShape.Radius? {
    skipSpace()
    let start = offset
    if let length = length(), length.value >= 0 || !length.further.isEmpty {
      return .length(length)
    }
    switch word()?.lowercased() {
    case "closest-side": return .closestSide
    case "farthest-side": return .farthestSide
    default:
      offset = start
      return nil
    }
  }

  /// `at` and a place; the middle where it does not come, nil for a wrong one.
  private mutating func shapePosition() -> BasicShape.Position? {
    skipSpace()
    var position = BasicShape.Position()
    guard next != UInt8(ascii: ")") else { return position }
    guard word()?.lowercased() == "at" else { return nil }
    // Words with a distance each, or one or two values.
    var parts: [(word: String?, length: SVGLength?)] = []
    skipSpace()
    while parts.count < 4, let byte = next, byte != UInt8(ascii: ")") {
      if let length = length() {
        parts.append((nil, length))
      } else {
        guard let word = word()?.lowercased() else { return nil }
        parts.append((word, nil))
      }
      skipSpace()
    }
    let isPaired = parts.count > 2
    var axis = 0
    var index = 0
    while index < parts.count {
      let (word, length) = parts[index]
      index += 1
      var distance = SVGLength(0)
      if isPaired, word != nil, word != "center", index < parts.count,
        let following = parts[index].length
      {
        distance = following
        index += 1
      }
      switch word {
      case "left": position.x = distance
      case "right": (position.x, position.isFromRight) = (distance, true)
      case "top": position.y = distance
      case "bottom": (position.y, position.isFromBottom) = (distance, true)
      case "center": break
      case nil:
        guard let length, axis < 2 else { return nil }
        if axis == 0 { position.x = length } else { position.y = length }
      default: return nil
      }
      axis += 1
    }
    return parts.isEmpty ? nil : position
  }
}
