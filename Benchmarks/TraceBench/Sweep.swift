import FiligreeContours
import FiligreeTracing
import FiligreePaths
import FiligreePixels
import Foundation

extension Main {
  /// The tolerances of the curve.
  static let tolerances = [1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15]

  /// Prints segments and error of our own traces, as the table has them: from grays, thresholded by
  /// themselves, and from bitmaps.
  static func sweep(_ folder: String, _ only: [String]) throws {
    print("picture,tracer,setting,segments,error")
    for size in sizes {
      for name in Scenes.names.map({ "\($0)-\(size)" }) where only.isEmpty || only.contains(name) {
        let base = "\(folder)/\(name)"
        let truth = try truth(folder, name)
        let length = Measure.perimeter(truth)
        let picture = try CGImage(contentsOf: URL(fileURLWithPath: base + ".png"))
        let bitmap = try Bitmap(contentsOf: URL(fileURLWithPath: base + ".pbm"))
        var tracer = Tracer()
        tracer.options.maximumThreads = 1
        func show(_ label: String, _ trace: (Tracer) throws -> Trace) throws {
          for tolerance in tolerances {
            tracer.options.tolerance = tolerance
            let path = try trace(tracer).path
            let error = Measure.difference(truth, path, height: picture.height) / length
            print(
              name, label, tolerance, path.segmentCount, String(format: "%.4f", error),
              separator: ",")
          }
        }
        tracer.options.threshold = .automatic
        let contours = try tracer.contours(of: picture)
        try show("filigree") {
          try $0.trace(contours, width: picture.width, height: picture.height)
        }
        try show("filigree bitmap") { try $0.trace(bitmap) }
      }
    }
  }

  /// Prints how long tracing takes at 2048 pixels once outlines are found, on one thread: the median of
  /// some runs in milliseconds of the processor, from bitmaps and from grays.
  static func time(_ folder: String, runs: Int) throws {
    for name in Scenes.names.map({ "\($0)-2048" }) {
      let picture = try CGImage(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).png"))
      let bitmap = try Bitmap(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).pbm"))
      var tracer = Tracer()
      tracer.options.maximumThreads = 1
      let contours = try tracer.contours(of: picture)
      func median(_ work: () throws -> Void) rethrows -> Double {
        let times = try (0..<runs).map { _ in
          let begin = clock()
          try work()
          return Double(clock() - begin) * 1000 / Double(CLOCKS_PER_SEC)
        }
        return times.sorted()[runs / 2]
      }
      let fromBitmap = try median { _ = try tracer.trace(bitmap) }
      let fromGrays = try median {
        _ = try tracer.trace(contours, width: picture.width, height: picture.height)
      }
      print(name, String(format: "%.2f %.2f", fromBitmap, fromGrays))
    }
  }
}
