import Foundation

/// What a piece of Markdown within a line is: Foundation's `InlinePresentationIntent`, which it lacks off Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*Emphasis*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**Strong emphasis**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code between backticks.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~Struck through~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)

  init(_ style: MarkdownStyle) {
    self = []
    if style.contains(.emphasized) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.code) { insert(.code) }
    if style.contains(.struckThrough) { insert(.strikethrough) }
  }
}

extension AttributeScopes {
  /// What Markdown says of pieces of an `AttributedString`: an attribute of Foundation's, which it lacks off Apple's systems.
  public struct MarkdownAttributes: AttributeScope {
    /// What a piece within a line is.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// What a piece within a line is.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of what it is.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of Markdown by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
  ) -> T { self[T.self] }
}
