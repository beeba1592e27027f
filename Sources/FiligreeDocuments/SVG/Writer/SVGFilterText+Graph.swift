import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Graphs as SVG has them: a primitive for each step, in the graph's user space.
extension SVGFilterText {
  /// Appends the steps of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - hrefs: What steps show that show a picture.
  ///   - isAlone: Whether the filter's region is the graph's, and its source the layer's picture.
  mutating func append(_ graph: FilterGraph, hrefs: [String?], isAlone: Bool) {
    var picture = (color: "SourceGraphic", alpha: "SourceAlpha")
    if !isAlone {
      primitive("<feOffset in=\"\(source)\"\(Self.box(graph.region))")
      picture.color = source
      append(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
      picture.alpha = source
    }
    var names: [String] = []
    for (i, step) in graph.steps.enumerated() {
      // No primitive is without its inputs: what is missing is clear.
      let count = step.operation.inputCount ?? step.inputs.count
      let inputs = (0..<count).map { k -> String in
        guard k < step.inputs.count else { return appendNothing() }
        switch step.inputs[k] {
        case .source: return picture.color
        case .sourceAlpha: return picture.alpha
        case .step(let j): return j >= 0 && j < i ? names[j] : appendNothing()
        }
      }
      isLinear = step.isLinear
      append(step, inputs, step.region.intersection(graph.region), hrefs[i])
      isLinear = false
      names.append(source)
    }
    if names.isEmpty { _ = appendNothing() }
  }

  private mutating func appendNothing() -> String {
    primitive("<feFlood flood-opacity=\"0\"")
    return source
  }

  private mutating func append(
    _ step: FilterGraph.Step, _ inputs: [String], _ area: CGRect, _ href: String?
  ) {
    guard area.width > 0, area.height > 0 else {
      _ = appendNothing()
      return
    }
    let n = Self.number
    let box = Self.box(area)
    let sources = inputs.prefix(2).enumerated().map { " in\($0 == 0 ? "" : "2")=\"\($1)\"" }
      .joined()
    /// Appends an element of this name, with attributes, and others in it.
    func element(_ name: String, _ attributes: String, _ content: String = "") {
      primitive("<\(name)\(sources)\(box)\(attributes)", content: content, end: name)
    }
    switch step.operation {
    case .blend(let mode):
      guard inputs.count > 1 else {
        _ = appendNothing()
        return
      }
      blend(inputs[0], inputs[1], mode, box: box)
    case .colorMatrix(let matrix):
      element("feColorMatrix", " values=\"\(Self.list(matrix.rows.map { Double($0) }))\"")
    case .componentTransfer(let red, let green, let blue, let alpha):
      let functions = zip("RGBA", [red, green, blue, alpha])
      element(
        "feComponentTransfer", "", functions.map { "<feFunc\($0)\($1.attributes)/>" }.joined())
    case .composite(let composite): element("feComposite", composite.attributes)
    case .convolveMatrix(let matrix):
      guard matrix.isValid else {
        _ = appendNothing()
        return
      }
      element("feConvolveMatrix", matrix.attributes)
    case .diffuseLighting(let lighting, let constant):
      element(
        "feDiffuseLighting", " diffuseConstant=\"\(n(constant))\"\(lighting.attributes)",
        lighting.light.element)
    case .specularLighting(let lighting, let constant, let exponent):
      element(
        "feSpecularLighting",
        " specularConstant=\"\(n(constant))\" specularExponent=\"\(n(exponent))\""
          + lighting.attributes, lighting.light.element)
    case .displacementMap(let scale, let x, let y):
      element(
        "feDisplacementMap",
        " scale=\"\(n(scale))\" xChannelSelector=\"\(x.letter)\" yChannelSelector=\"\(y.letter)\"")
    case .flood(let color): element("feFlood", Self.color("flood", color, hasOpacity: true))
    case .gaussianBlur(let deviation):
      element("feGaussianBlur", " stdDeviation=\"\(Self.pair(deviation))\"")
    case .image(let paint):
      guard let href else {
        _ = appendNothing()
        return
      }
      let isWhole = !paint.fitsFilterImage
      let place = isWhole ? area : paint.rect
      let sampling =
        paint.sampling == .none && !isWhole ? " image-rendering=\"optimizeSpeed\"" : ""
      primitive(
        "<feImage\(Self.box(place)) preserveAspectRatio=\"none\"\(sampling) href=\"\(href)\"")
      if place != area { primitive("<feOffset in=\"\(source)\"\(box)") }
    case .drawing:
      guard let href else {
        _ = appendNothing()
        return
      }
      element("feImage", " preserveAspectRatio=\"none\" href=\"\(href)\"")
    case .merge:
      let nodes = inputs.map { "<feMergeNode in=\"\($0)\"/>" }.joined()
      if nodes.isEmpty {
        _ = appendNothing()
      } else {
        primitive("<feMerge\(box)", content: nodes, end: "feMerge")
      }
    case .morphology(let kind, let radius):
      element("feMorphology", " operator=\"\(kind)\" radius=\"\(Self.pair(radius))\"")
    case .offset(let size):
      element("feOffset", " dx=\"\(n(size.width))\" dy=\"\(n(size.height))\"")
    case .tile: element("feTile", "")
    case .turbulence(let noise):
      element(
        "feTurbulence",
        " type=\"\(noise.kind)\" baseFrequency=\"\(Self.pair(noise.baseFrequency))\""
          + " numOctaves=\"\(noise.octaves)\" seed=\"\(n(noise.seed))\""
          + (noise.stitches ? " stitchTiles=\"stitch\"" : ""))
    }
  }

  // MARK: Attributes

  /// A number that is not rounded.
  fileprivate static func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    SVGNumber.append(CGFloat(value), fractionDigits: nil, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate static func list(_ values: [Double]) -> String {
    values.map(number).joined(separator: " ")
  }

  private static func pair(_ size: CGSize) -> String {
    let (x, y) = (number(Double(size.width)), number(Double(size.height)))
    return x == y ? x : "\(x) \(y)"
  }

  private static func box(_ rect: CGRect) -> String {
    let n = { (value: CGFloat) in number(Double(value)) }
    return " x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\""
      + " height=\"\(n(rect.height))\""
  }

  fileprivate static func color(_ name: String, _ color: CGColor, hasOpacity: Bool) -> String {
    let color = SVGColor(color)
    var hex: [UInt8] = []
    SVGColor.append(color.levels, to: &hex)
    let text = " \(name)-color=\"\(String(decoding: hex, as: UTF8.self))\""
    return hasOpacity && color.alpha < 0.99995
      ? text + " \(name)-opacity=\"\(number(color.alpha))\"" : text
  }
}

extension FilterGraph.Operation {
  /// How many inputs a primitive takes; nil for as many as there are.
  fileprivate var inputCount: Int? {
    switch self {
    case .merge: nil
    case .blend, .composite, .displacementMap: 2
    case .flood, .image, .drawing, .turbulence: 0
    default: 1
    }
  }
}

extension FilterGraph.TransferFunction {
  fileprivate var attributes: String {
    let n = SVGFilterText.number
    return switch self {
    case .identity: " type=\"identity\""
    case .table(let values): " type=\"table\" tableValues=\"\(SVGFilterText.list(values))\""
    case .discrete(let values): " type=\"discrete\" tableValues=\"\(SVGFilterText.list(values))\""
    case .linear(let slope, let intercept):
      " type=\"linear\" slope=\"\(n(slope))\" intercept=\"\(n(intercept))\""
    case .gamma(let amplitude, let exponent, let offset):
      " type=\"gamma\" amplitude=\"\(n(amplitude))\" exponent=\"\(n(exponent))\""
        + " offset=\"\(n(offset))\""
    }
  }
}

extension FilterGraph.CompositeOperator {
  fileprivate var attributes: String {
    guard case .arithmetic(let k1, let k2, let k3, let k4) = self else {
      return " operator=\"\(self)\""
    }
    let n = SVGFilterText.number
    return
      " operator=\"arithmetic\" k1=\"\(n(k1))\" k2=\"\(n(k2))\" k3=\"\(n(k3))\" k4=\"\(n(k4))\""
  }
}

extension FilterGraph.ConvolveMatrix {
  fileprivate var attributes: String {
    let n = SVGFilterText.number
    // Without a divisor it is the kernel's sum.
    let divided = divisor == 0 ? "" : " divisor=\"\(n(divisor))\""
    return " order=\"\(columns) \(rows)\" kernelMatrix=\"\(SVGFilterText.list(kernel))\"\(divided)"
      + " bias=\"\(n(bias))\" targetX=\"\(targetX)\" targetY=\"\(targetY)\""
      + " edgeMode=\"\(edgeMode)\" preserveAlpha=\"\(preservesAlpha)\""
  }
}

extension FilterGraph.Lighting {
  fileprivate var attributes: String {
    " surfaceScale=\"\(SVGFilterText.number(surfaceScale))\""
      + SVGFilterText.color("lighting", color, hasOpacity: false)
  }
}

extension FilterGraph.LightSource {
  fileprivate var element: String {
    let n = SVGFilterText.number
    switch self {
    case .distant(let azimuth, let elevation):
      return "<feDistantLight azimuth=\"\(n(azimuth))\" elevation=\"\(n(elevation))\"/>"
    case .point(let x, let y, let z):
      return "<fePointLight x=\"\(n(x))\" y=\"\(n(y))\" z=\"\(n(z))\"/>"
    case .spot(let at, let to, let exponent, let angle):
      let cone = angle.map { " limitingConeAngle=\"\(n($0))\"" } ?? ""
      return "<feSpotLight x=\"\(n(at.x))\" y=\"\(n(at.y))\" z=\"\(n(at.z))\""
        + " pointsAtX=\"\(n(to.x))\" pointsAtY=\"\(n(to.y))\" pointsAtZ=\"\(n(to.z))\""
        + " specularExponent=\"\(n(exponent))\"\(cone)/>"
    }
  }
}

extension FilterGraph.Channel {
  fileprivate var letter: String {
    switch self {
    case .red: "R"
    case .green: "G"
    case .blue: "B"
    case .alpha: "A"
    }
  }
}
