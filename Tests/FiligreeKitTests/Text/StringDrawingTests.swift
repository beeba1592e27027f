import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct StringDrawingTests {
  private let font = UIFont(name: "DejaVu Sans", size: 20) ?? .systemFont(ofSize: 20)
  private var plain: [NSAttributedString.Key: Any] { [.font: font] }

  /// The part of a picture that is not clear.
  private func ink(_ image: UIImage) -> CGRect {
    guard let image = image.cgImage else { return .null }
    var box = CGRect.null
    let pixels = image.straightRGBA16()
    for y in 0..<image.height {
      for x in 0..<image.width where pixels[(y * image.width + x) * 4 + 3] > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func `sizes are those of lines`() {
    let one = "Hxg".size(withAttributes: plain)
    expect(abs(one.height - font.lineHeight) < 1e-9)
    let two = "Hxg\nHxg".size(withAttributes: plain)
    expect(two.width == one.width)
    expect(abs(two.height - 2 * font.lineHeight - font.leading) < 1e-9)
    expect("".size(withAttributes: plain).width == 0)
    // Advances of DejaVu Sans: "H" has 1540 of 2048 units.
    let size: CGSize = "H".size(withAttributes: plain)
    let advance: CGFloat = 1540.0 / 2048 * 20
    expect(abs(size.width - advance) < 1e-9)
    expect(("H" as NSString).size(withAttributes: plain) == size)
    let attributed = NSAttributedString(string: "H", attributes: plain)
    expect(attributed.size() == size)
  }

  @Test func `kerning, tracking and lines along text`() {
    let spaced = "HH".size(withAttributes: [.font: font, .kern: 3])
    expect(abs(spaced.width - "HH".size(withAttributes: plain).width - 6) < 1e-9)
    let under = picture(60, 40) { _ in
      "xx".draw(
        at: .zero,
        withAttributes: [
          .font: font, .foregroundColor: UIColor.clear,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
          .underlineColor: UIColor.red,
        ])
    }
    let box = ink(under)
    expect(box.minY > font.ascender - 1 && box.height <= 3)
    expect(pixel(under, 3, Int(box.midY))[0] == 255)
  }

  /// What is behind text is as high as the line, and as wide as the text.
  @Test func `areas behind text`() {
    let image = picture(80, 60) { _ in
      "il".draw(
        at: CGPoint(x: 10, y: 5), withAttributes: [.font: font, .backgroundColor: UIColor.red])
    }
    let box = ink(image)
    let size = "il".size(withAttributes: plain)
    expect(box.minX == 10 && box.minY == 5)
    expect(abs(box.width - size.width) < 1 && abs(box.height - size.height) < 1)
    expect(pixel(image, 11, 6) == red)
  }

  /// A positive width leaves letters hollow, a negative one fills them.
  @Test func `outlined letters`() {
    func letter(_ width: Double) -> UIImage {
      picture(60, 60) { _ in
        "I".draw(
          at: CGPoint(x: 20, y: 5),
          withAttributes: [
            .font: UIFont(name: "DejaVu Sans", size: 50) ?? font, .strokeWidth: width,
            .strokeColor: UIColor.red, .foregroundColor: UIColor.blue,
          ])
      }
    }
    // The stem of 5 points begins 5 from the left; the pen has 2 points.
    let middle = Int(ink(letter(0)).midX)
    expect(pixel(letter(0), middle, 30) == blue)
    expect(pixel(letter(-4), middle, 30) == blue)
    expect(pixel(letter(4), middle, 30) == nothing)
    let edge = Int(ink(letter(0)).minX)
    expect(pixel(letter(4), edge, 30)[0] > 200 && pixel(letter(-4), edge, 30)[0] > 200)
    expect(abs(ink(letter(4)).width - ink(letter(0)).width - 2) <= 1)
    expect(pixel(letter(.nan), middle, 30) == blue && pixel(letter(.infinity), middle, 30) == blue)
  }

  @Test func `shadows of letters`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 20, height: 10)
    shadow.shadowColor = UIColor.red
    let image = picture(80, 60) { _ in
      let text = NSMutableAttributedString(
        string: "H", attributes: [.font: font, .shadow: shadow])
      text.append(NSAttributedString(string: "H", attributes: [.font: font]))
      text.draw(at: CGPoint(x: 5, y: 5))
    }
    let letter = picture(80, 60) { _ in
      "H".draw(at: CGPoint(x: 5, y: 5), withAttributes: plain)
    }
    let box = ink(letter)
    let (x, y) = (Int(box.minX) + 1, Int(box.minY) + 2)
    expect(pixel(image, x, y) == black && pixel(image, x + 20, y + 10)[0] > 200)
    expect(ink(image).maxY == box.maxY + 10)
  }

  /// A text's upper left is where it is asked for, and "H" stands on the baseline.
  @Test func `text at a point`() {
    let image = picture(60, 60) { _ in "H".draw(at: CGPoint(x: 10, y: 20), withAttributes: plain) }
    let box = ink(image)
    expect(box.maxY == (20 + font.ascender).rounded(.up))
    expect(abs(box.minY - (20 + font.ascender - font.capHeight)) <= 1)
    expect(box.minX >= 10 && box.maxX <= 10 + 16)
    expect(pixel(image, Int(box.minX) + 1, Int(box.midY)) == black)
  }

  @Test func `text in a rectangle is broken and cut`() {
    let text = "one two three four five six seven"
    let rect = CGRect(x: 5, y: 5, width: 70, height: 40)
    let image = picture(100, 100) { _ in text.draw(in: rect, withAttributes: plain) }
    expect(rect.contains(ink(image)))
    expect(ink(image).height > font.lineHeight)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let right = picture(100, 100) { _ in
      "H".draw(in: rect, withAttributes: [.font: font, .paragraphStyle: style])
    }
    expect(ink(right).minX > 55)
    style.alignment = .center
    let middle = picture(100, 100) { _ in
      "H".draw(in: rect, withAttributes: [.font: font, .paragraphStyle: style])
    }
    expect(abs(ink(middle).midX - 40) <= 1)
    style.lineBreakMode = .byTruncatingTail
    let one = picture(100, 100) { _ in
      text.draw(in: rect, withAttributes: [.font: font, .paragraphStyle: style])
    }
    expect(ink(one).height < font.lineHeight)
  }

  @Test func `bounding rectangles`() {
    let text = "one two three four"
    let whole = text.boundingRect(with: .zero, attributes: plain, context: nil)
    expect(whole.minY == -font.ascender && whole.width == text.size(withAttributes: plain).width)
    let context = NSStringDrawingContext()
    let broken = text.boundingRect(
      with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: plain, context: context)
    expect(broken.origin == .zero && broken.width <= 80)
    expect(broken.height > 2 * font.lineHeight - 1e-9)
    expect(context.totalBounds == broken && context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    _ = text.boundingRect(
      with: CGSize(width: 120, height: 30), options: .usesLineFragmentOrigin, attributes: plain,
      context: context)
    expect(context.actualScaleFactor < 1)
  }

  @Test func `odd places and attributes draw nothing bad`() {
    let image = picture(20, 20) { context in
      for value in [CGFloat.nan, .infinity, 1e300] {
        "x".draw(at: CGPoint(x: value, y: 0), withAttributes: plain)
        "x".draw(in: CGRect(x: 0, y: 0, width: value, height: value), withAttributes: plain)
        "x".draw(
          with: CGRect(x: value, y: 0, width: -1, height: 5), attributes: plain, context: nil)
        _ = "x".boundingRect(with: CGSize(width: value, height: -1), context: nil)
      }
      "".draw(at: .zero)
      "x".draw(at: .zero, withAttributes: [.font: 3, .foregroundColor: "red", .kern: "wide"])
    }
    expect(image.size.width == 20)
    // Without a context.
    "x".draw(at: .zero, withAttributes: plain)
    NSAttributedString(string: "x").draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func `a page of text`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 200)).image { context in
      UIColor.white.setFill()
      context.fill(context.format.bounds)
      "Filigree".draw(
        at: CGPoint(x: 12, y: 8),
        withAttributes: [
          .font: UIFont.boldSystemFont(ofSize: 34), .foregroundColor: UIColor.systemIndigo,
        ])
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineSpacing = 4
      "Strings are drawn in the current context, broken to a rectangle's width and centered in it."
        .draw(
          in: CGRect(x: 12, y: 60, width: 296, height: 70),
          withAttributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
      let mixed = NSMutableAttributedString(
        string: "One ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      mixed.append(
        NSAttributedString(
          string: "two",
          attributes: [
            .font: UIFont.italicSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
          ]))
      mixed.append(
        NSAttributedString(
          string: " three",
          attributes: [
            .font: UIFont.monospacedSystemFont(ofSize: 20, weight: .bold),
            .strikethroughStyle: 1, .strikethroughColor: UIColor.blue, .baselineOffset: 4,
          ]))
      mixed.draw(at: CGPoint(x: 12, y: 140))
      style.lineBreakMode = .byTruncatingMiddle
      "A line that is too long for its place".draw(
        in: CGRect(x: 12, y: 172, width: 200, height: 24),
        withAttributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    }
    expectPicture(try #require(image.cgImage), named: "strings")
  }
}
