import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("Image renderer and session") @MainActor
struct ImageRendererTests {
  private final class Model: ObservableObject {
    @Published var width: CGFloat = 3
  }

  private struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 2) }
  }

  @Test("A picture has the size of the view times the scale")
  func size() throws {
    let renderer = ImageRenderer(content: Color.blue.frame(width: 10, height: 20))
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    expect(image.cgImage?.width == 30 && image.cgImage?.height == 60)
    expect(image.size == CGSize(width: 10, height: 20))
  }

  @Test("An opaque picture is drawn on black")
  func opaque() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 1, height: 1))
    renderer.isOpaque = true
    let opaque = try #require(renderer.cgImage)
    renderer.isOpaque = false
    let clear = try #require(renderer.cgImage)
    expect(try opaque.encoded(as: .png) != clear.encoded(as: .png))
  }

  @Test("A view without an area, or far too large, gives no picture")
  func nothing() {
    expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    expect(ImageRenderer(content: Color.red.frame(width: 0, height: 5)).cgImage == nil)
    expect(ImageRenderer(content: Color.red.frame(width: 1e8, height: 1e8)).cgImage == nil)
    let odd = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    for scale in [CGFloat.nan, 0, -1, .infinity] {
      odd.scale = scale
      expect(odd.cgImage?.width == 4)
    }
  }

  @Test("Many threads at once draw a display list as the renderer does")
  func elsewhere() async throws {
    let renderer = ImageRenderer(
      content: Label("Elsewhere", systemImage: "star.fill").padding(8).background(
        LinearGradient(colors: [.white, .cyan], startPoint: .top, endPoint: .bottom)
      ).shadow(radius: 4))
    let list = try #require(renderer.displayList)
    let expected = try #require(renderer.cgImage).encoded(as: .png)
    let files = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<20 {
        group.addTask { try Rasterizer(threads: 1).render(list).encoded(as: .png) }
      }
      var files: [Data] = []
      for try await file in group { files.append(file) }
      return files
    }
    expect(files.allSatisfy { $0 == expected })
  }

  @Test("A context of one's own gets the same drawing")
  func render() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.red
        Color.blue
      }.frame(width: 8, height: 8))
    var seen = CGSize.zero
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      renderer.render { size, draw in
        seen = size
        // Core Graphics' y axis points up.
        context.cgContext.translateBy(x: 0, y: size.height)
        context.cgContext.scaleBy(x: 1, y: -1)
        draw(context.cgContext)
      }
    }
    expect(seen == CGSize(width: 8, height: 8))
    renderer.scale = image.scale
    let (drawn, direct) = (try #require(image.cgImage), try #require(renderer.cgImage))
    expect(try drawn.encoded(as: .png) == direct.encoded(as: .png))
  }

  @Test("A PDF page shows the view upright, as paths")
  func pdf() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }.frame(width: 8, height: 8))
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    renderer.render(rasterizationScale: 3) { size, draw in
      var box = CGRect(origin: .zero, size: size)
      let made = CGContext(consumer: consumer, mediaBox: &box, nil)
      guard let context = made else { return }
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
      context.closePDF()
      expect(context.rasterizationScale == 3)
    }
    let bytes = [UInt8](data as Data)
    let start = try #require(bytes.firstRange(of: Array("\nstream\n".utf8)))
    let end = try #require(bytes.firstRange(of: Array("\nendstream".utf8)))
    let content = try #require(
      Deflate.expanded(Array(bytes[start.upperBound..<end.lowerBound]), limit: 1 << 16))
    // The red half is the upper one: from 4 to 8 of the page.
    expect(
      String(decoding: content, as: UTF8.self) == """
        1 0 0 rg
        0 8 m
        8 8 l
        8 4 l
        0 4 l
        h
        f
        0 0 1 rg
        0 4 m
        8 4 l
        8 0 l
        0 0 l
        h
        f

        """)
  }

  @Test("An object of the environment is found and watched")
  func environmentObject() {
    let model = Model()
    let session = ViewSession(size: CGSize(width: 20, height: 20)) {
      Reader().environmentObject(model)
    }
    func width() -> CGFloat {
      let list = session.displayList()
      return list.paths.first.map { $0.boundingRect.width } ?? 0
    }
    expect(width() == 3)
    model.width = 7
    expect(width() == 7)
  }

  @Test("Sessions of odd sizes, scales and times do nothing bad")
  func oddSessions() throws {
    for size in [CGSize.zero, CGSize(width: -1, height: CGFloat.nan)] {
      let session = ViewSession(size: size, scale: .nan) { Color.red }
      session.advance(by: .nan)
      session.advance(by: -1)
      session.advance(to: .infinity)
      expect(session.time == 0)
      expect(session.displayList().commands.count <= 1)
    }
  }
}
