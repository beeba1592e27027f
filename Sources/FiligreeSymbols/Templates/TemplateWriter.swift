import FiligreePaths
import Foundation

/// Writes symbol templates: SVG files that Apple's app for symbols, Xcode and ``TemplateReader`` read.
///
/// All 27 variants are written, nine weights in three scales, with their guides and with the classes of the rendering
/// modes. The page, its columns and its rows are those of the format: 3,300 × 2,200 units, baselines at 696, 1,126
/// and 1,556, capitals 70.459 units high.
package struct TemplateWriter {
  private static let pageSize = CGSize(width: 3300, height: 2200)
  private static let baselines: [SymbolScale: CGFloat] = [.small: 696, .medium: 1126, .large: 1556]
  /// The middle of the first column, and the distance between two.
  private static let firstColumn: CGFloat = 559.711
  private static let columnWidth: CGFloat = 296.711

  /// The name of the symbol, for the notes.
  private let name: String

  /// Creates a writer for a symbol.
  ///
  /// - Parameter name: The name of the symbol, for the notes.
  package init(name: String) { self.name = name }

  /// The template of a symbol.
  ///
  /// - Parameter drawing: Gives the drawing of a variant.
  /// - Returns: The file, in UTF-8.
  /// - Throws: What `drawing` throws.
  package func write(
    _ drawing: (SymbolWeight, SymbolScale) throws(SymbolError) -> SymbolDrawing
  ) throws(SymbolError) -> [UInt8] {
    var guides = ""
    var symbols = ""
    var layers: [SymbolLayer] = []
    for scale in SymbolScale.allCases {
      guides += scaleGuides(scale)
      for weight in SymbolWeight.allCases {
        let drawing = try drawing(weight, scale).withoutGaps
        if weight == .regular, scale == .medium { layers = drawing.layers }
        let variant = SymbolTemplate.Variant(weight, scale)
        let place = Place(drawing, variant)
        guides += place.guides
        symbols += group(of: drawing, variant, place)
      }
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <!--point size: 100.0, template writer: Filigree-->
      \(styleSheet(of: layers)) <g id="Notes">
      \(notes) </g>
       <g id="Guides">
      \(guides) </g>
       <g id="Symbols">
      \(symbols) </g>
      </svg>

      """
    return Array(text.utf8)
  }

  // MARK: Notes and guides

  private var notes: String {
    var lines = """
        <rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/>
        <line style="fill:none;stroke:black;opacity:1;stroke-width:0.5;" x1="263" x2="3036" y1="292" y2="292"/>

      """
    func note(_ text: String, _ x: CGFloat, _ y: CGFloat, _ anchor: String, id: String? = nil) {
      let name = id.map { " id=\"\($0)\"" } ?? ""
      lines +=
        "  <text\(name) style=\"stroke:none;fill:black;font-family:sans-serif;font-size:13;"
        + "text-anchor:\(anchor);\" transform=\"matrix(1 0 0 1 \(number(x)) \(number(y)))\">"
        + "\(text)</text>\n"
    }
    note("Weights", 263, 322, "start")
    for weight in SymbolWeight.allCases {
      note(weight.templateName, Self.middle(of: weight), 322, "middle")
    }
    for (scale, word) in [(SymbolScale.small, "Small"), (.medium, "Medium"), (.large, "Large")] {
      note(word, 263, (Self.baselines[scale] ?? 0) + 30, "start")
    }
    note("Template v.3.0", 3036, 1933, "end", id: "template-version")
    // Names of symbols have letters, digits, dots and dashes alone.
    note("Generated from \(name)", 3036, 1969, "end", id: "descriptive-name")
    note("Typeset at 100.0 points", 3036, 1987, "end")
    return lines
  }

  private func scaleGuides(_ scale: SymbolScale) -> String {
    let baseline = Self.baselines[scale] ?? 0
    let style = "style=\"fill:none;stroke:#27AAE1;opacity:1;stroke-width:0.5;\""
    func line(_ id: String, _ y: CGFloat) -> String {
      "  <line id=\"\(id)-\(scale.templateName)\" \(style) x1=\"263\" x2=\"3036\" "
        + "y1=\"\(number(y))\" y2=\"\(number(y))\"/>\n"
    }
    // A capital of our own, as high as the guides say.
    let letter =
      "  <g id=\"H-reference\" style=\"fill:#27AAE1;stroke:none;\" "
      + "transform=\"matrix(1 0 0 1 339 \(number(baseline)))\">\n   <path d=\"M0 0H6V-33H44V0H50"
      + "V-70.459H44V-39H6V-70.459H0Z\"/>\n  </g>\n"
    return letter + line("Baseline", baseline)
      + line("Capline", baseline - TemplateReader.capHeight)
  }

  private static func middle(of weight: SymbolWeight) -> CGFloat {
    firstColumn + CGFloat(weight.rawValue) * columnWidth
  }

  /// Where a variant stands on the page.
  private struct Place {
    let variant: SymbolTemplate.Variant
    let baseline: CGFloat
    let left: CGFloat
    let right: CGFloat
    /// From the drawing's box to the coordinates of its group: the left margin, on the baseline.
    let map: CGAffineTransform

    init(_ drawing: SymbolDrawing, _ variant: SymbolTemplate.Variant) {
      self.variant = variant
      baseline = TemplateWriter.baselines[variant.scale] ?? 0
      let unit = TemplateReader.pointSize * variant.scale.factor / SymbolDrawing.boxHeight
      let ink = drawing.path.boundingRect
      let margin = SymbolDrawing.boxHeight * SymbolOutline.margin
      let low = drawing.sides?.lowerBound ?? ink.minX - margin
      let high = drawing.sides?.upperBound ?? ink.maxX + margin
      let width = (high - low) * unit
      left = TemplateWriter.middle(of: variant.weight) - width / 2
      right = left + width
      map = CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: -low * unit,
        ty: -TemplateReader.capHeight / 2 - SymbolDrawing.boxHeight / 2 * unit)
    }

    var guides: String {
      func line(_ side: String, _ x: CGFloat) -> String {
        "  <line id=\"\(side)-margin-\(variant.name)\" "
          + "style=\"fill:none;stroke:#00AEEF;stroke-width:0.5;opacity:1.0;\" x1=\"\(number(x))\" "
          + "x2=\"\(number(x))\" y1=\"\(number(baseline - 95))\" y2=\"\(number(baseline + 24))\"/>\n"
      }
      return line("left", left) + line("right", right)
    }
  }

  // MARK: Symbols

  private func group(
    of drawing: SymbolDrawing, _ variant: SymbolTemplate.Variant, _ place: Place
  ) -> String {
    var text =
      "  <g id=\"\(variant.name)\" transform=\"matrix(1 0 0 1 \(number(place.left)) "
      + "\(number(place.baseline)))\">\n"
    for (index, layer) in drawing.layers.enumerated() {
      var data: [UInt8] = []
      layer.path.storage.appendSVG(to: &data, fractionDigits: 4, transform: place.map)
      let classes =
        drawing.layers.count == 1 && layer.color == nil && !layer.isVariable
        ? "" : " class=\"\(classes(of: layer, index))\""
      text += "   <path\(classes) d=\"\(String(decoding: data, as: UTF8.self))\"/>\n"
    }
    return text + "  </g>\n"
  }

  private func classes(of layer: SymbolLayer, _ index: Int) -> String {
    classNames(of: layer, index).joined(separator: " ") + " SFSymbolsPreviewWireframe"
  }

  private func classNames(of layer: SymbolLayer, _ index: Int) -> [String] {
    let color = layer.color?.word ?? "tintColor"
    return [
      "monochrome-\(index)", "multicolor-\(index):\(color)",
      "hierarchical-\(index):\(layer.level)",
    ]
  }

  /// The rules that say which layers are holes, and which a value turns on.
  private func styleSheet(of layers: [SymbolLayer]) -> String {
    var rules = ""
    let variable = layers.count(where: \.isVariable)
    var turned = 0
    for (index, layer) in layers.enumerated() {
      let names = classNames(of: layer, index)
      var body: [String: String] = [:]
      switch layer.meeting {
      case .over: break
      case .knockout: body[names[0]] = "opacity:0.0;-sfsymbols-clear-behind:true;"
      case .erasing:
        for name in names { body[name] = "opacity:0.0;-sfsymbols-clear-behind:true;" }
      case .parting: for name in names { body[name] = "-sfsymbols-clear-behind:true;" }
      }
      if layer.isVariable {
        let threshold = number(CGFloat(turned) / CGFloat(variable))
        for name in names {
          body[name, default: ""] += "-sfsymbols-variable-threshold:\(threshold);"
        }
        turned += 1
      }
      for name in names {
        if let rule = body[name] { rules += ".\(name) {\(rule)}\n" }
      }
    }
    return rules.isEmpty ? "" : " <style>\n\(rules)</style>\n"
  }
}

extension SymbolDrawing {
  /// The drawing with a layer that erases in place of each gap, as a template knows no gaps.
  fileprivate var withoutGaps: SymbolDrawing {
    let parted = layers.flatMap { layer -> [SymbolLayer] in
      guard case .parting(let gap) = layer.meeting, gap > 0 else { return [layer] }
      var (hole, top) = (layer, layer)
      hole.path = layer.path.outset(by: gap)
      hole.meeting = .erasing
      hole.isVariable = false
      top.meeting = .over
      return [hole, top]
    }
    return SymbolDrawing(path, layers: parted, sides: sides) ?? self
  }
}

/// A number with up to four digits after the point.
private func number(_ value: CGFloat) -> String {
  let rounded = (Double(value) * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() && abs(rounded) < 1e9
    ? String(Int(rounded)) : String(rounded)
}
