/// The text styles with their default sizes: SwiftUI's `Font.TextStyle`.
///
/// Sizes and weights are those of Apple's Human Interface Guidelines, Typography, iOS and iPadOS
/// Dynamic Type sizes, "Large (default)".
package enum TextStyle: Hashable, Sendable, CaseIterable {
  /// 34 points.
  case largeTitle
  /// 28 points.
  case title
  /// 22 points.
  case title2
  /// 20 points.
  case title3
  /// 17 points, semibold.
  case headline
  /// 15 points.
  case subheadline
  /// 17 points.
  case body
  /// 16 points.
  case callout
  /// 13 points.
  case footnote
  /// 12 points.
  case caption
  /// 11 points.
  case caption2

  /// Points per em.
  package var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// Semibold for the headline, regular for all others.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }
}
