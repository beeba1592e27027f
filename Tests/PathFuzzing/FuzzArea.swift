import FiligreePaths
import Foundation

/// The exact area of a path.
public enum FuzzArea {
  /// The area by Green's theorem, with the sign of the winding.
  public static func area(_ path: CGPath) -> Double { ReferencePath(path).area }
}
