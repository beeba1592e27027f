import SwiftUI

/// What an indicator has to show.
@available(iOS 15.0, macOS 12.0, *)
public struct PageIndicatorConfiguration {
  /// The number of pages.
  public let count: Int
  /// The page that is to be seen.
  public let current: Int
  /// Turns to a page.
  public let select: (Int) -> Void
}

/// What shows where one is.
@available(iOS 15.0, macOS 12.0, *)
public protocol PageIndicatorStyle {
  /// The view of an indicator.
  associatedtype Body: View
  /// What an indicator has to show.
  typealias Configuration = PageIndicatorConfiguration
  /// Makes the view of an indicator.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A dot for each page; that of the current one is longer.
@available(iOS 15.0, macOS 12.0, *)
public struct DotsPageIndicatorStyle: PageIndicatorStyle {
  private let color: Color
  private let size: CGFloat

  /// Creates dots of a color and a size.
  public init(color: Color = .accentColor, size: CGFloat = 8) {
    self.color = color
    self.size = size
  }

  /// Makes the view of an indicator.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: size) {
      ForEach(0..<max(configuration.count, 0), id: \.self) { index in
        let isCurrent = index == configuration.current
        Capsule()
          .fill(isCurrent ? color : color.opacity(0.25))
          .frame(width: isCurrent ? size * 2.5 : size, height: size)
          .onTapGesture { configuration.select(index) }
          .accessibilityLabel(Text("Page \(index + 1)"))
          .accessibilityAddTraits(isCurrent ? [.isButton, .isSelected] : .isButton)
      }
    }
  }
}

/// The number of the page, of how many.
@available(iOS 15.0, macOS 12.0, *)
public struct NumberPageIndicatorStyle: PageIndicatorStyle {
  /// Creates the style.
  public init() {}

  /// Makes the view of an indicator.
  public func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.current + 1) of \(configuration.count)")
      .font(.footnote.monospacedDigit())
      .foregroundStyle(.secondary)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension PageIndicatorStyle where Self == DotsPageIndicatorStyle {
  /// A dot for each page.
  public static var dots: DotsPageIndicatorStyle { DotsPageIndicatorStyle() }

  /// A dot for each page, in a color.
  public static func dots(color: Color, size: CGFloat = 8) -> DotsPageIndicatorStyle {
    DotsPageIndicatorStyle(color: color, size: size)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension PageIndicatorStyle where Self == NumberPageIndicatorStyle {
  /// The number of the page, of how many.
  public static var number: NumberPageIndicatorStyle { NumberPageIndicatorStyle() }
}

/// Any style of an indicator.
@available(iOS 15.0, macOS 12.0, *)
struct AnyPageIndicatorStyle: PageIndicatorStyle {
  private let make: (Configuration) -> AnyView

  init<S: PageIndicatorStyle>(_ style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }

  func makeBody(configuration: Configuration) -> AnyView { make(configuration) }
}
