import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeTool

/// The version stands in one place; whoever else names it has to agree.
@Suite struct VersionTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theProgramSaysIt() throws {
    let result = try CommandRunner.run(["--version"])
    expect(
      String(decoding: result.standardOutput, as: UTF8.self) == FiligreeVersion.current + "\n")
  }

  @Test func theChangelogBeginsWithIt() throws {
    let versions = try text("CHANGELOG.md").matches(of: /(?m)^## (\d+\.\d+\.\d+)\b/).map(\.1)
    expect(versions.first.map(String.init) == FiligreeVersion.current)
  }

  @Test func documentsDependOnIt() throws {
    let folder = Self.root.appendingPathComponent("Documentation")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    var count = 0
    for page in pages + ["README.md"] {
      // A dependency on this package, by its address or by its folder.
      let found = try text(page).matches(
        of: /\.package\(url: "[^"]*filigree[^"]*", from: "([^"]+)"/)
      for version in found.map(\.1) {
        count += 1
        expect(version == FiligreeVersion.current, "\(page)")
      }
    }
    expect(count > 0)
  }
}
