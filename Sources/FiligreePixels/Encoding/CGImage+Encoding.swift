import Foundation

extension CGImage {
  /// The picture as a file's bytes.
  ///
  /// The same picture gives the same bytes: there is no time stamp, no name of a program. sRGB and
  /// Display P3 are stated in the file (PNG: sRGB, or cICP and iCCP; JPEG and WebP: a profile for P3,
  /// and none for sRGB). A picture of floating-point numbers becomes a PNG of 16 bits a component in the
  /// smallest of sRGB, Display P3 and BT.2100 PQ (cICP) that has all its colors; in the other formats,
  /// what Display P3 has not is clipped. Premultiplied colors are divided by the opacity, rounded to the nearest.
  ///
  /// - Throws: `PictureError` where the format cannot hold the picture: JPEG ends at 65,500 pixels,
  ///   WebP at 16,383.
  public func encoded(as encoding: PictureEncoding) throws(PictureError) -> Data {
    Data(try encodedBytes(as: encoding))
  }

  /// The picture as a PNG file: `encoded(as: .png)`.
  public func pngData() throws(PictureError) -> Data {
    try encoded(as: .png)
  }

  /// The picture as a file's bytes.
  package func encodedBytes(as encoding: PictureEncoding) throws(PictureError) -> [UInt8] {
    switch encoding {
    case .png: try PNGEncoder.encode(self)
    case .compressedPNG(let level): try PNGEncoder.encode(self, level: level)
    case .jpeg(let quality): try JPEGEncoder.encode(self, quality: Self.percent(quality))
    case .webp(let quality): try WebPEncoder.encode(self, quality: Self.percent(quality))
    case .losslessWebP: try WebPEncoder.encode(self, quality: nil)
    }
  }

  /// Writes the picture to a file, which appears when it is complete, or not at all.
  ///
  /// - Throws: `PictureError`, with the file's path.
  public func write(to url: URL, as encoding: PictureEncoding) throws(PictureError) {
    do throws(PictureError) {
      try OutputFile.write(encodedBytes(as: encoding), to: url)
    } catch {
      throw error.inFile(url.isFileURL ? url.path : url.absoluteString)
    }
  }

  /// A quality of 0…1 as 0…100; what lies outside is clipped, and NaN is 0.
  static func percent(_ quality: Double) -> Int {
    quality > 0 ? Int((min(quality, 1) * 100).rounded()) : 0
  }

  /// Straight 8-bit components, canonical: 16 bits become `round(value / 257)`.
  package func straight8() -> CGImage {
    let source = straight()
    guard source.bitsPerComponent == 16 else { return source }
    let count = source.bytes.count / 2
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { result, written in
      written = count
      source.bytes.withUnsafeBytes { raw in
        for i in 0..<count {
          let value = UInt32(raw.load(fromByteOffset: 2 &* i, as: UInt16.self))
          result[i] = UInt8(truncatingIfNeeded: (value &+ 128) / 257)
        }
      }
    }
    return CGImage(
      width: width, height: height, components: source.componentsPerPixel, depth: 8,
      space: source.colorSpace, bytes: bytes)
  }
}
