import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import Foundation

/// A dozen random operations on a context of 40 × 30 pixels, many of them with numbers that no drawing
/// has.
///
/// The same seed makes the same drawing. Whatever the numbers are, the drawing must end, in little time
/// and memory, with a picture of the page's size or none.
public struct DrawingCase {
  /// What makes the drawing.
  public let seed: UInt64
  private static let operations = 12
  private static let page = CGSize(width: 40, height: 30)

  /// The drawing of `seed`.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// What must hold of a picture, but does not, in words; nil where all is well.
  public func check() -> String? {
    guard let image = picture() else { return nil }
    guard image.width == 40, image.height == 30 else {
      return "a picture of \(image.width) × \(image.height) pixels"
    }
    for at in stride(from: 0, to: image.bytes.count, by: 4) {
      let pixel = image.bytes[at..<at + 4]
      // Premultiplied: no component exceeds the opacity.
      if let alpha = pixel.last, pixel.contains(where: { $0 > alpha }) {
        return "the pixel at \(at / 4 % 40), \(at / 160) is \(Array(pixel))"
      }
    }
    return nil
  }

  /// What is drawn, for whoever looks for what is wrong with it.
  public var text: String {
    var text = ""
    withContext { context in
      let list = context.displayList
      for layer in list.layers + [list.root] {
        text += "layer \(layer.filters)\n"
        for command in layer.commands {
          text += "\(command.operation) \(list.transforms[Int(command.transform)])\n"
          if command.path >= 0 { text += "  \(list.paths[Int(command.path)])\n" }
          if case .stroke(let style) = command.operation {
            text += "  \(list.strokeStyles[Int(style)])\n"
          }
        }
      }
    }
    return text
  }

  /// The picture; nil where the drawing asks for more memory than allowed.
  public func picture() -> CGImage? {
    var image: CGImage?
    withContext { image = $0.makeImage() }
    return image
  }

  private func withContext(_ body: (CGContext) -> Void) {
    UIGraphicsBeginImageContextWithOptions(Self.page, false, 1)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var numbers = WildNumbers(seed: seed)
    for _ in 0..<Self.operations { Self.draw(on: context, &numbers) }
    body(context)
  }

  private static func draw(on context: CGContext, _ numbers: inout WildNumbers) {
    switch numbers.below(32) {
    case 0: context.saveGState()
    case 1: context.restoreGState()
    case 2: context.concatenate(numbers.transform())
    case 3: context.translateBy(x: numbers.number(), y: numbers.number())
    case 4: context.scaleBy(x: numbers.number(), y: numbers.number())
    case 5: context.rotate(by: numbers.number())
    case 6: context.setLineWidth(numbers.number())
    case 7:
      context.setLineDash(
        phase: numbers.number(), lengths: numbers.numbers(numbers.below(4)))
    case 8: context.setMiterLimit(numbers.number())
    case 9:
      context.setShadow(
        offset: numbers.size(), blur: numbers.number(), color: numbers.color())
    case 10:
      context.addPath(numbers.path())
      context.fillPath(using: numbers.oneOf(2) ? .winding : .evenOdd)
    case 11:
      context.addPath(numbers.path())
      context.strokePath()
    case 12:
      context.addPath(numbers.path())
      context.clip(using: numbers.oneOf(2) ? .winding : .evenOdd)
    case 13: context.clip(to: numbers.rect())
    case 14: context.setFillColor(numbers.color())
    case 15: context.setStrokeColor(numbers.color())
    case 16: context.setAlpha(numbers.number())
    case 17:
      context.setBlendMode(CGBlendMode(rawValue: Int32(numbers.below(28))) ?? .normal)
    case 18: context.fill(numbers.rect())
    case 19: context.strokeEllipse(in: numbers.rect())
    case 20: context.clear(numbers.rect())
    case 21: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case 22: context.endTransparencyLayer()
    case 23:
      context.setLineCap([.butt, .round, .square][numbers.below(3)])
      context.setLineJoin([.miter, .round, .bevel][numbers.below(3)])
    case 24:
      guard let gradient = numbers.gradient() else { return }
      context.drawLinearGradient(
        gradient, start: numbers.point(), end: numbers.point(),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case 25:
      guard let gradient = numbers.gradient() else { return }
      context.drawRadialGradient(
        gradient, startCenter: numbers.point(), startRadius: numbers.number(),
        endCenter: numbers.point(), endRadius: numbers.number(), options: [.drawsAfterEndLocation])
    case 26:
      guard let gradient = numbers.gradient() else { return }
      context.drawConicGradient(gradient, center: numbers.point(), angle: numbers.number())
    case 27:
      guard let image = context.makeImage() else { return }
      context.draw(image, in: numbers.rect(), byTiling: numbers.oneOf(2))
    case 28:
      guard let image = context.makeImage() else { return }
      context.clip(to: numbers.rect(), mask: image)
    case 29: context.beginTransparencyLayer(in: numbers.rect(), auxiliaryInfo: nil)
    case 30:
      context.addPath(numbers.path())
      context.replacePathWithStrokedPath()
      context.drawPath(using: numbers.oneOf(2) ? .fillStroke : .eoFill)
    default:
      "Ag".draw(
        at: numbers.point(),
        withAttributes: [.font: UIFont.systemFont(ofSize: numbers.number())])
    }
  }
}
