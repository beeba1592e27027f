import FiligreeKit
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// Pictures and symbols as parts of texts.
@Suite("Pictures in texts") @MainActor
struct TextImageTests {
  private var square: Image {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 14), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 14))
    }
    return Image(uiImage: image)
  }

  @Test("Symbols take the font and color of their text, and lines are broken beside them")
  func picture() throws {
    let session = page(220, 250) {
      VStack(alignment: .leading, spacing: 8) {
        Text(Image(systemName: "star")) + Text(" and ")
          + Text(Image(systemName: "star.fill")).foregroundColor(.orange)
        Text(
          "Rain \(Image(systemName: "cloud.rain")) in the morning, sun \(Image(systemName: "sun.max")) at noon"
        )
        Text("Large \(Image(systemName: "heart"))").font(.title).bold()
        Text(
          "Cut off at last \(Image(systemName: "moon")) \(Image(systemName: "moon")) moons over a dark sea"
        )
        .lineLimit(1)
        Text("A picture \(square) on the line").underline()
        Text("Two \(Image(systemName: "bolt").renderingMode(.template)) bolts").foregroundStyle(
          .blue
        )
        .minimumScaleFactor(0.5).frame(width: 70).lineLimit(1)
      }
    }
    session.background = .white
    expectPicture(try session.image(), named: "text-images")
    expect(session.problems == [])
  }

  @Test("A picture stands on the baseline, as wide and high as it is")
  func size() {
    func width(_ text: Text) -> CGFloat { FiligreeViewsTests.size(text, nil, nil).width }
    let plain = Text(verbatim: "ab")
    let parts = Text(verbatim: "a") + Text(square) + Text(verbatim: "b")
    expect(abs(width(parts) - width(plain) - 10) <= 1)
    expect(
      FiligreeViewsTests.size(parts, nil, nil).height
        == FiligreeViewsTests.size(plain, nil, nil).height)
    // One that is higher than the letters makes its line higher.
    let high = Text(verbatim: "a") + Text(square).baselineOffset(20)
    expect(
      FiligreeViewsTests.size(high, nil, nil).height
        > FiligreeViewsTests.size(plain, nil, nil).height + 10)
  }

  @Test("A picture that is missing takes no room, and its label is said")
  func missing() {
    let none = FiligreeViewsTests.size(Text("a\(Image("there-is-no-such-picture"))b"), nil, nil)
    expect(none == FiligreeViewsTests.size(Text("ab"), nil, nil))
    let session = page(200, 40) {
      Text("Like \(Image("there-is-no-such-picture", label: Text("heart")))")
    }
    expect(session.accessibilityTree.map(\.label) == ["Like heart"])
  }
}
