import FiligreePixels
import Foundation

/// A picture that a test expects: its file, and what is done where the test's picture is another one.
package struct ExpectedPicture: Sendable {
  /// Its name: the file's without `.png`.
  package let name: String
  let site: TestSite
  /// The file, `Goldens/<name>.png` in the folder of the test target.
  let golden: String
  /// Where the pictures of a failure are left.
  let failures: String
  /// The folder of the test's source file.
  private let sources: String

  /// An expected picture of a test at `site`.
  ///
  /// The folder of a test target is the nearest that bears the name of its module; where there is none, that of the source
  /// file. Pictures of failures are left in `.build/picture-failures` beside the nearest `Package.swift`, or, where there is
  /// none, in a temporary folder.
  package init(named name: String, at site: TestSite) {
    self.name = name
    self.site = site
    let file = URL(fileURLWithPath: site.filePath)
    let folders = sequence(first: file.deletingLastPathComponent()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }.map { $0 }
    sources = folders[0].path
    let target = folders.first { $0.lastPathComponent == site.moduleName } ?? folders[0]
    golden = target.appendingPathComponent("Goldens/\(name).png").path
    let root = folders.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    let left =
      root?.appendingPathComponent(".build/picture-failures")
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("picture-failures")
    failures = left.appendingPathComponent(site.moduleName).path
  }

  /// Compares or records, and reports what failed.
  ///
  /// - Parameters:
  ///   - actual: The picture.
  ///   - precision: The share of pixels that have to match, 0…1.
  ///   - tolerance: The distance up to which two pixels match, 0…1.
  ///   - recording: What is recorded; nil for what the environment asks for.
  ///   - environment: The environment.
  package func check(
    _ actual: CGImage, precision: Double, tolerance: Double, recording: PictureRecording?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    if let problem = problem(precision: precision, tolerance: tolerance) { return fail(problem) }
    guard let recording = recording ?? PictureRecording(environment: environment) else {
      return fail(
        "\(PictureRecording.variable) is '\(environment[PictureRecording.variable] ?? "")'; set it to "
          + PictureRecording.allCases.map(\.rawValue).joined(separator: ", ") + " or 1, or unset it"
      )
    }
    if recording == .all { return record(actual) }
    guard FileManager.default.fileExists(atPath: golden) else {
      if recording != .never { return record(actual) }
      let left = leave([("actual", actual)])
      return fail(
        "there is no \(golden); \(left), and \(PictureRecording.variable)=missing records it")
    }
    let expected: CGImage
    do {
      expected = try CGImage(contentsOf: URL(fileURLWithPath: golden))
    } catch {
      if recording == .failed { return record(actual) }
      let left = leave([("actual", actual)])
      return fail(
        "what is expected cannot be read: \(error); \(left); delete the file and run again to record it"
      )
    }
    let comparison = PictureComparison(
      of: actual, with: expected, precision: precision, tolerance: tolerance)
    guard let summary = comparison.summary else { return removeLeft() }
    if recording == .failed { return record(actual) }
    let left = leave([
      ("actual", actual), ("expected", expected), ("difference", comparison.difference),
    ])
    fail(
      "\(summary); \(left); if the new one is right, run again with \(PictureRecording.variable)=failed"
    )
  }

  /// Reports a failure of this picture, in one line.
  package func fail(_ message: String) {
    let line = "\(name): \(message)"
    site.fail(String(line.map { $0.isNewline ? " " : $0 }))
  }

  /// What makes a comparison impossible.
  private func problem(precision: Double, tolerance: Double) -> String? {
    if name.isEmpty || name.hasPrefix(".") || name.contains(where: { $0 == "/" || $0 == "\0" }) {
      return """
        '\(name)' cannot be a picture's name; it becomes a file's, so give one without a slash and without a dot at its \
        start
        """
    }
    if PictureComparison.part(precision) == nil {
      return "a precision of \(precision); give the share of pixels that have to match, 0 to 1"
    }
    if PictureComparison.part(tolerance) == nil {
      return "a tolerance of \(tolerance); give the distance up to which pixels match, 0 to 1"
    }
    return nil
  }

  private func record(_ actual: CGImage) {
    guard FileManager.default.fileExists(atPath: sources) else {
      // A folder made here would lie where nobody looks for it.
      return fail(
        "cannot be recorded: there is no folder \(sources); run the tests where they were built")
    }
    do {
      try write(actual, to: golden)
    } catch {
      return fail("cannot be recorded: \(error)")
    }
    site.attach(actual, named: "\(name).png")
    removeLeft()
    fail("recorded as \(golden); look at it, and run again")
  }

  /// Attaches pictures and leaves them as files, for frameworks and runs without attachments.
  ///
  /// - Returns: Where they are, as a part of a sentence.
  private func leave(_ pictures: [(kind: String, image: CGImage)]) -> String {
    removeLeft()
    for (kind, image) in pictures { site.attach(image, named: "\(name).\(kind).png") }
    do {
      for (kind, image) in pictures { try write(image, to: left(kind)) }
    } catch {
      return "its pictures could not be left: \(error)"
    }
    let kinds = pictures.map(\.kind).joined(separator: ",")
    return "see \(failures)/\(name).\(pictures.count == 1 ? kinds : "{\(kinds)}").png"
  }

  private func removeLeft() {
    for kind in ["actual", "expected", "difference"] { unlink(left(kind)) }
  }

  private func left(_ kind: String) -> String { "\(failures)/\(name).\(kind).png" }

  private func write(_ image: CGImage, to path: String) throws(PictureError) {
    try FilePath.makeFolder((path as NSString).deletingLastPathComponent)
    try image.write(to: URL(fileURLWithPath: path), as: .png)
  }
}
