import FiligreeBase
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct DecompositionTests {
  private func components(
    _ x: CGFloat, _ y: CGFloat, shear: CGFloat = 0, rotation: CGFloat = 0,
    _ translation: CGVector = .zero
  ) -> CGAffineTransformComponents {
    CGAffineTransformComponents(
      scale: CGSize(width: x, height: y), horizontalShear: shear, rotation: rotation,
      translation: translation)
  }

  private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform, _ error: CGFloat) -> Bool {
    let (a, b) = ([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    return zip(a, b).allSatisfy { abs($0 - $1) <= error }
  }

  @Test func partsOfPlainMaps() {
    expect(CGAffineTransform.identity.decomposed() == components(1, 1))
    expect(
      CGAffineTransform(translationX: 3, y: -4).decomposed()
        == components(1, 1, CGVector(dx: 3, dy: -4)))
    expect(CGAffineTransform(scaleX: 2, y: 3).decomposed() == components(2, 3))
    expect(
      CGAffineTransform(rotationAngle: .pi / 2).decomposed()
        == components(1, 1, rotation: .pi / 2))
    expect(
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).decomposed()
        == components(1, 1, shear: 0.5))
  }

  @Test func scalingComesFirstThenShearRotationAndTranslation() {
    let parts = components(2, 3, shear: 0.5, rotation: 0.7, CGVector(dx: 5, dy: 6))
    let expected = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: 0.7))
      .concatenating(CGAffineTransform(translationX: 5, y: 6))
    expect(isNear(CGAffineTransform(parts), expected, 1e-15))
  }

  @Test func mirrorsNeedTheSmallerRotation() {
    expect(CGAffineTransform(scaleX: -2, y: 3).decomposed() == components(-2, 3))
    expect(CGAffineTransform(scaleX: 2, y: -3).decomposed() == components(2, -3))
    expect(
      CGAffineTransform(scaleX: -2, y: -3).decomposed() == components(2, 3, rotation: .pi))
  }

  @Test func emptyComponentsAreTheMapToTheOrigin() {
    expect(CGAffineTransformComponents() == components(0, 0))
    expect(CGAffineTransform(CGAffineTransformComponents()) == CGAffineTransform())
    expect(CGAffineTransform().decomposed() == CGAffineTransformComponents())
  }

  @Test func anyMapIsMadeOfItsParts() {
    let seed: UInt64 = 90
    var random = RandomSource(seed: seed)
    for n in 0..<2000 {
      let size = CGFloat(10).power(random.number(in: -3...3))
      func number() -> CGFloat { CGFloat(random.number(in: -1...1)) * size }
      let map = CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let parts = map.decomposed()
      expect(
        isNear(CGAffineTransform(parts), map, 1e-9 * size), "seed \(seed), case \(n): \(map)")
      expect(abs(parts.rotation) <= .pi, "seed \(seed), case \(n): \(map)")
      if map.a * map.d - map.b * map.c < 0 {
        expect(abs(parts.rotation) <= .pi / 2 + 1e-12, "seed \(seed), case \(n): \(map)")
        expect((parts.scale.width < 0) != (parts.scale.height < 0))
      } else {
        expect(parts.scale.width > 0 && parts.scale.height > 0)
      }
    }
  }

  @Test func mapsToALineGiveAllButTheShear() {
    for map in [
      CGAffineTransform(scaleX: 0, y: 2), CGAffineTransform(scaleX: 2, y: 0),
      CGAffineTransform(a: 0, b: 0, c: -3, d: 4, tx: 1, ty: 2),
      CGAffineTransform(a: 3, b: 4, c: 0, d: 0, tx: 1, ty: 2),
    ] {
      expect(isNear(CGAffineTransform(map.decomposed()), map, 1e-15), "\(map)")
    }
    let flat = CGAffineTransform(a: 3, b: 4, c: 6, d: 8, tx: 0, ty: 0).decomposed()
    expect(flat.horizontalShear == 0 && flat.scale == CGSize(width: 5, height: 0))
  }

  @Test func hugeAndUselessNumbers() {
    for size in [1e300, 1e-300] as [CGFloat] {
      let map = CGAffineTransform(a: size, b: 2 * size, c: -size, d: size, tx: 0, ty: 0)
      expect(isNear(CGAffineTransform(map.decomposed()), map, 1e-14 * size), "\(size)")
    }
    for bad in [CGFloat.nan, .infinity] {
      let parts = CGAffineTransform(a: 1, b: bad, c: 0, d: 1, tx: 0, ty: 0).decomposed()
      expect(parts.rotation.isNaN && parts.scale.width.isNaN && parts.horizontalShear.isNaN)
    }
  }
}

extension CGFloat {
  fileprivate func power(_ exponent: Double) -> CGFloat { CGFloat(pow(Double(self), exponent)) }
}

@Suite struct ArctangentTests {
  @Test func agreesWithTheLibrary() {
    var random = RandomSource(seed: 33)
    for round in 0..<20_000 {
      let scale = round % 3 == 0 ? 1 : pow(10, random.number(in: -20...20))
      let (x, y) = (random.number(in: -1...1) * scale, random.number(in: -1...1))
      let expected = atan2(y, x)
      let actual = Double(arctangent(y: CGFloat(y), x: CGFloat(x)))
      expect(abs(actual - expected) <= 2 * expected.ulp, "\(y) / \(x)")
    }
  }

  @Test func axesAreExact() {
    expect(arctangent(y: 0, x: 0) == 0 && arctangent(y: 0, x: 5) == 0)
    expect(arctangent(y: 5, x: 0) == .pi / 2 && arctangent(y: -5, x: 0) == -.pi / 2)
    expect(arctangent(y: 0, x: -5) == .pi)
    expect(arctangent(y: 5, x: 5) == .pi / 4 && arctangent(y: -5, x: 5) == -.pi / 4)
    expect(arctangent(y: 1e300, x: 1e-300) == .pi / 2)
    expect(arctangent(y: .nan, x: 1).isNaN && arctangent(y: 1, x: .infinity).isNaN)
  }
}
