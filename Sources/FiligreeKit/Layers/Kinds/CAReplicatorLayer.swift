import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A layer that draws its sublayers many times: Core Animation's `CAReplicatorLayer`.
///
/// Each copy is mapped, colored and delayed by one step more than the one before.
open class CAReplicatorLayer: CALayer {
  /// Whether depth is kept: it has no effect, copies are drawn one over the other.
  open var preservesDepth = false

  /// How many copies are drawn at most.
  private static let limit = 10_000

  override class func make() -> CALayer { CAReplicatorLayer() }

  /// How many copies there are; the first is the sublayers themselves.
  public final var instanceCount: Int {
    get { Int(min(max(values.number("instanceCount"), 0), CGFloat(Self.limit))) }
    set { set("instanceCount", .number(Double(newValue))) }
  }
  /// The map from each copy to the next, around the middle of the layer.
  public final var instanceTransform: CATransform3D {
    get { values.transform("instanceTransform") }
    set { set("instanceTransform", .transform(newValue)) }
  }
  /// How much later each copy moves than the one before, in seconds.
  public final var instanceDelay: CFTimeInterval {
    get { CFTimeInterval(values.number("instanceDelay")) }
    set { set("instanceDelay", .number(newValue)) }
  }
  /// What the first copy's colors are multiplied with; white at first.
  public final var instanceColor: CGColor? {
    get { values.color("instanceColor") }
    set { set("instanceColor", newValue.map { .color($0) } ?? .none) }
  }
  /// What is added to the color's red from each copy to the next.
  public final var instanceRedOffset: Float {
    get { Float(values.number("instanceRedOffset")) }
    set { set("instanceRedOffset", .number(Double(newValue))) }
  }
  /// What is added to the color's green from each copy to the next.
  public final var instanceGreenOffset: Float {
    get { Float(values.number("instanceGreenOffset")) }
    set { set("instanceGreenOffset", .number(Double(newValue))) }
  }
  /// What is added to the color's blue from each copy to the next.
  public final var instanceBlueOffset: Float {
    get { Float(values.number("instanceBlueOffset")) }
    set { set("instanceBlueOffset", .number(Double(newValue))) }
  }
  /// What is added to the color's opacity from each copy to the next.
  public final var instanceAlphaOffset: Float {
    get { Float(values.number("instanceAlphaOffset")) }
    set { set("instanceAlphaOffset", .number(Double(newValue))) }
  }

  override func drawSublayers(
    _ values: LayerValues, _ placement: CATransform3D, _ time: Double, _ context: CGContext,
    _ draw: (CATransform3D, Double) -> Void
  ) {
    let bounds = values.rect("bounds")
    let step = values.transform("instanceTransform")
      .around(CGPoint(x: bounds.midX, y: bounds.midY))
    let count = Int(min(max(values.number("instanceCount"), 0), CGFloat(Self.limit)))
    let color =
      values.color("instanceColor")?
      .converted(to: .sRGBSpace, intent: .defaultIntent, options: nil)?.components
    let offsets = ["Red", "Green", "Blue", "Alpha"].map { values.number("instance\($0)Offset") }
    var map = CATransform3DIdentity
    for index in 0..<count {
      let tint = (color ?? [1, 1, 1, 1]).enumerated().map {
        min(max($1 + offsets[$0] * CGFloat(index), 0), 1)
      }
      let isPlain = tint.allSatisfy { $0 == 1 }
      if !isPlain {
        context.recorder.beginLayer(
          filters: [
            .colorMultiply(
              CGColor(srgbRed: tint[0], green: tint[1], blue: tint[2], alpha: tint[3]))
          ])
      }
      draw(
        CATransform3DConcat(map, placement),
        time - Double(values.number("instanceDelay")) * Double(index))
      if !isPlain { context.recorder.endLayer() }
      map = CATransform3DConcat(map, step)
    }
  }
}

/// A layer whose sublayers are in space with those around: Core Animation's `CATransformLayer`.
///
/// It draws nothing itself: background, border, masks and opacity of it have no effect, as Apple says. Sublayers are
/// drawn in the order of their `zPosition`, not by their depth after the transforms.
open class CATransformLayer: CALayer {
  override class func make() -> CALayer { CATransformLayer() }
  override var isFlattened: Bool { false }
}
