import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeDocuments

@Suite struct DXFWriterTests {
  private let red = Paint.color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
  private let plain = DXFWriter(millimetersPerUnit: 1)

  private func list(_ body: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 96, height: 48))
    body(&recorder)
    return recorder.finish()
  }

  /// A polyline as it is read again.
  struct Polyline: Equatable {
    var layer = ""
    var isClosed = false
    var points: [CGPoint] = []
    var bulges: [Double] = []
  }

  /// The polylines of a file, whose lines are codes and values in turn.
  private func polylines(_ bytes: [UInt8]) throws -> [Polyline] {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    var result: [Polyline] = []
    var kind = ""
    for i in stride(from: 0, to: lines.count - 1, by: 2) {
      let code = try #require(Int(lines[i]))
      let value = String(lines[i + 1])
      if code == 0 {
        kind = value
        if kind == "POLYLINE" { result.append(Polyline()) }
        if kind == "VERTEX" {
          result[result.count - 1].points.append(.zero)
          result[result.count - 1].bulges.append(0)
        }
      }
      let last = result.count - 1
      switch (kind, code) {
      case ("POLYLINE", 8): result[last].layer = value
      case ("POLYLINE", 70): result[last].isClosed = value == "1"
      case ("VERTEX", 10):
        result[last].points[result[last].points.count - 1].x = try #require(Double(value))
      case ("VERTEX", 20):
        result[last].points[result[last].points.count - 1].y = try #require(Double(value))
      case ("VERTEX", 42):
        result[last].bulges[result[last].bulges.count - 1] = try #require(Double(value))
      default: break
      }
    }
    return result
  }

  @Test func aSquare() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 96, height: 48))
    let bytes = DXFWriter().write(list { $0.fill(square, with: red) })
    // 96 to an inch; y points up.
    expect(
      try polylines(bytes) == [
        Polyline(
          layer: "COLOR_FF0000", isClosed: true,
          points: [(0, 12.7), (25.4, 12.7), (25.4, 0), (0, 0)].map { CGPoint(x: $0.0, y: $0.1) },
          bulges: [0, 0, 0, 0])
      ])
    let text = String(decoding: bytes, as: UTF8.self)
    expect(text.contains("9\n$ACADVER\n1\nAC1009\n9\n$INSUNITS\n70\n4\n"))
    expect(text.contains("0\nLAYER\n2\nCOLOR_FF0000\n70\n0\n62\n1\n6\nCONTINUOUS\n"))
    expect(text.contains("9\n$EXTMAX\n10\n25.4\n20\n12.7\n30\n0\n"))
    expect(text.hasSuffix("0\nENDSEC\n0\nEOF\n"))
  }

  @Test func circlesAreArcs() throws {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    let read = try #require(
      try polylines(plain.write(list { $0.fill(circle, with: red) })).first)
    expect(read.isClosed && read.points.count <= 8)
    // All turn the same way, by a full turn together; vertices lie on the circle.
    let turn = read.bulges.reduce(0) { $0 + 4 * atan($1) }
    expect(abs(abs(turn) - 2 * .pi) < 1e-3)
    for point in read.points {
      expect(abs(hypot(point.x - 20, point.y - 28) - 10) < 0.01)
    }
  }

  @Test func dashesAndClips() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 8))
      path.addLine(to: CGPoint(x: 10, y: 8))
    }
    let document = plain.document(
      list { $0.stroke(line, with: red, style: StrokeStyle(lineWidth: 1, dash: [4, 2])) })
    expect(document.omissions == [.lineWidth])
    let dashes = try polylines(document.bytes)
    expect(dashes.map { $0.points.map(\.x) } == [[0, 4], [6, 10]])
    let clipped = try polylines(
      plain.write(
        list {
          $0.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 48)))
          $0.fill(Path(CGRect(x: 2, y: 2, width: 10, height: 10)), with: red)
          $0.stroke(line, with: red)
        }))
    expect(clipped.count == 2)
    expect(clipped[0].isClosed && clipped[0].points.map(\.x).max() == 5)
    expect(!clipped[1].isClosed && clipped[1].points.map(\.x).max() == 5)
  }

  @Test func whatIsLostIsTold() {
    let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let image = CGImage(width: 1, height: 1, components: 3, depth: 8, bytes: [1, 2, 3])
    let stops = [
      GradientStop(color: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1), location: 0),
      GradientStop(color: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1), location: 1),
    ]
    let document = plain.document(
      list {
        $0.fill(square, with: .image(ImagePaint(image: image, rect: square.boundingRect)))
        $0.fill(
          square,
          with: .linearGradient(
            LinearGradientPaint(
              stops: stops, startPoint: .zero, endPoint: CGPoint(x: 4, y: 0))))
      })
    expect(document.omissions == [.picture, .gradient])
    expect(String(decoding: document.bytes, as: UTF8.self).contains("COLOR_00FF00"))
  }

  @Test func colorIndices() {
    expect(DXFColor.index(of: SIMD3(0, 0, 0)) == 7)
    expect(DXFColor.index(of: SIMD3(255, 255, 255)) == 255)
    expect(DXFColor.index(of: SIMD3(255, 0, 0)) == 1)
    expect(DXFColor.index(of: SIMD3(0, 0, 255)) == 5)
    expect(DXFColor.index(of: SIMD3(255, 127, 0)) == 30)
    expect(DXFColor.index(of: SIMD3(255, 160, 128)) == 21)
    expect(DXFColor.index(of: SIMD3(76, 0, 19)) == 246)
  }
}
