import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

/// A view that stands at a point of a page, as an inspector shows it.
package struct InspectedView: Hashable, Encodable, Sendable {
  /// Its type as source calls it, without modules and parameters; of what has a label, also that.
  package var name: String
  /// What it covers of the page, in points: if it is turned, what lies around it.
  package var x, y, width, height: Double
  /// The modifiers around it, the innermost first, as source has them, with the values that can be said in a few words.
  package var modifiers: [String]
  /// What it draws: the commands of the display list, bottom first.
  package var commands: [String]
}

extension ViewSession {
  /// The views at a point of the page, from the outermost to the innermost one.
  ///
  /// Views that are only there to hold others together, as tuples and conditions, are left out, and so are the library's own
  /// parts of its controls. A view that takes no touches counts like any other.
  ///
  /// - Parameter point: In points of the page, y down.
  /// - Returns: The views; none where nothing is.
  package func inspect(at point: CGPoint) -> [InspectedView] {
    update()
    return queue.working {
      let inspector = ViewInspector(session: self)
      var items: [(item: LayoutItem, point: CGPoint)] = []
      for item in graph.topItems.reversed() {
        ViewInspector.collect(item, at: item.fromAround(point), into: &items)
      }
      let found = items.first { inspector.isSeen($0.item, at: $0.point) } ?? items.first
      return found.map { inspector.chain(of: $0.item) } ?? []
    }
  }
}

/// Finds views, and says what they are.
@MainActor
private struct ViewInspector {
  let session: ViewSession

  /// How many commands are told of a view.
  private static let mostCommands = 60

  /// The most items at a point that are looked at.
  private static let mostItems = 256

  /// Appends the innermost items at a point of `item`, those first that are drawn last, with the point in their coordinates.
  static func collect(
    _ item: LayoutItem, at point: CGPoint, into list: inout [(item: LayoutItem, point: CGPoint)]
  ) {
    guard list.count < mostItems else { return }
    goingDeeper {
      for inner in item.contents.reversed() where !inner.isLeaving {
        guard let own = item.contentPoint(point).map({ inner.fromAround($0) }) else { continue }
        collect(inner, at: own, into: &list)
      }
      let isThere = CGRect(origin: .zero, size: item.presentedSize).contains(point)
      if isThere, item.contents.isEmpty { list.append((item, point)) }
    }
  }

  /// Whether an item is what one sees at a point of it: a text or a picture, or something that paints there.
  func isSeen(_ item: LayoutItem, at point: CGPoint) -> Bool {
    var tree = AccessibilityTree()
    item.describe(&tree)
    if tree.elements.contains(where: { !$0.label.isEmpty }) { return true }
    let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    var context = DrawContext(recorder: DisplayListRecorder(bounds: spot), scale: 2)
    item.draw(in: &context)
    guard let image = try? Rasterizer(scale: 2, background: nil).render(context.recorder.finish())
    else { return false }
    return image.hasPaint
  }

  /// What stands around an item, the outermost first.
  func chain(of item: LayoutItem) -> [InspectedView] {
    var result: [InspectedView] = []
    var node: Node? = item.node
    while let current = node {
      if let type = current.viewType {
        let modifier = (type as? any ModifiedView.Type)?.modifierType
        if let modifier {
          if !result.isEmpty, let words = ModifierWords.say(modifier, of: current) {
            result[result.count - 1].modifiers.append(words)
          }
        } else if ViewNames.isShown(type) {
          result.append(view(current, type, isInnermost: result.isEmpty, item))
        }
      }
      node = current.parent
    }
    return result.reversed()
  }

  private func view(
    _ node: Node, _ type: Any.Type, isInnermost: Bool, _ item: LayoutItem
  ) -> InspectedView {
    let items = node.outputs
    let frame = items.map(\.frameOnPage).reduce(CGRect.null) { $0.union($1) }
    let box = frame.isNull || frame.isInfinite ? .zero : frame
    var name = ViewNames.name(of: type)
    if isInnermost {
      var tree = AccessibilityTree()
      item.describe(&tree)
      if let label = tree.elements.first?.label, !label.isEmpty { name += " “\(label.prefix(60))”" }
    }
    return InspectedView(
      name: name, x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
      height: Double(box.height), modifiers: [], commands: commands(of: items))
  }

  private func commands(of items: [LayoutItem]) -> [String] {
    var context = DrawContext(
      recorder: DisplayListRecorder(bounds: CGRect(origin: .zero, size: session.size)),
      scale: session.scale)
    for item in items {
      // Where it is on the page; what turns or scales it is left out.
      let (page, own) = (item.pointOnPage(.zero), item.presentedOrigin)
      context.saving { context in
        context.recorder.concatenate(
          CGAffineTransform(translationX: page.x - own.x, y: page.y - own.y))
        item.display(in: &context)
      }
    }
    let all = context.recorder.finish().commandWords
    guard all.count > Self.mostCommands else { return all }
    return all.prefix(Self.mostCommands) + ["… and \(all.count - Self.mostCommands) more"]
  }
}

extension LayoutItem {
  /// A point of what is around the item, in the item's own coordinates.
  fileprivate func fromAround(_ point: CGPoint) -> CGPoint {
    let origin = presentedOrigin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

/// Which views are said by their names.
enum ViewNames {
  /// The library's views that source names; others of it are parts of these.
  private static let named: Set<String> = [
    "AngularGradient", "AnyShape", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color",
    "ColorPicker", "ContainerRelativeShape", "ControlGroup", "DatePicker", "DisclosureGroup",
    "Divider", "EditButton", "Ellipse", "EllipticalGradient", "ForEach", "Form", "GeometryReader",
    "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image", "KeyframeAnimator", "Label",
    "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient",
    "Link", "List", "Menu", "MeshGradient", "NavigationLink", "NavigationSplitView",
    "NavigationStack", "NavigationView", "OffsetShape", "PhaseAnimator", "Picker", "ProgressView",
    "RadialGradient", "Rectangle", "RotatedShape", "RoundedRectangle", "ScaledShape", "ScrollView",
    "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper",
    "TabView", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "TransformedShape",
    "UnevenRoundedRectangle", "VStack", "ViewThatFits", "ZStack",
  ]

  /// A shape that is drawn, or made of another one: source names the shape.
  private static let drawn: Set<String> = [
    "_ShapeView", "FillShapeView", "StrokeShapeView", "StrokeBorderShapeView",
  ]
  private static let derived = ["_StrokedShape", "_TrimmedShape", "_SizedShape"]

  /// The view's name in source.
  static func name(of type: Any.Type) -> String {
    var name = TypeName.full(type)[...]
    while let angle = name.firstIndex(of: "<"),
      drawn.contains(String(name[..<angle])) || derived.contains(String(name[..<angle]))
    {
      // The first of the types in angles.
      name = name[name.index(after: angle)...]
      var depth = 0
      let end = name.firstIndex { character in
        if character == "<" || character == "(" { depth += 1 }
        if character == ">" || character == ")" { depth -= 1 }
        return depth < 0 || (depth == 0 && character == ",")
      }
      name = name[..<(end ?? name.endIndex)]
    }
    return String(name.prefix { $0 != "<" })
  }

  static func isShown(_ type: Any.Type) -> Bool {
    let name = TypeName.short(type)
    if TypeName.isOfLibrary(type) { return named.contains(name) || drawn.contains(name) }
    // What is not of Swift itself, as an optional, and not made by a macro.
    return !name.hasPrefix("$") && !name.contains("__P_Previewable")
  }
}

/// A view with a modifier.
private protocol ModifiedView {
  static var modifierType: Any.Type { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
  fileprivate static var modifierType: Any.Type { Modifier.self }
  fileprivate var anyModifier: Any { modifier }
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

extension CGImage {
  /// Whether any pixel is not wholly clear.
  fileprivate var hasPaint: Bool {
    let straight = straight8()
    let count = straight.componentsPerPixel
    guard count == 2 || count == 4 else { return true }
    return stride(from: count - 1, to: straight.bytes.count, by: count).contains {
      straight.bytes[$0] > 0
    }
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
