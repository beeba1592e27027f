import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeDocuments

@Suite struct PDFWriterTests {
  private let plain = PDFWriter(isCompressed: false)

  private func content(_ body: (inout DisplayListRecorder) -> Void) throws -> String {
    try #require(PDFFile(plain.write(LayerScenes.draw(body))).pages.first)
  }

  /// The whole of a small file: any change of the format shows here.
  @Test func aSmallFile() throws {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 20, height: 10))
    recorder.fill(
      Path(CGRect(x: 1, y: 2, width: 3, height: 4)),
      with: .color(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)))
    let text = String(
      decoding: PDFWriter(title: "A (b)", isCompressed: false).write(recorder.finish()).filter {
        $0 < 0x80
      }, as: UTF8.self)
    expect(
      text == """
        %PDF-1.7
        %
        1 0 obj
        << /Type /Catalog /Pages 2 0 R >>
        endobj
        2 0 obj
        << /Type /Pages /Kids [ 3 0 R ] /Count 1 >>
        endobj
        3 0 obj
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Group << /S /Transparency /CS /DeviceRGB \
        /I true >> /Resources << >> /Contents 4 0 R >>
        endobj
        4 0 obj
        << /Length 38 >>
        stream
        1 .5 0 rg
        1 8 m
        4 8 l
        4 4 l
        1 4 l
        h
        f

        endstream
        endobj
        5 0 obj
        << /Title (A \\(b\\)) /Producer (Filigree) >>
        endobj
        xref
        0 6
        0000000000 65535 f \n\
        0000000015 00000 n \n\
        0000000064 00000 n \n\
        0000000123 00000 n \n\
        0000000278 00000 n \n\
        0000000366 00000 n \n\
        trailer
        << /Size 6 /Root 1 0 R /Info 5 0 R >>
        startxref
        425
        %%EOF

        """)
  }

  /// Offsets, lengths, streams and names of files of every kind of drawing are right, and the bytes are
  /// the same each time.
  @Test func filesFitTogether() throws {
    let rasterizer = Rasterizer(scale: 1)
    var scenes = PathScenes.all + LayerScenes.native
    scenes += LayerScenes.foreign.map { ("\($0.omission)", $0.list) }
    for (name, list) in scenes {
      for writer in [PDFWriter(), plain] {
        let document = writer.document([PDFPage(list)]) { try? rasterizer.render($0) }
        expect(document.omissions.isEmpty, "\(name)")
        do {
          try PDFFile(document.bytes).checkReferences()
        } catch {
          Issue.record("\(name): \(error)")
        }
        let again = writer.document([PDFPage(list)]) { try? rasterizer.render($0) }
        expect(again.bytes == document.bytes, "\(name)")
      }
    }
  }

  // MARK: Paths

  @Test func rulesAndCurves() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: 30))
      path.addCurve(
        to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 40, y: 9), control2: CGPoint(x: 50, y: 9))
    }
    let text = try content { r in
      r.fill(path, with: .color(.black), style: FillStyle(eoFill: true))
      r.fill(path, with: .color(.black))
    }
    let curves = "0 90 m\n10 70 20 70 30 90 c\n40 81 50 81 60 90 c\n"
    expect(text == "0 0 0 rg\n\(curves)f*\n\(curves)f\n")
  }

  @Test func strokesAreStrokes() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
    }
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1], dashPhase: -1)
    // Scaled alike, the pen is scaled with the path; otherwise it is the page that is stretched.
    expect(
      try content { r in
        r.concatenate(CGAffineTransform(scaleX: 2, y: 2))
        r.stroke(line, with: .color(.black), style: style)
      } == "0 0 0 RG\n4 w 1 J 2 j [6 2] 6 d\n20 70 m\n40 70 l\nS\n")
    expect(
      try content { r in
        r.concatenate(CGAffineTransform(scaleX: 2, y: 1))
        r.stroke(line, with: .color(.black), style: style)
      }
        == "0 0 0 RG\nq\n2 0 0 -1 0 90 cm\n2 w 1 J 2 j [3 1] 3 d\n10 10 m\n20 10 l\nS\nQ\n")
    // An odd number of lengths is written twice: viewers do not agree on its phase.
    expect(
      try content { r in
        r.stroke(
          line, with: .color(.black), style: StrokeStyle(lineWidth: 1, dash: [3], dashPhase: 4))
      } == "0 0 0 RG\n1 w 0 J 0 j 10 M [3 3] 4 d\n10 80 m\n20 80 l\nS\n")
  }

  /// Clips in one another are left and entered as few times as can be.
  @Test func clipsAreNested() throws {
    let text = try content { r in
      r.clip(to: LayerScenes.box(0, 0, 50, 50))
      r.fill(LayerScenes.box(0, 0, 5, 5), with: .color(.black))
      r.save()
      r.clip(to: LayerScenes.box(10, 0, 50, 50), style: FillStyle(eoFill: true))
      r.fill(LayerScenes.box(0, 0, 6, 6), with: .color(.black))
      r.restore()
      r.fill(LayerScenes.box(0, 0, 7, 7), with: .color(.black))
    }
    let operators = text.split(separator: "\n").compactMap { $0.split(separator: " ").last }
      .filter { ["q", "Q", "n", "f", "rg"].contains($0) }
    expect(operators == ["q", "n", "rg", "f", "q", "n", "f", "Q", "f", "Q"])
    expect(text.contains("W n\n") && text.contains("W* n\n"))
  }

  /// An empty clip leaves nothing; all but an empty one leaves all.
  @Test func emptyClips() throws {
    expect(
      try content { r in
        r.clip(to: Path())
        r.fill(LayerScenes.box(0, 0, 5, 5), with: .color(.black))
      }.isEmpty)
    expect(
      try content { r in
        r.clip(to: Path(), isInverse: true)
        r.fill(LayerScenes.box(0, 0, 5, 5), with: .color(.black))
      }.contains("f\n"))
  }

  // MARK: Colors and gradients

  @Test func opacityIsAState() throws {
    let list = LayerScenes.draw { r in
      r.opacity = 0.5
      r.fill(LayerScenes.box(0, 0, 5, 5), with: .color(LayerScenes.rgb(1, 0, 0, 0.5)))
      r.fill(LayerScenes.box(0, 0, 5, 5), with: .color(LayerScenes.rgb(0, 0, 1, 0.5)))
    }
    let file = try PDFFile(plain.write(list))
    expect(
      file.objects(with: "/ExtGState").filter { $0.text.contains("/ca .25 /CA .25") }.count == 1)
    expect(file.pages[0].components(separatedBy: " gs\n").count == 2)
  }

  @Test func gradientsAreShadings() throws {
    let list = LayerScenes.draw { r in
      var gradient = LinearGradientPaint(
        stops: [
          GradientStop(color: LayerScenes.rgb(1, 0, 0), location: 0.25),
          GradientStop(color: LayerScenes.rgb(0, 0, 1), location: 1),
        ], startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 110, y: 0))
      gradient.drawsAfterEnd = false
      r.fill(LayerScenes.box(0, 0, 120, 90), with: .linearGradient(gradient))
    }
    let file = try PDFFile(plain.write(list))
    let shading = try #require(file.objects(with: "/ShadingType 2").first).text
    expect(shading.contains("/Coords [10 0 110 0] /Domain [0 1]"))
    expect(shading.contains("/Extend [true false] /ColorSpace /DeviceRGB"))
    let function = try #require(file.objects(with: "/FunctionType 3").first).text
    expect(function.contains("/Bounds [.25]"))
    expect(function.contains("/C0 [1 0 0] /C1 [1 0 0]"))
    expect(function.contains("/C0 [1 0 0] /C1 [0 0 1]"))
    expect(file.objects(with: "/PatternType 2").first?.text.contains("[1 0 0 -1 0 90]") == true)
    expect(file.pages[0].hasPrefix("/Pattern cs /P"))
  }

  @Test func repeatedGradientsAreStitched() throws {
    let list = LayerScenes.draw { r in
      r.fill(
        LayerScenes.box(0, 0, 120, 90),
        with: .linearGradient(
          LinearGradientPaint(
            colors: [LayerScenes.rgb(1, 0, 0), LayerScenes.rgb(0, 0, 1)],
            startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 80, y: 0), spread: .mirror)))
    }
    let file = try PDFFile(plain.write(list))
    let shading = try #require(file.objects(with: "/ShadingType 2").first).text
    expect(shading.contains("/Coords [0 0 120 0] /Domain [-1 2]"))
    expect(
      file.objects(with: "/Bounds [0 1] /Encode [1 0 0 1 1 0]").count == 1)
  }

  /// More repetitions than a function may have parts become an image.
  @Test func aGradientThatRepeatsTooOften() throws {
    let list = LayerScenes.draw { r in
      r.fill(
        LayerScenes.box(0, 0, 120, 90),
        with: .linearGradient(
          LinearGradientPaint(
            colors: [LayerScenes.rgb(1, 0, 0), LayerScenes.rgb(0, 0, 1)],
            startPoint: .zero, endPoint: CGPoint(x: 0.01, y: 0), spread: .repeat)))
    }
    let document = PDFWriter().document([PDFPage(list)]) { try? Rasterizer().render($0) }
    expect(document.pictures == [.repeatedGradient])
  }

  @Test func fadingGradientsHaveAMask() throws {
    let list = try #require(PathScenes.all.first { $0.name == "fading" }).list
    let file = try PDFFile(plain.write(list))
    expect(file.objects(with: "/S /Luminosity").count == 3)
    expect(file.objects(with: "/S /Alpha").count == 1)
    expect(file.objects(with: "/ColorSpace /DeviceGray").count == 3)
  }

  @Test func wideColorsHaveAProfile() throws {
    let list = try #require(PathScenes.all.first { $0.name == "wide-colors" }).list
    let file = try PDFFile(PDFWriter(isCompressed: false).write(list))
    let profile = try #require(file.objects(with: "/N 3 /Alternate").first?.stream)
    expect(profile == ICCProfile.displayP3)
    expect(file.pages[0].contains(" cs 0 1 0 sc\n"))
    expect(file.pages[0].contains("0 1 0 rg\n"))
  }

  // MARK: Layers

  @Test(arguments: BlendMode.allCases)
  func blendModes(_ mode: BlendMode) throws {
    let list = LayerScenes.draw { r in
      r.fill(LayerScenes.box(0, 0, 60, 60), with: .color(LayerScenes.colors[0]))
      r.blendMode = mode
      r.fill(LayerScenes.box(30, 30, 60, 60), with: .color(LayerScenes.rgb(0, 1, 0, 0.5)))
    }
    let alone = plain.document([PDFPage(list)])
    let drawn = plain.document([PDFPage(list)]) { try? Rasterizer().render($0) }
    guard let name = mode.pdf else {
      expect(alone.omissions == [.blendMode(mode)])
      expect(drawn.pictures == [.blendMode(mode)])
      expect(drawn.omissions.isEmpty)
      return
    }
    expect(alone.omissions.isEmpty)
    let file = try PDFFile(alone.bytes)
    expect(!file.objects(with: "/BM /\(name)").isEmpty)
    // What blends is in a group, so that it does not see the paper.
    expect(file.objects(with: "/Subtype /Form").count == (mode == .normal ? 0 : 1))
  }

  /// `copy` of an opaque color is the normal mode: it needs no picture.
  @Test func copyingAnOpaqueColor() throws {
    let list = try #require(PathScenes.all.first { $0.name == "replacing" }).list
    let document = plain.document([PDFPage(list)])
    expect(document.omissions.isEmpty)
    expect(try PDFFile(document.bytes).objects(with: "/BM /Normal").count <= 2)
  }

  @Test func imagesAreKeptWhole() throws {
    let list = LayerScenes.draw { r in
      r.draw(LayerScenes.image, in: CGRect(x: 4, y: 4, width: 48, height: 36), sampling: .none)
      r.draw(LayerScenes.image, in: CGRect(x: 50, y: 4, width: 48, height: 36), sampling: .none)
    }
    let file = try PDFFile(PDFWriter().write(list))
    let images = file.objects(with: "/Subtype /Image")
    expect(images.count == 2)
    expect(images.allSatisfy { !$0.text.contains("/Interpolate") })
    let color = try #require(images.first { $0.text.contains("/DeviceRGB") })
    let mask = try #require(images.first { $0.text.contains("/DeviceGray") })
    let (colors, alpha) = (unfiltered(color, 3), unfiltered(mask, 1))
    let source = LayerScenes.image.bytes
    for i in 0..<(16 * 12) {
      expect(Array(colors[(3 * i)..<(3 * i + 3)]) == Array(source[(4 * i)..<(4 * i + 3)]))
      expect(alpha[i] == source[4 * i + 3])
    }
    expect(file.pages[0].contains("q\n48 0 0 36 4 50 cm\n/X"))
  }

  /// The samples of a picture 16 pixels wide.
  private func unfiltered(_ image: PDFFile.Object, _ components: Int) -> [UInt8] {
    let (row, bytes) = (16 * components, image.stream ?? [])
    var result: [UInt8] = []
    for y in 0..<(bytes.count / (row + 1)) {
      for x in 0..<row {
        let above = y == 0 ? 0 : result[(y - 1) * row + x]
        result.append(bytes[y * (row + 1) + 1 + x] &+ above)
      }
    }
    return result
  }
}
