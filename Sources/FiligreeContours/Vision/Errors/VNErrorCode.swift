/// Vision's error domain, as bridged to `NSError`.
public let VNErrorDomain = "com.apple.Vision"

/// What went wrong in a request: Vision's codes.
public enum VNErrorCode: Int, Hashable, Sendable {
  /// An error in training, which nothing here does.
  case turiCoreErrorCode = -1
  /// There is no error.
  case OK = 0
  /// The request was cancelled.
  case requestCancelled = 1
  /// The format of the data is not right.
  case invalidFormat = 2
  /// The operation failed.
  case operationFailed = 3
  /// An index is out of range.
  case outOfBoundsError = 4
  /// An option is not valid.
  case invalidOption = 5
  /// A file could not be read or written.
  case ioError = 6
  /// An option that is needed is missing.
  case missingOption = 7
  /// What was asked for is not there yet.
  case notImplemented = 8
  /// An internal error.
  case internalError = 9
  /// There is not enough memory.
  case outOfMemory = 10
  /// The error is not known.
  case unknownError = 11
  /// The operation is not valid here.
  case invalidOperation = 12
  /// The picture cannot be processed.
  case invalidImage = 13
  /// An argument is not valid.
  case invalidArgument = 14
  /// The model is not valid.
  case invalidModel = 15
  /// The request's revision is not supported.
  case unsupportedRevision = 16
  /// There are no data.
  case dataUnavailable = 17
  /// A time stamp was not found.
  case timeStampNotFound = 18
  /// The request is not supported.
  case unsupportedRequest = 19
  /// It took too long.
  case timeout = 20
  /// The processing stage is not supported.
  case unsupportedComputeStage = 21
  /// The processing device is not supported.
  case unsupportedComputeDevice = 22
}
