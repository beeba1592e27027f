import Foundation

extension Double {
  /// The number inside `range`; `fallback` if it is NaN.
  func clamped(to range: ClosedRange<Double>, nan fallback: Double) -> Double {
    isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Writes `text` and a line's end to standard error.
func writeWarning(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data(("filigree: " + text + "\n").utf8))
}
