import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// What is touched: what can be seen, and what is hidden by clips.
///
/// Sources: OpenSwiftUI,
/// `minOpacityForHitTest` (0.001); Ole Begemann, "clipped() doesn't affect hit testing" (2022), for clips.
@Suite("Areas of touches") @MainActor
struct HitAreaTests {
  /// Whether the view at the back is touched in the middle of a page, through the one in front.
  private func reachesBack(@ViewBuilder _ front: () -> some View) -> Bool {
    let journal = Journal()
    let session = page {
      ZStack {
        Color.red.onTapGesture { journal.note("back") }
        front()
      }
    }
    session.tap(at: at(50, 50))
    return journal.lines == ["back"]
  }

  @Test("What cannot be seen lets touches through")
  func invisible() {
    expect(reachesBack { Color.clear.onTapGesture {} })
    expect(reachesBack { Color.red.opacity(0).onTapGesture {} })
    expect(reachesBack { Text("Hello").padding(40).opacity(0).onTapGesture {} })
    expect(reachesBack { Rectangle().opacity(0.0009).onTapGesture {} })
    expect(reachesBack { Rectangle().fill(.clear).onTapGesture {} })
    expect(reachesBack { Rectangle().stroke(.clear, lineWidth: 200).onTapGesture {} })
    expect(reachesBack { Rectangle().hidden().onTapGesture {} })
    expect(
      reachesBack {
        Button {
        } label: {
          Color.red
        }.opacity(0)
      })
    expect(
      reachesBack {
        LinearGradient(colors: [.clear, .red.opacity(0)], startPoint: .top, endPoint: .bottom)
          .onTapGesture {}
      })
    expect(reachesBack { Rectangle().allowsHitTesting(false).onTapGesture {} })
    expect(reachesBack { Circle().stroke(.red).onTapGesture {} })
  }

  @Test("What can be seen, however faintly, is touched")
  func visible() {
    expect(!reachesBack { Color.red.onTapGesture {} })
    expect(!reachesBack { Rectangle().opacity(0.001).onTapGesture {} })
    expect(!reachesBack { Color.white.opacity(0.0001).onTapGesture {} })
    expect(!reachesBack { Text("Hello").onTapGesture {} })
    expect(!reachesBack { Circle().onTapGesture {} })
  }

  @Test("A content shape is touched though nothing is seen in it")
  func contentShape() {
    expect(!reachesBack { Color.clear.contentShape(Rectangle()).onTapGesture {} })
    expect(!reachesBack { Color.red.opacity(0).contentShape(Circle()).onTapGesture {} })
    expect(reachesBack { Color.red.contentShape(Rectangle()).onTapGesture {}.opacity(0) })
  }

  @Test("Buttons under overlays that cannot be seen")
  func overlays() {
    struct Invisible: View {
      let journal: Journal
      var body: some View {
        VStack {
          Button("One") { journal.note("one") }.padding().overlay(Color.clear)
          Button("Two") { journal.note("two") }.padding()
            .overlay(Color.red.opacity(0).onTapGesture {})
        }
      }
    }
    let journal = Journal()
    let session = page(200, 200) { Invisible(journal: journal) }
    session.tap("One")
    session.tap("Two")
    expect(journal.lines == ["one", "two"])
  }

  @Test("A view that fades in is touched when it begins to be seen")
  func fading() {
    struct Fader: View {
      let journal: Journal
      @State private var opacity = 0.0
      var body: some View {
        ZStack {
          Color.red.onTapGesture {
            journal.note("back")
            withAnimation(.linear(duration: 1)) { opacity = 1 }
          }
          Color.blue.onTapGesture { journal.note("front") }.opacity(opacity)
        }
      }
    }
    let journal = Journal()
    let session = page { Fader(journal: journal) }
    session.tap(at: at(50, 50))
    session.advance(by: 0.1)
    session.tap(at: at(50, 50))
    expect(journal.lines == ["back", "front"])
  }

  /// Where along the middle row a view that is 80 wide, clipped to 40, is touched: a word a place.
  private func touched(@ViewBuilder _ view: () -> some View) -> String {
    let journal = Journal()
    let session = page { view().onTapGesture { journal.note("x") } }
    return [5, 15, 35, 50, 65, 85, 95].map { x in
      session.tap(at: at(CGFloat(x), 50))
      return journal.take().isEmpty ? "." : "x"
    }.joined()
  }

  @Test("Clips do not clip touches; content shapes do")
  func clips() {
    @MainActor func wide() -> some View {
      Color.red.frame(width: 80, height: 40).frame(width: 40, height: 40)
    }
    expect(touched { wide() } == ".xxxxx.")
    expect(touched { wide().clipped() } == ".xxxxx.")
    expect(touched { wide().clipShape(Circle()) } == ".xxxxx.")
    expect(touched { wide().cornerRadius(8) } == ".xxxxx.")
    expect(touched { wide().mask(Circle()) } == ".xxxxx.")
    expect(touched { wide().clipped().contentShape(Rectangle()) } == "..xxx..")
    expect(touched { wide().contentShape(Rectangle()).clipped() } == "..xxx..")
  }

  @Test("Shapes are touched where they are drawn: offset, scaled, within their outline")
  func moved() {
    expect(touched { Rectangle().frame(width: 20, height: 20).offset(x: 34) } == ".....x.")
    expect(touched { Rectangle().frame(width: 20, height: 20).scaleEffect(4) } == ".xxxxx.")
    expect(touched { Circle().frame(width: 80, height: 80).offset(y: 39) } == "...x...")
    expect(
      touched { Circle().stroke(lineWidth: 8).frame(width: 76, height: 76) } == ".x...x.")
  }
}
