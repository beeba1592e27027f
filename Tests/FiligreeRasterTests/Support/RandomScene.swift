import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation

/// Scenes of shapes on and off the page, both rules, clips, gradients, opacities; and, if asked for, of
/// everything else: layers, masks, filters, images, backdrops, blend modes.
struct RandomScene {
  private var random: RandomSource
  private let size: Double
  private let hasEverything: Bool
  /// What commands are blended by, if there are any; some are then in layers.
  private let modes: [BlendMode]
  private let images = [TestImage.letter(), TestImage.chequered(33, 21)]

  init(seed: UInt64, size: Double, hasEverything: Bool = false, modes: [BlendMode] = []) {
    self.modes = modes
    random = RandomSource(seed: seed)
    self.size = size
    self.hasEverything = hasEverything
  }

  mutating func make(commands: Int) -> DisplayList {
    var recorder = DisplayListRecorder(
      bounds: CGRect(
        x: random.number(in: -5...5), y: random.number(in: -5...5),
        width: size * random.number(in: 0.3...1), height: size * random.number(in: 0.3...1)))
    var depth = 0
    for _ in 0..<commands {
      if hasEverything { change(&recorder) }
      if !modes.isEmpty {
        recorder.blendMode = modes[random.integer(0...modes.count - 1)]
        switch random.integer(0...9) {
        case 0: recorder.beginLayer(opacity: random.number(in: 0.2...1))
        case 1: recorder.endLayer()
        default: break
        }
      }
      if random.chance(0.25) {
        recorder.save()
        depth += 1
        recorder.clip(to: path(), style: style())
      } else if depth > 0, random.chance(0.3) {
        recorder.restore()
        depth -= 1
      }
      recorder.transform = transform()
      recorder.opacity = random.chance(0.5) ? 1 : random.number(in: 0...1)
      if random.chance(0.2) {
        recorder.stroke(path(), with: paint(), style: stroke())
      } else {
        recorder.fill(path(), with: paint(), style: style())
      }
    }
    return recorder.finish()
  }

  /// Begins or ends a layer or a mask, chooses a blend mode, draws an image.
  private mutating func change(_ recorder: inout DisplayListRecorder) {
    switch random.integer(0...9) {
    case 0, 1:
      recorder.transform = transform()
      recorder.beginLayer(
        opacity: random.number(in: 0.2...1), blendMode: mode(),
        filters: (0..<random.integer(0...2)).map { _ in filter() },
        colorMode: random.chance(0.2) ? ColorMode.allCases[random.integer(0...3)] : nil)
    case 2:
      recorder.transform = transform()
      recorder.beginMask(
        opacity: random.number(in: 0.5...1), isInverse: random.chance(0.5),
        filters: random.chance(0.3) ? [filter()] : [])
    case 3, 4: recorder.endLayer()
    case 5: recorder.clip(to: path(), style: style(), isInverse: true)
    case 6:
      recorder.draw(
        images[random.integer(0...1)],
        in: CGRect(origin: point(), size: CGSize(width: 20, height: random.number(in: 2...40))),
        sampling: ImagePaint.Sampling.allCases[random.integer(0...3)])
    default: recorder.blendMode = mode()
    }
  }

  private mutating func mode() -> BlendMode {
    random.chance(0.4) ? .normal : BlendMode.allCases[random.integer(0...27)]
  }

  private mutating func filter() -> Filter {
    let amount = random.number(in: -0.5...1.5)
    switch random.integer(0...15) {
    case 0, 1: return .blur(radius: random.number(in: 0...9), isOpaque: random.chance(0.3))
    case 2, 3:
      return .shadow(
        Filter.Shadow(
          color: color(), radius: random.number(in: 0...6),
          offset: CGSize(width: random.number(in: -9...9), height: random.number(in: -9...9)),
          blendMode: mode(), options: Filter.Shadow.Options(rawValue: UInt32(random.integer(0...7)))
        ))
    case 4: return .brightness(amount)
    case 5: return .contrast(amount)
    case 6: return .saturation(amount)
    case 7: return .hueRotation(amount * 4)
    case 8: return .invert(amount)
    case 9: return .colorMultiply(color())
    case 10: return .luminanceToAlpha
    case 11: return .alphaThreshold(min: amount, max: amount + 0.5, color: color())
    case 12: return .linearLight(filter())
    case 13:
      return .blur(radius: random.number(in: 0...9), dithers: true)
    case 14:
      var map = ProjectionTransform(transform())
      map.m13 = random.number(in: -0.02...0.02)
      map.m23 = random.number(in: -0.02...0.02)
      return .projection(map)
    default:
      var matrix = ColorMatrix()
      matrix.r3 = Float(amount)
      matrix.a5 = Float(amount / 3)
      return .colorMatrix(matrix)
    }
  }

  private mutating func style() -> FillStyle {
    FillStyle(eoFill: random.chance(0.5), antialiased: random.chance(0.8))
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: random.number(in: 0.1...12), lineCap: CGLineCap.allCases[random.integer(0...2)],
      lineJoin: CGLineJoin.allCases[random.integer(0...2)],
      dash: random.chance(0.5) ? [] : [random.number(in: 1...10), random.number(in: 0...10)],
      dashPhase: random.number(in: -10...10))
  }

  private mutating func transform() -> CGAffineTransform {
    if random.chance(0.4) { return .identity }
    return CGAffineTransform(translationX: size / 2, y: size / 2)
      .rotated(by: random.number(in: -4...4))
      .scaledBy(x: random.number(in: -1.5...1.5), y: random.number(in: -1.5...1.5))
      .translatedBy(x: -size / 2, y: -size / 2)
  }

  private mutating func point() -> CGPoint {
    let reach = random.chance(0.1) ? 20 : random.chance(0.5) ? 0.3 : 0
    var point = random.point(-reach * size, (1 + reach) * size)
    // On the grid now and then: edges on pixel borders are where rounding is delicate.
    if random.chance(0.2) { point.x.round() }
    if random.chance(0.2) { point.y.round() }
    return point
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<random.integer(1...2) {
      path.move(to: point())
      for _ in 0..<random.integer(1...7) {
        switch random.integer(0...3) {
        case 0: path.addQuadCurve(to: point(), control: point())
        case 1: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.addLine(to: point())
        }
      }
      if random.chance(0.7) { path.closeSubpath() }
    }
    return path
  }

  private mutating func color() -> CGColor {
    .rgb(
      random.number(in: 0...1), random.number(in: 0...1), random.number(in: 0...1),
      random.chance(0.4) ? 1 : random.number(in: 0...1))
  }

  private mutating func paint() -> Paint {
    if random.chance(0.5) { return .color(color()) }
    if hasEverything, random.chance(0.6) { return otherPaint() }
    let start = point()
    // Flat, upright, short and very short ones, too.
    let length = random.chance(0.2) ? random.number(in: 0...2) : size
    return .linearGradient(
      LinearGradientPaint(
        stops: stops(), startPoint: start,
        endPoint: CGPoint(
          x: start.x + (random.chance(0.2) ? 0 : random.number(in: -length...length)),
          y: start.y + (random.chance(0.2) ? 0 : random.number(in: -length...length)))))
  }

  private mutating func stops() -> [GradientStop] {
    var stops: [GradientStop] = []
    for _ in 0..<random.integer(1...5) {
      stops.append(GradientStop(color: color(), location: random.number(in: -0.2...1.2)))
    }
    if random.chance(0.8) { stops.sort { $0.location < $1.location } }
    return stops
  }

  private mutating func otherPaint() -> Paint {
    let spread = GradientSpread.allCases[random.integer(0...2)]
    switch random.integer(0...6) {
    case 6:
      return .mesh(
        MeshGradientPaint(
          width: 3, height: 2, points: (0..<6).map { _ in point() },
          colors: (0..<6).map { _ in color() }, background: color(),
          smoothsColors: random.chance(0.5),
          interpolation: GradientInterpolation.allCases[random.integer(0...2)]))
    case 0:
      return .linearGradient(
        LinearGradientPaint(
          stops: stops(), startPoint: point(), endPoint: point(), spread: spread))
    case 1:
      return .radialGradient(
        RadialGradientPaint(
          stops: stops(), center: point(), startRadius: random.number(in: 0...20),
          endRadius: random.number(in: 0...60), spread: spread))
    case 2:
      var gradient = RadialGradientPaint(
        stops: stops(), startCenter: point(), startRadius: random.number(in: 0...20),
        endCenter: point(), endRadius: random.number(in: 0...60), spread: spread)
      gradient.drawsBeforeStart = random.chance(0.5)
      gradient.drawsAfterEnd = random.chance(0.5)
      return .radialGradient(gradient)
    case 3:
      return .conicGradient(
        ConicGradientPaint(
          stops: stops(), center: point(), startAngle: random.number(in: -9...9),
          endAngle: random.number(in: -9...9), spread: spread))
    case 4:
      return .image(
        ImagePaint(
          image: images[random.integer(0...1)],
          rect: CGRect(
            origin: point(),
            size: CGSize(width: random.number(in: -40...40), height: random.number(in: 1...40))),
          extend: ImagePaint.Extend.allCases[random.integer(0...2)],
          sampling: ImagePaint.Sampling.allCases[random.integer(0...3)],
          tint: random.chance(0.3) ? color() : nil))
    default:
      return .backdrop((0..<random.integer(0...2)).map { _ in filter() })
    }
  }
}
