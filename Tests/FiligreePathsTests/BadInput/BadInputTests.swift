import FiligreePaths
import Foundation
import PathFuzzing
import FiligreeTestSupport
import Testing

/// What every operation gives for hostile paths: no trap, nothing that is not finite, and no more
/// elements than the input's number allows, so that the work is bounded.
struct BadInputTests {
  /// A box with a curve, in reach of the small ones.
  private let plain = Path { path in
    path.addRect(CGRect(x: -1, y: -2, width: 6, height: 8))
    path.addEllipse(in: CGRect(x: 1, y: 1, width: 7, height: 3))
  }

  @Test(arguments: HostilePath.all)
  func booleans(_ hostile: HostilePath) {
    for (a, b) in [(hostile.path, plain), (plain, hostile.path), (hostile.path, hostile.path)] {
      for rule in CGPathFillRule.allCases {
        let (x, y) = (a.cgPath, b.cgPath)
        let results = [
          x.union(y, using: rule), x.intersection(y, using: rule), x.subtracting(y, using: rule),
          x.symmetricDifference(y, using: rule), x.normalized(using: rule),
          x.lineIntersection(y, using: rule), x.lineSubtracting(y, using: rule),
          CGPath.union(of: [x, y, x], using: rule),
        ]
        for result in results + x.componentsSeparated(using: rule) {
          let path = Path(result)
          expect(path.isFinite)
          expect(path.count <= 9 * (a.count + b.count) * (a.count + b.count) + 8)
        }
        expect(x.intersects(y, using: rule) == y.intersects(x, using: rule))
      }
    }
  }

  @Test func whatHasNoInsideIsAnEmptyShape() {
    let names = [
      "empty", "one move", "moves only", "closes only", "nothing but NaN",
      "one point, many times", "one line, many times",
    ]
    for hostile in HostilePath.all where names.contains(hostile.name) {
      expect(hostile.path.normalized().isEmpty)
      expect(hostile.path.intersection(plain).isEmpty)
      expect(hostile.path.cgPath.componentsSeparated().isEmpty)
      expect(!hostile.path.cgPath.intersects(plain.cgPath))
      expect(hostile.path.signedArea == 0)
      expect(hostile.path.centroid == nil)
      let area = FuzzArea.area(plain.union(hostile.path).cgPath)
      expect(abs(area - FuzzArea.area(plain.normalized(eoFill: false).cgPath)) < 1e-4)
    }
  }

  @Test func operandsBeyondTheLimitGiveAnEmptyResult() {
    // Points and elements count; the limit itself is still taken.
    let count = plain.storage.points.count + plain.storage.verbs.count
    let union = plain.union(plain).storage
    expect(PathBoolean.union(plain.storage, plain.storage, limit: 2 * count) == union)
    expect(PathBoolean.union(plain.storage, plain.storage, limit: 2 * count - 1).isEmpty)
    expect(PathBoolean.maximumCount == 1 << 28)
  }

  @Test(arguments: HostilePath.all)
  func measures(_ hostile: HostilePath) throws {
    let path = hostile.path
    let count = path.count
    expect(!path.length.isNaN && path.length >= 0)
    let measure = PathMeasure(path)
    for length in [-1, 0, 1, 1e300, .infinity, .nan] as [CGFloat] {
      if let point = measure.point(atLength: length) {
        expect(point.x.isFinite && point.y.isFinite)
      }
      if let tangent = measure.tangent(atLength: length) {
        expect(abs(tangent.dx * tangent.dx + tangent.dy * tangent.dy - 1) < 1e-12)
      }
      if let curvature = measure.curvature(atLength: length) { expect(!curvature.isNaN) }
    }
    for (from, to) in [(0.25, 0.75), (.nan, 1), (0, .nan), (-.infinity, .infinity), (1, 0)]
      as [(CGFloat, CGFloat)]
    {
      let trimmed = path.trimmedPath(from: from, to: to)
      // The whole trim is the path itself, with whatever it holds.
      expect(trimmed.isFinite || from <= 0 && to >= 1)
      expect(trimmed.count <= count + 2)
    }
    for point in [CGPoint(x: 1, y: 1), CGPoint(x: 1e300, y: -1e300), CGPoint(x: CGFloat.nan, y: 0)]
    {
      if let nearest = path.nearestPoint(to: point) {
        expect(nearest.point.x.isFinite && nearest.point.y.isFinite)
        expect(nearest.distance >= 0)
      }
    }
    expect(path.nearestPoint(to: CGPoint(x: CGFloat.infinity, y: 0)) == nil)
    for box in [path.boundingRect, path.cgPath.boundingBox] where !box.isNull {
      expect(box.minX.isFinite && box.minY.isFinite && box.width >= 0 && box.height >= 0)
    }
    for eoFill in [false, true] {
      for x in [CGFloat.nan, .infinity, -.infinity] {
        expect(!path.contains(CGPoint(x: x, y: 0), eoFill: eoFill))
        expect(!path.contains(CGPoint(x: 0, y: x), eoFill: eoFill))
      }
    }
  }

  @Test(arguments: HostilePath.all)
  func outlinesAndFits(_ hostile: HostilePath) {
    let path = hostile.path
    let widths = [1, 0, -1, .nan, .infinity, 1e300, 1e-300] as [CGFloat]
    for width in widths {
      for join in [CGLineJoin.miter, .round] {
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: join, miterLimit: 10)
        let outline = path.strokedPath(style)
        expect(outline.isFinite, "width \(width)")
        expect(outline.count <= 4000 * (path.count + 1))
      }
      let dashed = Path(path.cgPath.copy(dashingWithPhase: width, lengths: [width, 2]))
      expect(dashed.isFinite)
      expect(dashed.count <= 1 << 20)
      let flat = Path(path.cgPath.flattened(threshold: width))
      expect(flat.isFinite)
      let simple = path.simplified(tolerance: width)
      expect(simple.count <= path.count)
    }
    for fraction in [0, 0.5, 1, -3, .nan, .infinity, 1e300] as [CGFloat] {
      let between = path.interpolated(to: plain, fraction: fraction)
      expect(between.count <= 16 * (path.count + plain.count))
      _ = plain.interpolated(to: path, fraction: fraction)
    }
  }

  @Test(arguments: HostilePath.all)
  func writing(_ hostile: HostilePath) throws {
    let path = hostile.path
    // Descriptions hold everything; NaN is not equal to itself, so texts are compared.
    let again = try #require(Path(path.description))
    expect(again.description == path.description)
    let coded = try JSONDecoder().decode([Path].self, from: JSONEncoder().encode([path]))
    expect(coded[0].description == path.description)
    // SVG holds what is finite.
    let svg = path.svg
    let read = try Path(svg: svg)
    expect(read.isFinite)
    expect(read.svg == svg)
  }

  @Test(arguments: [
    "", " ", "x", "0 0", "0 0 l", "h", "0 0 m 1 l", "0 0 m 1 2 3 l", "0 0 m 1 2 3 4 5 6 7 c", "m",
    "nan m", "0x m", "1e999 0 q", "0 0 m h h 3", "\u{0} 0 m", "０ ０ m", "0,0 m",
  ])
  func descriptionsThatAreNone(text: String) throws {
    let isBlank = text.allSatisfy(\.isWhitespace)
    expect((Path(text) != nil) == isBlank)
    if !isBlank {
      let json = try JSONEncoder().encode([text])
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([Path].self, from: json) }
    }
  }

  @Test(arguments: [
    "0", "M", "M1", "M1 2 3", "L1 2", "M0 0 X", "M0 0 C1 2 3", "M0 0 A1 1 0 2 0 3 3", "M0 0 L1 2,",
    "M0 0 L.", "M0 0 L-", "M0 0 L1e", "Mnan 0", "Minf 0", "M1e999 0", "M0 0 L1 2 \u{0}", "é",
    "M0 0Z1",
  ])
  func svgThatIsNone(text: String) {
    #expect(throws: SVGPathError.self) { try Path(svg: text) }
  }

  @Test func manySubpaths() throws {
    let count = 20_000
    let path = HostilePath.many(count)
    let area = CGFloat(count / 2 * 4)
    expect(path.length == CGFloat(count / 2 * 8))
    expect(path.signedArea == area)
    expect(FuzzArea.area(path.normalized().cgPath) == Double(area))
    expect(path.cgPath.componentsSeparated().count == count / 2)
    expect(FuzzArea.area(path.intersection(path).cgPath) == Double(area))
    expect(path.trimmedPath(from: 0.25, to: 0.75).length == path.length / 2)
    expect(path.nearestPoint(to: CGPoint(x: 1, y: -4))?.distance == 4)
    expect(path.contains(CGPoint(x: 1, y: 1)))
    expect(try Path(svg: path.svg).count == path.count)
    expect(Path(path.description)?.count == path.count)
    expect(path.simplified(tolerance: 0.1).count <= path.count)
    let lines = path.lineSubtraction(Path(CGRect(x: 0, y: 0, width: 600, height: 3)))
    expect(lines.count < path.count)
  }
}
