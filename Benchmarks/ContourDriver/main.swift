// Contours, timed: what a comparison with other programs runs. One thread.
//
//     ContourDriver contour FILE.pgm RUNS    the contours of a gray picture, as JSON
//     ContourDriver sweep FILE.png RUNS      a tutorial's sweep as printed, against ContourSweep
//     ContourDriver boxes THRESHOLD RUNS     near-duplicates among ever more boxes
//     ContourDriver salt SIZE 1|2            the contours of many single pixels, 2 with their curves, and
//                                            the peak of the memory
//
// `contour` reads the picture, runs once to warm up, then RUNS times. Pictures of two grays are outlined
// by the corners of their pixels, any value but 0 being ink; other pictures by points between the pixels,
// where the gray is half a step above 132 (as other programs are asked for the iso-line of the lab's
// picture C6). CONTOUR_POINTS=pixelEdges, pixelCenters or subpixel takes another kind of points,
// CONTOUR_LEVEL another gray.
import Foundation

func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let runs = Int(arguments[3]), runs > 0 else {
  fail(
    "usage: ContourDriver contour FILE.pgm RUNS | sweep FILE.png RUNS | boxes SHARE RUNS | salt SIZE 1|2",
    64)
}
do {
  switch arguments[1] {
  case "contour": try runContour(arguments[2], runs)
  case "sweep": try runSweep(arguments[2], runs)
  case "boxes": runBoxes(Double(arguments[2]) ?? 0.85, runs)
  case "salt": try runSalt(Int(arguments[2]) ?? 0, traces: runs > 1)
  default: fail("ContourDriver: there is no command '\(arguments[1])'", 64)
  }
} catch {
  fail("ContourDriver: \(error)", 1)
}
