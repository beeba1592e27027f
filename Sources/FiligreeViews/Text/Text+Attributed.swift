import Foundation

extension Text {
  /// Shows the characters of a string with attributes.
  ///
  /// Of the attributes none is shown: Foundation has neither those of SwiftUI nor those of Markdown here. Texts with
  /// styles are put together by `+`, and Markdown is read from literals.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }
}
