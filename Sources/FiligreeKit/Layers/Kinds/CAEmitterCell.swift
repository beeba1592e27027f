import FiligreePixels
import Foundation

/// A kind of particles: Core Animation's `CAEmitterCell`.
///
/// Angles are radians from the x axis towards the y axis, down; each particle's number lies within half a range of
/// the middle. Cells within cells are not drawn.
open class CAEmitterCell: NSObject {
  /// A `CGImage`; anything else is not drawn.
  open var contents: Any?
  /// Pixels of the contents to a point.
  open var contentsScale: CGFloat = 1
  /// A name.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// Particles a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// How much lifetimes differ.
  open var lifetimeRange: Float = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  /// How much velocities differ.
  open var velocityRange: CGFloat = 0
  /// The change of the velocity along x, in points a second, a second.
  open var xAcceleration: CGFloat = 0
  /// The change of the velocity along y.
  open var yAcceleration: CGFloat = 0
  /// The direction of particles.
  open var emissionLongitude: CGFloat = 0
  /// How much directions differ.
  open var emissionRange: CGFloat = 0
  /// The size, in parts of the picture's.
  open var scale: CGFloat = 1
  /// How much sizes differ.
  open var scaleRange: CGFloat = 0
  /// The change of the size, a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast particles turn, in radians a second.
  open var spin: CGFloat = 0
  /// How much turning differs.
  open var spinRange: CGFloat = 0
  /// What the picture's colors are multiplied with.
  open var color: CGColor? = .white
  /// How much red differs.
  open var redRange: Float = 0
  /// How much green differs.
  open var greenRange: Float = 0
  /// How much blue differs.
  open var blueRange: Float = 0
  /// How much the opacity differs.
  open var alphaRange: Float = 0
  /// The change of red, a second.
  open var redSpeed: Float = 0
  /// The change of green, a second.
  open var greenSpeed: Float = 0
  /// The change of blue, a second.
  open var blueSpeed: Float = 0
  /// The change of the opacity, a second.
  open var alphaSpeed: Float = 0

  /// Creates a cell that emits nothing.
  public override init() {}
}
