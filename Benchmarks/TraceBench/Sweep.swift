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
        let begin = ContinuousClock.now
        let contours = try tracer.contours(of: picture)
        let found = ContinuousClock.now
        tracer.options.style = .polygon
        tracer.options.tolerance = 0
        let raw = try tracer.trace(contours, width: picture.width, height: picture.height).path
        let rawError = Measure.difference(truth, raw, height: picture.height) / length
        print(
          name, "outline", contours.points.count, "segments", raw.segmentCount, "error",
          String(format: "%.4f", rawError), "ms", milliseconds(begin.duration(to: found)))
        tracer.options.style = .smooth
        for tolerance in tolerances where only.isEmpty || only.contains("all") || tolerance == 0.5 {
          tracer.options.tolerance = tolerance
          let begin = ContinuousClock.now
          let trace = try tracer.trace(contours, width: picture.width, height: picture.height)
          let time = begin.duration(to: .now)
          let error = Measure.difference(truth, trace.path, height: picture.height) / length
          print(
            name, "filigree", tolerance, "segments", trace.path.segmentCount, "error",
            String(format: "%.4f", error), "ms", milliseconds(time))
        }
      }
    }
  }

  static func milliseconds(_ time: Duration) -> String {
    String(
      format: "%.1f",
      Double(time.components.attoseconds) / 1e15 + 1e3 * Double(time.components.seconds))
  }
}
