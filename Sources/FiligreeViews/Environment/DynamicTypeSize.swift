import FiligreeText
import Foundation

/// How large people want texts to be: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes, from the smallest to the usual one.
  case xSmall, small, medium, large
  /// Larger ones.
  case xLarge, xxLarge, xxxLarge
  /// Those of people who need very large texts.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of those of people who need very large texts.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How large people want texts to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large texts are whose fonts are those of text styles, or scale with one.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Bounds how large or small texts become: `..<`, `...` and ranges from one size on or up to one.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }
}

extension Font.TextStyle {
  /// The points of the style's font in each size.
  ///
  /// Apple, Human Interface Guidelines, “Typography”: the tables of Dynamic Type sizes for iOS.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// How much larger the style's font is in a size than in the usual one.
  func scale(in size: DynamicTypeSize) -> CGFloat {
    guard size != .large, let index = DynamicTypeSize.allCases.firstIndex(of: size) else {
      return 1
    }
    return sizes[index] / sizes[3]
  }
}

extension Font {
  /// The font as large as people want texts to be.
  func scaled(in environment: EnvironmentValues) -> Font {
    guard let scalingStyle, environment.dynamicTypeSize != .large else { return self }
    var font = self
    font.request.size *= Double(scalingStyle.scale(in: environment.dynamicTypeSize))
    return font
  }
}

/// A number that is larger where texts are: SwiftUI's `ScaledMetric`.
///
/// It grows as the font of a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that grows as the font of a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a number that grows as the font of running text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number in the present size.
  public var wrappedValue: Value { base * Value(style.scale(in: size)) }
}
