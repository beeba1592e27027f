import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line as wide as the emitter.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle of the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// How particles meet what lies beneath.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The older ones are over the younger, in no order that Apple says: here the oldest is lowest.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest is lowest.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The youngest is lowest.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Light is added to light.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer of many small pictures that fly: Core Animation's `CAEmitterLayer`.
///
/// Each particle's course follows from its number and ``seed`` alone, so that the same time gives the same picture.
/// Particles of all cells are born from the moment on when the layer is first drawn.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// Where particles come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// How particles meet what lies beneath.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// What the particles' numbers depend on.
  open var seed: UInt32 = 0
  /// A factor for lifetimes.
  open var lifetime: Float = 1
  /// A factor for velocities.
  open var velocity: Float = 1
  /// A factor for sizes.
  open var scale: Float = 1
  /// A factor for turning.
  open var spin: Float = 1

  /// Since when there were how many births, as a factor.
  private var rates: [(since: Double, rate: Double)] = []

  /// How many particles of a cell are drawn at most.
  private static let limit = 20_000

  override class func make() -> CALayer { CAEmitterLayer() }

  /// The middle of where particles come from.
  public final var emitterPosition: CGPoint {
    get { values.point("emitterPosition") }
    set { set("emitterPosition", .point(newValue)) }
  }
  /// How large that is.
  public final var emitterSize: CGSize {
    get { values.size("emitterSize") }
    set { set("emitterSize", .size(newValue)) }
  }
  /// A factor for births; particles that are born already go on when it changes.
  public final var birthRate: Float {
    get { Float(values.number("birthRate")) }
    set {
      values["birthRate"] = .number(Double(newValue))
      note(localTime(LayerClock.current.time))
    }
  }

  private func note(_ time: Double) {
    let rate = Double(values.number("birthRate"))
    rates.append((time, rate > 0 && rate.isFinite ? rate : 0))
  }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAEmitterLayer else { return }
    emitterCells = other.emitterCells
    emitterShape = other.emitterShape
    renderMode = other.renderMode
    seed = other.seed
    (lifetime, velocity, scale, spin) = (other.lifetime, other.velocity, other.scale, other.spin)
    rates = other.rates
  }

  override var movesByItself: Bool { emitterCells?.isEmpty == false }

  override func drawOwn(_ values: LayerValues, in context: CGContext, time: Double) {
    if rates.isEmpty { note(time) }
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      guard let image = cell.contents as AnyObject as? CGImage, cell.birthRate > 0 else { continue }
      let longest =
        Double(cell.lifetime + abs(cell.lifetimeRange) / 2) * Double(lifetime)
      guard longest > 0, longest.isFinite else { continue }
      var births = self.births(of: cell, from: time - longest, to: time)
      if renderMode == .oldestLast { births.reverse() }
      for birth in births {
        var random = ParticleNumbers(
          seed: UInt64(seed), cell: UInt64(index), particle: birth.number)
        draw(
          cell, image, in: context, values, age: time - birth.time, &random)
      }
    }
  }

  /// The particles that are born in a time.
  private func births(
    of cell: CAEmitterCell, from start: Double, to end: Double
  ) -> [(number: UInt64, time: Double)] {
    var births: [(number: UInt64, time: Double)] = []
    for (index, segment) in rates.enumerated() {
      let rate = segment.rate * Double(cell.birthRate)
      let last = min(end, index + 1 < rates.count ? rates[index + 1].since : end)
      guard rate > 0, rate.isFinite, last >= segment.since, last >= start else { continue }
      let first = max(0, ((start - segment.since) * rate).rounded(.up))
      let final = ((last - segment.since) * rate).rounded(.down)
      guard final >= first, final < 1e12 else { continue }
      let begin = max(first, final - Double(Self.limit))
      for number in Int(begin)...Int(final) {
        births.append(
          (UInt64(index) << 40 + UInt64(number), segment.since + Double(number) / rate))
      }
    }
    return births
  }

  private func draw(
    _ cell: CAEmitterCell, _ image: CGImage, in context: CGContext, _ values: LayerValues,
    age: Double, _ random: inout ParticleNumbers
  ) {
    let life =
      (Double(cell.lifetime) + random.around(Double(cell.lifetimeRange))) * Double(lifetime)
    guard age >= 0, age < life else { return }
    let age = CGFloat(age)
    let speed =
      (cell.velocity + CGFloat(random.around(Double(cell.velocityRange)))) * CGFloat(velocity)
    let angle = Double(cell.emissionLongitude) + random.around(2 * Double(cell.emissionRange))
    var place = origin(values, &random)
    place.x += CGFloat(cos(angle)) * speed * age + cell.xAcceleration * age * age / 2
    place.y += CGFloat(sin(angle)) * speed * age + cell.yAcceleration * age * age / 2
    let size =
      (cell.scale + CGFloat(random.around(Double(cell.scaleRange))) + cell.scaleSpeed * age)
      * CGFloat(scale)
    let turn =
      (cell.spin + CGFloat(random.around(Double(cell.spinRange)))) * CGFloat(spin) * age
    let base =
      cell.color?.converted(to: .sRGBSpace, intent: .defaultIntent, options: nil)?.components
      ?? [1, 1, 1, 1]
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    let tint = (0..<4).map { i in
      min(
        max(base[i] + CGFloat(random.around(Double(ranges[i]))) + CGFloat(speeds[i]) * age, 0), 1)
    }
    guard size > 0, tint[3] > 0, size.isFinite, place.x.isFinite, place.y.isFinite else { return }
    let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    context.saveGState()
    context.recorder.concatenate(
      CGAffineTransform(translationX: place.x, y: place.y).rotated(by: turn)
        .scaledBy(x: size, y: size))
    if renderMode == .additive { context.recorder.blendMode = .plusLighter }
    let isTinted = tint[0] < 1 || tint[1] < 1 || tint[2] < 1
    if isTinted {
      context.recorder.beginLayer(
        blendMode: renderMode == .additive ? .plusLighter : .normal,
        filters: [
          .colorMultiply(CGColor(srgbRed: tint[0], green: tint[1], blue: tint[2], alpha: 1))
        ])
    }
    context.recorder.opacity *= tint[3]
    context.recorder.draw(
      image, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
    if isTinted { context.recorder.endLayer() }
    context.restoreGState()
  }

  private func origin(_ values: LayerValues, _ random: inout ParticleNumbers) -> CGPoint {
    var place = values.point("emitterPosition")
    let size = values.size("emitterSize")
    let (u, v) = (random.next(), random.next())
    switch emitterShape {
    case .line: place.x += CGFloat(u - 0.5) * size.width
    case .rectangle:
      place.x += CGFloat(u - 0.5) * size.width
      place.y += CGFloat(v - 0.5) * size.height
    case .circle:
      let radius = Double(size.width) / 2 * v.squareRoot()
      place.x += CGFloat(cos(2 * .pi * u) * radius)
      place.y += CGFloat(sin(2 * .pi * u) * radius)
    default: break
    }
    return place
  }
}

/// Numbers of one particle, the same at any time.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, 2014).
private struct ParticleNumbers {
  private var state: UInt64

  init(seed: UInt64, cell: UInt64, particle: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ cell << 56 ^ particle &* 0xD1B5_4A32_D192_ED03
  }

  /// A number of 0..<1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }

  /// A number within half a range of 0.
  mutating func around(_ range: Double) -> Double { (next() - 0.5) * range }
}
