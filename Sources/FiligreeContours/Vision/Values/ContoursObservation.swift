import FiligreePaths
import Foundation

/// The contours of a picture, as a list and as a tree.
///
/// It is to `VNContoursObservation` what structures are to classes; both hold the same contours in the
/// same order. Coordinates are normalized to the region of interest: 0…1 both ways, origin at the lower
/// left.
public struct ContoursObservation: VisionObservation {
  /// An identifier of the observation, different every time.
  public let uuid: UUID
  /// How sure it is, 0…1.
  public let confidence: Float
  /// Which request made it.
  public let originatingRequestDescriptor: RequestDescriptor?
  let storage: ContourStorage

  /// Creates an observation of the contours of one of the class.
  public init(_ observation: VNContoursObservation) {
    uuid = observation.uuid
    confidence = observation.confidence
    originatingRequestDescriptor = .detectContoursRequest(.revision1)
    storage = observation.storage
  }

  init(_ contours: ContourSet, descriptor: RequestDescriptor) {
    uuid = UUID()
    confidence = 1
    originatingRequestDescriptor = descriptor
    storage = ContourStorage(contours)
  }

  /// How many contours there are in all.
  public var contourCount: Int { storage.contours.count }

  /// The contours that nothing surrounds.
  public var topLevelContours: [Contour] { storage.contours(in: -1) }

  /// All contours in one path, a closed subpath each, holes included.
  public var normalizedPath: CGPath { storage.normalizedPath }

  /// The contour at a place in the list; nil if there is none.
  public func contourAtIndex(_ contourIndex: Int) -> Contour? {
    contourIndex >= 0 && contourIndex < contourCount ? Contour(storage, contourIndex) : nil
  }

  /// The contour at a place in the tree (with Vision's spelling); nil if there is none.
  public func countourAtIndexPath(_ indexPath: IndexPath) -> Contour? {
    storage.index(at: indexPath).map { Contour(storage, $0) }
  }

  /// How many contours there are.
  public var description: String {
    "ContoursObservation \(uuid): \(contourCount) contours, \(topLevelContours.count) at the top level"
  }

  /// Whether identifier, request and all contours are the same.
  public static func == (a: ContoursObservation, b: ContoursObservation) -> Bool {
    a.uuid == b.uuid && a.confidence == b.confidence
      && a.originatingRequestDescriptor == b.originatingRequestDescriptor
      && (a.storage === b.storage || a.storage.contours == b.storage.contours)
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(uuid)
  }
}

extension ContoursObservation: Codable {
  private enum Key: String, CodingKey {
    case uuid, confidence, originatingRequestDescriptor, contours
  }

  /// Reads an observation; throws `DecodingError.dataCorrupted` for contours that cannot be.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    uuid = try values.decode(UUID.self, forKey: .uuid)
    confidence = try values.decode(Float.self, forKey: .confidence)
    originatingRequestDescriptor = try values.decodeIfPresent(
      RequestDescriptor.self, forKey: .originatingRequestDescriptor)
    guard let contours = ContourSet(archive: try values.decode(Data.self, forKey: .contours)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .contours, in: values, debugDescription: "these bytes are no contours")
    }
    storage = ContourStorage(contours)
  }

  /// Writes the observation, its contours as one piece of data.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(uuid, forKey: .uuid)
    try values.encode(confidence, forKey: .confidence)
    try values.encodeIfPresent(
      originatingRequestDescriptor, forKey: .originatingRequestDescriptor)
    try values.encode(storage.contours.archive, forKey: .contours)
  }
}
