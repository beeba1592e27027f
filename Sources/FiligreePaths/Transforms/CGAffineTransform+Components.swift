import FiligreeBase
import Foundation

/// What a map is made of: Core Graphics' `CGAffineTransformComponents`.
///
/// The parts are applied in the order of scaling, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y; a negative one mirrors.
  public var scale: CGSize
  /// How far a point is moved along x for each unit of y.
  public var horizontalShear: CGFloat
  /// The angle of the rotation about the origin, in radians from the x axis towards the y axis.
  public var rotation: CGFloat
  /// How far a point is moved at the end.
  public var translation: CGVector

  /// Creates the components of the map that takes every point to the origin.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the map that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = sincos(components.rotation)
    let (x, y) = (components.scale.width, components.scale.height)
    let shear = components.horizontalShear
    self.init(
      a: x * cosine, b: x * sine, c: y * (shear * cosine - sine), d: y * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// Returns the parts that the map is made of.
  ///
  /// Of a map that mirrors, x or y is mirrored, whichever needs the smaller rotation; of any other, both
  /// factors are positive and the rotation is −π…π. A map that takes the plane to a line or a point has
  /// parts that give it back unless it needs a shear, which they then leave out. Parts of a map with a
  /// number that is not finite are NaN.
  ///
  /// The definition is that of a QR decomposition: W. M. Gentleman, "Least squares computations by Givens
  /// transformations without square roots", 1973.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let largest = max(abs(a), abs(b), abs(c), abs(d))
    guard [a, b, c, d].allSatisfy(\.isFinite) else {
      return CGAffineTransformComponents(
        scale: CGSize(width: CGFloat.nan, height: .nan), horizontalShear: .nan, rotation: .nan,
        translation: translation)
    }
    guard largest > 0 else {
      return CGAffineTransformComponents(
        scale: .zero, horizontalShear: 0, rotation: 0, translation: translation)
    }
    // By entries of at most 1 no product overflows.
    let (a, b, c, d) = (a / largest, b / largest, c / largest, d / largest)
    let row = (a * a + b * b).squareRoot()
    guard row > 0 else {
      // All of x is lost: y alone says where the axes point.
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: (c * c + d * d).squareRoot() * largest),
        horizontalShear: 0, rotation: arctangent(y: -c, x: d), translation: translation)
    }
    let determinant = a * d - b * c
    // The row of x is the direction of the turned x axis, or its opposite.
    let mirrorsX = determinant < 0 && a < 0
    let sign: CGFloat = mirrorsX ? -1 : 1
    let height = determinant / row * sign
    let along = (a * c + b * d) / row * sign
    return CGAffineTransformComponents(
      scale: CGSize(width: row * sign * largest, height: height * largest),
      horizontalShear: height == 0 ? 0 : along / height,
      rotation: arctangent(y: b * sign, x: a * sign), translation: translation)
  }
}
