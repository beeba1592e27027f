import Foundation

/// An error of a request of the new kind, with one line that says what is wrong.
///
/// Vision's `pixelBufferCreationFailed` is not here, as pixel buffers are not.
public enum VisionError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// There are no data.
  case dataUnavailable(String)
  /// Something went wrong inside.
  case internalError(String)
  /// An argument is not valid.
  case invalidArgument(String)
  /// The format of the data is not right.
  case invalidFormat(String)
  /// The picture cannot be processed.
  case invalidImage(String)
  /// The model is not valid.
  case invalidModel(String)
  /// The operation is not valid here.
  case invalidOperation(String)
  /// A file could not be read or written.
  case ioError(String)
  /// The operation failed.
  case operationFailed(String)
  /// An index is out of range.
  case outOfBoundsError(String)
  /// There is not enough memory.
  case outOfMemory(String)
  /// The request was cancelled.
  case requestCancelled(String)
  /// A time stamp was not found.
  case timeStampNotFound(String)
  /// It took too long.
  case timeout(String)
  /// The processing device is not supported.
  case unsupportedComputeDevice(String)
  /// The processing stage is not supported.
  case unsupportedComputeStage(String)
  /// The request is not supported.
  case unsupportedRequest(String)
  /// The request's revision is not supported.
  case unsupportedRevision(String)

  /// The same error as one of the classes' errors.
  init(_ error: VNError) {
    let message = error.message
    self =
      switch error.code {
      case .requestCancelled: .requestCancelled(message)
      case .invalidFormat: .invalidFormat(message)
      case .outOfBoundsError: .outOfBoundsError(message)
      case .invalidOption, .missingOption, .invalidArgument: .invalidArgument(message)
      case .ioError: .ioError(message)
      case .notImplemented, .invalidOperation: .invalidOperation(message)
      case .turiCoreErrorCode, .OK, .internalError, .unknownError: .internalError(message)
      case .outOfMemory: .outOfMemory(message)
      case .invalidImage: .invalidImage(message)
      case .invalidModel: .invalidModel(message)
      case .unsupportedRevision: .unsupportedRevision(message)
      case .dataUnavailable: .dataUnavailable(message)
      case .timeStampNotFound: .timeStampNotFound(message)
      case .unsupportedRequest: .unsupportedRequest(message)
      case .timeout: .timeout(message)
      case .unsupportedComputeStage: .unsupportedComputeStage(message)
      case .unsupportedComputeDevice: .unsupportedComputeDevice(message)
      case .operationFailed: .operationFailed(message)
      }
  }

  /// The message.
  public var description: String {
    switch self {
    case .dataUnavailable(let message), .internalError(let message),
      .invalidArgument(let message), .invalidFormat(let message), .invalidImage(let message),
      .invalidModel(let message), .invalidOperation(let message), .ioError(let message),
      .operationFailed(let message), .outOfBoundsError(let message), .outOfMemory(let message),
      .requestCancelled(let message), .timeStampNotFound(let message), .timeout(let message),
      .unsupportedComputeDevice(let message), .unsupportedComputeStage(let message),
      .unsupportedRequest(let message), .unsupportedRevision(let message):
      message
    }
  }

  /// The message.
  public var errorDescription: String? { description }
}
