import Filigree
import FiligreeTestSupport
import Foundation
import Testing

/// The guides show what was run.
@Suite struct TourTests {
  private func text(_ file: String) throws -> String {
    try String(contentsOf: projectFolder.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func theListingOfTheGuideIsTheExample() throws {
    let guide = try text("Documentation/Library.md")
    let listing = try String(
      contentsOf: projectFolder.appendingPathComponent("Examples/Tour/main.swift"), encoding: .utf8)
    expect(guide.contains("```swift\n\(listing)```"))
  }

  @Test func theExampleDrawsTheOutline() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: example("logo.png"), toPath: folder.path("logo.png"))
    let program = CommandRunner.program.deletingLastPathComponent().appendingPathComponent("Tour")
    let result = try CommandRunner.run(program, [], in: folder.url)
    expect(result.status == 0, "\(result.standardError)")
    expect(try folder.names == ["logo.png", "logo.svg", "logo@2x.png"])
    try expectPicture(
      CGImage(contentsOf: folder.url.appendingPathComponent("logo@2x.png")), named: "tour")
  }

  @Test func theCommandsOfTheGuidesAreUnderstood() throws {
    let guides = try text("README.md") + text("Documentation/Commands.md")
    let folder = try TemporaryFolder()
    let pictures = [
      ("logo.png", "logo.png"), ("scan.jpg", "scan.png"), ("drawing.png", "line-drawing.png"),
      ("sprite.png", "logo.png"), ("logo.gif", "logo.png"),
    ]
    for (name, file) in pictures {
      try FileManager.default.copyItem(atPath: example(file), toPath: folder.path(name))
    }
    let drawings = [
      ("drawing.svg", "<rect width='40' height='40' fill='gold'/><circle r='20' fill='red'/>"),
      ("badge.svg", "<circle cx='20' cy='20' r='20'/>"),
      ("star.svg", "<path d='M20 0L32 40 0 15H40L8 40z'/>"),
    ]
    for (name, content) in drawings {
      let text =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'>\(content)</svg>"
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }
    let lantern = "Examples/Packages/Icons/Sources/DrawnIcons/lantern.svg"
    try FileManager.default.copyItem(
      atPath: projectFolder.appendingPathComponent(lantern).path,
      toPath: folder.path("lantern.svg"))
    // Previews run until they are ended, and workers are given jobs; scripts/test-watch and scripts/test-workers try them.
    let commands = guides.split(separator: "\n").filter {
      $0.hasPrefix("    filigree ") && !$0.contains(" preview ") && !$0.contains(" worker ")
    }
    expect(commands.count == 20)
    for command in commands {
      let line = command.prefix { $0 != "#" }
        .replacingOccurrences(of: "*.png", with: "logo.png")
      let arguments = line.split(separator: " ").dropFirst().map(String.init)
      let result = try CommandRunner.run(arguments, in: folder.url)
      expect(result.status == 0, "\(line): \(result.standardError)")
    }
    expect(FileManager.default.fileExists(atPath: folder.path("shapes/logo.svg")))
  }
}
