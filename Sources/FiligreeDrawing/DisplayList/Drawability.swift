import FiligreePaths
import FiligreePixels
import Foundation

/// What a drawing operation needs for an effect: the recorder leaves out what lacks it.

extension CGAffineTransform {
  /// Whether all entries are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Paint {
  /// Whether the paint has a colour and a finite place.
  var isDrawable: Bool {
    switch self {
    case .color:
      return true
    case .linearGradient(let gradient):
      let (start, end) = (gradient.startPoint, gradient.endPoint)
      return !gradient.stops.isEmpty && start.x.isFinite && start.y.isFinite && end.x.isFinite
        && end.y.isFinite
    }
  }
}

extension StrokeStyle {
  /// The style in finite numbers that every output reads alike, or nil if it draws nothing.
  var drawable: StrokeStyle? {
    guard lineWidth > 0, lineWidth.isFinite else { return nil }
    var style = self
    if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) || !dash.contains(where: { $0 > 0 }) {
      style.dash = []
    }
    if !dashPhase.isFinite || style.dash.isEmpty {
      style.dashPhase = 0
    }
    // A ratio is at least 1; NaN counts as that, too.
    style.miterLimit = miterLimit > 1 ? min(miterLimit, .greatestFiniteMagnitude) : 1
    return style
  }
}
