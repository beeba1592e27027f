import CFiligreeCodecs

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Pixels → PNG, by libpng and libdeflate, or zlib for what is larger than 32 MiB.
///
/// The bytes depend on the picture and on the versions of these alone: no time stamp, no text.
///
/// A picture of floating-point numbers is written with 16 bits a component in the smallest space that
/// has all of its colors: sRGB (an sRGB chunk, which every reader knows), Display P3 (cICP 12, 13 and
/// an iCCP profile), or BT.2100 with the PQ curve (cICP 9, 16), which alone has light brighter than white.
/// PNG's integers have no numbers beyond 0…1, so a larger space is the only way to keep such colors; for
/// PQ there is no profile that older readers would take for anything near it, so cICP stands alone.
enum PNGEncoder {
  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - level: zlib's level, 0…9; what lies beyond is clipped.
  ///   - packs: Whether 8 bits with opacity become a palette, gray or RGB where these have all of the picture.
  /// - Returns: The file's bytes.
  /// - Throws: `PictureError` for a picture without pixels, or with more than 2147483647 a side.
  static func encode(
    _ image: CGImage, level: Int = 6, packs: Bool = true
  ) throws(PictureError) -> [UInt8] {
    var space: IntegerSpace?
    var source = image
    if image.isFloat {
      let pixels = image.linearPixels()
      let smallest = IntegerSpace(pixels)
      space = smallest
      source = CGImage.integers(image.width, image.height, pixels, smallest)
    }
    source = source.canonical().straight()
    let type: PNGHeader.ColorType =
      switch source.componentsPerPixel {
      case 1: .gray
      case 2: .grayAlpha
      case 3: .rgb
      default: .rgba
      }
    guard source.width > 0, source.height > 0, source.width <= 0x7FFF_FFFF,
      source.height <= 0x7FFF_FFFF
    else {
      throw PictureError(
        .invalidArgument, "a picture of \(source.width)×\(source.height) pixels cannot be a PNG",
        remedy: "width and height must be 1…2147483647")
    }
    var layout = filigree_png_layout(
      width: UInt32(source.width), height: UInt32(source.height),
      bit_depth: UInt8(source.bitsPerComponent), color_type: type.rawValue,
      row_bytes: source.bytesPerRow)
    var options = filigree_png_options()
    options.level = Int32(max(0, min(9, level)))
    options.packs = packs ? 1 : 0
    let isP3 = source.colorSpace == .displayP3Space && source.componentsPerPixel >= 3
    let isPQ = space == .pq
    options.srgb = isP3 || isPQ ? 0 : 1
    let cicp = isPQ ? CodingPoints.bt2100PQ : CodingPoints.displayP3
    var message = [CChar](repeating: 0, count: Int(FILIGREE_MESSAGE_LENGTH))
    var result: UnsafeMutablePointer<UInt8>?
    var size = 0
    // Display P3 is said twice: by cICP, which is exact, and by a profile for readers that do not
    // know cICP yet.
    let profile = isP3 ? ICCProfile.displayP3 : []
    let written = source.bytes.withUnsafeBufferPointer { pixels in
      profile.withUnsafeBufferPointer { profile in
        cicp.withUnsafeBufferPointer { cicp in
          "Display P3".withCString { name in
            if isP3 {
              options.profile = profile.baseAddress
              options.profile_size = UInt32(profile.count)
              options.profile_name = name
            }
            if isP3 || isPQ { options.cicp = cicp.baseAddress }
            return filigree_png_write(
              &layout, &options, pixels.baseAddress, &result, &size, &message)
          }
        }
      }
    }
    guard written != 0, let result else {
      let text = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      throw PictureError(.invalidArgument, "PNG cannot be written: \(text)")
    }
    defer { free(result) }
    return Array(UnsafeBufferPointer(start: result, count: size))
  }
}
