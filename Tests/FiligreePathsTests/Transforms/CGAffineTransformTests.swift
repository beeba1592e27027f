import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test func quarterTurnsAreExact() {
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    expect(CGAffineTransform(rotationAngle: .pi / 2) == turned)
    expect(CGAffineTransform(rotationAngle: Angle.degrees(90).radians) == turned)
  }

  @Test func aPointIsARowVector() {
    let map = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    expect(point.applying(map) == CGPoint(x: 2 * 3 + 5 * 5 + 11, y: 3 * 3 + 7 * 5 + 13))
    expect(CGAffineTransform(2, 3, 5, 7, 11, 13) == map)
    expect(CGSize(width: 3, height: 5).applying(map) == CGSize(width: 31, height: 44))
  }

  @Test func theEmptyInitializerIsAllZeros() {
    expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    expect(!CGAffineTransform().isIdentity)
    expect(CGAffineTransform.identity.isIdentity)
    expect(point.applying(.identity) == point)
  }

  @Test func positiveAnglesTurnFromXToY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(turned == CGPoint(x: 0, y: 1))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 4)
    let move = CGAffineTransform(translationX: 10, y: 20)
    expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 40))
    expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 100))
    // What is added to a map comes before it.
    expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 100))
    expect(point.applying(move.scaledBy(x: 2, y: 4)) == CGPoint(x: 16, y: 40))
    expect(point.applying(move.rotated(by: .pi / 2)) == CGPoint(x: 5, y: 23))
  }

  @Test func theInverseLeadsBack() {
    let seed: UInt64 = 47
    var random = RandomSource(seed: seed)
    for n in 0..<500 {
      func number() -> CGFloat { CGFloat(random.number(in: -10...10)) }
      let map = CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      guard abs(map.determinant) > 0.1 else { continue }
      let back = point.applying(map).applying(map.inverted())
      let error = max(abs(back.x - point.x), abs(back.y - point.y))
      expect(error < 1e-10, "seed \(seed), case \(n): \(map)")
    }
  }

  @Test func aMapWithoutAnInverseIsReturnedAsItIs() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    expect(flat.inverted() == flat)
    let huge = CGAffineTransform(scaleX: 1e200, y: 1e200)
    expect(huge.inverted() == huge)
  }

  @Test func rectanglesAreBoxed() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(
      rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        == CGRect(x: -6, y: 1, width: 4, height: 3))
    expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -4, y: 2, width: 3, height: 4)
    )
    expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
    expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  @Test func isCodable() throws {
    let map = CGAffineTransform(a: 0.1, b: -2, c: 1e300, d: 7, tx: 1.0 / 3, ty: 0)
    let data = try JSONEncoder().encode(map)
    expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == map)
  }
}
