import FiligreeKit

/// Which letters a keyboard on the screen makes capital by itself: SwiftUI's `TextInputAutocapitalization`.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  private let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) {
    self.type = type
  }

  /// The one of UIKit's name.
  public init?(_ type: UITextAutocapitalizationType) {
    self.init(type: type)
  }

  /// None.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

// What a keyboard on the screen would do. A ``ViewSession``'s keys are those of a keyboard that is plugged in, which iOS
// does not correct, and whose letters it leaves as they are typed.
extension View {
  /// Sets the keys of the keyboard on the screen, which Filigree does not draw: no effect.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets what fields are for, by which iOS proposes texts: no effect.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets which letters the keyboard on the screen makes capital: no effect, for a session's keys type what they say.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets which letters the keyboard on the screen makes capital, by SwiftUI's former name: no effect.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Sets whether the keyboard on the screen corrects what is typed: no effect, for a session corrects nothing.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets whether the keyboard on the screen corrects what is typed, by SwiftUI's former name: no effect.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
