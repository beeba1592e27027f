import Foundation

extension AttributeScopes {
  /// The attributes that ``Text`` shows, and Foundation's: SwiftUI's `SwiftUIAttributes`.
  ///
  ///     var title = AttributedString("Warm")
  ///     title.foregroundColor = .red
  ///     title.font = .title
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters, as high as their line.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points after each letter; ligatures stay.
    public let kern: KerningAttribute
    /// Points after each letter; ligatures do not stay.
    public let tracking: TrackingAttribute
    /// By how many points the letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Markdown says of the letters.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The key's name.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the letters' color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The key's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the color behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The key's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The key's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the line under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The key's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of points after letters, with ligatures.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of points after letters, without ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of points that letters are raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that ``Text`` shows, and Foundation's.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute of SwiftUI's, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
