import FiligreeKit
import FiligreePixels
import FiligreeTesting
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

/// Views in pictures: sizes, variants, times, and what cannot be drawn.
///
/// Their pictures are of shapes alone, for fonts differ.
@MainActor @Suite struct ExpectViewTests {
  /// The names and texts of the failures of `body`.
  private func failures(_ body: (SourceLocation) -> Void) -> [String] {
    // Called on the thread of the test, while `body` runs.
    nonisolated(unsafe) var texts: [String] = []
    let location = #_sourceLocation
    withKnownIssue(isIntermittent: true) {
      body(location)
    } matching: { issue in
      texts.append(issue.comments.map(\.rawValue).joined())
      return issue.sourceLocation == location
    }
    return texts
  }

  @Test func standardVariants() {
    expectPicture(
      of: Leaf(), size: CGSize(width: 60, height: 40), named: "leaf", variants: .standard)
  }

  @Test func aViewTakesItsOwnSize() {
    expectPicture(of: Leaf().frame(width: 60, height: 40), scale: 2, named: "leaf-2x")
  }

  @Test func anAnimationAtGivenTimes() {
    expectPicture(
      of: Slider(), size: CGSize(width: 80, height: 20), named: "slider", at: [0, 0.25, 0.5, 1]
    ) { $0.tap(at: CGPoint(x: 40, y: 10)) }
  }

  @Test func aSessionAtWork() {
    let session = ViewSession(size: CGSize(width: 80, height: 20)) { Slider() }
    session.background = .white
    session.tap(at: CGPoint(x: 40, y: 10))
    session.advance(by: 0.25)
    expectPicture(of: session, named: "slider-0.25s")
  }

  @Test func eachVariantIsAViewOfItsOwn() {
    var made = 0
    func view() -> Leaf {
      made += 1
      return Leaf()
    }
    expectPicture(
      of: view(), size: CGSize(width: 60, height: 40), named: "leaf", variants: [.light, .dark])
    expect(made == 2)
  }

  @Test func variantsOfOnesOwn() {
    let still = PictureVariant("dark") { $0.colorScheme = .dark }
    expectPicture(
      of: Leaf(), size: CGSize(width: 60, height: 40), named: "leaf", variants: [still])
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
    CGSize(width: CGFloat.infinity, height: 5),
  ])
  func impossibleSizesFail(_ size: CGSize) {
    let texts = failures {
      expectPicture(of: Leaf(), size: size, named: "leaf", record: .never, sourceLocation: $0)
    }
    expect(texts.count == 1)
    expect(texts.first?.hasPrefix("leaf: a size of") == true)
    expect(texts.first?.contains("finite and greater than 0") == true)
  }

  @Test func hugeSizesFail() {
    for size in [CGSize(width: 1e6, height: 1e6), CGSize(width: 1e300, height: 1e300)] {
      let texts = failures {
        expectPicture(of: Leaf(), size: size, named: "leaf", record: .never, sourceLocation: $0)
      }
      expect(texts.first?.contains("pixels are drawn") == true)
    }
    let texts = failures {
      expectPicture(
        of: Leaf().frame(width: 1e8, height: 1e8), named: "leaf", record: .never, sourceLocation: $0
      )
    }
    expect(texts.count == 1)
    expect(texts.first?.contains("cannot be drawn") == true)
  }

  @Test func viewsWithoutASizeFail() {
    let texts = failures {
      expectPicture(of: EmptyView(), named: "empty", record: .never, sourceLocation: $0)
    }
    expect(texts.count == 1)
    expect(texts.first?.contains("give it a frame") == true)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func impossibleScalesFail(_ scale: CGFloat) {
    let texts = failures {
      expectPicture(of: Leaf(), scale: scale, named: "leaf", record: .never, sourceLocation: $0)
    }
    expect(texts.count == 1)
    expect(texts.first?.contains("a scale of \(scale)") == true)
  }

  @Test(
    arguments: [
      ([-1], "a time of -1.0 seconds"), ([.nan], "a time of nan"), ([.infinity], "a time of inf"),
      ([0.2, 0.1], "do not rise"), ([0, 0], "do not rise"), ([0.1, 0.1001], "a millisecond apart"),
    ] as [([TimeInterval], String)])
  func impossibleTimesFail(_ times: [TimeInterval], _ words: String) {
    let texts = failures {
      expectPicture(of: Leaf(), named: "leaf", at: times, record: .never, sourceLocation: $0)
    }
    expect(texts.count == 1)
    expect(texts.first?.contains(words) == true)
  }

  @Test func variantsOfTheSameNameFail() {
    let texts = failures {
      expectPicture(
        of: Leaf(), named: "leaf", variants: [.dark, .dark], record: .never, sourceLocation: $0)
    }
    expect(texts.count == 1)
    expect(texts.first?.contains("variants of the same name") == true)
  }

  @Test func whatAnActionThrowsFails() {
    struct Refusal: Error {}
    let texts = failures {
      expectPicture(
        of: Leaf(), size: CGSize(width: 60, height: 40), named: "leaf", record: .never,
        sourceLocation: $0
      ) { _ in throw Refusal() }
    }
    expect(texts == ["leaf: cannot be drawn: Refusal()"])
  }

  @Test func everyPictureFailsByItself() {
    let texts = failures {
      expectPicture(
        of: Leaf(), size: CGSize(width: 60, height: 40), named: "nowhere",
        variants: [.light, .dark], at: [0, 0.5], record: .never, sourceLocation: $0)
    }
    expect(
      texts.compactMap { $0.split(separator: ":").first } == [
        "nowhere-light-0s", "nowhere-light-0.5s", "nowhere-dark-0s", "nowhere-dark-0.5s",
      ])
    removeLeft("nowhere")
  }

  /// Removes the pictures of failures that were meant.
  private func removeLeft(_ name: String) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/picture-failures/FiligreeTestingTests")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in files where file.hasPrefix(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
    }
  }

  @Test func picturesOfUIKitAttach() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let attachment = Attachment(image, named: "red")
    expect(attachment.preferredName == "red.png")
    try attachment.withUnsafeBytes { bytes in
      let decoded = try CGImage(data: Data(bytes))
      expect(decoded.width == image.cgImage?.width)
    }
    let empty = Attachment(UIImage(), named: "empty")
    #expect(throws: PictureError.self) { try empty.withUnsafeBytes { _ in } }
  }
}

/// A leaf at the leading edge, with a frame about it that is as large as texts are.
private struct Leaf: View {
  @ScaledMetric private var width = 2.0

  var body: some View {
    HStack {
      UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12)
        .fill(.green)
        .stroke(.primary, lineWidth: width)
        .frame(width: 24, height: 24)
      Spacer()
    }
    .padding(8)
  }
}

/// A knob that goes to the other end in half a second.
private struct Slider: View {
  @State private var isOn = false

  var body: some View {
    Capsule()
      .fill(.gray)
      .overlay(alignment: isOn ? .trailing : .leading) { Circle().fill(.white).padding(2) }
      .animation(.linear(duration: 0.5), value: isOn)
      .onTapGesture { isOn = true }
  }
}
