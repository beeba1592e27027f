import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What makes two images the same definition.
struct SVGImageKey: Hashable {
  var image: ObjectIdentifier
  var isPixelated: Bool
}

extension SVGDocumentBuilder {
  /// Appends an image that fills a path.
  mutating func write(
    _ image: PicturePaint, _ command: DisplayList.Command, _ mode: BlendMode, _ area: SVGArea?
  ) {
    let map = list.transforms[Int(command.transform)]
    guard map.isInvertible, command.opacity > 0 else { return }
    let path = list.paths[Int(command.path)]
    // The usual case: the rectangle itself.
    var clip = 0
    if path != Path(image.rect.standardized), case .fill(let style) = command.operation {
      let cut = path.storage.applying(map).finite()
      if cut.isEmpty { return }
      clip = define(cut, style: style, parent: 0)
    }
    if area != nil || clip > 0 || mode != .normal {
      body.append(literal: "<g")
      append(area ?? (clip > 0 ? .clip(clip) : nil))
      append(style: blendStyle(mode))
      body.append(literal: ">\n")
      if area != nil, clip > 0 {
        body.append(literal: "<g")
        append(.clip(clip))
        body.append(literal: ">\n")
      }
    }
    let use = use(of: image, map, opacity: Double(command.opacity))
    body.append(contentsOf: use)
    if area != nil, clip > 0 { body.append(literal: "</g>\n") }
    if area != nil || clip > 0 || mode != .normal { body.append(literal: "</g>\n") }
  }

  /// A repeated image as a pattern.
  mutating func paint(
    _ image: PicturePaint, transform: CGAffineTransform, opacity: Double
  ) -> SVGPaint? {
    let (number, isNew) = gradientNumber(
      SVGGradientKey(paint: .image(image), transform: transform))
    if isNew {
      let content = use(of: image, .identity, opacity: 1)
      definitions.append(literal: "<pattern id=\"")
      definitions.append(id("g", number))
      definitions.append(literal: "\" patternUnits=\"userSpaceOnUse\"")
      appendBox(image.rect.standardized, to: &definitions)
      if !transform.isIdentity {
        definitions.append(literal: " patternTransform=\"")
        SVGNumber.append(transform, to: &definitions)
        definitions.append(UInt8(ascii: "\""))
      }
      definitions.append(literal: ">\n")
      definitions.append(contentsOf: content)
      definitions.append(literal: "</pattern>\n")
    }
    return SVGPaint(.gradient(id: id("g", number)), opacity: opacity)
  }

  /// A reference to an image, mapped to its rectangle; empty if it cannot be encoded.
  private mutating func use(
    of paint: PicturePaint, _ map: CGAffineTransform, opacity: Double
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    guard let number = imageNumber(paint.image, isPixelated: paint.sampling == .none) else {
      return bytes
    }
    let (width, height) = (CGFloat(paint.image.width), CGFloat(paint.image.height))
    let place = CGAffineTransform(
      a: paint.rect.size.width / width, b: 0, c: 0, d: paint.rect.size.height / height,
      tx: paint.rect.origin.x, ty: paint.rect.origin.y)
    bytes.append(literal: "<use href=\"#")
    bytes.append(id("i", number))
    bytes.append(UInt8(ascii: "\""))
    if opacity < 0.99995 {
      bytes.append(literal: " opacity=\"")
      SVGColor.append(opacity: opacity, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    if let tint = paint.tint {
      bytes.append(literal: " filter=\"url(#")
      bytes.append(id("f", tintNumber(tint)))
      bytes.append(literal: ")\"")
    }
    bytes.append(literal: " transform=\"")
    SVGNumber.append(place.concatenating(map), to: &bytes)
    bytes.append(literal: "\"/>\n")
    return bytes
  }

  /// The number of an image's definition, one unit a pixel; nil if it cannot be encoded.
  private mutating func imageNumber(_ image: CGImage, isPixelated: Bool) -> Int? {
    let key = SVGImageKey(image: ObjectIdentifier(image), isPixelated: isPixelated)
    if let number = imageNumbers[key] { return number }
    guard let png = try? Self.png(image) else {
      omit(.picture)
      return nil
    }
    let number = imageNumbers.count + 1
    imageNumbers[key] = number
    definitions.append(literal: "<image id=\"")
    definitions.append(id("i", number))
    definitions.append(UInt8(ascii: "\""))
    // SVG 1.1's name for it, and CSS', which goes first where it is known.
    if isPixelated {
      definitions.append(
        literal: " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"")
    }
    Self.append(
      png, in: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)),
      to: &definitions)
    return number
  }

  /// Appends an `image` element with a picture in a box.
  mutating func write(_ image: CGImage, in box: CGRect, _ mode: BlendMode, _ area: SVGArea?) {
    guard let png = try? Self.png(image) else {
      omit(.picture)
      return
    }
    body.append(literal: "<image")
    append(area)
    append(style: blendStyle(mode))
    Self.append(png, in: box, to: &body)
  }

  /// A PNG file that viewers show alike: of sRGB or Display P3, to which wider colors are cut.
  static func png(_ image: CGImage) throws(PictureError) -> [UInt8] {
    // Few viewers know PQ, in which a picture of light alone would be written.
    try (image.isFloat ? image.straight() : image).encodedBytes(as: .png)
  }

  private static func append(_ png: [UInt8], in box: CGRect, to bytes: inout [UInt8]) {
    if box.minX != 0 { SVGNumber.appendAttribute(" x=\"", box.minX, to: &bytes) }
    if box.minY != 0 { SVGNumber.appendAttribute(" y=\"", box.minY, to: &bytes) }
    SVGNumber.appendAttribute(" width=\"", box.width, to: &bytes)
    SVGNumber.appendAttribute(" height=\"", box.height, to: &bytes)
    bytes.append(literal: " preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    bytes.append(contentsOf: Data(png).base64EncodedData())
    bytes.append(literal: "\"/>\n")
  }

  /// Appends `x`, `y`, `width` and `height`.
  func appendBox(_ box: CGRect, to bytes: inout [UInt8]) {
    SVGNumber.appendAttribute(" x=\"", box.minX, to: &bytes)
    SVGNumber.appendAttribute(" y=\"", box.minY, to: &bytes)
    SVGNumber.appendAttribute(" width=\"", box.width, to: &bytes)
    SVGNumber.appendAttribute(" height=\"", box.height, to: &bytes)
  }
}
