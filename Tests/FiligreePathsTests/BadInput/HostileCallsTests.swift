import FiligreePaths
import Foundation
import PathFuzzing
import FiligreeTestSupport
import Testing

/// Calls with numbers that nobody would write come back at once.
///
/// `PathFuzz calls` makes many more.
struct HostileCallsTests {
  /// The first ones, and some that once took minutes or gave infinite coordinates.
  private static let seeds: [UInt64] =
    Array(0..<80) + [
      794, 1736, 2749, 4203, 4558, 4560, 5820, 5945, 16001, 22510, 26223, 35473, 46520, 49277,
      49325, 51615,
    ]

  @Test(.timeLimit(.minutes(1)), arguments: seeds)
  func callsComeBack(seed: UInt64) {
    var test = HostileCase(seed: seed)
    expect(test.run() == [], "\(test.text)")
  }

  /// Far from the origin doubles tell few points of a tiny curve apart.
  @Test(.timeLimit(.minutes(1)), arguments: [1e-3, 1e-6, 1e-8, 1e-9, 1e-11, 1e-13, 1e-15, 1e-300])
  func tinyCurvesFarAway(radius: CGFloat) {
    for center in [CGPoint(x: 25.7, y: 43.6), CGPoint(x: -1e9, y: 3), CGPoint(x: 1e-3, y: 1e17)] {
      // Not closed, and almost once more around: the arc meets itself.
      let arc = Path {
        $0.addRelativeArc(
          center: center, radius: radius, startAngle: .radians(0.577), delta: .radians(9.42))
      }
      let circle = arc.normalized(eoFill: false)
      expect(circle.storage.isFinite)
      expect(circle.storage.verbs.count <= 64)
      let both = arc.union(Path(ellipseIn: arc.boundingRect))
      expect(both.storage.isFinite)
      expect(both.storage.verbs.count <= 256)
      // What doubles tell well has its area.
      if radius >= 1e-9, center.x == 25.7 {
        let area = FuzzArea.area(circle.offsetBy(dx: -center.x, dy: -center.y).cgPath)
        expect(abs(area / (.pi * radius.native * radius.native) - 1) < 1e-3)
      }
      for style in [StrokeStyle(lineWidth: radius), StrokeStyle(lineWidth: 1e-9, lineCap: .round)] {
        let outline = arc.strokedPath(style)
        expect(outline.storage.isFinite)
        expect(outline.storage.verbs.count <= 4000)
      }
      expect(Path(arc.cgPath.flattened(threshold: 0)).storage.verbs.count <= 1 << 19)
    }
  }

  /// An arc whose radius is near to what doubles tell apart that far from the origin.
  @Test(.timeLimit(.minutes(1)), arguments: [1e-9, 1e-10, 1e-11, 1e-12] as [CGFloat])
  func tinyArcsEndAtOnce(radius: CGFloat) {
    for offset in [0, 1, 43.6, 1e3, 1e4, 1e5, 1e6] as [CGFloat] {
      let arc = Path {
        $0.addRelativeArc(
          center: CGPoint(x: 0.6 * offset, y: offset), radius: radius, startAngle: .radians(0.577),
          delta: .radians(-9.42))
      }
      expect(arc.normalized().storage.verbs.count <= 64)
      expect(arc.normalized(eoFill: false).storage.verbs.count <= 64)
    }
  }

  /// Sums of coordinates near the greatest number overflow; results do not.
  @Test(arguments: [1e300, 1e308, .greatestFiniteMagnitude] as [CGFloat])
  func resultsNearOverflowAreFinite(size: CGFloat) {
    let huge = Path(ellipseIn: CGRect(x: -size / 2, y: -size / 2, width: size, height: size))
    let far = Path(ellipseIn: CGRect(x: 3, y: size / 2, width: size / 4, height: size / 2))
    for result in [huge.union(far), huge.subtracting(far), huge.lineSubtraction(far)] {
      expect(!result.isEmpty && result.storage.isFinite)
    }
    // What reaches beyond all else still does.
    let plane = Path(CGRect(x: -size / 2, y: -size / 2, width: size, height: size))
    expect(plane.union(Path(CGRect(x: 1, y: 2, width: 3, height: 4))).contains(.zero))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [1e3, 1e5, 1e6, 1e12, 1e300] as [CGFloat])
  func longDashes(length: CGFloat) {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: length, y: length))
    }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 1, dash: [1, 1]))
    expect(outline.storage.isFinite)
    expect(outline.storage.verbs.count <= 5 << 18)
    expect(outline.boundingRect.maxX > 0.999 * length - 2)
  }

  @Test(.timeLimit(.minutes(1))) func hugeTrims() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 1e300, y: 1e300), control1: CGPoint(x: -1e300, y: 0),
        control2: CGPoint(x: 0, y: 1e300))
    }
    let part = curve.trimmedPath(from: 0.1, to: 0.9)
    expect(part.storage.isFinite && !part.isEmpty)
  }

  /// Each subpath crosses some of the others.
  @Test(.timeLimit(.minutes(1))) func manyOverlappingCircles() {
    let centers = (0..<60).map { CGPoint(x: $0 * 389 % 1000, y: $0 * 617 % 1000) }
    let path = Path { path in
      for c in centers {
        path.addEllipse(in: CGRect(x: c.x - 150, y: c.y - 150, width: 300, height: 300))
      }
    }
    // The same by counting points, ten units apart.
    var expected = 0.0
    for x in stride(from: -145.0, to: 1150, by: 10) {
      for y in stride(from: -145.0, to: 1150, by: 10)
      where centers.contains(where: { hypot($0.x - x, $0.y - y) < 150 }) {
        expected += 100
      }
    }
    let area = FuzzArea.area(path.normalized(eoFill: false).cgPath)
    expect(abs(area - expected) < 0.01 * expected)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "m" + String(repeating: "1,1 ", count: 20_000),
      "M0 0" + String(repeating: "z", count: 20_000),
      "M 1e999 0 L 0 1e999", "M0 0A0 0 0 0 0 1 1", "M0 0 a1e300 1e300 1e300 1 1 1e300 1",
      String(repeating: "9", count: 20_000),
    ])
  func longAndOddSVG(text: String) {
    if let path = try? Path(svg: text) {
      expect(path.storage.isFinite)
      expect(path.storage.verbs.count <= text.utf8.count)
    }
  }
}
