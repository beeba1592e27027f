import Filigree
import Foundation

/// What the trace is made of, and how long it took.
struct StatusBar: View {
  let picture: StudioPicture

  var body: some View {
    HStack(spacing: 10) {
      if picture.isTracing {
        ProgressView().controlSize(.small)
      }
      if let problem = picture.problem {
        Label(problem, systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      } else if let text {
        Text(text)
      }
      Spacer(minLength: 0)
    }
    .font(.caption.monospacedDigit())
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }

  private var text: String? {
    guard let drawing = picture.drawing else { return nil }
    let numbers = drawing.statistics
    var parts = ["\(numbers.paths) \(numbers.paths == 1 ? "path" : "paths")"]
    if let colors = numbers.colors { parts.append("\(colors) \(colors == 1 ? "color" : "colors")") }
    parts.append("\(numbers.nodes) nodes")
    if let limit = picture.tracedSettings?.effective.maximumSegments {
      parts.append(
        numbers.segments > limit
          ? "\(numbers.segments) segments, the fewest that were found"
          : "\(numbers.segments) segments")
    }
    if numbers.bytes > 0 { parts.append(Self.size(numbers.bytes)) }
    if picture.showsTime { parts.append("\(Int((numbers.seconds * 1000).rounded())) ms") }
    if picture.isCoarse { parts.append("coarse") }
    if drawing.isOfOpacity { parts.append("by opacity") }
    return parts.joined(separator: " · ")
  }

  /// A number of bytes in words.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<1_000_000: String(format: "%.1f kB", Double(bytes) / 1000)
    default: String(format: "%.1f MB", Double(bytes) / 1_000_000)
    }
  }
}
