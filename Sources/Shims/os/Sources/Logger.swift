/// Writes messages of a part of a program: os's `Logger`.
///
/// Here they are lines on standard error, from `notice` on; the variable `OS_LOG_LEVEL` of the environment says otherwise
/// (``OSLog/isEnabled(type:)``).
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of what belongs to no part.
  public init() { log = .default }
  /// Creates a logger of a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger that writes where a log does.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the level `default`.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level) { message().text }
  }
  /// Writes a message of the level `debug`.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
  /// Writes a message of the level `debug`.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
  /// Writes a message of the level `info`.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
  /// Writes a message of the level `default`.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .default, message())
  }
  /// Writes a message of the level `error`.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
  /// Writes a message of the level `error`.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
  /// Writes a message of the level `fault`.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
  /// Writes a message of the level `fault`.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
