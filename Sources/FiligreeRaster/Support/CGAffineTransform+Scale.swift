import FiligreePaths
import Foundation

extension CGAffineTransform {
  /// The factor by which lengths grow in the direction in which they grow most: the matrix's
  /// largest singular value.
  var largestScale: Double {
    func length(_ x: CGFloat, _ y: CGFloat) -> Double {
      Double(x * x + y * y).squareRoot()
    }
    return (length(a + d, b - c) + length(a - d, b + c)) / 2
  }
}
