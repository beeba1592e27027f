/// How important a message is: os's `OSLogType`.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What usually matters.
  public static let `default` = OSLogType(0)
  /// What helps, but is not needed.
  public static let info = OSLogType(1)
  /// What matters while one looks for a fault.
  public static let debug = OSLogType(2)
  /// What went wrong in the process.
  public static let error = OSLogType(16)
  /// What went wrong in the system, or is a fault of the program's.
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }

  /// The order of importance, which that of the numbers is not.
  var rank: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }
}
