import Filigree
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeStudio

@Suite("Studio stage")
struct StageTests {
  @Test("zooming keeps what is in the middle, but at the page's edges", arguments: 0..<100)
  func zoom(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let size = CGSize(width: random.number(in: 50...900), height: random.number(in: 50...900))
    let page = CGSize(width: random.number(in: 1...3000), height: random.number(in: 1...3000))
    let mode = StageState.Mode.allCases.randomElement(using: &random)!
    var layout = StageLayout(size: size, page: page, mode: mode, zoom: nil)
    // What fits lies in the middle.
    expect(layout.clamped(CGPoint(x: 1e6, y: 1e6)) == .zero, "seed \(seed)")
    var offset = CGPoint.zero
    for step in 0..<12 {
      let scale = layout.scale * random.number(in: 0.5...3)
      let (new, moved) = layout.zoomed(to: scale, offset: offset)
      expect(new.clamped(moved) == moved, "seed \(seed), step \(step)")
      let (a, b) = (layout.pageFrame(offset: offset), new.pageFrame(offset: moved))
      let pane = new.panes[0].size
      let free = new.clamped(CGPoint(x: 1e9, y: 1e9))
      if moved.x > 0, moved.x < free.x {
        let (x, y) = (
          (pane.width / 2 - a.minX) / layout.scale, (pane.width / 2 - b.minX) / new.scale
        )
        expect(abs(x - y) < 1e-6 * (1 + abs(x)), "seed \(seed), step \(step)")
      }
      (layout, offset) = (new, moved)
    }
    expect(StageLayout(size: size, page: page, mode: mode, zoom: .infinity).scale.isFinite)
    expect(StageLayout(size: .zero, page: .zero, mode: mode, zoom: nil).scale > 0)
  }

  @Test("a square has four corners, a circle none")
  func nodes() {
    func map(_ path: Path) -> NodeMap {
      NodeMap(
        TracedDrawing(
          page: CGRect(x: 0, y: 0, width: 10, height: 10), map: CGAffineTransform(scaleX: 2, y: 2),
          parts: [
            .init(path: path, paint: .color(HexColor.black.cgColor), style: .fill(FillStyle()))
          ]
        ))
    }
    let square = map(Path(CGRect(x: 1, y: 1, width: 3, height: 3))).nodes
    expect(square.map(\.isCorner) == [true, true, true, true])
    expect(square.first?.point == CGPoint(x: 2, y: 2), "in the page's units")
    let circle = map(Path(ellipseIn: CGRect(x: 1, y: 1, width: 3, height: 3))).nodes
    expect(circle.map(\.isCorner) == [false, false, false, false])
    expect(circle.allSatisfy { $0.handles.count == 2 })
    // An open line ends in corners.
    let line = map(
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addLine(to: CGPoint(x: 2, y: 0))
      }
    ).nodes
    expect(line.map(\.isCorner) == [true, false, true])
  }

  @Test("pixels of a stage are those of the page, whole or in part")
  func pixels() throws {
    let image = TestPictures.flower(side: 100)
    let drawing = try PictureTracer(settings: TraceSettings()).trace(image)
    let page = drawing.page
    let whole = try #require(
      StageImage.make(
        .trace, of: image, drawing, page: page,
        for: Viewport(visible: page, pixelsPerUnit: 2)))
    expect(whole.rect == page && whole.image.width == 200)
    let near = Viewport(
      visible: CGRect(x: 40, y: 40, width: 5, height: 5), pixelsPerUnit: 60)
    let part = try #require(StageImage.make(.trace, of: image, drawing, page: page, for: near))
    expect(part.suits(near, page: page))
    expect(!whole.suits(near, page: page))
    expect(part.image.width < 600)
    for content in StageContent.allCases {
      for scale in [0, -1, CGFloat.nan, .infinity] {
        expect(
          StageImage.make(
            content, of: image, drawing, page: page,
            for: Viewport(visible: page, pixelsPerUnit: scale)) == nil)
      }
    }
  }

  @Test("sliders reach both ends, and give short numbers", arguments: 0..<60)
  func sliders(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let range = [0.02...20, 0...5000, 0...1, 64...4096, 0...180].randomElement(using: &random)!
    for scale in [SliderScale.byFactor, .even(step: 0.01)] {
      expect(scale.value(at: 0, in: range) == range.lowerBound)
      expect(scale.value(at: 1, in: range) == range.upperBound)
      let value = scale.value(at: random.number(in: 0...1), in: range)
      expect(range.contains(value))
      let again = scale.value(at: scale.position(of: value, in: range), in: range)
      expect(abs(again - value) <= 1e-6 * value, "seed \(seed): \(range), \(scale), \(value)")
      expect(TraceSettings.text(value).count <= 7, "seed \(seed): \(value)")
    }
    expect(SliderScale.byFactor.value(at: .nan, in: range).isFinite)
  }
}
