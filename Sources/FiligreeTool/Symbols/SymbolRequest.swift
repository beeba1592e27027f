import ArgumentParser
import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeSymbols
import Foundation

/// A symbol that is to be drawn, and how: what `filigree symbol` is asked for.
struct SymbolRequest {
  var name: String
  var output = OutputOptions()
  var isTemplate = false
  var weight: SymbolWeight?
  var scale: SymbolScale?
  var size: Double?
  var colors: [CGColor] = []
  var mode: SymbolMode?
  var value: Double?
  var background = PaintArgument.none
  var source = SourceOptions()
  var limits = LimitOptions()

  /// Checks what depends on several options.
  func validate() throws {
    guard output.outputDirectory == nil else {
      throw ValidationError("a symbol is one file: add -o FILE in place of --output-directory")
    }
    try output.validate(pictures: ["symbol"])
    let format = try output.destination(for: name).format
    try output.validate(format: format)
    try source.validate(output, format: format)
    guard !source.isEnum else {
      throw ValidationError("--enum is for several files: leave it out")
    }
    if colors.count > 1, mode != nil, mode != .palette {
      throw ValidationError("several colors are a palette: give one, or leave --rendering-mode out")
    }
    guard isTemplate else { return }
    guard format == .svg else {
      throw ValidationError("a template is an SVG file: name it .svg, or leave --template out")
    }
    let given = [
      weight != nil ? "--weight" : nil, scale != nil ? "--scale" : nil,
      size != nil ? "--size" : nil, colors.isEmpty ? nil : "--color",
      mode != nil ? "--rendering-mode" : nil, value != nil ? "--variable-value" : nil,
      background.colors.isEmpty ? nil : "--background",
    ].compactMap(\.self)
    if let option = given.first {
      throw ValidationError("a template has all weights, scales and layers: leave \(option) out")
    }
  }

  /// Draws the symbol; throws `ToolError` where there is none of the name, or its file is at fault.
  func run() throws {
    let destination = try output.destination(for: name)
    let library = SymbolLibrary.shared
    do {
      if isTemplate {
        let bytes = try TemplateWriter(name: name).write { weight, scale throws(SymbolError) in
          try library.drawing(named: name, weight: weight, scale: scale)
        }
        return try destination.write(bytes)
      }
      let style = SymbolStyle(
        pointSize: size ?? 100, weight: weight ?? .regular, scale: scale ?? .medium)
      let outline = try library.outlineOrError(named: name, style: style)
      var swift = source
      swift.style = source.style ?? .auto
      let writer = DrawingOutput(
        destination: destination, source: name, output: output,
        maximumPixels: limits.maximumPixels, swift: swift)
      try destination.write(writer.bytes(of: drawing(of: outline)))
    } catch let error as SymbolError {
      throw ToolError(message: error.description)
    }
  }

  private func drawing(of outline: SymbolOutline) -> DisplayList {
    let page = CGRect(origin: .zero, size: outline.size)
    var recorder = DisplayListRecorder(bounds: page)
    if let paint = background.paint(over: page) { recorder.fill(Path(page), with: paint) }
    let mode = self.mode ?? (colors.count > 1 ? .palette : .monochrome)
    let base = colors.first ?? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    for layer in outline.painted(in: mode, value: value) {
      var color = base
      if mode == .palette, !colors.isEmpty {
        color = colors[min(layer.level.rawValue, colors.count - 1)]
      }
      if let (red, green, blue) = layer.color?.components {
        color = CGColor(
          srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
          alpha: 1)
      }
      if layer.opacity < 1 {
        color = color.copy(alpha: color.alpha * CGFloat(layer.opacity)) ?? color
      }
      recorder.fill(layer.path, with: .color(color))
    }
    return recorder.finish()
  }

  // MARK: Words of the command line

  /// The weight that a word names.
  static func weight(_ text: String) throws -> SymbolWeight {
    guard let weight = SymbolWeight(name: text) else {
      throw ValidationError(
        "'\(text)' is not a weight: ultralight, thin, light, regular, medium, semibold, bold, heavy or black"
      )
    }
    return weight
  }

  /// The scale that a word names.
  static func scale(_ text: String) throws -> SymbolScale {
    guard let scale = SymbolScale.allCases.first(where: { "\($0)" == text.lowercased() }) else {
      throw ValidationError("'\(text)' is not a scale: small, medium or large")
    }
    return scale
  }

  /// The rendering mode that a word names.
  static func mode(_ text: String) throws -> SymbolMode {
    guard let mode = SymbolMode(rawValue: text.lowercased()) else {
      throw ValidationError(
        "'\(text)' is not a rendering mode: monochrome, hierarchical, palette or multicolor")
    }
    return mode
  }
}
