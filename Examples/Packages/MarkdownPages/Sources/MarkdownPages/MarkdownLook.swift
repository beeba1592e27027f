import SwiftUI

/// The fonts, colors and distances of Markdown.
@available(iOS 15.0, macOS 12.0, *)
public struct MarkdownLook {
  /// The font of running text.
  public var bodyFont: Font = .body
  /// The font of code.
  public var codeFont: Font = .system(.callout, design: .monospaced)
  /// The color of bars beside quotations and of ticked boxes.
  public var tint: Color = .accentColor
  /// The color behind code.
  public var codeBackground: Color = .gray.opacity(0.15)
  /// The distance between blocks, in points.
  public var blockSpacing: CGFloat = 12
  /// The font of headings of a level from 1 to 6.
  public var headingFont: (Int) -> Font = { level in
    switch level {
    case 1: return .title.bold()
    case 2: return .title2.bold()
    case 3: return .title3.weight(.semibold)
    default: return .headline
    }
  }

  /// Creates the default look.
  public init() {}

  /// Smaller type, nearer together.
  public static var compact: MarkdownLook {
    var look = MarkdownLook()
    look.bodyFont = .footnote
    look.codeFont = .caption.monospaced()
    look.blockSpacing = 8
    look.headingFont = { $0 == 1 ? .headline : .subheadline.bold() }
    return look
  }
}

@available(iOS 15.0, macOS 12.0, *)
private struct MarkdownLookKey: EnvironmentKey {
  static var defaultValue: MarkdownLook { MarkdownLook() }
}

private struct ListDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  /// The look of Markdown within.
  public var markdownLook: MarkdownLook {
    get { self[MarkdownLookKey.self] }
    set { self[MarkdownLookKey.self] = newValue }
  }

  var listDepth: Int {
    get { self[ListDepthKey.self] }
    set { self[ListDepthKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Sets the look of Markdown within.
  public func markdownLook(_ look: MarkdownLook) -> some View {
    environment(\.markdownLook, look)
  }
}

#Preview("Markdown") {
  ScrollView {
    MarkdownPage(
      """
      # Pancakes
      Whisk *gently*, **then** wait. See [the book](https://example.com).

      - flour
        - wheat
      - [x] milk

      1. Mix
      2. Fry

      > Patience is an ingredient.

      ```swift
      let cups = 2
      ```

      | what | how much |
      |---|---:|
      | eggs | 3 |
      """
    )
    .padding()
  }
}
