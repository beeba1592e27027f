import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Lines of about a pixel's width in one color.
@Suite struct ThinLineOutlineTests {
  /// A straight line in a picture of 64 × 64 pixels, beside a spot that shows the ink's own gray.
  private struct Line: CustomStringConvertible {
    var width: Double
    /// The direction in degrees.
    var angle: Double
    /// How far the line is shifted across from the picture's middle.
    var offset: Double

    static let length = 44.0
    static let size = 64

    var description: String { "width \(width), \(angle)°, offset \(offset)" }

    /// The line's direction.
    private let direction: (x: Double, y: Double)

    init(width: Double, angle: Double, offset: Double) {
      (self.width, self.angle, self.offset) = (width, angle, offset)
      direction = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    }

    /// A point's place along the line and across it, from its middle.
    func place(_ x: Double, _ y: Double) -> (along: Double, across: Double) {
      let (dx, dy) = (x - 32, y - 32)
      return (dx * direction.x + dy * direction.y, dy * direction.x - dx * direction.y - offset)
    }

    func drawing() -> GrayDrawing {
      var drawing = GrayDrawing(Line.size, Line.size)
      let reach = (
        x: abs(direction.x) * Line.length / 2 + width + 2,
        y: abs(direction.y) * Line.length / 2 + width + 2
      )
      drawing.paint(x: (32 - reach.x)...(32 + reach.x), y: (32 - reach.y)...(32 + reach.y)) {
        let (along, across) = place($0, $1)
        return abs(along) <= Line.length / 2 && abs(across) <= width / 2
      }
      drawing.disc(56, 8, 5)
      return drawing
    }

    /// The width and the middle of the outlines of the line: the means of all their points but those near the ends.
    func measured(_ contours: ContourSet) -> (count: Int, width: Double, middle: Double) {
      let lines = (0..<contours.count).filter { k in
        contours[k].allSatisfy { abs(place(Double($0.x), Double($0.y)).across) < 4 }
      }
      var (above, below): ([Double], [Double]) = ([], [])
      for k in lines {
        // Level sides have no points but their ends: each is divided into steps of a pixel.
        let points = Array(contours[k])
        for (i, p) in points.enumerated() {
          let q = points[(i + 1) % points.count]
          let steps = max(Int((q - p).length.rounded(.up)), 1)
          for step in 0..<steps {
            let at = p + (q - p) * Float(step) / Float(steps)
            let (along, across) = place(Double(at.x), Double(at.y))
            guard abs(along) < Line.length / 2 - 3 else { continue }
            // Foreground is on the left, y points down.
            let forward =
              place(Double(q.x), Double(q.y)).along - place(Double(p.x), Double(p.y)).along
            if forward > 0 { below.append(across) } else { above.append(across) }
          }
        }
      }
      func mean(_ values: [Double]) -> Double {
        values.isEmpty ? .nan : values.reduce(0, +) / Double(values.count)
      }
      return (lines.count, mean(below) - mean(above), (mean(below) + mean(above)) / 2)
    }
  }

  private func check(
    _ line: Line, ink: Double = 0, paper: Double = 255, width widest: Double,
    middle farthest: Double
  ) throws {
    var tracer = Tracer()
    tracer.options.detectsDarkOnLight = ink < paper
    let image = line.drawing().image(ink: ink, paper: paper)
    let (count, width, middle) = line.measured(try tracer.contours(of: image))
    expect(count == 1, "\(line), ink \(ink)")
    expect(abs(width - line.width) < widest, "\(line), ink \(ink): \(width) wide")
    expect(abs(middle) < farthest, "\(line), ink \(ink): \(middle) beside it")
    expect(try tracer.trace(image).outlineCount == 2, "\(line), ink \(ink)")
  }

  /// A line inside of one row of pixels may lie anywhere there: one of 0.8 pixels up to a tenth from the row's middle.
  @Test(arguments: [0.8, 1, 1.4, 2])
  func linesHaveTheirWidthAndPlace(_ width: Double) throws {
    for angle in [0.0, 7, 45] {
      for tenth in 0..<10 {
        let line = Line(width: width, angle: angle, offset: Double(tenth) / 10)
        try check(line, width: 0.15, middle: 0.105)
        try check(line, ink: 255, paper: 0, width: 0.15, middle: 0.105)
      }
    }
  }

  @Test func randomLinesHaveTheirWidthAndPlace() throws {
    var random = RandomSource(seed: 11)
    for _ in 0..<60 {
      let line = Line(
        width: random.number(in: 0.75...2.1), angle: random.number(in: -90...90),
        offset: random.number(in: -1...1))
      try check(line, width: 0.2, middle: 0.15)
    }
  }

  /// Lines thinner than half a pixel are as faint as stains.
  @Test func hairlinesAreNone() throws {
    for tenth in 0..<10 {
      let line = Line(width: 0.4, angle: 0, offset: Double(tenth) / 10)
      expect(line.measured(try Tracer().contours(of: line.drawing().image())).count == 0)
    }
  }

  /// A gray that nothing in the picture is darker than is the ink's own.
  @Test func aGrayLineOfTwoPixelsStaysOne() throws {
    var drawing = GrayDrawing(40, 40)
    drawing.rect(10, 5, 12, 35)
    let contours = try Tracer().contours(of: drawing.image(ink: 100))
    expect(contours.count == 1)
    expect(Set(contours[0]) == [SIMD2(10, 5), SIMD2(12, 5), SIMD2(12, 35), SIMD2(10, 35)])
  }

  /// A light line of a pixel, its light shared by two rows, parts what is black.
  @Test func lightLinesPartAreas() throws {
    for tenth in 0..<10 {
      let top = 20 + Double(tenth) / 10
      var drawing = GrayDrawing(60, 40)
      drawing.rect(8, 8, 52, 32)
      drawing.rect(0, top, 60, top + 0.9, ink: 0)
      let contours = try Tracer().contours(of: drawing.image())
      expect(contours.count == 2, "\(tenth)")
      let area = (0..<contours.count).reduce(0) { $0 + contours.area(of: $1) }
      expect(abs(area - 44 * (24 - 0.9)) < 44 * 0.15, "\(tenth): \(area)")
    }
  }

  /// Where nothing is thin, faint lines are not found, and edges are where they always are.
  @Test func randomAreasStay() throws {
    var random = RandomSource(seed: 12)
    for round in 0..<20 {
      var drawing = GrayDrawing(64, 64)
      let (x, y) = (random.number(in: 24...40), random.number(in: 24...40))
      let radius = random.number(in: 8...20)
      let sides = Int(random.number(in: 3...9))
      let turn = random.number(in: 0...6)
      let normals = (0..<sides).map { k in
        let angle = turn + 2 * .pi * Double(k) / Double(sides)
        return (x: cos(angle), y: sin(angle))
      }
      // A triangle's corners are the farthest: as far as twice its sides.
      drawing.paint(x: (x - radius)...(x + radius), y: (y - radius)...(y + radius)) {
        px, py in
        var k = 0
        while k < sides, (px - x) * normals[k].x + (py - y) * normals[k].y <= radius / 2 { k += 1 }
        return k == sides
      }
      let plane = LumaPlane(width: 64, height: 64, samples: drawing.samples())
      var detection = ContourDetection()
      let plain = try detection.contours(in: .init(plane: plane))
      detection.keepsThinLines = true
      expect(try detection.contours(in: .init(plane: plane)) == plain, "round \(round)")
      for p in plain[0] {
        let across = normals.map {
          (Double(p.x) - x) * $0.x + (Double(p.y) - y) * $0.y - radius / 2
        }
        expect(across.allSatisfy { $0 < 0.1 }, "round \(round): \(p)")
      }
    }
  }

  /// Grain on paper, up to a fifth of the contrast, is no line.
  @Test func noiseIsNoLine() throws {
    var random = RandomSource(seed: 13)
    let samples = (0..<(128 * 128)).map { _ in UInt8(random.number(in: 190...250)) }
    expect(try Tracer().trace(.gray(128, 128, samples)).outlineCount == 0)
  }
}
