/// Which keys a keyboard on the screen has: UIKit's `UIKeyboardType`.
///
/// Filigree draws no keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keys.
  case `default` = 0
  /// Keys for ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Keys for addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits, the star and the pound sign.
  case phonePad = 5
  /// Letters, then digits for telephone numbers.
  case namePhonePad = 6
  /// Keys for addresses of mail.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// Keys with "@" and "#".
  case twitter = 9
  /// Keys for searching the web.
  case webSearch = 10
  /// ASCII's digits.
  case asciiCapableNumberPad = 11

  /// The former name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard on the screen makes capital by itself: UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}
