// Draws what the lab draws RUNS times after a warm-up and prints the times: the lab's peer `ours`.
//
//     lab-driver raster FILE.dl RUNS [OUT.rgba]     recorded commands
//     lab-driver svg FILE.svg RUNS [OUT.rgba]       an SVG file, from its bytes to pixels on white
//     lab-driver icons LIST SIDE RUNS               the SVG files that LIST names, each SIDE pixels wide and high
//
// FILIGREE_THREADS sets the number of threads, 1 if it is not set.
import Filigree

@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "raster" where arguments.count > 3:
      try raster(arguments[2], runs(arguments[3]), arguments.count > 4 ? arguments[4] : nil)
    case "svg" where arguments.count > 3:
      try svg(arguments[2], runs(arguments[3]), arguments.count > 4 ? arguments[4] : nil)
    case "icons" where arguments.count > 4:
      try icons(arguments[2], side: Int(arguments[3]) ?? 64, runs(arguments[4]))
    default: usage()
    }
  }

  private static func usage() -> Never {
    FileHandle.standardError.write(
      Data(
        "usage: lab-driver raster|svg FILE RUNS [OUT.rgba] | lab-driver icons LIST SIDE RUNS\n".utf8
      ))
    exit(64)
  }

  private static func runs(_ text: String) -> Int {
    guard let runs = Int(text), runs > 0 else { usage() }
    return runs
  }

  private static let rasterizer: Rasterizer = {
    let threads = ProcessInfo.processInfo.environment["FILIGREE_THREADS"].flatMap { Int($0) } ?? 1
    return Rasterizer(
      threads: threads, background: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }()

  private static func svg(_ file: String, _ runs: Int, _ output: String?) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    var pixels: [UInt8] = []
    var times: [Double] = []
    var readingTimes: [Double] = []
    for run in 0...runs {
      let begin = ContinuousClock.now
      let document = try SVGDocument(data: data)
      let list = document.displayList()
      let read = begin.duration(to: .now).milliseconds
      let (width, height) = (Int(document.size.width), Int(document.size.height))
      if pixels.isEmpty { pixels = [UInt8](repeating: 0, count: width * height * 4) }
      try pixels.withUnsafeMutableBytes {
        try rasterizer.render(list, into: $0, bytesPerRow: width * 4)
      }
      if run > 0 {
        times.append(begin.duration(to: .now).milliseconds)
        readingTimes.append(read)
      }
    }
    if let output { try Data(pixels).write(to: URL(fileURLWithPath: output)) }
    print("{\"ms\":\(json(times)),\"parse_ms\":\(json(readingTimes))}")
  }

  private static func icons(_ list: String, side: Int, _ runs: Int) throws {
    let files = try String(contentsOfFile: list, encoding: .utf8)
      .split(separator: "\n").map { try Data(contentsOf: URL(fileURLWithPath: String($0))) }
    var pixels = [UInt8](repeating: 0, count: side * side * 4)
    var times: [Double] = []
    for run in 0...runs {
      let begin = ContinuousClock.now
      for file in files {
        let icon = try SVGDocument(data: file)
        let list = icon.displayList(size: CGSize(width: side, height: side))
        try pixels.withUnsafeMutableBytes {
          try rasterizer.render(list, into: $0, bytesPerRow: side * 4)
        }
      }
      if run > 0 { times.append(begin.duration(to: .now).milliseconds) }
    }
    print("{\"ms\":\(json(times)),\"files\":\(files.count)}")
  }

  private static func json(_ values: [Double]) -> String {
    "[" + values.map { String(format: "%.4f", $0) }.joined(separator: ",") + "]"
  }

  private static func raster(_ file: String, _ runs: Int, _ output: String?) throws {
    let drawing = try DrawList(contentsOf: file)
    // The pixels' memory is made once, as the other peers' is.
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: drawing.width * drawing.height * 4, alignment: 64)
    defer { memory.deallocate() }
    var times: [Double] = []
    var processorTimes: [Double] = []
    for run in 0...runs {
      let begin = ContinuousClock.now
      let processorBegin = clock()
      try rasterizer.render(
        record(drawing), into: memory, bytesPerRow: drawing.width * 4)
      if run > 0 {
        times.append(begin.duration(to: .now).milliseconds)
        processorTimes.append(Double(clock() - processorBegin) / Double(CLOCKS_PER_SEC) * 1e3)
      }
    }
    // On white all is opaque: premultiplied and straight are the same.
    if let output { try Data(memory).write(to: URL(fileURLWithPath: output)) }
    print(
      "{\"ms\":\(json(times)),\"build_ms\":\(json([drawing.buildTime])),"
        + "\"cpu_ms\":\(json(processorTimes))}")
  }

  private static func record(_ drawing: DrawList) -> DisplayList {
    var recorder = DisplayListRecorder(
      bounds: CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height))
    drawing.commands.withUnsafeBufferPointer { commands in
      for i in commands.indices {
        switch commands[i].operation {
        case .fill(let style):
          recorder.fill(commands[i].path, with: commands[i].paint, style: style)
        case .stroke(let style):
          recorder.stroke(commands[i].path, with: commands[i].paint, style: style)
        }
      }
    }
    return recorder.finish()
  }
}
