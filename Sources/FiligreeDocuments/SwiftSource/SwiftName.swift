import Foundation

/// Makes names that Swift takes.
enum SwiftName {
  /// Returns `text` as a type's name in UpperCamelCase.
  ///
  /// Identifiers are made of letters, of decimal digits of ASCII, and of marks that follow a letter:
  /// all of them are in XID_Continue (Unicode Standard Annex 31) and in Swift's own, wider grammar.
  static func type(from text: String) -> String {
    var name = String.UnicodeScalarView()
    var startsWord = true
    var follows = false
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        if startsWord {
          name.append(contentsOf: scalar.properties.uppercaseMapping.unicodeScalars)
        } else {
          name.append(scalar)
        }
        (startsWord, follows) = (false, true)
      case .decimalNumber where scalar.isASCII:
        name.append(scalar)
        (startsWord, follows) = (true, false)
      case .nonspacingMark where follows, .spacingMark where follows:
        name.append(scalar)
      default:
        (startsWord, follows) = (true, false)
      }
    }
    guard let first = name.first else { return "TracedShape" }
    let result = String(name)
    if first.isASCII, first.properties.numericType != nil { return "Shape" + result }
    return taken.contains(result) ? result + "Shape" : result
  }

  /// Returns the name of a function that makes what the type `name` stands for.
  ///
  /// The capitals that it begins with become small, save the last of several before a small letter:
  /// `Logo` gives `logo`, `SVGIcon` gives `svgIcon`.
  static func member(from name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var count = scalars.prefix { $0.properties.isUppercase }.count
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase {
      count -= 1
    }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if index < count {
        result += scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return keywords.contains(result) ? result + "Path" : result
  }

  /// Returns an id as the name of a member of a type that draws; nil for one that says nothing.
  ///
  /// Ids that drawing programs count (`path3412`, `g12-3`, `Layer_1`) say nothing.
  static func constant(from id: String) -> String? {
    let type = self.type(from: id)
    guard type != "TracedShape" else { return nil }
    let name = member(from: type)
    let stem = id.lowercased().prefix { $0.isLetter && $0.isASCII }
    let rest = id.dropFirst(stem.count)
    let isCounted = rest.allSatisfy { $0.isNumber && $0.isASCII || "-_. ".contains($0) }
    if isCounted, stem.count < 2 || counted.contains(String(stem)) { return nil }
    let letters = name.prefix { !$0.isNumber }
    let isMember =
      members.contains(name)
      || ["draw", "gradient", "outline", "picture", "shading"].contains(letters)
        && name.dropFirst(letters.count)
          .allSatisfy(\.isNumber)
    return isMember ? name + "Outline" : name
  }

  /// Elements after which drawing programs name what has no name.
  private static let counted: Set<String> = [
    "a", "circle", "clip", "ellipse", "g", "group", "image", "layer", "line", "mask", "path",
    "polygon", "polyline", "rect", "shape", "svg", "text", "tspan", "use", "xmlid", "svgid",
  ]

  /// What the code of a drawing itself names.
  private static let members: Set<String> = [
    "add", "beyondBothEnds", "body", "commands", "context", "matrix", "path", "pathData", "paths",
    "rect", "repeated", "scale", "size", "stops",
  ]

  /// Types that the code itself names, words of the language, and drawing types that the reader of an
  /// app's source would take the shape for.
  private static let taken: Set<String> = [
    "Angle", "Any", "AnyShape", "AnyView", "App", "Array", "Bool", "Button", "CGAffineTransform",
    "CGFloat",
    "CFData", "CGColor", "CGColorSpace", "CGDataProvider", "CGContext", "CGGradient",
    "CGGradientDrawingOptions",
    "CGImage", "CGMutablePath", "CGPath", "CGPoint", "CGRect", "CGSize", "Canvas", "Capsule",
    "Character",
    "Circle", "ClosedRange", "Color", "ColorMatrix", "ContainerRelativeShape", "Data", "Double",
    "Ellipse", "FillStyle", "Float", "Font",
    "Gradient", "GraphicsContext", "Group", "Image", "InsettableShape", "Int", "Label", "List",
    "Menu", "Never",
    "OffsetShape", "Optional", "OutlineData",
    "OutlineShape", "OutlineSource", "Path", "Picker", "Protocol", "Rectangle", "RotatedShape",
    "RoundedRectangle", "ScaledShape", "Scene", "Section", "Self", "Set", "Shape", "Slider",
    "Spacer",
    "State", "String", "StrokeStyle", "Substring", "SwiftUI", "Symbol", "Tab", "Table", "Text",
    "Toggle", "TransformedShape", "Type", "UIBezierPath", "UIKit", "UInt8",
    "UnevenRoundedRectangle", "View", "Void",
  ]

  /// Words that cannot stand as a function's name, or only between backticks, `init`-like ones, and functions
  /// that the code calls.
  private static let keywords: Set<String> = [
    "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "do", "dynamicType", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal",
    "is", "let", "max", "min", "nil", "open", "operator", "precedencegroup", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
