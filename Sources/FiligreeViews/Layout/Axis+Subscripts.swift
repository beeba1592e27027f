import FiligreePaths
import Foundation

// Both axes alike.

extension Axis {
  /// The axis across this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The set of this axis alone.
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  func replacing(_ axis: Axis, _ length: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: height)
      : ProposedViewSize(width: width, height: length)
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
