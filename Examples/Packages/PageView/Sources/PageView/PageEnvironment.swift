import SwiftUI

@available(iOS 15.0, macOS 12.0, *)
private struct PageIndicatorStyleKey: EnvironmentKey {
  static var defaultValue: AnyPageIndicatorStyle { AnyPageIndicatorStyle(DotsPageIndicatorStyle()) }
}

@available(iOS 15.0, macOS 12.0, *)
private struct PageBouncesKey: EnvironmentKey {
  static let defaultValue = true
}

@available(iOS 15.0, macOS 12.0, *)
private struct IsCurrentPageKey: EnvironmentKey {
  static let defaultValue = false
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  var pageIndicatorStyle: AnyPageIndicatorStyle {
    get { self[PageIndicatorStyleKey.self] }
    set { self[PageIndicatorStyleKey.self] = newValue }
  }

  var pageBouncesAtEnds: Bool {
    get { self[PageBouncesKey.self] }
    set { self[PageBouncesKey.self] = newValue }
  }

  /// Whether the view is on the page that is to be seen.
  public internal(set) var isCurrentPage: Bool {
    get { self[IsCurrentPageKey.self] }
    set { self[IsCurrentPageKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Sets what shows where one is.
  public func pageIndicatorStyle<S: PageIndicatorStyle>(_ style: S) -> some View {
    environment(\.pageIndicatorStyle, AnyPageIndicatorStyle(style))
  }

  /// Says whether the first and the last page follow a finger beyond the end, a little.
  public func pageBouncesAtEnds(_ bounces: Bool) -> some View {
    environment(\.pageBouncesAtEnds, bounces)
  }
}
