import SwiftUI

/// What kind of popup it is, and where it lies.
@available(iOS 15.0, macOS 12.0, *)
public enum PopupKind: Equatable {
  /// A line at an edge, beside which the page can still be used.
  case notice(VerticalEdge)
  /// A card in the middle, over a veiled page.
  case card
  /// A drawer at the bottom, over a veiled page.
  case drawer

  var alignment: Alignment {
    switch self {
    case .notice(.top): return .top
    case .notice(.bottom), .drawer: return .bottom
    case .card: return .center
    }
  }

  var transition: AnyTransition {
    switch self {
    case .notice(.top): return .offset(y: -40).combined(with: .opacity)
    case .notice(.bottom): return .offset(y: 40).combined(with: .opacity)
    case .drawer: return .move(edge: .bottom)
    case .card: return .offset(y: 24).combined(with: .opacity)
    }
  }

  var isVeiled: Bool { self == .card || self == .drawer }

  /// The ways out of a popup for which none are named.
  var exits: Set<PopupExit> {
    switch self {
    case .notice: return [.touch, .after(seconds: 2.5)]
    case .card: return []
    case .drawer: return [.veil, .pull]
    }
  }
}

/// A way in which a popup goes without its content's doing.
@available(iOS 15.0, macOS 12.0, *)
public enum PopupExit: Hashable {
  /// It goes when it is touched.
  case touch
  /// It goes when the veil beside it is touched.
  case veil
  /// It goes when it is pulled down.
  case pull
  /// It goes after a time; one below 0, or none at all, is taken for 0, and the longest is a year.
  case after(seconds: TimeInterval)
}

@available(iOS 15.0, macOS 12.0, *)
private struct PopupVeilKey: EnvironmentKey {
  static let defaultValue = Color.black.opacity(0.4)
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  /// The color over the page below cards and drawers.
  public var popupVeil: Color {
    get { self[PopupVeilKey.self] }
    set { self[PopupVeilKey.self] = newValue }
  }
}
