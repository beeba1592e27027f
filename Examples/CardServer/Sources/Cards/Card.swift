import SwiftUI

/// A picture of 1200 × 630 points that stands for a page where its address is shared.
public struct Card: View {
  /// The large line; one that is too long for three lines becomes smaller, then ends in an ellipsis.
  public var title: String
  /// What stands below it, in at most three lines.
  public var subtitle: String
  /// The colors.
  public var theme: Theme
  /// The name of the symbol on the right; nil for none.
  public var symbol: String?
  /// The family of the fonts; nil for the system's.
  public var fontFamily: String?

  /// The size in points.
  public static let size = CGSize(width: 1200, height: 630)

  /// Creates a card.
  public init(
    title: String, subtitle: String = "", theme: Theme = .dusk, symbol: String? = nil,
    fontFamily: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.theme = theme
    self.symbol = symbol
    self.fontFamily = fontFamily
  }

  /// The view.
  public var body: some View {
    HStack(spacing: 64) {
      VStack(alignment: .leading, spacing: 24) {
        Text(title)
          .font(font(size: 76))
          .bold()
          .lineLimit(3)
          .minimumScaleFactor(0.5)
        if !subtitle.isEmpty {
          Text(subtitle)
            .font(font(size: 34))
            .opacity(0.85)
            .lineLimit(3)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let symbol {
        Image(systemName: symbol)
          .resizable()
          .scaledToFit()
          .frame(width: 240, height: 240)
          .shadow(color: .black.opacity(0.45), radius: 18, y: 12)
      }
    }
    .foregroundStyle(.white)
    .padding(80)
    .frame(width: Self.size.width, height: Self.size.height)
    .background(theme.gradient)
  }

  private func font(size: CGFloat) -> Font {
    fontFamily.map { Font.custom($0, fixedSize: size) } ?? .system(size: size)
  }
}

extension Card {
  /// The colors of a card's ground.
  public enum Theme: String, CaseIterable, Sendable {
    case dusk, ocean, forest, ember

    /// The ground, from the upper left to the lower right.
    var gradient: LinearGradient {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }

    private var colors: [Color] {
      switch self {
      case .dusk: [Color(hex: 0x2b_1055), Color(hex: 0x75_97de)]
      case .ocean: [Color(hex: 0x0f_2027), Color(hex: 0x2c_7da0)]
      case .forest: [Color(hex: 0x13_4e5e), Color(hex: 0x71_b280)]
      case .ember: [Color(hex: 0x42_275a), Color(hex: 0xd9_5d39)]
      }
    }
  }
}

extension Color {
  /// A color of sRGB by its hexadecimal number.
  fileprivate init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }
}
