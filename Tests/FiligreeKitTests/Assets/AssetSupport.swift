import FiligreePixels
import FiligreeSymbols
import Foundation
import Synchronization

@testable import FiligreeKit

/// Keeps what a log writes.
final class Lines: Sendable {
  private let kept = Mutex<[String]>([])
  var all: [String] { kept.withLock { $0 } }
  func log() -> WarningLog {
    WarningLog { line in self.kept.withLock { $0.append(line) } }
  }
}

/// Runs `body` with a new folder that has the files, by their paths in it, and removes it.
func withFolder(_ files: [String: Data], _ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("filigree-assets-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (name, data) in files {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
  try body(folder.path)
}

/// The file of a color set with these entries.
func colors(_ entries: String...) -> Data {
  Data("{\"colors\": [\(entries.joined(separator: ", "))], \"info\": {\"version\": 1}}".utf8)
}

/// An entry of a color set.
func entry(_ red: String, _ green: String, _ blue: String, _ rest: String = "") -> String {
  """
  {"idiom": "universal", "color": {"color-space": "srgb", "components":
  {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}\(rest)}
  """
}

let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
let light = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"light\"}]"
let high = ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
let darkHigh = """
  , "appearances": [{"appearance": "luminosity", "value": "dark"},
  {"appearance": "contrast", "value": "high"}]
  """

/// The file of an image set.
func images(_ entries: String..., rest: String = "") -> Data {
  Data("{\"images\": [\(entries.joined(separator: ", "))]\(rest)}".utf8)
}

/// The file of a gray picture.
func png(_ width: Int, _ height: Int) throws -> Data {
  let bytes = [UInt8](repeating: 128, count: width * height)
  return try CGImage(width: width, height: height, components: 1, depth: 8, bytes: bytes).pngData()
}

/// An sRGB color of parts of 255.
func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> CGColor {
  CGColor(
    srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
    alpha: alpha)
}
