import FiligreeDrawing
import FiligreePixels
import FiligreeText
import Foundation

/// A font's sweep gradient over a whole turn.
///
/// A font's gradient has one color from the direction 0 to its start and another from its end to the end of
/// the turn, or goes on with repetitions there; ours share that room. So all of the turn is written as
/// stops.
struct SweepTurn {
  /// Repetitions are written as long as there are no more stops than this.
  static let limit = 4096

  /// The stops, from the direction 0 to that of a turn.
  private(set) var stops: [GradientStop] = []

  /// - Parameters:
  ///   - source: The stops between the angles.
  ///   - start: Where the first one is, in radians.
  ///   - end: Where the last one is, at least `start`.
  ///   - extend: What is in other directions.
  init(
    _ source: [GradientStop], from start: CGFloat, to end: CGFloat, _ extend: GlyphGradient.Extend
  ) {
    let (first, last) = (start / (2 * .pi), end / (2 * .pi))
    let span = last - first
    guard extend != .pad, span > 0, CGFloat(source.count) / span < CGFloat(Self.limit) else {
      add(source, at: first, span, isBackwards: false)
      return
    }
    // The repetition in which the direction 0 lies, and all until the turn is full.
    var k = (-first / span).rounded(.down)
    while first + k * span < 1 {
      let isOdd = !k.truncatingRemainder(dividingBy: 2).isZero
      add(source, at: first + k * span, span, isBackwards: extend == .reflect && isOdd)
      k += 1
    }
  }

  private mutating func add(
    _ source: [GradientStop], at start: CGFloat, _ span: CGFloat, isBackwards: Bool
  ) {
    for stop in isBackwards ? source.reversed() : source {
      let place = isBackwards ? 1 - stop.location : stop.location
      add(GradientStop(color: stop.color, location: start + place * span))
    }
  }

  /// Appends a stop, cut to the turn: where a pair of stops crosses its beginning or its end, there is the
  /// color between them.
  private mutating func add(_ stop: GradientStop) {
    if let last = stops.last, last.location < 1, stop.location > 1 {
      stops.append(Self.between(last, stop, at: 1))
      // What is beyond is not seen.
      stops.append(stop)
      return
    }
    if stop.location < 0 {
      stops = [stop]
      return
    }
    if let last = stops.last, last.location < 0 {
      stops = [Self.between(last, stop, at: 0)]
    }
    stops.append(stop)
  }

  /// The color at a place between two stops, mixed as premultiplied numbers.
  private static func between(
    _ a: GradientStop, _ b: GradientStop, at place: CGFloat
  ) -> GradientStop {
    let t = (place - a.location) / (b.location - a.location)
    let mixed = InterpolatedColor(a.color, .device)
      .mixed(with: InterpolatedColor(b.color, .device), Double(t))
    return GradientStop(color: mixed.color, location: place)
  }
}
