import FiligreeDocuments
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct SwiftSourceWriterTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 80)

  private func source(
    _ writer: SwiftSourceWriter, _ paths: [Path] = [Samples.tile], in box: CGRect? = nil
  ) -> String {
    String(decoding: writer.write(paths, in: box ?? self.box), as: UTF8.self)
  }

  @Test func aShapeForSwiftUI() {
    expect(
      source(SwiftSourceWriter(typeName: "Tile", usesEvenOddFillRule: true)) == """
        import SwiftUI

        /// An outline that fills the rectangle it is given.
        ///
        /// It was drawn in a box of 100 by 80.
        /// Its inside is found by the even-odd rule:
        ///
        ///     Tile()
        ///       .fill(style: FillStyle(eoFill: true))
        ///       .aspectRatio(CGSize(width: 100, height: 80), contentMode: .fit)
        struct Tile: Shape {
          nonisolated func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addRect(CGRect(x: 10, y: 10, width: 80, height: 60))
            path.move(to: CGPoint(x: 30, y: 40))
            path.addQuadCurve(to: CGPoint(x: 50, y: 20), control: CGPoint(x: 30, y: 20.5))
            path.addCurve(
              to: CGPoint(x: 30, y: 40), control1: CGPoint(x: 90, y: 20), control2: CGPoint(x: 60, y: 60))
            path.closeSubpath()
            let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
              .scaledBy(x: rect.width / 100, y: rect.height / 80)
            return path.applying(transform)
          }
        }

        """)
  }

  @Test func aFunctionForUIKit() {
    let text = source(SwiftSourceWriter(api: .uiKit, typeName: "Tile", usesEvenOddFillRule: true))
    expect(text.hasPrefix("import UIKit\n\nextension UIBezierPath {\n"))
    expect(text.contains("  static func tile(in rect: CGRect) -> UIBezierPath {\n"))
    expect(text.contains("controlPoint1: CGPoint(x: 90, y: 20)"))
    expect(text.contains("    path.close()\n"))
    expect(text.contains("    path.usesEvenOddFillRule = true\n"))
    expect(!source(SwiftSourceWriter(api: .uiKit)).contains("usesEvenOddFillRule"))
  }

  @Test func aFunctionForCoreGraphics() {
    let text = source(SwiftSourceWriter(api: .coreGraphics, typeName: "Tile"))
    expect(text.hasPrefix("import CoreGraphics\n\nextension CGPath {\n"))
    expect(text.contains("  static func tile(in rect: CGRect) -> CGPath {\n"))
    expect(text.contains("    let path = CGMutablePath()\n"))
    expect(text.contains("context.fillPath()\n"))
    let evenOdd = source(SwiftSourceWriter(api: .coreGraphics, usesEvenOddFillRule: true))
    expect(evenOdd.contains("context.fillPath(using: .evenOdd)\n"))
  }

  @Test func theFirstLineImportsTheOneFramework() {
    for api in SwiftSourceWriter.API.allCases {
      for form in SwiftSourceWriter.Form.allCases {
        let imports = source(SwiftSourceWriter(api: api, form: form))
          .split(separator: "\n").filter { $0.hasPrefix("import") }
        expect(imports.count == 1)
      }
    }
  }

  @Test func severalPathsAreOneShape() {
    var both = Samples.tile
    both.addPath(Samples.broken(by: 5))
    expect(
      source(SwiftSourceWriter(), [Samples.tile, Samples.broken(by: 5)])
        == source(SwiftSourceWriter(), [both]))
  }

  @Test func theBoxBecomesTheRectangle() {
    let text = source(SwiftSourceWriter(), in: CGRect(x: 10, y: -2, width: 50, height: 0.5))
    expect(text.contains(".scaledBy(x: rect.width / 50, y: rect.height / 0.5)\n"))
    expect(text.contains(".translatedBy(x: -10, y: 2)\n"))
  }

  @Test func aSideWithoutLengthIsMovedAndNotScaled() {
    let text = source(SwiftSourceWriter(), in: CGRect(x: 0, y: 0, width: 0, height: 8))
    expect(text.contains(".scaledBy(x: 1, y: rect.height / 8)\n"))
    expect(!text.contains("aspectRatio"))
    let point = source(SwiftSourceWriter(), in: .zero)
    expect(!point.contains("scaledBy"))
  }

  @Test(arguments: [
    CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ])
  func aBoxThatIsNoneIsTheOutlinesOwn(box: CGRect) {
    let own = CGRect(x: 10, y: 10, width: 80, height: 60)
    expect(source(SwiftSourceWriter(), in: box) == source(SwiftSourceWriter(), in: own))
    expect(source(SwiftSourceWriter(), [], in: box).contains("return Path()"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func whatIsNoNumberIsLeftOut(value: CGFloat) {
    let clean = Path(storage: Samples.broken(by: value).storage.finite())
    expect(
      source(SwiftSourceWriter(), [Samples.broken(by: value)])
        == source(SwiftSourceWriter(), [clean])
    )
  }

  @Test func digitsAreBoundedOnRequest() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1.0 / 3, y: 2.0 / 3))
      path.addLine(to: CGPoint(x: 0.001, y: -0.001))
    }
    let text = source(SwiftSourceWriter(fractionDigits: 2), [path], in: .null)
    expect(text.contains("path.move(to: CGPoint(x: 0.33, y: 0.67))"))
    expect(text.contains("path.addLine(to: CGPoint(x: 0, y: 0))"))
    // What is divided by is not rounded.
    expect(text.contains("rect.width / 0.332"))
  }

  @Test func longOutlinesAreDataUnlessAskedOtherwise() {
    func isData(_ segments: Int, _ form: SwiftSourceWriter.Form) -> Bool {
      source(SwiftSourceWriter(form: form), [Samples.random(segments: segments, seed: 1)])
        .contains("pathData")
    }
    expect(!isData(SwiftSourceWriter.statementLimit, .automatic))
    expect(isData(SwiftSourceWriter.statementLimit + 1, .automatic))
    expect(!isData(2000, .statements))
    expect(isData(10, .data))
  }

  @Test func functionsHaveABoundedLength() {
    let text = source(
      SwiftSourceWriter(form: .statements), [Samples.random(segments: 5000, seed: 1)])
    var statements = 0
    for line in text.split(separator: "\n") {
      if line.contains("func ") { statements = 0 }
      if line.hasPrefix("    path.") { statements += 1 }
      expect(statements <= 100)
    }
    expect(text.contains("Self.addPart50(to: &path)"))
  }

  @Test(arguments: [1, 2, 3] as [UInt64], SwiftSourceWriter.Form.allCases)
  func theSourceSaysTheSamePath(seed: UInt64, form: SwiftSourceWriter.Form) throws {
    let path = Samples.random(segments: 300, seed: seed, fractionDigits: nil)
    for api in SwiftSourceWriter.API.allCases {
      let text = source(SwiftSourceWriter(api: api, form: form), [path])
      let isData = form == .data || form == .shared
      let read = isData ? try SourceReader.data(text) : try SourceReader.statements(text)
      expect(read == path, "seed \(seed), \(api), \(form)")
    }
  }

  @Test func theSameInputGivesTheSameBytes() {
    let path = Samples.random(segments: 700, seed: 9)
    expect(source(SwiftSourceWriter(), [path]) == source(SwiftSourceWriter(), [path]))
  }
}
