import Foundation

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
