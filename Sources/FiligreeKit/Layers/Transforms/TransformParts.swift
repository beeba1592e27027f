import Foundation

/// The rotation, scale and translation of a map of space, as key paths such as `transform.rotation.z` name them.
///
/// The map is the scaling, then the rotation about x, then y, then z, then the translation. What is skewed or in
/// perspective is not told apart; setting a part keeps the fourth column as it is.
struct TransformParts {
  var scale = SIMD3<Double>(repeating: 1)
  /// Angles in radians.
  var rotation = SIMD3<Double>(repeating: 0)
  var translation = SIMD3<Double>(repeating: 0)
  private var last = SIMD4<Double>(0, 0, 0, 1)

  init(_ t: CATransform3D) {
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
    last = SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44))
    var rows = [
      SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)),
      SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)),
      SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)),
    ]
    for i in 0..<3 {
      scale[i] = (rows[i] * rows[i]).sum().squareRoot()
      if scale[i] > 0 { rows[i] /= scale[i] }
    }
    // A mirror image has one axis turned around.
    let cross = SIMD3(
      rows[0].y * rows[1].z - rows[0].z * rows[1].y, rows[0].z * rows[1].x - rows[0].x * rows[1].z,
      rows[0].x * rows[1].y - rows[0].y * rows[1].x)
    if (cross * rows[2]).sum() < 0 {
      scale.x = -scale.x
      rows[0] = -rows[0]
    }
    // Rows of Rx·Ry·Rz.
    let sine = min(max(-rows[0].z, -1), 1)
    rotation.y = asin(sine)
    if abs(sine) < 0.999_999 {
      rotation.z = atan2(rows[0].y, rows[0].x)
      rotation.x = atan2(rows[1].z, rows[2].z)
    } else {
      rotation.z = atan2(-rows[1].x, rows[1].y)
    }
  }

  /// The map.
  var transform: CATransform3D {
    var t = CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.x), 1, 0, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.y), 0, 1, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.z), 0, 0, 1))
    (t.m41, t.m42, t.m43) = (
      CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z)
    )
    (t.m14, t.m24, t.m34, t.m44) = (
      CGFloat(last.x), CGFloat(last.y), CGFloat(last.z), CGFloat(last.w)
    )
    return t
  }

  /// The number of a part such as `rotation.z`; nil for another name.
  subscript(part: String) -> Double? {
    get {
      switch part {
      case "rotation", "rotation.z": rotation.z
      case "rotation.x": rotation.x
      case "rotation.y": rotation.y
      case "scale": (scale.x + scale.y + scale.z) / 3
      case "scale.x": scale.x
      case "scale.y": scale.y
      case "scale.z": scale.z
      case "translation.x": translation.x
      case "translation.y": translation.y
      case "translation.z": translation.z
      default: nil
      }
    }
    set {
      guard let newValue, newValue.isFinite else { return }
      switch part {
      case "rotation", "rotation.z": rotation.z = newValue
      case "rotation.x": rotation.x = newValue
      case "rotation.y": rotation.y = newValue
      case "scale": scale = SIMD3(repeating: newValue)
      case "scale.x": scale.x = newValue
      case "scale.y": scale.y = newValue
      case "scale.z": scale.z = newValue
      case "translation.x": translation.x = newValue
      case "translation.y": translation.y = newValue
      case "translation.z": translation.z = newValue
      default: break
      }
    }
  }
}
