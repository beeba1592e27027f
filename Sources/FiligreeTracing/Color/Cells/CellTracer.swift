import FiligreePaths
import FiligreePixels
import Foundation

/// Traces the outlines of pixels exactly: for each color one path along the pixels' edges.
///
/// Nothing is joined, smoothed or left out. Pixels of one color that meet at a corner alone are two
/// shapes. No two paths overlap.
struct CellTracer {
  let colors: ColorTracer.Colors
  /// Colors that are painted in others.
  var recolorings: [ColorTracer.Recoloring] = []
  /// Whether pixels of the border's color that are connected with the border are left out.
  var dropsBackground = false
  /// Colors that are left out, and those that look alike.
  var droppedColors: [CGColor] = []
  /// The largest number of corners of all paths.
  let maximumPoints: Int

  /// Traces a picture.
  func trace(_ image: CGImage, progress: (Double) throws -> Void) throws -> ColorTrace {
    guard image.width > 0, image.height > 0 else { throw TracerError.emptyPicture }
    var cells = try CellColors(image, colors) {
      try Task.checkCancellation()
      try progress(0.2)
    }
    var dropped = 0
    let before = dropsBackground || !droppedColors.isEmpty ? cells.usedColors : []
    if dropsBackground { dropped += cells.dropBackground(width: image.width, height: image.height) }
    dropped += cells.drop(droppedColors)
    let left = before.isEmpty ? [] : Set(cells.usedColors)
    cells.recolor(recolorings)
    try progress(0.5)
    var outlines = CellOutlines(
      cells.numbers, width: image.width, height: image.height, colorCount: cells.colors.count,
      maximumPoints: maximumPoints)
    try outlines.find {
      try Task.checkCancellation()
      try progress(0.5 + 0.5 * $0)
    }
    var layers: [ColorTrace.Layer] = []
    for (color, path) in zip(cells.colors, outlines.paths) where !path.isEmpty {
      layers.append(ColorTrace.Layer(path: Path(storage: path), fill: .color(Self.color(color))))
    }
    var trace = ColorTrace(
      width: image.width, height: image.height, layers: layers, faceCount: outlines.faceCount,
      colorCount: layers.count)
    trace.droppedFaceCount = dropped
    trace.droppedColors = before.filter { !left.contains($0) }.map(Self.color)
    return trace
  }

  private static func color(_ packed: UInt32) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(packed >> shift & 255) / 255 }
    return CGColor(srgbRed: part(0), green: part(8), blue: part(16), alpha: part(24))
  }
}

/// Traces the outlines of pixels of the same number.
private struct CellOutlines {
  let numbers: [UInt16]
  let width: Int
  let height: Int
  let maximumPoints: Int
  /// The outlines of each color.
  var paths: [PathStorage]
  /// The number of shapes.
  var faceCount = 0
  private var pointCount = 0
  /// Whether the left edge of a pixel is part of an outline already: every outline has such an edge.
  private var isSeen: [Bool]

  /// The directions along the edges: up, right, down, left.
  private static let directions: [(x: Int, y: Int)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
  /// For each direction the pixels ahead on its left and on its right, relative to the corner.
  private static let ahead: [(left: (x: Int, y: Int), right: (x: Int, y: Int))] = [
    ((-1, -1), (0, -1)), ((0, -1), (0, 0)), ((0, 0), (-1, 0)), ((-1, 0), (-1, -1)),
  ]

  init(_ numbers: [UInt16], width: Int, height: Int, colorCount: Int, maximumPoints: Int) {
    (self.numbers, self.width, self.height) = (numbers, width, height)
    self.maximumPoints = maximumPoints
    paths = Array(repeating: PathStorage(), count: colorCount)
    isSeen = Array(repeating: false, count: numbers.count)
  }

  mutating func find(_ step: (Double) throws -> Void) throws {
    for y in 0..<height {
      if y & 63 == 0 { try step(Double(y) / Double(height)) }
      for x in 0..<width {
        let i = y * width + x
        let number = numbers[i]
        guard number != CellColors.clear, !isSeen[i], x == 0 || numbers[i - 1] != number else {
          continue
        }
        try follow(x, y, number)
      }
    }
  }

  /// Follows an outline, with its color on the right.
  ///
  /// It begins at the upper end of a pixel's left edge, which is the highest edge of the outline: so there
  /// is a corner.
  private mutating func follow(_ startX: Int, _ startY: Int, _ number: UInt16) throws {
    var (x, y, direction) = (startX, startY, 0)
    var isFirst = true
    var area = 0
    isSeen[y * width + x] = true
    repeat {
      let (left, right) = Self.ahead[direction]
      var turned = direction
      if !isColor(number, x + right.x, y + right.y) {
        turned = (direction + 1) & 3
      } else if isColor(number, x + left.x, y + left.y) {
        turned = (direction + 3) & 3
      }
      if turned != direction {
        let corner = CGPoint(x: CGFloat(x), y: CGFloat(y))
        if isFirst {
          paths[Int(number)].move(to: corner)
        } else {
          paths[Int(number)].line(to: corner)
        }
        isFirst = false
        direction = turned
        pointCount += 1
        guard pointCount <= maximumPoints else {
          throw TracerError.tooManyPoints(limit: maximumPoints)
        }
      }
      let (dx, dy) = Self.directions[direction]
      area += x * dy - y * dx
      x += dx
      y += dy
      if direction == 0 { isSeen[y * width + x] = true }
    } while x != startX || y != startY || direction != 0
    paths[Int(number)].close()
    // Clockwise as seen, with y down: the outside of a shape, and not one of its holes.
    if area > 0 { faceCount += 1 }
  }

  private func isColor(_ number: UInt16, _ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && numbers[y * width + x] == number
  }
}
