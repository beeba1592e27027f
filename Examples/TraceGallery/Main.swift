// Draws the pictures of Documentation/ColorTracing.md:
// `swift run TraceGallery Documentation/Pictures/tracing`.
import FiligreePixels
import Foundation

@main
enum Main {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: TraceGallery FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, draw) in TraceGallery.pictures {
      try draw().pngData().write(to: folder.appendingPathComponent("\(name).png"))
    }
  }
}
