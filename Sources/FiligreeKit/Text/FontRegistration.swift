import FiligreePixels
import FiligreeText
import Foundation

/// The name of Core Foundation's error, which is Foundation's here.
public typealias CFError = NSError

/// For whom a font is registered: Core Text's `CTFontManagerScope`.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  /// None.
  case none = 0
  /// For this process; all others are taken for it.
  case process = 1
  /// For the user.
  case persistent = 2
  /// For the session.
  case session = 3
}

/// Makes the fonts of a file known by their names: to `UIFont(name:size:)`, to SwiftUI's `Font.custom`, and
/// to all else that draws text in this process.
///
/// They come before installed fonts of the same names.
///
/// - Parameters:
///   - fontURL: A TrueType or OpenType font or collection, at most 256 MiB.
///   - scope: It has no effect: fonts are registered for the process.
///   - error: Gets what is wrong with the file, retained, as Core Text's does.
/// - Returns: Whether the fonts are known now.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    try FontLibrary.system.register(fontURL)
    return true
  } catch let failure {
    if let error {
      // Core Text's codes: 101 for a file that is not found, 104 for one in no known format.
      let code: Int
      if case .unreadable = failure { code = 101 } else { code = 104 }
      let text = failure.description
      error.pointee = .passRetained(
        NSError(
          domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code,
          userInfo: [NSLocalizedDescriptionKey: text]))
    }
    return false
  }
}
