// Pictures of known drawings, and how near traces come to them:
//
//     TraceBench make FOLDER          the pictures (PGM, PBM, PNG) and their true outlines
//     TraceBench sweep FOLDER         our traces over tolerances: one line each
//     TraceBench time FOLDER RUNS     how long they take
//     TraceBench score FOLDER NAME SVG…   other programs' traces of the picture NAME
//     TraceBench plot TABLE.csv OUT.png   error against segments
import FiligreeContours
import FiligreeTracing
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

@main
enum Main {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "make" where arguments.count == 2: try make(arguments[1])
    case "sweep" where arguments.count >= 2: try sweep(arguments[1], Array(arguments.dropFirst(2)))
    case "time" where arguments.count == 3:
      try time(arguments[1], runs: max(Int(arguments[2]) ?? 1, 1))
    case "score" where arguments.count >= 4:
      try score(arguments[1], arguments[2], Array(arguments.dropFirst(3)))
    case "plot" where arguments.count == 3:
      let table = try String(contentsOf: URL(fileURLWithPath: arguments[1]), encoding: .utf8)
      try Data(Plot(table: table).picture().pngData())
        .write(to: URL(fileURLWithPath: arguments[2]))
    default:
      let usage =
        "usage: TraceBench make FOLDER | sweep FOLDER | time FOLDER RUNS | score FOLDER NAME SVG… | plot TABLE OUT\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
  }

  static let sizes = [512, 2048]

  static func make(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in Scenes.names {
      for size in sizes {
        let path = Scenes.path(name, size: Double(size))
        var recorder = DisplayListRecorder(
          bounds: CGRect(x: 0, y: 0, width: size, height: size))
        recorder.fill(path, with: .color(CGColor(gray: 0, alpha: 1)))
        let image = try Rasterizer(background: CGColor(gray: 1, alpha: 1)).render(recorder.finish())
        var gray = Gray(image)
        if name == "text" { gray.scan() }
        let base = "\(folder)/\(name)-\(size)"
        try Data(gray.pgm).write(to: URL(fileURLWithPath: base + ".pgm"))
        try Data(gray.pbm).write(to: URL(fileURLWithPath: base + ".pbm"))
        try gray.image.pngData().write(to: URL(fileURLWithPath: base + ".png"))
        try Data(path.svg.utf8).write(to: URL(fileURLWithPath: base + ".d"))
      }
    }
  }

  static func truth(_ folder: String, _ name: String) throws -> Path {
    let text = try String(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).d"), encoding: .utf8)
    return try Path(svg: text)
  }
}
