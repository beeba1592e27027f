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
