import FiligreePixels
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost

private struct Dial: View {
  @State private var turns = 0
  @State private var note = ""

  var body: some View {
    VStack {
      Rectangle().fill(.red).frame(width: 30, height: 30)
        .rotationEffect(.degrees(Double(turns) * 100))
        .animation(.linear(duration: 1), value: turns)
      Button("Turn \(turns)") { turns += 1 }
      Text(note)
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      note = "late"
    }
  }
}

@Suite("Pages of previews")
@MainActor
struct PagePreviewTests {
  private let item: PreviewItem
  private let surroundings = PageSurroundings(size: CGSize(width: 120, height: 120), scale: 1)

  init() throws {
    let source = PreviewHost.Source("Dial", layout: .fixed(width: 120, height: 120)) { Dial() }
    item = try #require(PreviewItem.all(of: source).first)
  }

  private func session(_ saved: SavedState = SavedState()) -> PageSession {
    let session = PagePreview.session(of: item, surroundings, FileStore(), saved)
    session.take(.preview(.rate(0)))
    return session
  }

  private func seek(_ session: PageSession, _ seconds: Double) throws -> [UInt8] {
    session.take(.preview(.seek(seconds)))
    return try session.view.image().encodedBytes(as: .png)
  }

  private func press(_ session: PageSession, _ label: String) throws {
    let element = try #require(session.view.accessibilityTree.first { $0.label == label })
    for phase in [PointerEvent.Phase.down, .up] {
      let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
      session.take(.pointer(PointerEvent(phase: phase, id: 1, point: point)))
    }
  }

  private func labels(_ session: PageSession) -> [String] {
    session.view.accessibilityTree.map(\.label)
  }

  @Test("A stopped clock stands, a step is a sixtieth of a second")
  func steps() throws {
    let session = session()
    let time = session.view.time
    session.take(.preview(.step))
    session.take(.preview(.step))
    expect(abs(session.view.time - time - 2.0 / 60) < 1e-6)
  }

  @Test("Each time has its picture, whichever way the clock comes there")
  func times() throws {
    let session = session()
    _ = try seek(session, 0.5)
    try press(session, "Turn 0")
    let all = try [0.5, 0.75, 1.2, 1.6, 2.5].map { try seek(session, $0) }
    expect(Set(all).count == 5)
    expect(labels(session) == ["Turn 1", "late"])
    for (index, time) in [(2, 1.2), (0, 0.5), (3, 1.6), (1, 0.75), (4, 2.5)] {
      expect(try seek(session, time) == all[index], "\(time)")
    }
    _ = try seek(session, 0.2)
    expect(labels(session) == ["Turn 0", ""])
    // Another future.
    try press(session, "Turn 0")
    try press(session, "Turn 1")
    _ = try seek(session, 2.6)
    expect(labels(session) == ["Turn 2", "late"])
  }

  @Test("The past is seen in the surroundings of the present")
  func pastInPresent() throws {
    let session = session()
    _ = try seek(session, 1)
    var wide = surroundings
    wide.size.width = 200
    wide.isDark = true
    session.take(.surroundings(wide))
    _ = try seek(session, 0.1)
    expect(session.view.size.width == 200)
    expect(session.view.environment.colorScheme == .dark)
    _ = try seek(session, 2)
    expect(session.view.size.width == 200)
  }

  @Test("State that was saved is what the preview begins with, in the past as well")
  func state() throws {
    let first = session()
    try press(first, "Turn 0")
    let saved = first.view.graph.savedState()
    expect(saved.views.count == 1)
    let second = session(saved)
    expect(labels(second)[0] == "Turn 1")
    try press(second, "Turn 1")
    _ = try seek(second, 1)
    _ = try seek(second, 0)
    expect(labels(second)[0] == "Turn 1")
  }

  @Test("A direction is one's own, whatever the language says")
  func direction() {
    let session = session()
    var turned = surroundings
    turned.language = "en"
    turned.direction = .rightToLeft
    session.take(.surroundings(turned))
    expect(session.view.environment.layoutDirection == .rightToLeft)
  }

  @Test(
    "Requests are read by type and within bounds",
    arguments: [
      (#"{"type":"preview","action":"rate","value":0.1}"#, PreviewRequest.rate(0.1)),
      (#"{"type":"preview","action":"rate","value":-3}"#, .rate(0)),
      (#"{"type":"preview","action":"seek","value":1e300}"#, .seek(PagePreview.longestTime)),
      (#"{"type":"preview","action":"step"}"#, .step),
      (#"{"type":"preview","action":"inspect","x":1,"y":2}"#, .inspect(CGPoint(x: 1, y: 2))),
    ])
  func requests(text: String, request: PreviewRequest) throws {
    expect(try PageMessage(json: text) == .preview(request))
  }

  @Test("Other requests are refused")
  func refused() {
    for text in [
      #"{"type":"preview"}"#, #"{"type":"preview","action":"jump"}"#,
      #"{"type":"preview","action":"seek"}"#, #"{"type":"preview","action":"seek","value":"1"}"#,
    ] {
      #expect(throws: PageMessage.Failure.self) { try PageMessage(json: text) }
    }
  }

  /// Red, green and blue of all pixels, whether the picture has opacities or not.
  private func colors(_ image: CGImage) -> [UInt8] {
    let straight = image.straight8()
    let count = straight.componentsPerPixel
    return straight.bytes.enumerated().filter { count < 4 || $0.offset % 4 < 3 }.map(\.element)
  }

  @Test("Exports have the picture of the session, and animations move its clock on")
  func exports() async throws {
    let session = session()
    let picture = try session.view.image()
    let beginnings: [PreviewExport.Format: String] = [
      .png: "\u{89}PNG", .webp: "RIFF", .gif: "GIF89a", .svg: "<", .pdf: "%PDF", .apng: "\u{89}PNG",
      .animatedWebP: "RIFF", .animatedGIF: "GIF89a",
    ]
    for format in PreviewExport.Format.allCases {
      let data = try await PreviewExport(format: format, seconds: 0.1).data(of: session)
      let beginning = try #require(beginnings[format]).unicodeScalars.map { UInt8($0.value) }
      expect(data.starts(with: beginning), "\(format)")
      if format == .png || format == .webp {
        let isSame = try colors(CGImage(data: data)) == colors(picture)
        expect(isSame, "\(format)")
      }
    }
    let time = session.view.time
    _ = try await PreviewExport(format: .apng, seconds: 0.5).data(of: session)
    expect(abs(session.view.time - time - 0.5) < 1e-6)
    for seconds in [0, -1, 31, Double.nan, .infinity] {
      await #expect(throws: PreviewExport.Failure.self) {
        try await PreviewExport(format: .apng, seconds: seconds).data(of: session)
      }
    }
  }
}
