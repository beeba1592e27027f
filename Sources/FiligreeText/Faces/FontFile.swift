import CHarfBuzz
import Foundation

/// The bytes of a font file, which HarfBuzz and FreeType read from the same memory.
///
/// `@unchecked Sendable`: the blob is made immutable before anybody else sees it, and HarfBuzz counts
/// its users atomically.
final class FontFile: @unchecked Sendable {
  /// Files with more bytes are refused.
  static let byteLimit = 1 << 28

  /// Where the file lies.
  let path: String
  /// HarfBuzz's view of the bytes.
  let blob: OpaquePointer
  /// The bytes, which live as long as `self`.
  let bytes: UnsafeRawBufferPointer
  /// How many fonts the file holds: more than one in a collection, 0 in what is no OpenType font.
  let faceCount: Int

  /// Maps an installed file into memory, or returns nil.
  ///
  /// Installed files are replaced whole by package managers, never cut short in place, so that the
  /// mapping stays good.
  convenience init?(installed path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.init(path: path, blob: blob)
    if bytes.isEmpty || bytes.count > Self.byteLimit { return nil }
  }

  /// Reads a user's file into memory of our own: whatever happens to the file later does no harm.
  convenience init(reading url: URL) throws(FontError) {
    let path = url.path
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: Self.byteLimit + 1) ?? Data()
    } catch {
      throw .unreadable(file: path, reason: (error as NSError).localizedDescription)
    }
    guard data.count <= Self.byteLimit else {
      throw .tooLarge(file: path, bytes: data.count, limit: Self.byteLimit)
    }
    let blob = data.withUnsafeBytes {
      hb_blob_create_or_fail(
        $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil,
        nil)
    }
    guard let blob, !data.isEmpty else {
      throw .notAFont(file: path, reason: "the file is empty")
    }
    self.init(path: path, blob: blob)
  }

  private init(path: String, blob: OpaquePointer) {
    self.path = path
    self.blob = blob
    hb_blob_make_immutable(blob)
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
    faceCount = Int(hb_face_count(blob))
  }

  deinit {
    hb_blob_destroy(blob)
  }
}
