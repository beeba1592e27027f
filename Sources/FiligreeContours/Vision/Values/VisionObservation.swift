import Foundation

/// What a request found.
///
/// Vision's `timeRange` is not here: films are not, and neither is their type of time.
public protocol VisionObservation: CustomStringConvertible, Codable, Hashable, Sendable {
  /// An identifier of the observation, different every time.
  var uuid: UUID { get }
  /// How sure it is, 0…1.
  var confidence: Float { get }
  /// Which request made it.
  var originatingRequestDescriptor: RequestDescriptor? { get }
}
