import CHarfBuzz
import FiligreeTestSupport
import Foundation

@testable import FiligreeText

extension TestFont {
  /// A library of this font alone.
  func library() throws -> FontLibrary {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("font-\(UUID().uuidString).ttf")
    try data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FontLibrary(files: [url])
  }

  /// The font at a weight.
  func face(_ weight: FontWeight = .regular) throws -> FontFace {
    try library().font(for: FontRequest(.named(family), size: 10, weight: weight)).face
  }

  /// Calls `body` with HarfBuzz's face.
  func withFace<Result>(_ body: (OpaquePointer) throws -> Result) throws -> Result {
    let bytes = Array(data())
    return try bytes.withUnsafeBytes { raw in
      let blob = hb_blob_create(
        raw.bindMemory(to: CChar.self).baseAddress, UInt32(raw.count), HB_MEMORY_MODE_DUPLICATE,
        nil, nil)
      defer { hb_blob_destroy(blob) }
      let face = hb_face_create(blob, 0)
      defer { hb_face_destroy(face) }
      return try body(face!)
    }
  }
}
