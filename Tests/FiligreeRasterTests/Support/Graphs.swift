import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation

@testable import FiligreeRaster

extension FilterGraph.Step {
  /// A step of colors as sRGB codes them, everywhere in the filter region.
  static func of(
    _ operation: FilterGraph.Operation, _ inputs: FilterGraph.Input...,
    in region: CGRect = CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4), isLinear: Bool = false
  ) -> FilterGraph.Step {
    FilterGraph.Step(operation, of: inputs, in: region, isLinear: isLinear)
  }
}

/// A list of `width`×`height` points, filtered by a graph.
func graphed(
  _ steps: [FilterGraph.Step], _ width: Double = 8, _ height: Double = 8, region: CGRect? = nil,
  _ transform: CGAffineTransform = .identity, _ draw: (inout DisplayListRecorder) -> Void = { _ in }
) -> DisplayList {
  let region = region ?? CGRect(x: 0, y: 0, width: width, height: height)
  return drawing(width, height) { r in
    r.transform = transform
    r.layer(filters: [.graph(FilterGraph(region: region, steps: steps))], draw)
  }
}

/// Graphs of random steps.
struct RandomGraph {
  var random: RandomSource
  /// Numbers that take the place of some, if there are any.
  var hostile: [Double] = []

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    if !hostile.isEmpty, random.chance(0.3) {
      return hostile[random.integer(0...hostile.count - 1)]
    }
    return random.number(in: low...high)
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    if !hostile.isEmpty, random.chance(0.1) {
      return [-1, 0, 1_000_000, .max, .min][random.integer(0...4)]
    }
    return random.integer(range)
  }

  private mutating func size(_ low: Double, _ high: Double) -> CGSize {
    CGSize(width: number(low, high), height: number(low, high))
  }

  mutating func region() -> CGRect {
    CGRect(x: number(-5, 20), y: number(-5, 20), width: number(10, 60), height: number(10, 60))
  }

  private mutating func color() -> CGColor {
    .rgb(
      random.number(in: 0...1), random.number(in: 0...1), random.number(in: 0...1),
      random.number(in: 0.2...1))
  }

  /// A graph of up to `count` steps, whose regions are the whole of it half of the time.
  mutating func graph(_ count: Int) -> FilterGraph {
    let region = region()
    var steps: [FilterGraph.Step] = []
    for i in 0..<random.integer(1...count) {
      let inputs = (0..<2).map { _ -> FilterGraph.Input in
        switch random.integer(0...5) {
        case 0: .source
        case 1: .sourceAlpha
        default: i == 0 ? .source : .step(random.integer(max(0, i - 2)...i - 1))
        }
      }
      steps.append(
        FilterGraph.Step(
          operation(), of: inputs, in: random.chance(0.5) ? region : self.region(),
          isLinear: random.chance(0.4)))
    }
    return FilterGraph(region: region, steps: steps)
  }

  private mutating func function() -> FilterGraph.TransferFunction {
    switch random.integer(0...4) {
    case 0: .identity
    case 1: .table((0..<random.integer(0...5)).map { _ in number(0, 1) })
    case 2: .discrete((0..<random.integer(0...5)).map { _ in number(0, 1) })
    case 3: .linear(slope: number(-2, 2), intercept: number(-1, 1))
    default: .gamma(amplitude: number(0, 2), exponent: number(0, 3), offset: number(-0.5, 0.5))
    }
  }

  private mutating func light() -> FilterGraph.LightSource {
    switch random.integer(0...2) {
    case 0: return .distant(azimuth: number(0, 360), elevation: number(0, 90))
    case 1: return .point(x: number(0, 40), y: number(0, 40), z: number(5, 40))
    default:
      let at = SIMD3(number(0, 40), number(0, 40), number(5, 40))
      return .spot(
        at: at, to: SIMD3(number(0, 40), number(0, 40), 0), exponent: number(0, 9),
        limitingConeAngle: random.chance(0.5) ? number(5, 60) : nil)
    }
  }

  private mutating func lighting() -> FilterGraph.Lighting {
    FilterGraph.Lighting(light: light(), surfaceScale: number(-4, 8), color: color())
  }

  mutating func operation() -> FilterGraph.Operation {
    switch random.integer(0...16) {
    case 0: return .blend(BlendMode.allCases[random.integer(0...BlendMode.allCases.count - 1)])
    case 1: return .colorMatrix(ColorMatrix(rows: (0..<20).map { _ in Float(number(-1, 1)) }))
    case 2:
      return .componentTransfer(
        red: function(), green: function(), blue: function(), alpha: function())
    case 3:
      return .composite(
        .arithmetic(k1: number(-1, 1), k2: number(-1, 1), k3: number(-1, 1), k4: number(-1, 1)))
    case 4:
      let plain: [FilterGraph.CompositeOperator] = [.over, .in, .out, .atop, .xor, .lighter]
      return .composite(plain[random.integer(0...5)])
    case 5:
      let (columns, rows) = (random.integer(1...5), random.integer(1...5))
      return .convolveMatrix(
        FilterGraph.ConvolveMatrix(
          columns: whole(columns...columns), rows: rows,
          kernel: (0..<columns * rows).map { _ in number(-1, 1) }, divisor: number(0, 3),
          bias: number(-0.5, 0.5), targetX: whole(0...columns - 1), targetY: whole(0...rows - 1),
          edgeMode: .allCases[random.integer(0...2)], preservesAlpha: random.chance(0.5)))
    case 6: return .diffuseLighting(lighting(), constant: number(0, 2))
    case 7: return .specularLighting(lighting(), constant: number(0, 2), exponent: number(1, 30))
    case 8:
      return .displacementMap(
        scale: number(-30, 30), x: .allCases[random.integer(0...3)],
        y: .allCases[random.integer(0...3)])
    case 9: return .flood(color())
    case 10: return .gaussianBlur(size(0, 4))
    case 11:
      return .image(
        PicturePaint(
          image: TestImage.chequered(12, 9),
          rect: CGRect(
            x: number(0, 20), y: number(0, 20), width: number(-30, 30), height: number(5, 30)),
          extend: .allCases[random.integer(0...2)]))
    case 12: return .merge
    case 13: return .morphology(.allCases[random.integer(0...1)], radius: size(0, 5))
    case 14: return .offset(size(-12, 12))
    case 15: return .tile
    default:
      return .turbulence(
        FilterGraph.Turbulence(
          random.chance(0.5) ? .turbulence : .fractalNoise, baseFrequency: size(0, 0.2),
          octaves: whole(0...4), seed: number(-10, 100), stitches: random.chance(0.5)))
    }
  }
}
