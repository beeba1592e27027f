import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeDocuments

@Suite struct EPSWriterTests {
  private let red = Paint.color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
  private let half = Paint.color(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))

  private func list(_ body: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 20.5, height: 10))
    body(&recorder)
    return recorder.finish()
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What stands between the prolog and the end.
  private func body(_ body: (inout DisplayListRecorder) -> Void) throws -> String {
    let text = text(EPSWriter().write(list(body)))
    let start = try #require(text.range(of: " rectclip\n"))
    let end = try #require(text.range(of: "grestore\nend\nshowpage\n%%EOF\n"))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test func headers() {
    let text = text(EPSWriter(title: "A\nb").write(list { _ in }))
    expect(
      text.hasPrefix(
        """
        %!PS-Adobe-3.0 EPSF-3.0
        %%Creator: Filigree
        %%Title: A?b
        %%BoundingBox: 0 0 21 10
        %%HiResBoundingBox: 0 0 20.5 10
        %%LanguageLevel: 3
        %%DocumentData: Clean7Bit
        %%EndComments

        """))
    expect(text.hasSuffix("grestore\nend\nshowpage\n%%EOF\n"))
    expect(text.utf8.allSatisfy { $0 < 0x7F })
  }

  @Test func fillsByBothRules() throws {
    let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let text = try body {
      $0.fill(square, with: red)
      $0.fill(square, with: red, style: FillStyle(eoFill: true))
    }
    let path = "1 8 m\n4 8 l\n4 4 l\n1 4 l\nh\n"
    expect(text == "1 0 0 rg\n\(path)f\n\(path)f*\n")
  }

  @Test func strokes() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 5, y: 1))
    }
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3], dashPhase: -1)
    let text = try body { $0.stroke(line, with: red, style: style) }
    expect(text == "1 0 0 rg\n2 w 1 J 2 j [3 3] 5 d\n1 9 m\n5 9 l\nS\n")
    let stretched = try body {
      $0.concatenate(CGAffineTransform(scaleX: 2, y: 1))
      $0.stroke(line, with: red, style: StrokeStyle(lineWidth: 2))
    }
    expect(
      stretched == "1 0 0 rg\nq\n2 0 0 -1 0 10 cm\n2 w 0 J 0 j 10 M [] 0 d\n1 1 m\n5 1 l\nS\nQ\n")
  }

  @Test func clipsAreLeft() throws {
    let text = try body {
      $0.save()
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      $0.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: red)
      $0.restore()
      $0.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: red)
    }
    let fill = "1 0 0 rg\n1 8 m\n4 8 l\n4 4 l\n1 4 l\nh\nf\n"
    expect(text == "q\n0 10 m\n5 10 l\n5 5 l\n0 5 l\nh\nW\n\(fill)Q\n\(fill)")
  }

  @Test func gradients() throws {
    let stops = [
      GradientStop(color: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), location: 0),
      GradientStop(color: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1), location: 1),
    ]
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let text = try body {
      $0.fill(
        square,
        with: .linearGradient(
          LinearGradientPaint(
            stops: stops, startPoint: .zero, endPoint: CGPoint(x: 4, y: 0))))
      $0.fill(
        square,
        with: .radialGradient(
          RadialGradientPaint(stops: stops, center: CGPoint(x: 2, y: 2), endRadius: 2)))
    }
    expect(
      text.contains("<< /ShadingType 2 /Coords [0 0 4 0]\n/Domain [0 1] /ColorSpace /DeviceRGB"))
    expect(text.contains("<< /ShadingType 3 /Coords [2 2 0 2 2 2]\n"))
    expect(text.contains("/C0 [1 0 0]\n /C1 [0 0 1]\n >>\n>>\n1 0 0 -1 0 10 sh\n"))
    expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 256 })
  }

  @Test func layersThatAreOpaqueAreWritten() throws {
    let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let text = try body { recorder in
      recorder.beginLayer(opacity: 1)
      recorder.fill(square, with: red)
      recorder.endLayer()
    }
    expect(text == "1 0 0 rg\n1 8 m\n4 8 l\n4 4 l\n1 4 l\nh\nf\n")
  }

  @Test func whatLetsThroughIsAnImageWithAllBeneath() throws {
    let drawing = list {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: red)
      $0.fill(Path(CGRect(x: 5, y: 0, width: 10, height: 10)), with: half)
      $0.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: red)
    }
    var drawn: DisplayList?
    let document = EPSWriter().document(drawing) {
      drawn = $0
      return try? Rasterizer().render($0)
    }
    expect(document.pictures == [.opacity] && document.omissions.isEmpty)
    expect(drawn?.commands.count == 2)
    let text = text(document.bytes)
    expect(text.contains("/ImageType 1 /Width 21 /Height 10"))
    expect(text.contains("~>\nQ\n1 0 0 rg\n1 8 m\n4 8 l\n4 4 l\n1 4 l\nh\nf\ngrestore"))
    // Without anybody who draws it is left out, and that is told.
    let without = EPSWriter().document(drawing)
    expect(without.omissions == [.opacity] && without.pictures.isEmpty)
    expect(!self.text(without.bytes).contains("0 0 1 rg"))
  }

  @Test func featuresAreNamed() {
    let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    func omissions(_ body: (inout DisplayListRecorder) -> Void) -> [DrawingFeature] {
      EPSWriter().document(list(body)).omissions
    }
    expect(omissions { $0.fill(square, with: red) } == [])
    expect(omissions { $0.fill(square, with: half) } == [.opacity])
    expect(
      omissions {
        $0.blendMode = .multiply
        $0.fill(square, with: red)
      } == [.blendMode])
    let stops = [GradientStop(color: CGColor(gray: 0, alpha: 1), location: 0)]
    expect(
      omissions {
        $0.fill(square, with: .conicGradient(ConicGradientPaint(stops: stops, center: .zero)))
      } == [.otherGradient])
    let clear = CGImage(
      width: 1, height: 1, components: 4, depth: 8, bytes: [1, 2, 3, 4])
    expect(
      omissions {
        $0.fill(square, with: .image(ImagePaint(image: clear, rect: square.boundingRect)))
      } == [.opacity])
  }

  @Test func bytesAsASCII() {
    func text(_ data: [UInt8]) -> String {
      var bytes: [UInt8] = []
      ASCII85.append(data, to: &bytes)
      return self.text(bytes)
    }
    expect(text([]) == "~>\n")
    // The specification's own letters, and zeros.
    expect(text(Array("Man ".utf8)) == "9jqo^~>\n")
    expect(text(Array("Man s".utf8)) == "9jqo^Er~>\n")
    expect(text([0, 0, 0, 0, 0]) == "z!!~>\n")
  }
}
