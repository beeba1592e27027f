import CFiligreeCodecs
import CWebP

/// The libraries that pictures are read and written with, and the C library.
package enum CodecVersions {
  /// A line for each: its name and version.
  package static var lines: [String] {
    let webp = WebPGetDecoderVersion()
    var lines = [
      line("libpng", filigree_png_version()), line("zlib", filigree_zlib_version()),
      line("libdeflate", filigree_deflate_version()),
      line("libjpeg-turbo", filigree_jpeg_version()),
      "libwebp \(webp >> 16 & 255).\(webp >> 8 & 255).\(webp & 255)",
    ]
    if let glibc = filigree_glibc_version() { lines.append(line("glibc", glibc)) }
    return lines
  }

  private static func line(_ name: String, _ version: UnsafePointer<CChar>?) -> String {
    "\(name) \(version.map { String(cString: $0) } ?? "of a version that its headers do not tell")"
  }
}
