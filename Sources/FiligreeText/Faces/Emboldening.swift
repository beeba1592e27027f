import FiligreePaths
import Foundation

/// Makes bold letters of regular ones: each edge moves outward.
///
/// For text as browsers have it, which take this where a family has no bold font (CSS Fonts Module Level 4,
/// `font-synthesis-weight`). Letters stay as wide as they were.
enum Emboldening {
  /// How much wider stems become, in ems: as much as by FreeType's `FT_GlyphSlot_Embolden`.
  static let strength = 1.0 / 24

  /// A bold outline; that of so many segments that no letter has them stays as it is.
  static func emboldened(_ outline: PathStorage, unitsPerEm: Double) -> PathStorage {
    guard !outline.isEmpty, outline.verbs.count <= OutlineOverlaps.segmentLimit else {
      return outline
    }
    let path = Path(storage: outline)
    let edge = path.strokedPath(
      StrokeStyle(lineWidth: CGFloat(strength * unitsPerEm), lineJoin: .miter, miterLimit: 4))
    let bold = CGPath.union(of: [path.cgPath, edge.cgPath])
    return bold.isEmpty ? outline : Path(bold).storage
  }
}
