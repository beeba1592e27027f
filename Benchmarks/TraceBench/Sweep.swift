import FiligreeContours
import FiligreePaths
import FiligreePixels
import Foundation

extension Main {
  /// The tolerances of the curve.
  static let tolerances = [0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0]

  static func sweep(_ folder: String, _ only: [String]) throws {
    for size in sizes {
      for name in Scenes.names.map({ "\($0)-\(size)" }) where only.isEmpty || only.contains(name) {
        let picture = try CGImage(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).png"))
        let truth = try truth(folder, name)
        let length = Measure.perimeter(truth)
        var tracer = Tracer()
        tracer.options.threshold = .automatic
        tracer.options.maximumThreads = 1
        let begin = processorTime()
        let contours = try tracer.contours(of: picture)
        let found = processorTime()
        tracer.options.style = .polygon
        tracer.options.tolerance = 0
        let raw = try tracer.trace(contours, width: picture.width, height: picture.height).path
        let rawError = Measure.difference(truth, raw, height: picture.height) / length
        print(
          name, "outline", contours.points.count, "segments", raw.segmentCount, "error",
          String(format: "%.4f", rawError), "ms", milliseconds(found - begin))
        tracer.options.style = .smooth
        for tolerance in tolerances where only.isEmpty || only.contains("all") || tolerance == 0.5 {
          tracer.options.tolerance = tolerance
          let begin = processorTime()
          let trace = try tracer.trace(contours, width: picture.width, height: picture.height)
          let time = processorTime() - begin
          let error = Measure.difference(truth, trace.path, height: picture.height) / length
          print(
            name, "filigree", tolerance, "segments", trace.path.segmentCount, "error",
            String(format: "%.4f", error), "ms", milliseconds(time))
        }
      }
    }
  }

  /// The processor's seconds that this process has used: what else runs does not count.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f", seconds * 1000) }
}
