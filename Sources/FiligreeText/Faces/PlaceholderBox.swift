import FiligreePaths
import Foundation

/// The glyphs of `FontFace.placeholder`, which stand for what no font has: a frame for each cluster.
///
/// An em is 1000 units.
enum PlaceholderBox: UInt32 {
  /// Nothing.
  case none
  /// A frame as high as a capital letter, 600 units wide.
  case narrow
  /// A square of an em, for characters that are as wide as they are high.
  case wide

  /// The box for a character that one would see.
  init(_ kind: CharacterKind) {
    self =
      kind.isSpace ? .none : LineBreakClass(kind.scalar.value) == .id ? .wide : .narrow
  }

  /// How far the pen moves on.
  var advance: Double {
    switch self {
    case .none: 300
    case .narrow: 600
    case .wide: 1000
    }
  }

  /// The frame, y up.
  var outline: PathStorage {
    switch self {
    case .none: PathStorage()
    case .narrow: Self.frame(left: 60, bottom: 0, right: 540, top: 700)
    case .wide: Self.frame(left: 60, bottom: -80, right: 940, top: 800)
    }
  }

  private static func frame(
    left: Double, bottom: Double, right: Double, top: Double
  ) -> PathStorage {
    var path = PathStorage()
    let thickness = 50.0
    // The inner contour runs the other way, so that it is a hole by the non-zero rule.
    for inset in [0, thickness] {
      let (x0, y0) = (left + inset, bottom + inset)
      let (x1, y1) = (right - inset, top - inset)
      path.move(to: CGPoint(x: x0, y: y0))
      path.line(to: inset == 0 ? CGPoint(x: x0, y: y1) : CGPoint(x: x1, y: y0))
      path.line(to: CGPoint(x: x1, y: y1))
      path.line(to: inset == 0 ? CGPoint(x: x1, y: y0) : CGPoint(x: x0, y: y1))
      path.close()
    }
    return path
  }
}
