import ArgumentParser
import FiligreePixels

/// Reads the usual command lines of `filigree trace` without a parser.
///
/// To build the parser takes longer than to trace a small picture: some milliseconds, most of which the
/// run-time system spends on looking up what types conform to. So pictures, `-o` and the settings of
/// tracing and of colors are read here; whatever else there is, and whatever is wrong, is left to the
/// parser, which alone has words for it.
enum PlainTrace {
  /// What `arguments` ask for, or nil if it is for the parser to say.
  static func request(_ arguments: [String]) -> TraceRequest? {
    guard arguments.first == "trace" else { return nil }
    var request = TraceRequest()
    // A few: a set would have to look up first how to hash.
    var given: [String] = []
    var next = 1
    while next < arguments.count {
      let name = arguments[next]
      next += 1
      guard name.utf8.first == UInt8(ascii: "-") else {
        guard !name.isEmpty else { return nil }
        request.pictures.append(name)
        continue
      }
      guard !given.contains(name) else { return nil }
      given.append(name)
      if request.set(name) { continue }
      guard next < arguments.count, arguments[next].utf8.first != UInt8(ascii: "-"),
        request.set(name, to: arguments[next])
      else { return nil }
      next += 1
    }
    guard !request.pictures.isEmpty, (try? request.validate()) != nil else { return nil }
    return request
  }
}

extension TraceRequest {
  /// Sets a flag; false for one that is left to the parser.
  fileprivate mutating func set(_ name: String) -> Bool {
    switch name {
    case "--report": tracing.report = true
    case "--gradients": colors.gradients = true
    default: return false
    }
    return true
  }

  /// Sets an option; false for one that is left to the parser, and for a value that is none.
  fileprivate mutating func set(_ name: String, to text: String) -> Bool {
    switch name {
    case "-o": output.output = text
    case "--tolerance":
      guard let value = try? Numbers.within(TracingOptions.tolerances)(text) else { return false }
      tracing.tolerance = value
    case "--corner-angle":
      guard let value = try? Numbers.within(0...180)(text) else { return false }
      tracing.cornerAngle = value
    case "--despeckle":
      guard let value = try? Numbers.notNegative(text) else { return false }
      tracing.despeckle = value
    case "--threshold":
      guard let value = ThresholdArgument(argument: text) else { return false }
      tracing.threshold = value
    case "--style":
      guard let value = StyleArgument(argument: text) else { return false }
      tracing.style = value
    case "--colors":
      guard let value = try? ColorsArgument.read(text) else { return false }
      colors.colors = value
    case "--layers":
      guard let value = LayersArgument(rawValue: text) else { return false }
      colors.layers = value
    default: return false
    }
    return true
  }
}
