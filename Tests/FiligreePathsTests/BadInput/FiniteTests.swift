import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

/// Whether a path's coordinates are finite is partly known from its building: that must be the truth,
/// however the path came to be.
struct FiniteTests {
  @Test(arguments: UInt64(1)...60)
  func whatIsKnownIsTrue(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var path = PathStorage()
    for step in 0..<40 {
      path = changed(path, &random)
      let isFinite = path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
      expect(path.isFinite == isFinite, "seed \(seed), step \(step)")
      expect(path.finite().isFinite, "seed \(seed), step \(step)")
      if !isFinite, random.number(in: 0...1) < 0.5 { path = path.finite() }
    }
  }

  /// Subpaths go on from where they began, whatever is known of their points.
  @Test func segmentsAfterAClose() {
    var path = PathStorage()
    path.move(to: CGPoint(x: 1, y: 2))
    path.line(to: CGPoint(x: 3, y: 4))
    path.move(to: CGPoint(x: 5, y: 6))
    path.line(to: CGPoint(x: CGFloat.nan, y: 0))
    path.close()
    expect(path.currentPoint == CGPoint(x: 5, y: 6))
    var other = PathStorage()
    other.move(to: CGPoint(x: 7, y: 8))
    other.line(to: CGPoint(x: 9, y: 9))
    other.close()
    path.append(other)
    expect(path.currentPoint == CGPoint(x: 7, y: 8))
    path.line(to: .zero)
    expect(path.points.suffix(2) == [CGPoint(x: 7, y: 8), .zero])
  }

  private func changed(_ path: PathStorage, _ random: inout RandomSource) -> PathStorage {
    func coordinate() -> CGFloat {
      let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -0.0]
      return random.number(in: 0...1) < 0.02
        ? odd[Int.random(in: 0...4, using: &random)] : random.number(in: -9...9)
    }
    func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
    var path = path
    switch Int.random(in: 0...8, using: &random) {
    case 0: path.move(to: point())
    case 1, 2: path.line(to: point())
    case 3: path.quad(to: point(), control: point())
    case 4: path.cubic(to: point(), control1: point(), control2: point())
    case 5: path.close()
    case 6:
      let map = CGAffineTransform(scaleX: random.number(in: 0...1) < 0.1 ? 1e308 : 2, y: 1)
      path = path.applying(map)
    case 7:
      var other = PathStorage()
      other.move(to: point())
      other.line(to: point())
      path.append(other)
    default:
      var other = PathStorage()
      other.move(to: point())
      path.append(
        other,
        transform: CGAffineTransform(translationX: random.number(in: 0...1) < 0.1 ? .nan : 1, y: 0))
    }
    return path
  }
}
