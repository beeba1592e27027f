import Foundation

extension ShapedParagraph {
  /// Sets the text in a proposed size, as SwiftUI's `Text` answers a proposal.
  ///
  /// Lines are broken to `width`. If they do not all fit in `height` and the line limit (at least one
  /// line is always set), the text shrinks down to the minimum scale factor; if that does not help,
  /// the last line that fits is truncated with "…". Nil, NaN and +∞ propose as much as is wanted;
  /// negative numbers count as 0. The size that comes back is rounded up to whole pixels of
  /// `displayScale` pixels per point, and when proposed gives the same lines; text without a
  /// character has no size, unless it reserves space.
  package func layout(
    width: Double? = nil, height: Double? = nil, displayScale: Double = 1
  ) -> TextLayout {
    let width = Self.length(width)
    let height = Self.length(height)
    let pixels = displayScale.clamped(to: 0.01...100, nan: 1)
    var factor = 1.0
    var result = lines(width, height, factor)
    let least = paragraph.minimumScaleFactor.clamped(to: 0...1, nan: 1)
    if result.isTruncated, least < 1 {
      (factor, result) = shrink(width, height, least)
    }
    return TextLayout(self, result, factor: factor, spacing: spacing, displayScale: pixels)
  }

  /// A proposed length: infinite for none.
  private static func length(_ proposal: Double?) -> Double {
    guard let proposal, !proposal.isNaN else { return .infinity }
    return max(0, proposal)
  }

  private var spacing: Double { paragraph.lineSpacing.clamped(to: 0...100_000, nan: 0) }

  /// The lines at a factor.
  ///
  /// All text shrinks alike, so that instead the room grows.
  private func lines(_ width: Double, _ height: Double, _ factor: Double) -> LineBreaker.Result {
    let limit = paragraph.lineLimit.map { max(1, $0) } ?? TextLayout.lineLimit
    return LineBreaker(
      self, width: width / factor, height: height / factor,
      lineLimit: min(limit, TextLayout.lineLimit), spacing: spacing / factor
    ).lines()
  }

  /// The largest factor of 64ths, or `least`, at which nothing is cut off; `least` if there is
  /// none.
  ///
  /// Smaller text never takes more room, so halving finds it.
  private func shrink(
    _ width: Double, _ height: Double, _ least: Double
  ) -> (Double, LineBreaker.Result) {
    // Text shrunk to nothing is no text: a 64th is the least.
    let least = max(least, 1.0 / 64)
    // 0 stands for `least`, k for the k-th 64th above it.
    let first = Int((least * 64).rounded(.down))
    func factor(_ k: Int) -> Double { k == 0 ? least : Double(first + k) / 64 }
    var low = 0
    var best = lines(width, height, least)
    guard !best.isTruncated else { return (least, best) }
    var high = max(1, 64 - first)
    while high - low > 1 {
      let middle = (low + high) / 2
      let result = lines(width, height, factor(middle))
      if result.isTruncated {
        high = middle
      } else {
        low = middle
        best = result
      }
    }
    return (factor(low), best)
  }
}
