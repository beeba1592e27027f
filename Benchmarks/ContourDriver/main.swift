// Contours of a grey picture, timed: what a comparison with other programs runs.
//
//     ContourDriver contour FILE.pgm RUNS
//
// After one run to warm up, RUNS runs on the decoded picture, one thread. Prints one line of JSON: the
// milliseconds of each run, and how many contours, holes and points there are.
//
// Pictures of two greys are outlined by the corners of their pixels, any value but 0 being ink; other
// pictures by points between the pixels, where the grey is half a step above 132 (as other programs are
// asked for the iso-line of the picture C6). CONTOUR_POINTS=pixelEdges, pixelCenters or subpixel takes
// another kind of points, CONTOUR_LEVEL another grey.
import FiligreeContours
import FiligreePixels
import Foundation

func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}

let arguments = CommandLine.arguments
guard arguments.count == 4, arguments[1] == "contour", let runs = Int(arguments[3]), runs > 0 else {
  fail("usage: ContourDriver contour FILE.pgm RUNS", 64)
}

do {
  let image = try CGImage(contentsOf: URL(fileURLWithPath: arguments[2]))
  var detection = ContourDetection()
  detection.maximumImageDimension = .max
  detection.detectsDarkOnLight = false
  let source = try detection.source(of: image)
  let isBilevel = source.plane.isBilevel
  let environment = ProcessInfo.processInfo.environment
  detection.pointStyle =
    environment["CONTOUR_POINTS"].flatMap(ContourPointStyle.init)
    ?? (isBilevel ? .pixelEdges : .subpixel)
  let level = environment["CONTOUR_LEVEL"].flatMap(Double.init) ?? (isBilevel ? 0.5 : 132.5)
  let clock = ContinuousClock()
  var milliseconds: [Double] = []
  var found: ContourSet?
  for run in 0...runs {
    found = nil
    let time = try clock.measure {
      found = try detection.contours(in: source, threshold: level / 255)
    }
    if run > 0 { milliseconds.append(time / .milliseconds(1)) }
  }
  guard let found else { fail("ContourDriver: no run", 1) }
  let holes = (0..<found.count).count { found.isHole($0) }
  print(
    """
    {"ms":[\(milliseconds.map { String(format: "%.4f", $0) }.joined(separator: ","))],\
    "contours":\(found.count),"holes":\(holes),"points":\(found.points.count)}
    """)
} catch {
  fail("ContourDriver: \(error)", 1)
}
