import Foundation

/// Where messages of a part of a program go: os's `OSLog`.
///
/// Here they are lines on standard error: the level, subsystem, category and message.
public final class OSLog: Sendable {
  /// What a log is used for: `OSLog.Category`.
  public struct Category: Sendable {
    let name: String
    /// Moments that a profiler shows.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// What a profiler follows while it runs.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// What a profiler follows with the calls that led there.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Creates a log of a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isDisabled: false)
  }

  /// Creates a log of a part of a program.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.name, isDisabled: false)
  }

  /// The log of what belongs to no part.
  public static let `default` = OSLog("", "", isDisabled: false)
  /// A log without effect.
  public static let disabled = OSLog("", "", isDisabled: true)

  /// The least important level that is written.
  ///
  /// As Apple's log, which keeps `debug` and `info` only if asked to; here the variable `OS_LOG_LEVEL` of the environment asks,
  /// by a level's name.
  private static let least: OSLogType = {
    let wanted = ProcessInfo.processInfo.environment["OS_LOG_LEVEL"]
    return [.debug, .info, .error, .fault].first { $0.name == wanted } ?? .default
  }()

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && type.rank >= Self.least.rank
  }

  /// Writes a message.
  func write(_ type: OSLogType, _ message: () -> String) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = "\(type.name)\(place.isEmpty ? "" : " [\(place)]"): \(message())\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
