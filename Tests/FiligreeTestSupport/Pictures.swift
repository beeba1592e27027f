import FiligreePixels
import Foundation
import Testing

/// Compares a picture with `Goldens/<name>.png` beside the calling test's file, pixel for pixel.
///
/// Where they differ, or where there is no golden, an issue is recorded, and `<name>.actual.png`,
/// `<name>.expected.png` and `<name>.difference.png` are left side by side in
/// `.build/picture-failures/<test target>/`. The difference shows equal pixels as a faint gray of the
/// expected picture, and others red: the brighter, the farther apart. With `FILIGREE_RECORD=1` in the
/// environment the golden is written instead, and an issue says so.
///
/// Pictures are equal if sizes, color spaces and the displayed pixels are: straight RGBA of the
/// deeper of the two depths, a fully transparent pixel having no color.
public func expectPicture(
  _ image: CGImage, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    try PictureExpectation(file: file, name: name).check(image, sourceLocation)
  } catch {
    Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
  }
}

/// Where the files of one expected picture lie, and how it is compared.
private struct PictureExpectation {
  let golden: URL
  let failures: URL
  let name: String

  init(file: String, name: String) {
    // …/Tests/<Target>/[folders/]File.swift
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.deletingLastPathComponent().lastPathComponent != "Tests", folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    golden = folder.appendingPathComponent("Goldens").appendingPathComponent(name + ".png")
    failures = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/picture-failures")
      .appendingPathComponent(folder.lastPathComponent)
    self.name = name
  }

  func check(_ actual: CGImage, _ sourceLocation: SourceLocation) throws {
    if ProcessInfo.processInfo.environment["FILIGREE_RECORD"] == "1" {
      try write(actual, to: golden)
      Issue.record(
        "recorded \(golden.path): look at it, and run again without FILIGREE_RECORD",
        sourceLocation: sourceLocation)
      return
    }
    guard FileManager.default.fileExists(atPath: golden.path) else {
      try write(actual, to: failure("actual"))
      Issue.record(
        """
        there is no golden \(golden.path); \(failure("actual").path) is the picture, and \
        FILIGREE_RECORD=1 makes it the golden
        """, sourceLocation: sourceLocation)
      return
    }
    let expected = try CGImage(contentsOf: golden)
    guard let text = differ(actual, expected) else {
      for kind in ["actual", "expected", "difference"] {
        try? FileManager.default.removeItem(at: failure(kind))
      }
      return
    }
    try write(actual, to: failure("actual"))
    try write(expected, to: failure("expected"))
    if let difference = difference(actual, expected) {
      try write(difference, to: failure("difference"))
    }
    Issue.record(
      "\(name) \(text); see \(failures.path)/\(name).{actual,expected,difference}.png",
      sourceLocation: sourceLocation)
  }

  private func failure(_ kind: String) -> URL {
    failures.appendingPathComponent("\(name).\(kind).png")
  }

  private func write(_ image: CGImage, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try image.pngData().write(to: url, options: .atomic)
  }

  /// What differs, in words; nil where nothing does.
  private func differ(_ a: CGImage, _ b: CGImage) -> String? {
    guard a.width == b.width, a.height == b.height else {
      return "has \(a.width)×\(a.height) pixels, expected are \(b.width)×\(b.height)"
    }
    guard (a.colorSpace == .displayP3Space) == (b.colorSpace == .displayP3Space) else {
      return "is in another color space than expected"
    }
    let first = a.straightRGBA16()
    let second = b.straightRGBA16()
    guard first != second else { return nil }
    var count = 0
    var most = 0
    var place = 0
    for pixel in 0..<(a.width * a.height) {
      let distance = Self.distance(first, second, pixel)
      if distance > 0 { count += 1 }
      if distance > most {
        most = distance
        place = pixel
      }
    }
    return """
      differs in \(count) of \(a.width * a.height) pixels, most by \(most) of 65535 at \
      (\(place % a.width), \(place / a.width))
      """
  }

  private static func distance(_ a: [UInt16], _ b: [UInt16], _ pixel: Int) -> Int {
    (0..<4).reduce(0) { max($0, abs(Int(a[pixel * 4 + $1]) - Int(b[pixel * 4 + $1]))) }
  }

  private func difference(_ a: CGImage, _ b: CGImage) -> CGImage? {
    guard a.width == b.width, a.height == b.height else { return nil }
    let first = a.straightRGBA16()
    let second = b.straightRGBA16()
    var bytes = [UInt8]()
    bytes.reserveCapacity(a.width * a.height * 3)
    for pixel in 0..<(a.width * a.height) {
      let distance = Self.distance(first, second, pixel)
      if distance == 0 {
        let sum = (0..<3).reduce(0) { $0 + Int(second[pixel * 4 + $1] >> 8) }
        let faint = UInt8(192 + sum / 3 / 4)
        bytes += [faint, faint, faint]
      } else {
        bytes += [UInt8(min(255, 96 + distance >> 8)), 0, 0]
      }
    }
    return CGImage(width: a.width, height: a.height, components: 3, depth: 8, bytes: bytes)
  }
}
