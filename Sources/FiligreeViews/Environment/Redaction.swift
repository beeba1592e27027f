import FiligreeDrawing
import FiligreePaths
import FiligreeText
import Foundation

/// Why the contents of views are not shown: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They are not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are out of date, which changes nothing by itself.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why the contents of views are not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  @Entry fileprivate var isPrivacySensitive: Bool = false

  /// Whether texts and pictures are drawn as bars and boxes.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Draws texts as bars and pictures as boxes, for `placeholder`, and for `privacy` those only that are
  /// sensitive.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Draws texts and pictures as they are, whatever is set around them.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says whether texts and pictures are nobody else's business.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

extension DrawContext {
  /// Draws a bar where each line of a text is.
  mutating func drawRedacted(_ layout: TextLayout, with style: ResolvedStyle) {
    for line in layout.lines where line.width > 0 {
      let rect = CGRect(
        x: line.origin.x, y: line.origin.y - line.ascent * 0.78, width: line.width,
        height: line.ascent * 0.78 + line.descent * 0.5)
      drawRedacted(rect, with: style)
    }
  }

  /// Draws a box where a picture is.
  mutating func drawRedacted(_ rect: CGRect, with style: ResolvedStyle) {
    var faint = style
    faint.opacity *= 0.16
    fill(
      Path(roundedRect: rect, cornerRadius: min(4, rect.height / 4)), with: faint, in: rect)
  }
}
