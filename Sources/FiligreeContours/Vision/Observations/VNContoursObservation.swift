import FiligreePaths
import Foundation

/// The contours of a picture, as a list and as a tree.
///
/// Contours that nothing surrounds go around foreground; their children go around holes in that foreground, the
/// children of those around foreground in the hole, and so on. In the list each contour is followed by the
/// contours inside it; siblings are in the order of their uppermost, then leftmost corner. (Vision
/// does not document the order of its list.)
///
/// Coordinates are normalized to the region of interest: 0…1 both ways, origin at the lower left.
public final class VNContoursObservation: VNObservation {
  let storage: ContourStorage

  package convenience init(contours: ContourSet, requestRevision: Int) {
    self.init(storage: ContourStorage(contours), requestRevision: requestRevision)
  }

  init(storage: ContourStorage, requestRevision: Int) {
    self.storage = storage
    super.init(confidence: 1, requestRevision: requestRevision)
  }

  /// Reads an observation from an archive; nil where its contours are damaged, or missing.
  ///
  /// On Linux, Foundation's `NSKeyedUnarchiver` itself may end the program where an archive is damaged, or
  /// holds something else, before this is asked at all: archives from outside are better those of
  /// ``ContoursObservation`` by `Codable`, which throw.
  public required init?(coder: NSCoder) {
    guard let data = coder.bytes(forKey: "contours"), let contours = ContourSet(archive: data)
    else { return nil }
    storage = ContourStorage(contours)
    super.init(coder: coder)
  }

  /// Writes the observation to an archive.
  public override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    // As bytes: as an object they take Foundation on Linux three times as long.
    storage.contours.archive.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      coder.encodeBytes(start, length: bytes.count, forKey: "contours")
    }
  }

  /// The contours in pixels of the picture that was analyzed, y down.
  package var contours: ContourSet { storage.contours }

  /// How many contours there are in all.
  public var contourCount: Int { storage.contours.count }

  /// The contour at a place in the list.
  ///
  /// - Parameter contourIndex: 0..<`contourCount`.
  /// - Returns: The contour.
  /// - Throws: `VNErrorCode.outOfBoundsError` if there is no such contour.
  public func contour(at contourIndex: Int) throws -> VNContour {
    guard contourIndex >= 0, contourIndex < contourCount else {
      throw VNError(
        .outOfBoundsError,
        "there is no contour \(contourIndex); contourCount is \(contourCount)")
    }
    return VNContour(storage, contourIndex)
  }

  /// How many contours nothing surrounds.
  public var topLevelContourCount: Int { storage.contours.children(of: -1).count }

  /// The contours that nothing surrounds.
  public var topLevelContours: [VNContour] { storage.children(of: -1) }

  /// The contour at a place in the tree.
  ///
  /// - Parameter indexPath: The index of a top-level contour, then the index of one of its children,
  ///   then of one of theirs, and so on.
  /// - Returns: The contour.
  /// - Throws: `VNErrorCode.outOfBoundsError` if there is no such contour, as for an empty path.
  public func contour(at indexPath: IndexPath) throws -> VNContour {
    guard let index = storage.index(at: indexPath) else {
      throw VNError(.outOfBoundsError, "there is no contour at \(Array(indexPath))")
    }
    return VNContour(storage, index)
  }

  /// All contours in one path, a closed subpath each, holes included.
  ///
  /// Contours around foreground are counter-clockwise and contours around holes clockwise, so that filling
  /// by either rule fills the foreground.
  public var normalizedPath: CGPath { storage.normalizedPath }
}

extension NSCoder {
  /// Bytes of a keyed archive; nil where there are none.
  fileprivate func bytes(forKey key: String) -> Data? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    #if canImport(Darwin)
    var count = 0
    return decodeBytes(forKey: key, returnedLength: &count).map { Data(bytes: $0, count: count) }
    #else
    return withDecodedUnsafeBytes(forKey: key) { bytes in bytes.map { Data($0) } }
    #endif
  }
}
