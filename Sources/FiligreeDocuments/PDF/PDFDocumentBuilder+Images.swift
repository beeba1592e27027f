import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What makes two pictures the same object.
struct PDFImageKey: Hashable {
  var image: ObjectIdentifier
  var isInterpolated: Bool
  var tint: SIMD3<UInt8>?
}

extension ImagePaint {
  /// The opacity of the color that a stencil is drawn in.
  var opacity: Double { tint.map { SVGColor($0).alpha } ?? 1 }
}

extension PDFDocumentBuilder {
  /// Draws a picture that fills a path.
  mutating func draw(
    _ image: ImagePaint, _ command: DisplayList.Command, _ user: CGAffineTransform
  ) {
    guard case .fill(let style) = command.operation else { return }
    let number = number(of: image)
    let place = CGAffineTransform(unitSquare: image.rect).concatenating(user).concatenating(map)
    guard place.isInvertible else { return }
    let path = list.paths[Int(command.path)]
    // The usual case: the rectangle itself.
    let isWhole = path == Path(image.rect.standardized)
    if !isWhole {
      let cut = path.storage.applying(user.concatenating(map)).finite()
      if cut.isEmpty { return }
      content.bytes.append(literal: "q\n")
      content.append(cut)
      content.bytes.append(literal: style.isEOFilled ? "W* n\n" : "W n\n")
    }
    content.draw(number, place)
    if !isWhole { content.bytes.append(literal: "Q\n") }
  }

  /// The number of a pattern of copies of a picture.
  mutating func tiling(_ image: ImagePaint, _ user: CGAffineTransform) -> Int {
    let number = number(of: image)
    let (width, height) = (image.image.width, image.image.height)
    // A cell of the picture's own pixels.
    let cell = CGAffineTransform(
      scaleX: 1 / CGFloat(width), y: 1 / CGFloat(height))
    let place = cell.concatenating(CGAffineTransform(unitSquare: image.rect))
      .concatenating(user).concatenating(map)
    var entries: [UInt8] = []
    entries.append(literal: " /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1")
    entries.append(" /BBox [0 0 \(width) \(height)] /XStep \(width) /YStep \(height) /Matrix [")
    PDFText.append(place, to: &entries)
    entries.append("] /Resources << /XObject << /X\(number) \(number) 0 R >> >>")
    if let known = patternNumbers[entries] { return known }
    let pattern = objects.add(
      stream: entries, Array("\(width) 0 0 \(height) 0 0 cm /X\(number) Do\n".utf8))
    patternNumbers[entries] = pattern
    return pattern
  }

  private mutating func number(of image: ImagePaint) -> Int {
    let tint = image.tint.map { SVGColor($0).levels }
    let key = PDFImageKey(
      image: ObjectIdentifier(image.image), isInterpolated: image.sampling != .none, tint: tint)
    if let number = imageNumbers[key] { return number }
    let number = self.image(image.image, isInterpolated: key.isInterpolated, tint: tint)
    imageNumbers[key] = number
    return number
  }

  /// The number of a picture, or of its opacity in a color.
  mutating func image(_ image: CGImage, isInterpolated: Bool, tint: SIMD3<UInt8>?) -> Int {
    let source = image.straight8()
    let components = source.componentsPerPixel
    let hasOpacity = components.isMultiple(of: 2)
    let count = image.width * image.height
    var mask = 0
    if hasOpacity {
      let alpha = [UInt8](unsafeUninitializedCapacity: count) { result, written in
        written = count
        for i in 0..<count { result[i] = source.bytes[(i + 1) * components - 1] }
      }
      // A picture that happens to be opaque needs no mask.
      if alpha.contains(where: { $0 != 255 }) {
        mask = add(
          samples: alpha, image, components: 1, space: "/DeviceGray", isInterpolated, mask: 0)
      }
    }
    let colors = components < 3 && tint == nil ? 1 : 3
    var space = colors == 1 ? "/DeviceGray" : "/DeviceRGB"
    if tint == nil, colors == 3, source.colorSpace?.kind == .displayP3 {
      space = "\(displayP3()) 0 R"
    }
    let samples = [UInt8](unsafeUninitializedCapacity: count * colors) { result, written in
      written = count * colors
      for i in 0..<count {
        for j in 0..<colors {
          result[i * colors + j] = tint.map { $0[j] } ?? source.bytes[i * components + j]
        }
      }
    }
    return add(
      samples: samples, image, components: colors, space: space, isInterpolated, mask: mask)
  }

  /// Adds an image, each row as its difference from the one above, as PNG's `Up` filter has it.
  private mutating func add(
    samples: [UInt8], _ image: CGImage, components: Int, space: String, _ isInterpolated: Bool,
    mask: Int
  ) -> Int {
    let row = image.width * components
    var filtered: [UInt8] = []
    filtered.reserveCapacity(samples.count + image.height)
    for y in 0..<image.height {
      filtered.append(2)
      for i in (y * row)..<((y + 1) * row) {
        filtered.append(y == 0 ? samples[i] : samples[i] &- samples[i - row])
      }
    }
    var entries: [UInt8] = []
    entries.append(
      " /Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height)"
        + " /ColorSpace \(space) /BitsPerComponent 8")
    if isInterpolated { entries.append(literal: " /Interpolate true") }
    if mask > 0 { entries.append(" /SMask \(mask) 0 R") }
    entries.append(
      " /DecodeParms << /Predictor 12 /Colors \(components) /Columns \(image.width) >>")
    return objects.add(stream: entries, filtered, isCompressed: true)
  }
}
