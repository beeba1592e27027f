import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@MainActor
@Suite struct RepresentableTests {
  private final class Pad: UIView {
    var onTouch: () -> Void = {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
  }

  private struct PadView: UIViewRepresentable {
    @Binding var count: Int

    func makeUIView(context: Context) -> Pad {
      let pad = Pad()
      pad.backgroundColor = .red
      return pad
    }

    func updateUIView(_ pad: Pad, context: Context) {
      let count = $count
      pad.onTouch = { count.wrappedValue += 1 }
      if self.count > 0 {
        UIView.animate(withDuration: 1) { pad.alpha = 0 }
      }
    }
  }

  private struct Page: View {
    @State var count = 0
    var body: some View {
      VStack(spacing: 0) {
        PadView(count: $count)
        Text("\(count)").accessibilityLabel("count \(count)").frame(height: 20)
      }
    }
  }

  private func pixel(_ session: ViewSession, _ x: Int, _ y: Int) throws -> [Int] {
    let one = try session.image().cropping(to: CGRect(x: x, y: y, width: 1, height: 1))
    return (one?.straightRGBA16() ?? []).map { Int($0 >> 8) }
  }

  @Test func `a view of UIKit's is drawn, touched, brought up to date and moved by the clock`()
    throws
  {
    let session = ViewSession(size: CGSize(width: 40, height: 60)) { Page() }
    session.background = .white
    expect(try pixel(session, 20, 20) == [255, 0, 0, 255])
    session.tap(at: CGPoint(x: 20, y: 20))
    expect(session.accessibilityTree.contains { $0.label == "count 1" })
    expect(session.isAnimating)
    session.advance(by: 0.5)
    let half = try pixel(session, 20, 20)
    expect(half[0] == 255 && abs(half[1] - 127) < 3)
    session.advance(by: 0.6)
    expect(try pixel(session, 20, 20) == [255, 255, 255, 255] && !session.isAnimating)
  }

  @Test func `a controller's view, and a view in a controller`() throws {
    final class Inner: UIViewController {
      var log: [String] = []
      override func viewDidLoad() {
        log.append("load")
        view.backgroundColor = .blue
      }
      override func viewDidAppear(_ animated: Bool) { log.append("appear") }
    }
    struct InnerView: UIViewControllerRepresentable {
      let controller: Inner
      func makeUIViewController(context: Context) -> Inner { controller }
      func updateUIViewController(_ controller: Inner, context: Context) {}
    }
    let controller = Inner()
    let session = ViewSession(size: CGSize(width: 10, height: 10)) {
      InnerView(controller: controller)
    }
    expect(try pixel(session, 5, 5) == [0, 0, 255, 255] && controller.log == ["load", "appear"])
    let hosting = UIHostingController(rootView: Color(red: 0, green: 1, blue: 0))
    hosting.view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      hosting.view.drawHierarchy(in: hosting.view.bounds, afterScreenUpdates: true)
    }
    let one = image.cgImage?.cropping(to: CGRect(x: 2, y: 2, width: 1, height: 1))
    expect(one?.straightRGBA16().map { $0 >> 8 } == [0, 255, 0, 255])
  }
}
