/// How two segments are joined: Core Graphics' joins, and those that only SVG has.
///
/// Source: SVG 2, section 13.5.5 (`stroke-linejoin`).
package enum StrokeJoin: Hashable, Sendable {
  /// The outer edges are extended by their tangents until they meet; beyond the miter limit, a bevel.
  case miter
  /// A disc about the joint.
  case round
  /// The outer corners are connected by a line.
  case bevel
  /// A miter that is cut where the limit is, and not a bevel.
  case miterClip
  /// The outer edges are extended by circles of their own curvature until they meet, and cut at the limit.
  case arcs

  package init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }

  /// The join of Core Graphics that is the same; nil where it has none.
  package var lineJoin: CGLineJoin? {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    case .miterClip, .arcs: nil
    }
  }
}
