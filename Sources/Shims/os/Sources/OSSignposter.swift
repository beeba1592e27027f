import Foundation

/// Tells intervals of the same name apart: os's `OSSignpostID`.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates one by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates one; all are alike here.
  public init(log: OSLog) { self = .exclusive }
  /// Creates one of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// Of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Of nothing.
  public static let null = OSSignpostID(0)
  /// Of what is not written.
  public static let invalid = OSSignpostID(.max)
}

/// An interval that has begun: os's `OSSignpostIntervalState`.
public final class OSSignpostIntervalState: Sendable {
  /// What tells it apart.
  public let signpostID: OSSignpostID
  init(_ id: OSSignpostID) { signpostID = id }

  /// Creates an interval that has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// Marks moments and intervals for a profiler: os's `OSSignposter`.
///
/// There is no profiler that would show them, so it has no effect but that closures run.
public struct OSSignposter: Sendable {
  /// Creates a signposter of what belongs to no part.
  public init() {}
  /// Creates a signposter of a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a part of a program.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter of a logger's part.
  public init(logger: Logger) {}
  /// Creates a signposter of a log's part.
  public init(logHandle: OSLog) {}

  /// A signposter without effect.
  public static let disabled = OSSignposter()

  /// Whether anything is marked: nothing is.
  public var isEnabled: Bool { false }
  /// What tells an interval apart.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// What tells an interval of an object apart.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .disabled, object: object)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Does something within an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Does something within an interval with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// What a mark is: os's `OSSignpostType`.
public struct OSSignpostType: Hashable, Sendable {
  private let name: String
  /// The beginning of an interval.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of an interval.
  public static let end = OSSignpostType(name: "end")
  /// A moment.
  public static let event = OSSignpostType(name: "event")
}

/// Marks a moment, or an end of an interval, for a profiler; there is none, so it has no effect.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or an end of an interval, with a message; there is no profiler, so it has no effect.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}
