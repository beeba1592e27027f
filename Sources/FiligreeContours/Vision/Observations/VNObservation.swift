import Foundation

/// What a request found.
///
/// It does not change: a copy is the observation itself. Archives hold everything; a subclass that adds
/// something to archives overrides `encode(with:)` and `init(coder:)`.
open class VNObservation: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {
  /// An identifier of this observation, different every time.
  public let uuid: UUID
  /// How sure it is, 0…1.
  public let confidence: Float
  /// The revision of the request that made it.
  public let requestRevision: Int

  package init(confidence: Float, requestRevision: Int, uuid: UUID = UUID()) {
    self.uuid = uuid
    self.confidence = confidence
    self.requestRevision = requestRevision
  }

  /// Reads an observation from an archive; nil where it is damaged.
  public required init?(coder: NSCoder) {
    guard
      let uuid = (coder.decodeObject(of: NSString.self, forKey: "uuid") as String?)
        .flatMap({ UUID(uuidString: $0) })
    else { return nil }
    self.uuid = uuid
    confidence = coder.decodeFloat(forKey: "confidence")
    requestRevision = coder.decodeInteger(forKey: "requestRevision")
  }

  /// Writes the observation to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(uuid.uuidString as NSString, forKey: "uuid")
    coder.encode(confidence, forKey: "confidence")
    coder.encode(requestRevision, forKey: "requestRevision")
  }

  /// Archives are safe: only what was asked for is created from them.
  open class var supportsSecureCoding: Bool { true }

  /// The observation itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is the same observation, or a copy of it from an archive.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VNObservation else { return false }
    return self === other || (type(of: self) == type(of: other) && uuid == other.uuid)
  }

  /// Hashes the identifier.
  open override var hash: Int { uuid.hashValue }
}
