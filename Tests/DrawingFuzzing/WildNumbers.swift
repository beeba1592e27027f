import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation

/// Random numbers of which some are none, or far too large or too small for a drawing.
struct WildNumbers {
  /// What arithmetic on coordinates trips over: no numbers, the ends of `Double`, `Float` and the
  /// integers, and what vanishes beside a pixel.
  private static let wild: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
    1e38, 1e19, 9.3e18, 0x1p31, -0x1p31 - 1, 1e9, -1e9, 1e5, 1e-9, .leastNormalMagnitude / 1024,
    .leastNonzeroMagnitude, -0.0, 0, 1, 33,
    50.5, 100, -20,
  ]

  private var random: RandomSource
  /// One of so many numbers is wild.
  private let rarity: Int

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    rarity = 2 + Int(seed % 6)
  }

  /// An integer from 0 to `bound` − 1.
  mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  /// True in one of `bound` cases.
  mutating func oneOf(_ bound: Int) -> Bool { below(bound) == 0 }

  /// A wild number, or one from 0 to 100.
  mutating func number() -> CGFloat {
    oneOf(rarity) ? Self.wild[below(Self.wild.count)] : CGFloat(random.number(in: 0...100))
  }

  mutating func numbers(_ count: Int) -> [CGFloat] { (0..<count).map { _ in number() } }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  mutating func color() -> CGColor {
    CGColor(
      red: number() / 100, green: number() / 100, blue: number() / 100, alpha: number() / 100)
  }

  /// A path of up to eight elements and shapes.
  mutating func path() -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<below(9) {
      let map = oneOf(3) ? transform() : .identity
      switch below(11) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.closeSubpath()
      case 5: path.addRect(rect(), transform: map)
      case 6: path.addEllipse(in: rect(), transform: map)
      case 7:
        path.addRoundedRect(
          in: rect(), cornerWidth: number(), cornerHeight: number(), transform: map)
      case 8:
        path.addArc(
          center: point(), radius: number(), startAngle: number(), endAngle: number(),
          clockwise: oneOf(2), transform: map)
      case 9:
        path.addArc(
          tangent1End: point(), tangent2End: point(), radius: number(), transform: map)
      default: path.addLines(between: [point(), point(), point()], transform: map)
      }
    }
    return path
  }

  mutating func gradient() -> CGGradient? {
    let count = 1 + below(5)
    return CGGradient(
      colorsSpace: nil, colors: (0..<count).map { _ in color() } as CFArray,
      locations: numbers(count))
  }
}
