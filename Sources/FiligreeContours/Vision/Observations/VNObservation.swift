import Foundation

/// What a request found.
open class VNObservation: NSObject {
  /// An identifier of this observation, different every time.
  public let uuid: UUID
  /// How sure it is, 0…1.
  public let confidence: Float
  /// The revision of the request that made it.
  public let requestRevision: Int

  package init(confidence: Float, requestRevision: Int) {
    uuid = UUID()
    self.confidence = confidence
    self.requestRevision = requestRevision
  }
}
