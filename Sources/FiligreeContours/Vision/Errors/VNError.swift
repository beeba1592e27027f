import Foundation

/// An error of a request or an observation: a code of Vision's and one line that says what is wrong.
///
/// Bridged to `NSError`, it has `VNErrorDomain` and the code's raw value.
public struct VNError: Error, Hashable, Sendable {
  /// What kind of error it is.
  public let code: VNErrorCode
  /// What is wrong, and what would be right, in one line.
  public let message: String

  /// Creates an error.
  public init(_ code: VNErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension VNError {
  /// The error of Vision's that an error of the contour detection is.
  init(_ error: ContourDetectionError) {
    let code: VNErrorCode =
      switch error {
      case .emptyPicture, .unreadableLayout: .invalidImage
      case .tooManyPoints: .outOfMemory
      case .regionOutside: .invalidArgument
      case .cancelled: .requestCancelled
      }
    self.init(code, error.description)
  }
}

extension VNError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension VNError: LocalizedError {
  /// The message.
  public var errorDescription: String? { message }
}

extension VNError: CustomNSError {
  /// `VNErrorDomain`.
  public static var errorDomain: String { VNErrorDomain }
  /// The code's raw value.
  public var errorCode: Int { code.rawValue }
  /// The message, for `localizedDescription`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}
