// Draws a lab drawing RUNS times after a warm-up and prints the times: the lab's peer `ours`.
//
//     lab-driver raster FILE.dl RUNS [OUT.rgba]
//
// FILIGREE_THREADS sets the number of threads, 1 if it is not set.
import Filigree

@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, arguments[1] == "raster", let runs = Int(arguments[3]), runs > 0
    else {
      FileHandle.standardError.write(
        Data("usage: lab-driver raster FILE.dl RUNS [OUT.rgba]\n".utf8))
      exit(64)
    }
    try raster(arguments[2], runs, arguments.count > 4 ? arguments[4] : nil)
  }

  private static func raster(_ file: String, _ runs: Int, _ output: String?) throws {
    let drawing = try DrawList(contentsOf: file)
    let threads = ProcessInfo.processInfo.environment["FILIGREE_THREADS"].flatMap { Int($0) } ?? 1
    let rasterizer = Rasterizer(
      threads: threads, background: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
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
    func list(_ values: [Double]) -> String {
      "[" + values.map { String(format: "%.4f", $0) }.joined(separator: ",") + "]"
    }
    print(
      "{\"ms\":\(list(times)),\"build_ms\":\(list([drawing.buildTime])),"
        + "\"cpu_ms\":\(list(processorTimes))}")
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
