import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// What the program draws that `filigree preview` builds.
@MainActor @Suite struct PreviewHostTests {
  private struct Card_Previews: PreviewProvider {
    static var previews: some View {
      Color.red.frame(width: 30, height: 20).previewLayout(.sizeThatFits)
      Group {
        Color.blue.previewDisplayName("Blue card")
        Color.green
      }
      .previewLayout(.fixed(width: 40, height: 10))
      Color.white
    }
  }

  private struct Switch: View {
    @State private var isOn = false

    var body: some View {
      (isOn ? Color.red : Color.blue)
        .onTapGesture { withAnimation(.linear(duration: 0.5)) { isOn = true } }
        .accessibilityLabel("Switch")
    }
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      (scheme == .dark ? Color.green : Color.red).frame(width: 10, height: 10)
    }
  }

  private struct Result {
    var status: Int32
    var lines: [String]
    var pictures: [String: CGImage]
  }

  /// Draws sources into a folder, and reads what is there.
  private func run(_ sources: [PreviewHost.Source], _ arguments: [String]) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var lines: [String] = []
    let status = PreviewHost.run(sources, arguments: ["--output", folder.path] + arguments) {
      lines.append($0)
    }
    var pictures: [String: CGImage] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      pictures[name] = try CGImage(contentsOf: folder.appendingPathComponent(name))
    }
    return Result(status: status, lines: lines, pictures: pictures)
  }

  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image else { return [] }
    let at = (y * image.width + x) * 4
    return Array(image.premultipliedSRGB8()[at..<(at + 4)])
  }

  @Test func aPictureForEachViewInItsLayout() throws {
    let source = PreviewHost.Source("Card", Card_Previews.self)
    let result = try run([source], ["--scale", "1", "--size", "50x60"])
    expect(result.status == 0)
    expect(
      result.lines == [
        "Card-1.png\t30\t20\t1", "Card-Blue-card.png\t40\t10\t1", "Card-3.png\t40\t10\t1",
        "Card-4.png\t50\t60\t1",
      ])
    // Each picture is of one view alone.
    let blue = pixel(result.pictures["Card-Blue-card.png"], 20, 5)
    expect(blue[2] > 200 && blue[0] < 50, "\(blue)")
    let green = pixel(result.pictures["Card-3.png"], 20, 5)
    expect(green[1] > 150 && green[2] < 150, "\(green)")
    let only = try run([source], ["--only", "Card-3"])
    expect(only.lines == ["Card-3.png\t80\t20\t1"])
  }

  /// What views print is not among the lines that tell of pictures, and the last line says that all is done.
  @Test func theListHasAFileOfItsOwn() throws {
    let list = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-" + UUID().uuidString)
    try Data().write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let source = PreviewHost.Source("A", layout: .fixed(width: 10, height: 5)) { Color.red }
    let empty = PreviewHost.Source("B", layout: .fixed(width: 0, height: 5)) { Color.red }
    let result = try run([source, empty], ["--list", list.path])
    expect(result.status == 1 && result.lines.isEmpty)
    expect(try String(contentsOf: list, encoding: .utf8) == "A.png\t20\t10\t1\nend\n")
    expect(try run([source], ["--list", "/nonexistent/list"]).status == 64)
  }

  @Test func oneViewHasThePlainName() throws {
    let sources = [
      PreviewHost.Source("A") { Color.red },
      PreviewHost.Source("B", layout: .fixed(width: 10, height: 5)) { Color.red },
    ]
    expect(
      try run(sources, []).lines == ["A.png\t780\t1688\t1", "B.png\t20\t10\t1"])
    expect(try run(sources, ["--source", "1"]).lines == ["B.png\t20\t10\t1"])
  }

  @Test func appearance() throws {
    let source = PreviewHost.Source("S", layout: .fixed(width: 20, height: 20)) { Scheme() }
    let light = try run([source], ["--scale", "1"]).pictures["S.png"]
    expect(pixel(light, 1, 1) == [255, 255, 255, 255])
    expect(pixel(light, 10, 10)[0] > 200)
    let dark = try run([source], ["--scale", "1", "--appearance", "dark"]).pictures["S.png"]
    expect(pixel(dark, 1, 1) == [0, 0, 0, 255])
    expect(pixel(dark, 10, 10)[1] > 150)
    // A view that sets its own scheme has its surroundings, too.
    let own = PreviewHost.Source("S", layout: .fixed(width: 20, height: 20)) {
      Scheme().preferredColorScheme(.dark)
    }
    expect(
      pixel(try run([own], ["--scale", "1"]).pictures["S.png"], 1, 1) == [0, 0, 0, 255])
  }

  @Test func tapsAndAnimations() throws {
    let source = PreviewHost.Source("S", layout: .fixed(width: 8, height: 8)) { Switch() }
    let before = try run([source], ["--scale", "1"])
    expect(pixel(before.pictures["S.png"], 4, 4)[2] > 200)
    let after = try run([source], ["--scale", "1", "--tap", "Switch@0.2"])
    expect(pixel(after.pictures["S.png"], 4, 4)[0] > 200)
    let moving = try run(
      [source], ["--scale", "1", "--tap", "Switch@0.2", "--animate", "1"])
    expect(moving.lines == ["S.png\t8\t8\t1", "S.apng\t8\t8\t30"])
    expect(pixel(moving.pictures["S.apng"], 4, 4)[2] > 200)
    let nobody = try run([source], ["--tap", "Nobody@0"])
    expect(nobody.status == 1 && nobody.lines.isEmpty && nobody.pictures.isEmpty)
  }

  @Test func viewsWithoutAnArea() throws {
    let empty = try run(
      [PreviewHost.Source("E", layout: .sizeThatFits) { Spacer().frame(width: 0) }], [])
    expect(empty.status == 1 && empty.pictures.isEmpty)
    let none = try run([PreviewHost.Source("N") { EmptyView() }], [])
    expect(none.status == 0 && none.lines.isEmpty)
  }

  @Test(arguments: [
    ["--scale"], ["--scale", "0"], ["--scale", "nan"], ["--size", "3"], ["--size", "infx2"],
    ["--appearance", "gray"], ["--animate", "-1"], ["--animate", "nan"], ["--tap", "A"],
    ["--tap", "@1"], ["--tap", "A@nan"], ["--source", "-1"], ["--color", "red"],
  ])
  func wrongCommandLines(_ arguments: [String]) throws {
    let result = try run([PreviewHost.Source("A") { Color.red }], arguments)
    expect(result.status == 64 && result.pictures.isEmpty)
  }
}
