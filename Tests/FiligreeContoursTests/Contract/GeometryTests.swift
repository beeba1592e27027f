import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// Areas, lengths and circles of contours.
struct GeometryTests {
  private func contours(_ drawing: GrayDrawing) throws -> VNContoursObservation {
    let request = VNDetectContoursRequest()
    try VNImageRequestHandler(cgImage: drawing.image()).perform([request])
    return try #require(request.results?.first)
  }

  private func area(_ contour: VNContour, oriented: Bool) throws -> Double {
    var area = 0.0
    try VNGeometryUtils.calculateArea(&area, for: contour, orientedArea: oriented)
    return area
  }

  @Test func areaAndPerimeterAreInUnitsOfTheHeight() throws {
    var drawing = GrayDrawing(200, 100)
    drawing.rect(20, 10, 180, 90)
    drawing.rect(40, 30, 60, 50, ink: 0)
    let found = try contours(drawing)
    let outer = try found.contour(at: 0)
    let hole = try found.contour(at: 1)
    expect(abs(try area(outer, oriented: true) - 1.6 * 0.8) < 1e-6)
    expect(abs(try area(hole, oriented: true) + 0.2 * 0.2) < 1e-6)
    expect(abs(try area(hole, oriented: false) - 0.2 * 0.2) < 1e-6)
    var perimeter = 0.0
    try VNGeometryUtils.calculatePerimeter(&perimeter, for: outer)
    expect(abs(perimeter - 4.8) < 1e-6)
  }

  @Test func circleAroundADiscIsTheDisc() throws {
    var drawing = GrayDrawing(300, 200)
    drawing.disc(120, 90, 60)
    let circle = try VNGeometryUtils.boundingCircle(for: contours(drawing).contour(at: 0))
    expect(abs(circle.radius - 0.3) < 0.002 && abs(circle.center.x - 0.6) < 0.002)
    expect(abs(circle.center.y - 0.55) < 0.002)
    expect(circle.diameter == circle.radius * 2)
  }

  @Test func smallestCirclesContainAllPointsAndTouchTwo() throws {
    for seed in 0..<100 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let count = Int.random(in: 1...60, using: &source)
      // Small whole numbers, so that points fall on lines and on each other.
      let points = (0..<count).map { _ in
        VNPoint(
          x: Double(Int.random(in: 0...9, using: &source)),
          y: Double(Int.random(in: 0...9, using: &source)))
      }
      let circle = try VNGeometryUtils.boundingCircle(for: points)
      expect(points.allSatisfy(circle.contains), "seed \(seed)")
      // Smallest: no circle through two or three of the points that contains all is smaller.
      var best = Double.infinity
      func tryOut(_ c: SIMD2<Double>, _ r: Double) {
        if points.allSatisfy({ hypot($0.x - c.x, $0.y - c.y) <= r + 1e-9 }) { best = min(best, r) }
      }
      for a in points {
        for b in points {
          tryOut(SIMD2(a.x + b.x, a.y + b.y) / 2, a.distance(b) / 2)
        }
      }
      if count <= 14 {
        for a in points {
          for b in points {
            for c in points {
              let (px, py, qx, qy) = (b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y)
              let cross = 2 * (px * qy - py * qx)
              guard cross != 0 else { continue }
              let (pp, qq) = (px * px + py * py, qx * qx + qy * qy)
              let d = SIMD2(qy * pp - py * qq, px * qq - qx * pp) / cross
              tryOut(SIMD2(a.x, a.y) + d, (d * d).sum().squareRoot())
            }
          }
        }
        expect(abs(circle.radius - best) < 1e-6, "seed \(seed)")
      } else {
        expect(circle.radius <= best + 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func badPointsThrow() {
    #expect(throws: VNError.self) { try VNGeometryUtils.boundingCircle(for: [VNPoint]()) }
    #expect(throws: VNError.self) {
      try VNGeometryUtils.boundingCircle(for: [VNPoint(x: .nan, y: 0)])
    }
  }

  @Test func circlesContainTheirBoundary() {
    let circle = VNCircle(center: VNPoint(x: 1, y: 1), diameter: 2)
    expect(circle.contains(VNPoint(x: 2, y: 1)) && !circle.contains(VNPoint(x: 2.01, y: 1)))
    expect(circle.contains(VNPoint(x: 2.25, y: 1), inCircumferentialRingOfWidth: 0.5))
    expect(!circle.contains(VNPoint(x: 1, y: 1), inCircumferentialRingOfWidth: 0.5))
    expect(VNCircle.zero == VNCircle(center: .zero, radius: 0))
  }
}
