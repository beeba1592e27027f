import ArgumentParser
import FiligreePixels

/// Reads the usual command lines of `filigree trace` without a parser.
///
/// To build the parser takes longer than to trace a small picture: some milliseconds, most of which the
/// run-time system spends on looking up what types conform to. So pictures, `-o` and the settings of
/// tracing are read here; whatever else there is, and whatever is wrong, is left to the parser, which
/// alone has words for it.
enum PlainTrace {
  /// The command that `arguments` stand for, or nil if it is for the parser to say.
  static func command(_ arguments: [String]) -> TraceCommand? {
    guard arguments.first == "trace" else { return nil }
    var command = TraceCommand.plain
    // A few: a set would have to look up first how to hash.
    var given: [String] = []
    var next = 1
    while next < arguments.count {
      let name = arguments[next]
      next += 1
      guard name.utf8.first == UInt8(ascii: "-") else {
        guard !name.isEmpty else { return nil }
        command.pictures.append(name)
        continue
      }
      guard !given.contains(name) else { return nil }
      given.append(name)
      if name == "--report" {
        command.tracing.report = true
        continue
      }
      guard next < arguments.count, arguments[next].utf8.first != UInt8(ascii: "-"),
        command.set(name, to: arguments[next])
      else { return nil }
      next += 1
    }
    guard !command.pictures.isEmpty, (try? command.validate()) != nil else { return nil }
    return command
  }
}

extension TraceCommand {
  /// The command with every default and no picture.
  fileprivate static var plain: TraceCommand {
    var command = TraceCommand()
    command.pictures = []
    command.output = .plain
    command.detection = .plain
    command.tracing = .plain
    command.colors = .plain
    command.shape = .plain
    command.drawing = .plain
    return command
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
    default: return false
    }
    return true
  }
}

// What a parser would leave in the options if none were given; a test compares them.

extension OutputOptions {
  fileprivate static var plain: OutputOptions {
    var options = OutputOptions()
    options.output = nil
    options.outputDirectory = nil
    options.format = nil
    options.api = .swiftui
    options.typeName = nil
    options.fractionDigits = 2
    options.progress = .auto
    return options
  }
}

extension DetectionOptions {
  fileprivate static var plain: DetectionOptions {
    var options = DetectionOptions()
    options.contrastAdjustment = 2
    options.contrastPivot = .value(0.5)
    options.polarity = .detectsDarkOnLight
    options.maximumImageDimension = nil
    options.maximumPixels = PictureLimits.default.maximumPixels
    options.epsilon = nil
    return options
  }
}

extension TracingOptions {
  fileprivate static var plain: TracingOptions {
    var options = TracingOptions()
    options.style = nil
    options.tolerance = nil
    options.cornerAngle = nil
    options.despeckle = nil
    options.threshold = nil
    options.report = false
    return options
  }
}

extension ColorOptions {
  fileprivate static var plain: ColorOptions {
    var options = ColorOptions()
    options.colors = nil
    options.layers = nil
    options.gradients = false
    return options
  }
}

extension ShapeOptions {
  fileprivate static var plain: ShapeOptions {
    var options = ShapeOptions()
    options.scale = 1
    options.inset = 0
    options.hierarchy = false
    return options
  }
}

extension DrawingOptions {
  fileprivate static var plain: DrawingOptions {
    var options = DrawingOptions()
    options.fill = nil
    options.fillGradient = nil
    options.stroke = nil
    options.strokeGradient = nil
    options.lineWidth = 1
    options.lineCap = .butt
    options.lineJoin = .miter
    options.miterLimit = 10
    options.dash = .solid
    options.dashPhase = 0
    options.background = .none
    return options
  }
}
