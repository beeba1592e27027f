import FiligreeViews
import Foundation

/// What the page of a preview asks its session for.
enum PreviewRequest: Hashable {
  /// The clock is to go at a rate: 1 as it does, 0 not at all.
  case rate(Double)
  /// The clock is to stop and to go on by a sixtieth of a second.
  case step
  /// The clock is to stop at a time, in seconds since the preview was begun.
  case seek(Double)
  /// Which views stand at a point?
  case inspect(CGPoint)
}

extension PreviewRequest: Decodable {
  private enum Key: String, CodingKey {
    case action, value, x, y
  }

  private enum Action: String, Decodable {
    case rate, step, seek, inspect
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(Action.self, forKey: .action) {
    case .rate: self = .rate(try values.number(.value, in: 0...4))
    case .step: self = .step
    case .seek: self = .seek(try values.number(.value, in: 0...PagePreview.longestTime))
    case .inspect: self = .inspect(try values.point(.x, .y))
    }
  }
}

/// What the page of a preview is told, as far as it is news.
struct PreviewReport: Hashable, Encodable {
  /// The seconds since the preview was begun.
  var time: Double?
  /// How many of them go by in a second.
  var rate: Double?
  /// Whether the clock can be set back still.
  var canRewind: Bool?
  /// What was not carried over from the program before.
  var reset: [String]?
  /// The views at the point that was asked for, from the outermost to the innermost one.
  var views: [InspectedView]?
  /// The size that the view asks for, in points.
  var width: Double?
  var height: Double?
}
