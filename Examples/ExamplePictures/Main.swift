// Draws the pictures of Examples/pictures: `swift run ExamplePictures FOLDER`.
import Filigree

@main
enum Main {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: ExamplePictures FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    let rasterizer = Rasterizer()
    try save(try rasterizer.render(Lamp.drawing()), "logo", to: folder)
    try save(try rasterizer.render(Fern.drawing()), "line-drawing", to: folder)
    if let scan = Scan.scanned(try rasterizer.render(Scan.drawing())) {
      try save(scan, "scan", to: folder)
    }
  }

  static func save(_ image: CGImage, _ name: String, to folder: URL) throws {
    let png = try image.pngData()
    try png.write(to: folder.appendingPathComponent("\(name).png"))
  }
}
