import FiligreePaths
import Foundation

/// A view with a modifier.
protocol ModifiedView {
  static var modifierType: Any.Type { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
  static var modifierType: Any.Type { Modifier.self }
  var anyModifier: Any { modifier }
}

/// A node whose view has a modifier.
@MainActor
private protocol ModifiedNode: Node {
  var anyModifier: Any? { get }
}

extension ViewNode: ModifiedNode {
  fileprivate var anyModifier: Any? { (view as? any ModifiedView)?.anyModifier }
}

/// Modifiers as source has them.
@MainActor
enum ModifierWords {
  /// What a modifier of the library is called in source, where its type is not called so.
  private static let names = [
    "PaddingLayout": "padding", "FrameLayout": "frame", "FlexibleFrameLayout": "frame",
    "FixedSizeLayout": "fixedSize", "PositionLayout": "position",
    "AspectRatioLayout": "aspectRatio",
    "SafeAreaIgnoringLayout": "ignoresSafeArea", "ClipEffect": "clipShape",
    "RotationEffect": "rotationEffect", "ScaleEffect": "scaleEffect",
    "Rotation3DEffect": "rotation3DEffect", "AffineEffect": "transformEffect",
    "FixedProjectionEffect": "projectionEffect", "BlendModeEffect": "blendMode",
    "ColorMultiplyEffect": "colorMultiply", "DrawingGroupEffect": "drawingGroup",
    "AppearanceModifier": "onAppear", "ChangeModifier": "onChange",
    "HitTestingModifier": "allowsHitTesting",
    "HoverModifier": "onHover", "KeyPressModifier": "onKeyPress", "ReceptionModifier": "onReceive",
    "ShapeBackground": "background", "ShortcutModifier": "keyboardShortcut",
    "ValueAnimation": "animation",
    "TransactionTransform": "transaction", "SearchModifier": "searchable",
    "ColorSchemeModifier": "preferredColorScheme",
    "EnvironmentObjectModifier": "environmentObject", "ObservableEnvironment": "environment",
    "EnvironmentTransform": "environment", "_EnvironmentKeyWritingModifier": "environment",
    "FilterEffect": "filter",

  ]

  /// A modifier in the words of source; nil for what source does not have.
  static func say(_ type: Any.Type, of node: Node) -> String? {
    let name = TypeName.short(type)
    guard TypeName.isOfLibrary(type) else { return "modifier(\(name))" }
    if name == "ModifiedContent" { return nil }
    let modifier = (node as? any ModifiedNode)?.anyModifier
    if name == "LayerModifier" {
      let isInFront = modifier.flatMap { Mirror(reflecting: $0).descendant("isInFront") } as? Bool
      return isInFront == true ? "overlay()" : "background()"
    }
    var word = names[name] ?? ""
    if word.isEmpty {
      let stem = ["Modifier", "Effect", "Layout"].first { name.hasSuffix($0) && name != $0 }
      let rest = String(name.dropLast(stem?.count ?? 0))
      word = rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return "\(word)(\(modifier.map(values) ?? ""))"
  }

  /// The values of a modifier that can be said in a few words.
  private static func values(_ modifier: Any) -> String {
    Mirror(reflecting: modifier).children.compactMap { name, value in
      guard let name, let words = words(value) else { return nil }
      return name.hasPrefix("_") || name.hasPrefix(".") ? words : "\(name): \(words)"
    }.joined(separator: ", ")
  }

  /// The longest value that is said, in characters.
  private static let longest = 60

  private static func words(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch value {
    case let number as CGFloat: return CommandWords.number(Double(number))
    case let number as Double: return CommandWords.number(number)
    case is Int, is Bool: return "\(value)"
    case let text as String: return "“\(text.prefix(longest))”"
    case let size as CGSize:
      return "\(CommandWords.number(size.width)) × \(CommandWords.number(size.height))"
    case let path as any AnyKeyPathWords:
      return path.words
    case let insets as EdgeInsets:
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
        .map { CommandWords.number($0) }.joined(separator: " ")
    case let angle as Angle: return "\(CommandWords.number(angle.degrees))°"
    case let color as Color:
      let text = "\(color)"
      return text.count <= longest && !text.contains("(") ? text : nil
    default: break
    }
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { words($0.value) } }
    if mirror.displayStyle == .enum, mirror.children.isEmpty { return ".\(value)" }
    return nil
  }
}

/// A key path as source has it.
private protocol AnyKeyPathWords {
  var words: String { get }
}

extension AnyKeyPath: AnyKeyPathWords {
  fileprivate var words: String {
    let text = "\(self)"
    guard let point = text.firstIndex(of: ".") else { return text }
    return "\\" + String(text[point...])
  }
}
