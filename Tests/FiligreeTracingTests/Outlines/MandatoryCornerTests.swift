import FiligreeTestSupport
import FiligreePixels
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreePaths
@testable import FiligreeTracing

/// Corners with straight sides, which no segment spans.
@Suite struct MandatoryCornerTests {
  /// Random squares of a grid.
  private static func squares(
    _ random: inout SeededNumbers, count: Int, side: Double, left: Double, top: Double
  ) -> (drawing: GrayDrawing, isInk: [Bool]) {
    let size = Int((Double(count) * side + 12).rounded(.up))
    var drawing = GrayDrawing(size, size)
    var isInk: [Bool] = []
    for row in 0..<count {
      for column in 0..<count {
        isInk.append(random.next(0, 1) < 0.5)
        guard isInk[isInk.count - 1] else { continue }
        let (x, y) = (left + Double(column) * side, top + Double(row) * side)
        drawing.rect(x, y, x + side, y + side)
      }
    }
    return (drawing, isInk)
  }

  @Test func squaresOfAGridComeBackExactly() throws {
    for seed in UInt64(0)..<30 {
      var random = SeededNumbers(seed)
      let side = 5 + Double(seed % 8)
      let (drawing, isInk) = Self.squares(&random, count: 9, side: side, left: 6, top: 6)
      let trace = try Tracer().trace(drawing.image())
      expect(trace.largestError() < 1e-9, "seed \(seed)")
      expect(trace.path.storage.verbs.allSatisfy { $0 != .cubic }, "seed \(seed)")
      for point in trace.path.storage.points {
        let (column, row) = ((point.x - 6) / side, (point.y - 6) / side)
        expect(column == column.rounded() && row == row.rounded(), "seed \(seed): \(point)")
      }
      for (k, isInk) in isInk.enumerated() {
        let middle = CGPoint(
          x: 6 + (Double(k % 9) + 0.5) * side, y: 6 + (Double(k / 9) + 0.5) * side)
        expect(trace.path.contains(middle) == isInk, "seed \(seed): \(middle)")
      }
    }
  }

  @Test func squaresBetweenPixelsHaveStraightSides() throws {
    for seed in UInt64(0)..<12 {
      var random = SeededNumbers(100 + seed)
      let (left, top) = (6 + random.next(0, 1), 6 + random.next(0, 1))
      let side = random.next(6, 14)
      // Apart from one another: where two touch in a point, the picture is ambiguous.
      let count = 4
      let size = Int(2 * Double(count) * side + 12)
      var drawing = GrayDrawing(size, size)
      for k in 0..<(count * count) where random.next(0, 1) < 0.7 {
        let (x, y) = (left + Double(k % count) * 2 * side, top + Double(k / count) * 2 * side)
        drawing.rect(x, y, x + side, y + side)
      }
      let path = try Tracer().trace(drawing.image()).path
      expect(path.storage.verbs.allSatisfy { $0 != .cubic }, "seed \(seed)")
      for point in path.storage.points {
        let (column, row) = ((point.x - left) / side, (point.y - top) / side)
        let off = max(abs(column - column.rounded()), abs(row - row.rounded())) * side
        expect(off < 0.15, "seed \(seed): \(point)")
      }
    }
  }

  /// The mandatory corners of the outlines of a picture.
  private static func mandatoryCorners(_ drawing: GrayDrawing, threshold: Bool) throws -> [SIMD2<
    Double
  >] {
    var drawing = drawing
    if threshold { drawing.coverage = drawing.coverage.map { $0 < 0.5 ? 0 : 1 } }
    let contours = try Tracer().contours(of: drawing.image())
    return (0..<contours.count).flatMap { k -> [SIMD2<Double>] in
      let polyline = FitPolyline(contours[k].map { SIMD2<Double>($0) }, isClosed: true)
      var fitter = CurveFitter(
        tolerance: threshold ? 0.75 : 0.5, cornerAngle: 25, reach: threshold ? 5 : 3.5)
      fitter.hasSteps = threshold
      return BreakPointFinder(polyline, fitter).find().filter(\.isMandatory).map(\.corner)
    }
  }

  @Test(arguments: [false, true]) func arcsHaveNone(_ threshold: Bool) throws {
    var random = SeededNumbers(7)
    for _ in 0..<160 {
      let radius = random.next(1.5, 30)
      let size = Int(2 * radius) + 8
      var drawing = GrayDrawing(size, size)
      let (x, y) = (radius + 3 + random.next(0, 1), radius + 3 + random.next(0, 1))
      drawing.disc(x, y, radius)
      let found = try Self.mandatoryCorners(drawing, threshold: threshold)
      expect(found.isEmpty, "radius \(radius) about \(x), \(y): \(found)")
    }
  }

  @Test(arguments: [false, true]) func aSquareHasFourWhicheverWayItIsTurned(_ threshold: Bool)
    throws
  {
    var random = SeededNumbers(9)
    var found = 0
    for k in 0..<40 {
      let half = random.next(8, 20)
      let turn = k % 2 == 0 ? 0 : random.next(0, 1.57)
      let (c, s) = (half * cos(turn), half * sin(turn))
      let (x, y) = (30 + random.next(0, 1), 30 + random.next(0, 1))
      var drawing = GrayDrawing(62, 62)
      drawing.paint(x: 1...61, y: 1...61) { px, py in
        let (dx, dy) = (px - x, py - y)
        return abs(dx * c + dy * s) <= half * half && abs(dy * c - dx * s) <= half * half
      }
      let corners = try Self.mandatoryCorners(drawing, threshold: threshold)
      for corner in [(c - s, s + c), (-s - c, c - s), (s - c, -c - s), (s + c, s - c)] {
        let near = corners.filter {
          hypot($0.x - x - corner.0, $0.y - y - corner.1) < (threshold ? 1.3 : 0.8)
        }
        expect(near.count <= 1, "\(k): two corners for one")
        found += near.count
      }
      expect(corners.count <= 4, "\(k): \(corners)")
    }
    // Steps hide some of the rotated ones.
    expect(found >= (threshold ? 90 : 130), "\(found) of 160")
  }
}
