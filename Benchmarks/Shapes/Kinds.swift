import Filigree

/// The kinds of shapes, after those of Blend2D's bl_bench: outlines in a box of `size` pixels at the
/// origin, different from one another where chance says so.
enum Kind: String, CaseIterable {
  case rect, rotatedRect, roundRect, rotatedRoundRect, triangle
  case polygon10NonZero, polygon10EvenOdd, polygon20NonZero, polygon20EvenOdd
  case polygon40NonZero, polygon40EvenOdd
  case longPath, strokedRect, strokedRoundRect, strokedPolygon10, strokedPolygon40, strokedCurves

  var style: FillStyle {
    switch self {
    case .polygon10EvenOdd, .polygon20EvenOdd, .polygon40EvenOdd: FillStyle(eoFill: true)
    default: FillStyle()
    }
  }

  /// The pen, if the outline is stroked.
  var pen: StrokeStyle? {
    switch self {
    case .strokedRect, .strokedRoundRect, .strokedPolygon10, .strokedPolygon40, .strokedCurves:
      StrokeStyle(lineWidth: 2, lineJoin: .bevel, miterLimit: 4)
    default: nil
    }
  }

  /// A shape of this kind, on whole pixels where it is upright.
  func path(size: CGFloat, _ random: inout SeededNumbers) -> Path {
    let box = CGRect(x: 0, y: 0, width: size, height: size)
    switch self {
    case .rect, .strokedRect: return Path(box)
    case .rotatedRect: return Path(box).turned(random.number(0...6), size)
    case .roundRect, .strokedRoundRect:
      return Path(roundedRect: box, cornerRadius: size / 5)
    case .rotatedRoundRect:
      return Path(roundedRect: box, cornerRadius: size / 5).turned(random.number(0...6), size)
    case .triangle: return polygon(3, size, &random)
    case .polygon10NonZero, .polygon10EvenOdd, .strokedPolygon10:
      return polygon(10, size, &random)
    case .polygon20NonZero, .polygon20EvenOdd: return polygon(20, size, &random)
    case .polygon40NonZero, .polygon40EvenOdd, .strokedPolygon40:
      return polygon(40, size, &random)
    case .longPath: return outline(pieces: 300, size, &random)
    case .strokedCurves: return outline(pieces: 12, size, &random)
    }
  }

  private func polygon(_ count: Int, _ size: CGFloat, _ random: inout SeededNumbers) -> Path {
    Path { path in
      path.addLines(
        (0..<count).map { _ in
          CGPoint(x: random.number(0...size), y: random.number(0...size))
        })
      path.closeSubpath()
    }
  }

  /// A coast around the middle, a cubic a piece.
  private func outline(pieces: Int, _ size: CGFloat, _ random: inout SeededNumbers) -> Path {
    func point(_ i: Int, _ part: CGFloat) -> CGPoint {
      let angle = 2 * CGFloat.pi * (CGFloat(i) + part) / CGFloat(pieces)
      let radius = size / 2 * random.number(0.6...1)
      return CGPoint(x: size / 2 + radius * cos(angle), y: size / 2 + radius * sin(angle))
    }
    return Path { path in
      path.move(to: point(0, 0))
      for i in 0..<pieces {
        path.addCurve(
          to: point(i + 1, 0), control1: point(i, 0.33), control2: point(i, 0.67))
      }
      path.closeSubpath()
    }
  }
}

/// What shapes are painted with.
enum Ink: String, CaseIterable {
  case solid, linear, radial, conic, image

  func paint(size: CGFloat, _ random: inout SeededNumbers, _ picture: CGImage) -> Paint {
    func color() -> CGColor {
      CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.number(0.3...1))
    }
    if self == .solid { return .color(color()) }
    let stops = GradientStop.evenly([color(), color(), color()])
    let middle = CGPoint(x: size / 2, y: size / 2)
    switch self {
    case .solid, .linear:
      return .linearGradient(
        LinearGradientPaint(
          stops: stops, startPoint: .zero, endPoint: CGPoint(x: size, y: size)))
    case .radial:
      return .radialGradient(
        RadialGradientPaint(stops: stops, center: middle, endRadius: size / 2))
    case .conic: return .conicGradient(ConicGradientPaint(stops: stops, center: middle))
    case .image:
      return .image(
        PicturePaint(
          image: picture, rect: CGRect(x: 0, y: 0, width: picture.width, height: picture.height)))
    }
  }
}

/// Numbers that are the same in every run.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound
      + (range.upperBound - range.lowerBound) * CGFloat(state >> 11) * 0x1p-53
  }
}

extension Path {
  fileprivate func turned(_ angle: CGFloat, _ size: CGFloat) -> Path {
    applying(
      CGAffineTransform(translationX: size / 2, y: size / 2).rotated(by: angle)
        .translatedBy(x: -size / 2, y: -size / 2))
  }
}
