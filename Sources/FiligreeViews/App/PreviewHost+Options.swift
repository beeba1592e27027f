import FiligreePaths
import Foundation

/// What the command line of a preview host says.
struct PreviewHostOptions {
  /// A tap on what has a label, at a time in seconds.
  struct Tap: Hashable {
    var label: String
    var time: TimeInterval

    /// Reads `LABEL@SECONDS`; the last @ counts.
    init?(_ text: String) {
      guard let at = text.lastIndex(of: "@"), let time = Double(text[text.index(after: at)...]),
        time >= 0, time.isFinite, at > text.startIndex
      else { return nil }
      label = String(text[..<at])
      self.time = time
    }
  }

  /// Why a command line is wrong.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Where the list of the files that were written goes; nil for standard output.
  var list: String?
  /// Whether the names of what can be drawn are asked for, and nothing is drawn.
  var namesOnly = false
  var output = URL(fileURLWithPath: ".", isDirectory: true)
  var source: Int?
  var only: String?
  var scale: CGFloat = 2
  var isDark = false
  var pageSize = CGSize(width: 390, height: 844)
  var animation: TimeInterval?
  /// By time; of one time in the order of the command line.
  var taps: [Tap] = []

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw Failure(description: "'\(option)' needs a value")
      }
      guard set(option, value) else {
        throw Failure(description: "'\(option) \(value)' is not understood")
      }
    }
    let order = taps.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    taps = order.map(\.element)
  }

  private mutating func set(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--list": list = value
    case "--names":
      guard value == "true" else { return false }
      namesOnly = true
    case "--output": output = URL(fileURLWithPath: value, isDirectory: true)
    case "--source":
      guard let number = Int(value), number >= 0 else { return false }
      source = number
    case "--only": only = value
    case "--scale":
      guard let number = Double(value), number > 0, number.isFinite else { return false }
      scale = number
    case "--appearance":
      guard value == "light" || value == "dark" else { return false }
      isDark = value == "dark"
    case "--size":
      let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0,
        width.isFinite, height.isFinite
      else { return false }
      pageSize = CGSize(width: width, height: height)
    case "--animate":
      guard let seconds = Double(value), seconds > 0, seconds.isFinite else { return false }
      animation = seconds
    case "--tap":
      guard let tap = Tap(value) else { return false }
      taps.append(tap)
    default: return false
    }
    return true
  }
}
