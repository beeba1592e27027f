import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeDocuments

/// Drawings as JSON.
@Suite struct DrawingJSONTests {
  private func object(_ list: DisplayList, digits: Int = 2) throws -> [String: Any] {
    let bytes = try DrawingJSON(fractionDigits: digits).write(list)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func everyPathIsThereWithItsPaint() throws {
    let all = try object(PlainScene.list())
    expect(all["width"] as? Double == 100 && all["height"] as? Double == 80)
    expect(all["transform"] == nil)
    let paths = try #require(all["paths"] as? [[String: Any]])
    expect(paths.count == 9)
    expect(paths[0]["fill"] as? String == "#faf8f0")
    expect(paths[0]["path"] as? String == "M0 0H100V80H0z")
    let radial = try #require(paths[2]["fill"] as? [String: Any])
    expect(radial["gradient"] as? String == "radial")
    expect(radial["center"] as? [Double] == [22, 52])
    expect(radial["startRadius"] as? Double == 4 && radial["endRadius"] as? Double == 21)
    let linear = try #require(paths[3]["fill"] as? [String: Any])
    expect(linear["start"] as? [Double] == [52, 32] && linear["end"] as? [Double] == [90, 70])
    let stops = try #require(linear["stops"] as? [[String: Any]])
    expect(stops.map { $0["location"] as? Double } == [0, 0.7, 1])
    expect(stops.map { $0["color"] as? String } == ["#fffedc", "#5a3cc8", "#5aa014"])
    // The path's own opacity is in its colors.
    expect(stops.map { $0["opacity"] as? Double } == [0.75, 0.375, 0.75])
    expect(paths[4]["rule"] as? String == "evenodd" && paths[4]["opacity"] as? Double == 0.6)
    expect(paths[6]["stroke"] as? String == "#28783c")
    expect(paths[6]["lineWidth"] as? Double == 3.5 && paths[6]["lineCap"] as? String == "round")
    expect(paths[7]["dash"] as? [Double] == [12, 8.5] && paths[7]["dashPhase"] as? Double == 3)
    expect(paths[8]["miterLimit"] as? Double == 10)
  }

  @Test func pathsReadBackAsTheyWere() throws {
    let paths = try #require(try object(PlainScene.list(), digits: 4)["paths"] as? [[String: Any]])
    let text = try #require(paths[1]["path"] as? String)
    let path = try #require(try? Path(svg: text))
    expect(path.boundingRect.integral == Samples.tile.boundingRect.integral)
  }

  @Test func whatIsStretchedKeepsItsTransform() throws {
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 1.5, tx: 3, ty: 4)
    let all = try object(PlainScene.list(map))
    expect(all["transform"] as? [Double] == [2, 0, 0, 1.5, 3, 4])
    let paths = try #require(all["paths"] as? [[String: Any]])
    // The page is drawn without the transform: in the paths' coordinates it is smaller.
    expect((paths[0]["path"] as? String)?.hasPrefix("M-1.5") == true)
    // What only makes larger is applied.
    let larger = try object(PlainScene.list(CGAffineTransform(scaleX: 2, y: 2)))
    expect(larger["transform"] == nil)
    let strokes = try #require(larger["paths"] as? [[String: Any]])
    expect(strokes[6]["lineWidth"] as? Double == 7)
  }

  /// Rings that are ellipses have the gradient's transform to the page.
  @Test func ellipsesAreCirclesWithATransform() throws {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
    recorder.transform = CGAffineTransform(scaleX: 2, y: 2)
    let colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)]
    var paint = RadialGradientPaint(
      stops: zip(colors, [0.0, 1]).map { GradientStop(color: $0, location: $1) }, center: .zero,
      endRadius: 1)
    paint.transform = CGAffineTransform(a: 8, b: 0, c: 0, d: 4, tx: 10, ty: 10)
    recorder.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .radialGradient(paint))
    let paths = try #require(try object(recorder.finish())["paths"] as? [[String: Any]])
    let fill = try #require(paths[0]["fill"] as? [String: Any])
    expect(fill["transform"] as? [Double] == [16, 0, 0, 8, 20, 20])
    expect(fill["center"] as? [Double] == [0, 0] && fill["endRadius"] as? Double == 1)
  }

  @Test func whatHasNoWordsIsRefused() {
    for (name, list) in PlainScene.others {
      #expect(throws: PlainDrawing.NotPlain(feature: name)) {
        try DrawingJSON(fractionDigits: 2).write(list)
      }
    }
  }

  @Test func nothingIsAnEmptyList() throws {
    expect((try object(PlainScene.crowd(0))["paths"] as? [Any])?.isEmpty == true)
  }
}
