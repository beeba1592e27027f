import ClientSupport
import PageView
import SwiftUI

private struct Item: Identifiable {
  let id: String
  let color: Color
}

private let items = [
  Item(id: "one", color: .red), Item(id: "two", color: .green), Item(id: "three", color: .blue),
]

private struct Album: View {
  @State private var page = 0

  var body: some View {
    PageView(items, selection: $page) { item in
      item.color.overlay(Text(item.id).font(.largeTitle.bold()).foregroundColor(.white))
    }
    .pageIndicatorStyle(.dots(color: .orange))
    .padding(.bottom, 8)
  }
}

@MainActor func checkPageView(_ scheme: ColorScheme) {
  let stage = Stage(240, 180, in: scheme) { Album() }
  let session = stage.session
  Checks.expect(stage.says("one") && !stage.says("two"), "the first page: \(stage.labels)")

  // Half way: a page and the next one.
  session.touchDown(at: CGPoint(x: 200, y: 80))
  for x in stride(from: 190, through: 100, by: -10) {
    session.advance(by: 1 / 60)
    session.touchMove(to: CGPoint(x: CGFloat(x), y: 80))
  }
  stage.expectPicture("page-view")
  if let pixels = stage.pixels {
    let green = pixels.bounds { red, green, _ in green > 150 && red < 100 }
    Checks.expect(green.width > 80 && green.maxX == 240, "the next page comes in: \(green)")
  }
  session.touchUp(at: CGPoint(x: 100, y: 80))
  session.advance(by: 1)
  Checks.expect(stage.says("two") && !stage.says("one"), "the page is turned: \(stage.labels)")
  if let pixels = stage.pixels {
    let (red, green, blue) = pixels.color(10, 10)
    Checks.expect(green > red && green > blue, "it fills the page: \((red, green, blue))")
  }

  // A short drag turns nothing.
  session.drag([CGPoint(x: 100, y: 80), CGPoint(x: 70, y: 80)], duration: 0.6)
  session.advance(by: 1)
  Checks.expect(stage.says("two"), "a short drag turns nothing: \(stage.labels)")
  session.tap("Page 3")
  session.advance(by: 1)
  Checks.expect(stage.says("three"), "a dot turns to its page: \(stage.labels)")
  session.drag([CGPoint(x: 200, y: 80), CGPoint(x: 20, y: 80)], duration: 0.2)
  session.advance(by: 1)
  Checks.expect(stage.says("three"), "there is nothing behind the last page: \(stage.labels)")

  let show = Stage(120, 120, in: scheme) {
    AutoPageView(items, every: 2) { Text($0.id) }
  }
  show.session.advance(by: 2.5)
  Checks.expect(show.says("two"), "pages turn by themselves: \(show.labels)")
  show.session.advance(by: 4)
  Checks.expect(show.says("one"), "and begin again: \(show.labels)")
}
