import FiligreePaths
import Foundation

/// Where attributes place the characters of a text, and where its chunks begin (SVG 2, section 11.4.3).
struct TextPositions {
  /// Where each character is; NaN where nothing says so.
  private(set) var x: [Double]
  private(set) var y: [Double]
  /// How far each character, and all after it, is moved.
  private(set) var dx: [Double]
  private(set) var dy: [Double]
  /// How far each character is turned, in degrees.
  private(set) var rotation: [Double]
  /// Stretches that are placed by themselves: a place begins one, and so does a path and its end.
  private(set) var chunks: [Range<Int>] = []
  /// The `textPath` of each chunk, as the index of the element.
  private(set) var paths: [Int?] = []

  init(_ content: TextContent, _ resolver: Resolver) {
    let count = content.characters.count
    x = [Double](repeating: .nan, count: count)
    y = x
    dx = [Double](repeating: 0, count: count)
    dy = dx
    rotation = dx
    // What is inside comes later, and outranks what is around it.
    for element in content.elements {
      // A path is a place of its own.
      guard element.path == nil, !element.range.isEmpty else { continue }
      func lengths(_ name: SVGAttributeName, _ side: SVGLength.Side) -> [Double] {
        resolver.lengths(name, of: element.node, side, element.space)
      }
      Self.set(&x, lengths(.x, .width), element.range)
      Self.set(&y, lengths(.y, .height), element.range)
      Self.set(&dx, lengths(.dx, .width), element.range)
      Self.set(&dy, lengths(.dy, .height), element.range)
      let angles: [Double] =
        resolver.read(.rotate, of: element.node) { scanner -> [Double]? in
          let numbers = scanner.numbers()
          return scanner.isAtEnd ? numbers : nil
        } ?? []
      Self.set(&rotation, angles, element.range)
      // The last angle is that of all further characters.
      if let last = angles.last, angles.count < element.range.count {
        for i in element.range.dropFirst(angles.count) { rotation[i] = last }
      }
    }
    findChunks(content)
  }

  private static func set(_ values: inout [Double], _ list: [Double], _ range: Range<Int>) {
    for (index, value) in zip(range, list) { values[index] = value }
  }

  private mutating func findChunks(_ content: TextContent) {
    var starts: [Int] = []
    var place = 0
    var lastOwner = -1
    var path: Int?
    // No place begins a chunk within what one sees as one character.
    var view = String.UnicodeScalarView()
    view.append(contentsOf: content.characters.lazy.map { Unicode.Scalar($0) ?? "\u{FFFD}" })
    for character in String(view) {
      let owner = Int(content.owners[place])
      let outer = path
      if owner != lastOwner {
        path = content.path(of: owner)
        lastOwner = owner
      }
      if place == 0 || path != outer || !x[place].isNaN || !y[place].isNaN {
        starts.append(place)
        paths.append(path)
      }
      place += character.unicodeScalars.count
    }
    for (index, start) in starts.enumerated() {
      chunks.append(start..<(index + 1 < starts.count ? starts[index + 1] : place))
    }
  }
}

extension Resolver {
  /// The lengths of a list in user units, up to what is no length.
  func lengths(
    _ name: SVGAttributeName, of node: Int32, _ side: SVGLength.Side, _ space: LengthSpace
  ) -> [Double] {
    read(name, of: node) { scanner in
      var lengths: [Double] = []
      while let length = scanner.length() {
        let value = length.resolved(side, in: space)
        guard value.isFinite else { break }
        lengths.append(value)
        scanner.skipComma()
      }
      return lengths
    } ?? []
  }
}
