import FiligreePaths
import Foundation
import Synchronization

@testable import FiligreeSymbols

/// Whether Debian's icons are there: `scripts/setup` installs them.
let hasIcons = FileManager.default.fileExists(atPath: SymbolLibrary.installedFolder)

/// An SVG file of 16 × 16 units around `content`.
func svg(_ content: String, _ attributes: String = "viewBox=\"0 0 16 16\"") -> [UInt8] {
  Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
}

/// The bounds of the ink in an SVG file's drawing.
func ink(_ content: String, _ attributes: String = "viewBox=\"0 0 16 16\"") throws -> CGRect {
  try IconReader.read(svg(content, attributes)).path.boundingRect
}

/// Why a file is no icon, or nil where it is one.
func failure(_ bytes: [UInt8]) -> SymbolError? {
  do throws(SymbolError) {
    _ = try IconReader.read(bytes)
    return nil
  } catch {
    return error
  }
}

extension CGRect {
  /// Whether all four edges are those of `other`, within `tolerance`.
  func isClose(to other: CGRect, tolerance: CGFloat = 1e-6) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}

/// Keeps what a log writes.
final class Lines: Sendable {
  private let kept = Mutex<[String]>([])
  var all: [String] { kept.withLock { $0 } }
  func log() -> WarningLog {
    WarningLog { line in self.kept.withLock { $0.append(line) } }
  }
}

/// Runs `body` with a new folder that has the files, and removes it.
func withFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("filigree-symbols-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, bytes) in files {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }
  try body(folder.path)
}
