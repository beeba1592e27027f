import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation

@testable import FiligreeText

/// The fonts that `scripts/setup` installs, and no others: what else a machine has does not count.
enum TestFonts {
  static let inter = "/usr/share/fonts/opentype/inter/"
  static let dejaVu = "/usr/share/fonts/truetype/dejavu/"

  static let library: FontLibrary = {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
      "Italic", "BoldItalic",
    ]
    let files =
      names.map { "\(inter)Inter-\($0).otf" }
      + ["Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold"].map {
        "\(dejaVu)DejaVu\($0).ttf"
      }
    do {
      return try FontLibrary(files: files.map { URL(fileURLWithPath: $0) })
    } catch {
      // Without the fonts no test of this target means anything.
      fatalError("run scripts/setup: \(error)")
    }
  }()

  /// Those, and the fonts of the other designs and scripts.
  static let all: FontLibrary = {
    let names = [
      "Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold", "Inter-Light", "Inter-Thin",
      "Inter-Black", "Inter-Italic",
    ]
    let mono = ["Thin", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Italic"]
    let noto = [
      "NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-Italic", "NotoSerif-BoldItalic",
      "NotoLoopedThai-Regular", "NotoSansArabic-Regular", "NotoSansHebrew-Regular",
      "NotoSansDevanagari-Regular", "NotoColorEmoji",
    ]
    let files =
      names.map { "\(inter)\($0).otf" } + [
        "\(dejaVu)DejaVuSans.ttf", "\(dejaVu)DejaVuSansMono.ttf",
      ]
      + mono.map { "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-\($0).ttf" }
      + noto.map { "/usr/share/fonts/truetype/noto/\($0).ttf" }
      + ["SansCJK-Regular", "SansCJK-Bold", "SerifCJK-Regular"].map {
        "/usr/share/fonts/opentype/noto/Noto\($0).ttc"
      }
    do {
      return try FontLibrary(files: files.map { URL(fileURLWithPath: $0) })
    } catch {
      fatalError("run scripts/setup: \(error)")
    }
  }()

  static let none: FontLibrary = {
    do { return try FontLibrary(files: [], warn: { _ in }) } catch { fatalError("\(error)") }
  }()
}

extension Paragraph {
  /// Lays out in the tests' fonts.
  func laidOut(_ width: Double? = nil, _ height: Double? = nil, scale: Double = 1) -> TextLayout {
    layout(width: width, height: height, displayScale: scale, library: TestFonts.library)
  }
}

extension TextLayout {
  /// The text of each line, "…" not included.
  var texts: [String] {
    lines.map { line in
      var view = String.UnicodeScalarView()
      view.append(
        contentsOf: shaped.characters.scalars[line.range].compactMap { Unicode.Scalar($0) })
      return String(view)
    }
  }
}

extension DisplayListRecorder {
  /// Draws a layout with its top left corner at (x, y), styles painted by `paints`.
  mutating func draw(_ layout: TextLayout, _ x: Double, _ y: Double, _ paints: [Paint]) {
    let drawing = layout.drawing()
    for stroke in drawing.underlines {
      fill(Path(stroke.rect).offsetBy(dx: x, dy: y), with: paints[stroke.style], style: FillStyle())
    }
    for outline in drawing.outlines {
      fill(outline.path.offsetBy(dx: x, dy: y), with: paints[outline.style], style: FillStyle())
    }
    for picture in drawing.pictures { draw(picture.image, in: picture.rect.offsetBy(dx: x, dy: y)) }
    for stroke in drawing.strikethroughs {
      fill(Path(stroke.rect).offsetBy(dx: x, dy: y), with: paints[stroke.style], style: FillStyle())
    }
  }
}

extension CGColor {
  static func rgb(_ r: Double, _ g: Double, _ b: Double) -> CGColor {
    CGColor(srgbRed: r, green: g, blue: b, alpha: 1)
  }
}
