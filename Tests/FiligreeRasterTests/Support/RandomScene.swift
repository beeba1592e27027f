import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation

/// Scenes of everything: shapes on and off the page, both rules, clips, gradients, opacities.
struct RandomScene {
  private var random: RandomSource
  private let size: Double

  init(seed: UInt64, size: Double) {
    random = RandomSource(seed: seed)
    self.size = size
  }

  mutating func make(commands: Int) -> DisplayList {
    var recorder = DisplayListRecorder(
      bounds: CGRect(
        x: random.number(in: -5...5), y: random.number(in: -5...5),
        width: size * random.number(in: 0.3...1), height: size * random.number(in: 0.3...1)))
    var depth = 0
    for _ in 0..<commands {
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
    var stops: [LinearGradientPaint.Stop] = []
    for _ in 0..<random.integer(1...5) {
      stops.append(
        LinearGradientPaint.Stop(color: color(), location: random.number(in: -0.2...1.2)))
    }
    if random.chance(0.8) { stops.sort { $0.location < $1.location } }
    let start = point()
    // Flat, upright, short and very short ones, too.
    let length = random.chance(0.2) ? random.number(in: 0...2) : size
    return .linearGradient(
      LinearGradientPaint(
        stops: stops, startPoint: start,
        endPoint: CGPoint(
          x: start.x + (random.chance(0.2) ? 0 : random.number(in: -length...length)),
          y: start.y + (random.chance(0.2) ? 0 : random.number(in: -length...length)))))
  }
}
