import FiligreeTestSupport

/// A random document: elements in one another with attributes and styles, most of which mean something.
///
/// Names are few, so that references meet their targets, often their own elements. One number in sixteen is
/// of those that no drawing has.
struct WildDocument {
  private var random: RandomSource
  private var elements = 0
  private(set) var text = ""

  init(_ random: RandomSource) {
    self.random = random
    text = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    if chance(8) { text = "<!DOCTYPE svg [<!ENTITY a '<g id=\"a\"/>&b;'><!ENTITY b '9'>]>" + text }
    text += chance(8) ? " viewBox='\(value(of: "viewBox"))'" : " viewBox='0 0 60 60'"
    if chance(8) { text += " width='\(value(of: "width"))' height='\(value(of: "width"))'" }
    text += ">"
    if chance(3) { addSheet() }
    let count = 1 + below(5)
    for _ in 0..<count { addElement(depth: 0) }
    text += "</svg>"
  }

  private mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
  private mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
  private mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  // MARK: Elements

  private static let containers = [
    "g", "g", "svg", "symbol", "defs", "a", "switch", "clipPath", "mask", "pattern", "marker",
  ]
  private static let shapes = [
    "path", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use", "use",
    "image", "foreignObject",
  ]
  private static let primitives = [
    "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix",
    "feDiffuseLighting", "feDisplacementMap", "feDropShadow", "feFlood", "feGaussianBlur",
    "feImage", "feMerge", "feMorphology", "feOffset", "feSpecularLighting", "feTile",
    "feTurbulence",
  ]

  private mutating func addElement(depth: Int) {
    elements += 1
    guard elements < 40 else { return }
    switch below(depth > 4 ? 5 : 10) {
    case 0...4: element(pick(Self.shapes), inside: { $0.maybeTitle() })
    case 5, 6, 7:
      element(pick(Self.containers)) { document in
        for _ in 0..<document.below(4) { document.addElement(depth: depth + 1) }
      }
    case 8:
      element(pick(["linearGradient", "radialGradient"])) { document in
        for _ in 0..<document.below(4) { document.element("stop", inside: { _ in }) }
      }
    default:
      if chance(2) {
        element("filter") { document in
          for _ in 0..<document.below(4) { document.addPrimitive() }
        }
      } else {
        element("text") { document in
          document.text += "ab&amp;\u{5d0}c"
          document.element(
            document.pick(["tspan", "textPath", "tref"]), inside: { $0.text += "d e" })
        }
      }
    }
  }

  private mutating func maybeTitle() {
    if chance(20) { text += "<title>&#x263A;</title>" }
  }

  private mutating func addPrimitive() {
    element(pick(Self.primitives)) { document in
      let inner = document.pick([
        "feFuncR", "feMergeNode", "fePointLight", "feSpotLight", "feDistantLight", "g",
      ])
      for _ in 0..<document.below(3) { document.element(inner, inside: { _ in }) }
    }
  }

  private mutating func element(_ name: String, inside: (inout WildDocument) -> Void) {
    text += "<" + name
    var seen: Set<String> = []
    let own = Self.attributes[name] ?? []
    for attribute in own where !chance(4) {
      seen.insert(attribute)
      text += " \(attribute)='\(value(of: attribute))'"
    }
    for _ in 0..<below(5) {
      let attribute = pick(Self.common)
      if seen.insert(attribute).inserted { text += " \(attribute)='\(value(of: attribute))'" }
    }
    text += ">"
    inside(&self)
    text += "</" + name + ">"
  }

  private mutating func addSheet() {
    text += "<style>"
    for _ in 0..<below(5) {
      let selector = pick([
        "*", "g", "#a", ".a", "g > *", "path + *", ":nth-child(2n+1)", "[id='b']", ":not(g)",
        "g g *",
      ])
      let property = pick(Self.common)
      text += "\(selector){\(property):\(value(of: property))\(chance(4) ? "!important" : "")}"
    }
    text += "</style>"
  }

  // MARK: Attributes

  private static let attributes: [String: [String]] = [
    "path": ["d"], "rect": ["x", "y", "width", "height", "rx"], "circle": ["cx", "cy", "r"],
    "ellipse": ["cx", "cy", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"], "polygon": ["points"],
    "polyline": ["points"], "use": ["href", "x", "y"], "image": ["href", "width", "height"],
    "linearGradient": ["href", "gradientUnits", "x1", "x2", "gradientTransform", "spreadMethod"],
    "radialGradient": ["href", "gradientUnits", "r", "fx", "fr", "spreadMethod"],
    "stop": ["offset", "stop-color", "stop-opacity"],
    "pattern": ["href", "patternUnits", "width", "height", "patternTransform", "viewBox"],
    "marker": ["markerWidth", "markerHeight", "orient", "refX", "viewBox", "markerUnits"],
    "mask": ["maskUnits", "width", "mask-type"], "clipPath": ["clipPathUnits"],
    "symbol": ["viewBox", "preserveAspectRatio"], "svg": ["viewBox", "width", "x"],
    "filter": ["filterUnits", "primitiveUnits", "x", "width"], "text": ["x", "y", "textLength"],
    "textPath": ["href", "startOffset"], "feImage": ["href"], "feFlood": ["flood-color"],
    "feGaussianBlur": ["stdDeviation", "in"], "feOffset": ["dx", "dy", "in", "result"],
    "feMorphology": ["radius", "operator"],
    "feTurbulence": ["baseFrequency", "numOctaves", "seed"],
    "feConvolveMatrix": ["order", "kernelMatrix", "divisor"],
    "feColorMatrix": ["type", "values"], "feComposite": ["operator", "in2", "k1", "k2"],
    "feBlend": ["mode", "in2"], "feDisplacementMap": ["in2", "scale", "xChannelSelector"],
    "feDiffuseLighting": ["surfaceScale", "lighting-color"],
    "feSpecularLighting": ["specularExponent"], "feFuncR": ["type", "tableValues", "slope"],
    "fePointLight": ["x", "y", "z"], "feSpotLight": ["pointsAtX", "limitingConeAngle"],
    "feMergeNode": ["in"], "feDropShadow": ["dx", "stdDeviation"],
  ]

  private static let common = [
    "id", "id", "id", "class", "fill", "fill", "stroke", "stroke", "stroke-width", "opacity",
    "fill-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-linejoin", "stroke-linecap",
    "stroke-miterlimit", "transform", "transform", "transform-origin", "clip-path", "mask",
    "filter",
    "marker-start", "marker-mid", "marker-end", "mix-blend-mode", "isolation", "display", "color",
    "visibility", "overflow", "transform-box", "pathLength",
    "paint-order", "vector-effect", "fill-rule", "style", "font-size",
    "font", "text-anchor", "letter-spacing", "writing-mode", "shape-rendering",
    "color-interpolation", "systemLanguage", "preserveAspectRatio", "viewBox",
  ]

  private static let wild = [
    "1e308", "-1e308", "1e-308", "1e999", "nan", "", "%", "-", "1e", "0", "-0", "1e20", "1e9", "-5",
    "inherit", "initial", "revert", "none", "url(#", "rgb(", "1 ", "0.0000001",
    "99999999999999999999", "calc(1px)",
    "url(#a) url(#b)", "#", "&lt;", "\u{7f}", "url(http://localhost/x)", "/etc/passwd",
  ]

  private mutating func name() -> String { pick(["a", "b", "c", "d"]) }

  private mutating func number() -> String {
    switch below(16) {
    case 0: pick(Self.wild)
    case 1: "\(below(100))%"
    case 2: "\(below(10))" + pick(["em", "mm", "pt", "vw", "ex", "in"])
    case 3: "-\(below(30)).5"
    case 4: ".\(below(100))"
    default: "\(below(60))"
    }
  }

  private mutating func numbers(_ count: Int) -> String {
    (0..<count).map { _ in number() }.joined(separator: pick([" ", ",", " , "]))
  }

  private mutating func value(of attribute: String) -> String {
    if chance(32) { return pick(Self.wild) }
    switch attribute {
    case "id": return name()
    case "class": return name() + " " + name()
    case "href": return pick(["#", "#", "#", ""]) + name()
    case "fill", "stroke", "color", "stop-color", "flood-color", "lighting-color":
      return pick([
        "red", "#0f8", "#12345678", "rgb(9,8%,7)", "hsl(20deg 50% 40%)", "none", "currentColor",
        "url(#\(name())) lime", "url(#\(name()))", "context-fill", "context-stroke",
        "oklch(.7 .1 \(number()))",
        "color(display-p3 \(number()) 1 0)", "color-mix(in oklab, red \(number()), lime)",
        "initial", "unset",
      ])
    case "clip-path" where chance(3):
      return pick([
        "circle(\(number()) at \(numbers(1)) \(number()))",
        "inset(\(numbers(1)) round \(number()))",
        "polygon(\(number()) \(number()), \(number()) 9px)", "ellipse() fill-box", "view-box",
        "path('\(data())')", "xywh(\(number()) 1px 9px \(number()))",
      ])
    case "transform-box": return pick(["fill-box", "stroke-box", "view-box"])
    case "pathLength": return number()
    case "clip-path", "mask", "marker-start", "marker-mid", "marker-end": return "url(#\(name()))"
    case "filter":
      return pick([
        "url(#\(name()))", "blur(\(below(9))px) url(#a)", "drop-shadow(1px 2px 3px red)",
        "hue-rotate(90deg) invert(20%)", "blur(\(number()))",
      ])
    case "d": return data()
    case "points", "values", "tableValues", "kernelMatrix", "stroke-dasharray", "viewBox":
      return numbers(attribute == "viewBox" ? 4 : below(10))
    case "transform", "gradientTransform", "patternTransform":
      return pick([
        "translate(\(numbers(2)))", "scale(\(numbers(1)))", "rotate(\(numbers(3)))",
        "matrix(\(numbers(6)))", "skewX(\(numbers(1))) scale(2)", "scale(0)",
      ])
    case "gradientUnits", "patternUnits", "maskUnits", "clipPathUnits", "filterUnits",
      "primitiveUnits":
      return pick(["userSpaceOnUse", "objectBoundingBox"])
    case "markerUnits": return pick(["userSpaceOnUse", "strokeWidth"])
    case "orient": return pick(["auto", "auto-start-reverse", "45", "1rad"])
    case "spreadMethod": return pick(["pad", "reflect", "repeat"])
    case "mix-blend-mode", "mode":
      return pick(["multiply", "screen", "hue", "luminosity", "darken"])
    case "isolation": return "isolate"
    case "display": return pick(["none", "inline", "inline"])
    case "visibility": return pick(["hidden", "visible"])
    case "overflow": return pick(["hidden", "visible", "auto"])
    case "paint-order": return pick(["stroke", "markers fill", "fill"])
    case "vector-effect": return "non-scaling-stroke"
    case "fill-rule": return "evenodd"
    case "stroke-linejoin": return pick(["miter", "miter-clip", "arcs", "round", "bevel"])
    case "stroke-linecap": return pick(["butt", "round", "square"])
    case "style":
      let property = pick(["fill", "stroke-width", "opacity", "mask", "transform", "font-size"])
      return "\(property):\(value(of: property));;x:y"
    case "in", "in2":
      return pick(["SourceGraphic", "SourceAlpha", "BackgroundImage", "FillPaint", name()])
    case "result": return name()
    case "operator": return pick(["in", "out", "xor", "arithmetic", "erode", "dilate", "lighter"])
    case "type": return pick(["matrix", "saturate", "hueRotate", "table", "discrete", "gamma"])
    case "preserveAspectRatio": return pick(["none", "xMinYMax slice", "xMidYMid meet", "defer"])
    case "text-anchor": return pick(["start", "middle", "end"])
    case "writing-mode": return pick(["tb", "vertical-rl", "lr"])
    case "font": return "bold 1\(below(9))px serif"
    case "color-interpolation": return "linearRGB"
    case "systemLanguage": return pick(["en", "de, fr"])
    case "mask-type": return pick(["alpha", "luminance"])
    case "shape-rendering": return "crispEdges"
    case "xChannelSelector": return pick(["R", "G", "B", "A"])
    default: return number()
    }
  }

  private mutating func data() -> String {
    var data = "M\(numbers(2))"
    for _ in 0..<below(8) {
      let command = pick(["L", "l", "H", "v", "C", "s", "Q", "t", "A", "a", "z", "M"])
      let count =
        switch command {
        case "H", "v": 1
        case "C": 6
        case "s", "Q": 4
        case "A", "a": 7
        case "z": 0
        default: 2
        }
      data += command + numbers(count)
    }
    return data
  }
}
