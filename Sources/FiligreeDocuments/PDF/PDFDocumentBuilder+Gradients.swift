import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension PDFDocumentBuilder {
  /// What a paint becomes: an ink, its opacity, and a mask for an opacity that is not the same everywhere.
  ///
  /// Nil if it draws nothing. Images that are repeated are patterns; others are none of this.
  mutating func ink(
    of paint: Paint, _ user: CGAffineTransform, _ command: DisplayList.Command
  ) -> (ink: PDFContent.Ink, opacity: Double, mask: PDFMask?)? {
    switch paint {
    case .color(let color): return ink(of: color)
    case .image(let image):
      return (.pattern(tiling(image, user)), image.opacity, nil)
    case .conicGradient, .mesh, .backdrop: return nil
    case .linearGradient, .radialGradient:
      guard let gradient = PDFGradient(paint) else { return nil }
      if let flat = gradient.flat { return ink(of: flat) }
      let whole = gradient.transform.concatenating(user).concatenating(map)
      guard whole.isInvertible,
        let shading = shading(gradient, command, user, isOpacity: false)
      else { return nil }
      let pattern = pattern(shading, whole)
      if let opacity = gradient.commonOpacity {
        return opacity > 0 ? (.pattern(pattern), opacity, nil) : nil
      }
      guard let gray = self.shading(gradient, command, user, isOpacity: true) else { return nil }
      return (.pattern(pattern), 1, .shading(gray, whole))
    }
  }

  private mutating func ink(
    of color: CGColor
  ) -> (ink: PDFContent.Ink, opacity: Double, mask: PDFMask?)? {
    let color = SVGColor(color)
    guard color.alpha > 0 else { return nil }
    if let p3 = color.displayP3 {
      return (.displayP3(p3, space: displayP3()), color.alpha, nil)
    }
    return (.color(color.components), color.alpha, nil)
  }

  /// The number of Display P3's color space.
  mutating func displayP3() -> Int {
    if let number = displayP3Number { return number }
    let profile = objects.add(
      stream: Array(" /N 3 /Alternate /DeviceRGB".utf8), ICCProfile.displayP3, isCompressed: true)
    let number = objects.add("[/ICCBased \(profile) 0 R]")
    displayP3Number = number
    return number
  }

  private mutating func pattern(_ shading: Int, _ map: CGAffineTransform) -> Int {
    var body = Array("<< /Type /Pattern /PatternType 2 /Shading \(shading) 0 R /Matrix [".utf8)
    PDFText.append(map, to: &body)
    body.append(literal: "] >>")
    if let number = patternNumbers[body] { return number }
    let number = objects.add(body)
    patternNumbers[body] = number
    return number
  }

  /// Whether a gradient's repetitions are too many, or have no end, where a command draws it.
  func isTooOften(_ command: DisplayList.Command) -> Bool {
    guard let gradient = PDFGradient(list.paints[Int(command.paint)]), gradient.flat == nil,
      gradient.spread != .pad
    else { return false }
    guard let range = range(gradient, command) else { return true }
    return range.high - range.low >= CGFloat(PDFFunction.repeatLimit)
  }

  /// The locations that a command's gradient takes on the page.
  private func range(
    _ gradient: PDFGradient, _ command: DisplayList.Command
  ) -> (low: CGFloat, high: CGFloat)? {
    let user = list.transforms[Int(command.transform)]
    let whole = gradient.transform.concatenating(user)
    // Flat maps draw nothing.
    guard whole.isInvertible else { return (0, 1) }
    let drawn = list.bounds(of: command, layerBounds: layerBounds)
    let area = drawn.isInfinite ? page : drawn.intersection(page)
    guard area.isFinite else { return (0, 1) }
    let back = whole.inverted()
    return gradient.range(
      in: [
        CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
        CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
      ].map { $0.applying(back) })
  }

  /// The number of a shading: colors, or the opacity as a gray.
  private mutating func shading(
    _ gradient: PDFGradient, _ command: DisplayList.Command, _ user: CGAffineTransform,
    isOpacity: Bool
  ) -> Int? {
    var function = number(ofFunction: PDFFunction.text(gradient.stops, isOpacity: isOpacity))
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var (before, after) = (true, true)
    if gradient.spread == .pad {
      (before, after) = (gradient.drawsBeforeStart, gradient.drawsAfterEnd)
      (low, high) = gradient.paddedEnds
      if low < 0 || high > 1 {
        function = number(
          ofFunction: PDFFunction.extended(
            Array("\(function) 0 R".utf8), from: low, to: high, stops: gradient.stops,
            isOpacity: isOpacity))
      }
    } else {
      guard let range = range(gradient, command),
        let text = PDFFunction.repeated(
          function, from: range.low, to: range.high, isMirrored: gradient.spread == .mirror)
      else { return nil }
      function = number(ofFunction: text)
      (low, high) = range
    }
    var body: [UInt8] = []
    switch gradient.shape {
    case .axial: body.append(literal: "<< /ShadingType 2 /Coords ")
    case .radial: body.append(literal: "<< /ShadingType 3 /Coords ")
    }
    body.append(contentsOf: PDFText.array(gradient.coordinates(low, high)))
    body.append(literal: " /Domain ")
    body.append(contentsOf: PDFText.array([low, high]))
    body.append(" /Function \(function) 0 R /Extend [\(before) \(after)] /ColorSpace ")
    body.append(literal: isOpacity ? "/DeviceGray >>" : "/DeviceRGB >>")
    if let number = shadingNumbers[body] { return number }
    let number = objects.add(body)
    shadingNumbers[body] = number
    return number
  }

  private mutating func number(ofFunction text: [UInt8]) -> Int {
    if let number = functionNumbers[text] { return number }
    let number = objects.add(text)
    functionNumbers[text] = number
    return number
  }
}
