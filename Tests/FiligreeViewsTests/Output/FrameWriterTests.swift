import FiligreePixels
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

/// The frames of a session, as files.
@MainActor @Suite struct FrameWriterTests {
  /// A bar that grows from 10 to 50 points in a second once it is told to.
  private struct Bar: View {
    @State private var isLong = false

    var body: some View {
      Rectangle()
        .fill(Color.red)
        .frame(width: isLong ? 50 : 10, height: 10)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isLong = true } }
        .accessibilityLabel("Bar")
    }
  }

  private func session() -> ViewSession {
    ViewSession(size: CGSize(width: 60, height: 20)) { Bar() }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// How many pixels of the middle row are painted.
  private func length(_ image: CGImage) -> Int {
    let row = image.height / 2 * image.width
    let pixels = image.premultipliedSRGB8()
    return (0..<image.width).filter { pixels[(row + $0) * 4 + 3] > 127 }.count
  }

  @Test func framesAreAtTheirTimes() throws {
    let session = session()
    var lengths: [Int] = []
    var times: [TimeInterval] = []
    try session.frames(duration: 1.5, framesPerSecond: 4) { time in
      times.append(time)
      if time == 0.25 { session.tap("Bar") }
    } _: { frame, number in
      expect(number == lengths.count)
      lengths.append(length(frame))
    }
    expect(times == [0, 0.25, 0.5, 0.75, 1, 1.25])
    expect(lengths == [10, 10, 20, 30, 40, 50])
    expect(session.time == 1.5)
  }

  @Test func animatedPNG() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("bar.png")
      let session = session()
      let count = try session.writeAnimation(to: url, duration: 1, framesPerSecond: 10) {
        if $0 == 0 { session.tap("Bar") }
      }
      expect(count == 10)
      let first = try Data(contentsOf: url)
      expect(first.firstRange(of: Data("acTL".utf8)) != nil)
      expect(first.firstRange(of: Data("fdAT".utf8)) != nil)
      expect(length(try CGImage(contentsOf: url)) == 10)
      // Nothing depends on the machine's clock.
      let again = self.session()
      try again.writeAnimation(to: url, duration: 1, framesPerSecond: 10) {
        if $0 == 0 { again.tap("Bar") }
      }
      expect(try Data(contentsOf: url) == first)
    }
  }

  @Test func animatedWebP() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.WEBP")
      try session().writeAnimation(to: url, duration: 0.3, framesPerSecond: 10)
      expect(try PictureInfo(data: Data(contentsOf: url)).isAnimated)
      expect(try names(folder) == ["a.WEBP"])
    }
  }

  @Test func folderOfFrames() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("frames")
      try session().writeAnimation(to: url, duration: 0.3, framesPerSecond: 10)
      expect(try names(url) == ["frame-0001.png", "frame-0002.png", "frame-0003.png"])
      try Data([1]).write(to: url.appendingPathComponent("notes"))
      try session().writeAnimation(to: url, duration: 0.2, framesPerSecond: 10)
      expect(try names(url) == ["frame-0001.png", "frame-0002.png", "notes"])
      expect(try names(folder) == ["frames"])
      expect(length(try CGImage(contentsOf: url.appendingPathComponent("frame-0002.png"))) == 10)
    }
  }

  private struct Stop: Error {}

  @Test func nothingIsLeftOfAFailure() throws {
    try withFolder { folder in
      for name in ["a.apng", "frames"] {
        let url = folder.appendingPathComponent(name)
        #expect(throws: Stop.self) {
          try session().writeAnimation(to: url, duration: 1) { if $0 > 0.5 { throw Stop() } }
        }
      }
      expect(try names(folder).isEmpty)
      let file = folder.appendingPathComponent("file")
      try Data([1]).write(to: file)
      #expect(throws: PictureError.self) { try session().writeAnimation(to: file, duration: 1) }
      let missing = folder.appendingPathComponent("none/frames")
      #expect(throws: PictureError.self) { try session().writeAnimation(to: missing, duration: 1) }
      expect(try names(folder) == ["file"])
    }
  }

  @Test(arguments: [
    (TimeInterval.nan, 30), (.infinity, 30), (-1, 30), (1e300, 30), (1, 0), (1, -5), (1, 1001),
    (1, .max), (1e6, 1000),
  ])
  func numbersOutOfRange(_ duration: TimeInterval, _ framesPerSecond: Int) throws {
    #expect(throws: PictureError.self) {
      try session().frames(duration: duration, framesPerSecond: framesPerSecond) { _, _ in }
    }
  }

  @Test func noTimeIsOneFrame() throws {
    var count = 0
    try session().frames(duration: 0) { _, _ in count += 1 }
    expect(count == 1)
  }
}
