import FiligreeGoldens
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// The folder of a test target that is not there: a package in a temporary folder, whose failures are caught.
final class Scratch {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "filigree-goldens-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("Tests/ScratchTests/Parts"), withIntermediateDirectories: true
    )
    try Data().write(to: root.appendingPathComponent("Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A line of a test in a folder of the target.
  var location: SourceLocation {
    SourceLocation(
      fileID: "ScratchTests/CardTests.swift",
      filePath: root.appendingPathComponent("Tests/ScratchTests/Parts/CardTests.swift").path,
      line: 12, column: 3)
  }

  func golden(_ name: String) -> URL {
    root.appendingPathComponent("Tests/ScratchTests/Goldens/\(name).png")
  }

  func left(_ name: String, _ kind: String) -> URL {
    root.appendingPathComponent(".build/picture-failures/ScratchTests/\(name).\(kind).png")
  }

  /// Which of a failure's pictures are there.
  func left(_ name: String) -> [String] {
    ["actual", "expected", "difference"].filter {
      FileManager.default.fileExists(atPath: left(name, $0).path)
    }
  }

  func save(_ image: CGImage, _ name: String) throws {
    try FileManager.default.createDirectory(
      at: golden(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try image.write(to: golden(name), as: .png)
  }

  /// What an expectation says, if it fails once, at the line of the test.
  func failure(
    _ image: CGImage, named name: String, precision: Double = 1, tolerance: Double = 0,
    record: PictureRecording = .missing
  ) -> String? {
    let failures = caught {
      expectPicture(
        image, named: name, precision: precision, tolerance: tolerance, record: record,
        sourceLocation: location)
    }
    expect(failures.count < 2)
    if let failure = failures.first {
      expect(failure.sourceLocation == location)
      expect(!failure.text.contains { $0.isNewline })
    }
    return failures.first?.text
  }
}

/// The issues that `body` records.
func caught(_ body: () -> Void) -> [(text: String, sourceLocation: SourceLocation?)] {
  // Called on the thread of the test, while `body` runs.
  nonisolated(unsafe) var issues: [(String, SourceLocation?)] = []
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    issues.append((issue.comments.map(\.rawValue).joined(), issue.sourceLocation))
    return true
  }
  return issues
}

/// A picture of one color, straight RGBA.
func field(_ width: Int, _ height: Int, _ color: [UInt8]) -> CGImage {
  CGImage(
    width: width, height: height, components: 4, depth: 8,
    bytes: (0..<width * height).flatMap { _ in color })
}
