import FiligreePaths
import Foundation

/// The center line of a stroke as the oracle sees it: finely sampled, with exact directions.
///
/// Shares no code with the strokes under test.
struct CenterLine {
  /// A point of a segment.
  struct Sample {
    var point: Vector
    /// The unit direction of travel.
    ///
    /// Two samples at one place with two directions are a cusp.
    var direction: Vector
    var t: Double
    /// The length of the segment so far.
    var length: Double
  }

  /// A line or a curve that goes somewhere.
  struct Segment {
    var curve: OracleCurve
    var samples: [Sample]

    var length: Double { samples[samples.count - 1].length }
    var first: Sample { samples[0] }
    var last: Sample { samples[samples.count - 1] }
  }

  struct Subpath {
    var start: Vector
    var segments: [Segment]
    var isClosed: Bool
    /// What a subpath without any length is drawn along: the x axis, or the line of its dash.
    var dotDirection = Vector(1, 0)

    var length: Double { segments.reduce(0) { $0 + $1.length } }
  }

  var subpaths: [Subpath] = []

  /// Samples so densely that neither the chord nor the swept side is off by more than `error`.
  init(_ path: Path, radius: Double, error: Double) {
    var start = Vector(0, 0)
    var current = start
    var open: Subpath?
    var hasSegment = false
    func end(_ subpaths: inout [Subpath]) {
      // A `move` alone is nothing.
      if let open, hasSegment { subpaths.append(open) }
    }
    var result: [Subpath] = []
    func add(_ curve: OracleCurve) {
      if open == nil { open = Subpath(start: start, segments: [], isClosed: false) }
      hasSegment = true
      if let segment = curve.sampled(radius: radius, error: error) {
        open?.segments.append(segment)
      }
      current = curve.p3
    }
    path.forEach { element in
      switch element {
      case .move(let to):
        end(&result)
        start = Vector(to)
        current = start
        open = Subpath(start: start, segments: [], isClosed: false)
        hasSegment = false
      case .line(let to):
        add(OracleCurve(line: current, Vector(to)))
      case .quadCurve(let to, let c):
        let (end, control) = (Vector(to), Vector(c))
        add(
          OracleCurve(
            current, current + (control - current) * (2 / 3), end + (control - end) * (2 / 3), end))
      case .curve(let to, let c1, let c2):
        add(OracleCurve(current, Vector(c1), Vector(c2), Vector(to)))
      case .closeSubpath:
        add(OracleCurve(line: current, start))
        open?.isClosed = true
        end(&result)
        open = nil
        hasSegment = false
      }
    }
    end(&result)
    subpaths = result
  }
}
