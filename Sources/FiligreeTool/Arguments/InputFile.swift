import FiligreePixels

/// Reads the pictures that the command line names.
package enum InputFile {
  /// The bytes of the file `name`, or of standard input for `-`.
  package static func bytes(_ name: String, limits: PictureLimits) throws(PictureError) -> [UInt8] {
    if name == "-" {
      return try PictureFile.readStandardInput(limits: limits)
    }
    return try PictureFile.read(path: name, limits: limits)
  }

  /// A picture, or one of a bit a pixel.
  enum Picture {
    case image(CGImage)
    case bitmap(Bitmap)
  }

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - name: The file, or `-` for standard input.
  ///   - limits: The largest picture and file.
  ///   - bitmaps: Whether pictures of a bit a pixel are left as they are.
  ///   - pageWidth: The width that an SVG page is drawn at, in pixels; other pictures are refused then.
  /// - Returns: The picture, the file's length, and what there is to say of it, a line each.
  /// - Throws: What is wrong with the file.
  static func picture(
    _ name: String, limits: PictureLimits, bitmaps: Bool, pageWidth: Int?
  ) throws -> (picture: Picture, byteCount: Int, lines: [String]) {
    do {
      let bytes = try bytes(name, limits: limits)
      let count = bytes.count
      if VectorPage.isPage(bytes) {
        let (image, warnings) = try VectorPage.image(of: bytes, width: pageWidth, limits: limits)
        let shown = name == "-" ? "standard input" : name
        return (.image(image), count, warnings.map { "filigree: \(shown): \($0)" })
      }
      guard pageWidth == nil else {
        throw ToolError(message: "--input-width is for SVG pages: leave it out")
      }
      if bitmaps, Bitmap.isFile(bytes) {
        return (.bitmap(try Bitmap.decode(consume bytes, limits: limits)), count, [])
      }
      return (.image(try CGImage.decode(consume bytes, limits: limits)), count, [])
    } catch let error as PictureError {
      throw error.inFile(name == "-" ? "standard input" : name)
    }
  }

  /// What the headers of the file `name`, or of standard input for `-`, say, in one line.
  static func info(_ name: String) throws(PictureError) -> String {
    let shown = name == "-" ? "standard input" : name
    do throws(PictureError) {
      let info =
        name == "-"
        ? try PictureInfo(PictureFile.readStandardInput(), isWhole: true, limits: unlimited)
        : try PictureInfo(path: name, limits: unlimited)
      return "\(shown): \(line(info))"
    } catch {
      throw error.inFile(shown)
    }
  }

  /// Headers take no memory: a picture of any size may be asked about.
  private static let unlimited = PictureLimits(maximumPixels: .max)

  private static func line(_ info: PictureInfo) -> String {
    var parts = [
      info.format.name,
      "\(info.width) × \(info.height)",
      "\(info.bitsPerComponent)-bit \(info.colorModel.name)\(info.hasAlpha ? " with opacity" : "")",
    ]
    if let profile = info.profileName { parts.append(profile) }
    if info.decodedColorSpace == nil { parts.append("colors that cannot be converted") }
    if info.orientation != .up { parts.append("orientation \(info.orientation.rawValue)") }
    if info.isProgressive { parts.append("progressive") }
    if info.format == .webp, info.isLossless { parts.append("lossless") }
    if info.isAnimated { parts.append("animated") }
    return parts.joined(separator: ", ")
  }
}

extension PictureFormat {
  /// The format's name as its makers write it.
  fileprivate var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .pnm: "PNM"
    case .gif: "GIF"
    case .bmp: "BMP"
    case .tiff: "TIFF"
    case .avif: "AVIF"
    case .heic: "HEIC"
    }
  }
}

extension PictureInfo.ColorModel {
  /// The model in words.
  fileprivate var name: String {
    switch self {
    case .gray: "gray"
    case .rgb: "RGB"
    case .indexed: "palette"
    case .cmyk: "CMYK"
    }
  }
}
