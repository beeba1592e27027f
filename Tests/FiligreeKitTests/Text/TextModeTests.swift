import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct TextModeTests {
  private let font = UIFont(name: "DejaVu Sans", size: 40) ?? .systemFont(ofSize: 40)

  /// A letter of straight strokes, in a mode: blue, on a page of 30 × 50.
  private func letter(
    _ mode: CGTextDrawingMode, _ attributes: [NSAttributedString.Key: Any] = [:],
    then: (CGContext) -> Void = { _ in }
  ) -> UIImage {
    picture(30, 50) { context in
      context.cgContext.setTextDrawingMode(mode)
      context.cgContext.setLineWidth(2)
      "I".draw(
        at: CGPoint(x: 8, y: 0),
        withAttributes: [.font: font, .foregroundColor: UIColor.blue]
          .merging(attributes) { $1 })
      then(context.cgContext)
    }
  }

  /// Whether the middle of the letter is drawn, and whether its edge is.
  private func parts(_ image: UIImage) -> [Bool] {
    // DejaVu Sans's "I" has its stroke at 201…404 of 2048 units: 3.9…7.9 points.
    [pixel(image, 13, 20)[3] > 200, pixel(image, 11, 20)[3] > 60]
  }

  @Test func `modes say what is drawn`() {
    expect(parts(letter(.fill)) == [true, false])
    expect(parts(letter(.stroke)) == [false, true])
    expect(parts(letter(.fillStroke)) == [true, true])
    expect(parts(letter(.invisible)) == [false, false])
    expect(parts(letter(.clip)) == [false, false])
    expect(parts(letter(.fillClip)) == [true, false])
    expect(pixel(letter(.stroke), 11, 20)[2] == 255)
    // The attribute rules.
    expect(parts(letter(.invisible, [.strokeWidth: -4])) == [true, true])
    expect(CGTextDrawingMode.allCases.map(\.rawValue) == Array(0...7))
  }

  @Test func `letters as a clip`() {
    for mode in CGTextDrawingMode.allCases {
      let image = letter(mode) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 50))
      }
      let clips = mode.rawValue >= 4
      expect(pixel(image, 13, 20) == red, "\(mode)")
      expect(pixel(image, 25, 20) == (clips ? nothing : red), "\(mode)")
    }
  }

  /// As a string in a rectangle is clipped itself, what it does to the clip ends with it.
  @Test func `letters in a rectangle are no clip for what comes after`() {
    let image = picture(30, 50) { context in
      context.cgContext.setTextDrawingMode(.fillClip)
      "I".draw(
        in: CGRect(x: 8, y: 0, width: 20, height: 50),
        withAttributes: [.font: font, .foregroundColor: UIColor.blue])
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 40, width: 30, height: 10))
    }
    expect(pixel(image, 13, 20) == blue && pixel(image, 25, 45) == red)
  }

  @Test func `a mode is a part of the state, the matrix is not`() {
    _ = picture(4, 4) { context in
      let cg = context.cgContext
      expect(cg.textMatrix == .identity && cg.textPosition == .zero)
      cg.saveGState()
      cg.setTextDrawingMode(.invisible)
      cg.textMatrix = CGAffineTransform(scaleX: 2, y: 3)
      cg.textPosition = CGPoint(x: 5, y: 6)
      cg.restoreGState()
      expect(cg.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
      expect(cg.textPosition == CGPoint(x: 5, y: 6))
    }
    let image = picture(30, 50) { context in
      context.cgContext.saveGState()
      context.cgContext.setTextDrawingMode(.invisible)
      context.cgContext.restoreGState()
      "I".draw(at: CGPoint(x: 8, y: 0), withAttributes: [.font: font])
    }
    expect(pixel(image, 13, 20) == black)
  }

  @Test func `slanted letters lean to the right and stay in their places`() {
    func ink(_ obliqueness: Any) -> (top: Int, bottom: Int) {
      let image = picture(60, 50) { _ in
        "I".draw(
          at: CGPoint(x: 20, y: 0), withAttributes: [.font: font, .obliqueness: obliqueness])
      }
      func first(_ y: Int) -> Int { (0..<60).first { pixel(image, $0, y)[3] > 128 } ?? -1 }
      return (first(10), first(36))
    }
    let (upright, slanted) = (ink(0), ink(0.5))
    expect(upright.top == upright.bottom && slanted.bottom == upright.bottom)
    // 26 rows higher it has moved by 13.
    expect(abs(slanted.top - upright.top - 13) <= 1)
    expect(ink(-0.5).top < upright.top && ink(Double.nan) == upright)
    let size = "II".size(withAttributes: [.font: font])
    expect("II".size(withAttributes: [.font: font, .obliqueness: 0.5]) == size)
  }

  @Test func `heights of lines`() {
    func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return text.size(withAttributes: [.font: font, .paragraphStyle: style]).height
    }
    let line = font.lineHeight
    expect(abs(height("I") { $0.lineHeightMultiple = 1.5 } - 1.5 * line) < 1e-9)
    expect(
      abs(
        height("I\nI") { $0.lineHeightMultiple = 2 } - height("I\nI") { _ in } - 2 * line) < 1e-9)
    expect(abs(height("I") { $0.lineHeightMultiple = 0.5 } - 0.5 * line) < 1e-9)
    expect(height("I") { $0.minimumLineHeight = 90 } == 90)
    expect(height("I") { $0.maximumLineHeight = 20 } == 20)
    expect(
      height("I") {
        $0.minimumLineHeight = 90
        $0.maximumLineHeight = 60
      } == 60)
    for bad in [CGFloat.nan, -2, 0] {
      expect(abs(height("I") { $0.lineHeightMultiple = bad } - line) < 1e-9)
      expect(abs(height("I") { $0.minimumLineHeight = bad } - line) < 1e-9)
      expect(abs(height("I") { $0.maximumLineHeight = bad } - line) < 1e-9)
    }
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 2
    style.minimumLineHeight = 3
    style.maximumLineHeight = 4
    let copy = style.copy() as? NSParagraphStyle
    expect(copy?.lineHeightMultiple == 2 && copy?.minimumLineHeight == 3)
    expect(copy?.maximumLineHeight == 4)
    expect(NSParagraphStyle.default.lineHeightMultiple == 0)
    // The room is above the letters.
    let image = picture(30, 100) { _ in
      "I".draw(
        at: CGPoint(x: 8, y: 0),
        withAttributes: [
          .font: font,
          .paragraphStyle: {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = font.lineHeight + 40
            return style
          }(),
        ])
    }
    expect(pixel(image, 13, 40) == nothing && pixel(image, 13, 60) == black)
  }

  @Test func `text modes`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let bounds = CGRect(x: 0, y: 0, width: 250, height: 170)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      let cg = context.cgContext
      UIColor.white.setFill()
      context.fill(bounds)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont(name: "DejaVu Serif Bold", size: 36) ?? font,
        .foregroundColor: UIColor.systemIndigo,
      ]
      cg.setLineWidth(1.5)
      for (i, mode) in [CGTextDrawingMode.fill, .stroke, .fillStroke].enumerated() {
        cg.setTextDrawingMode(mode)
        "Ag8".draw(at: CGPoint(x: 4 + 82 * i, y: 2), withAttributes: attributes)
      }
      cg.saveGState()
      cg.setTextDrawingMode(.strokeClip)
      "Clipped".draw(at: CGPoint(x: 4, y: 50), withAttributes: attributes)
      for i in 0..<40 {
        UIColor(hue: CGFloat(i) / 40, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
        cg.fill(CGRect(x: CGFloat(i) * 6, y: 0, width: 6, height: 200))
      }
      cg.restoreGState()
      cg.setTextDrawingMode(.fill)
      "Slanted".draw(
        at: CGPoint(x: 4, y: 95), withAttributes: attributes.merging([.obliqueness: 0.3]) { $1 })
      let style = NSMutableParagraphStyle()
      style.lineHeightMultiple = 1.6
      "Two lines\nfar apart".draw(
        at: CGPoint(x: 190, y: 45),
        withAttributes: [
          .font: UIFont(name: "DejaVu Sans", size: 10) ?? font, .paragraphStyle: style,
        ])
      "Two lines\nclose together".draw(
        at: CGPoint(x: 170, y: 138),
        withAttributes: [.font: UIFont(name: "DejaVu Sans", size: 10) ?? font])
      "Oblique and bold".draw(
        at: CGPoint(x: 4, y: 145),
        withAttributes: [
          .font: UIFont(
            descriptor: UIFontDescriptor(name: "DejaVu Serif", size: 14)
              .withSymbolicTraits([.traitBold, .traitItalic]) ?? UIFontDescriptor(), size: 0)
        ])
    }
    expectPicture(try #require(image.cgImage), named: "text-modes")
  }
}
