import Foundation

/// What Markdown says of letters: Foundation's `InlinePresentationIntent`, which Foundation has not on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasized: slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// With a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of what Markdown says of letters.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of intents.
    public typealias Value = InlinePresentationIntent
    /// The key's name.
    public static let name = "NSInlinePresentationIntent"
  }
}
