/// What a framework calls the things that an outline's code is made of.
struct SwiftDialect {
  let api: SwiftSourceWriter.API
  /// The module to import.
  let module: String
  /// The type that code builds.
  let pathType: String
  /// Makes an empty path and declares it as `path`.
  let declaration: String
  /// An empty path that nobody will change.
  let emptyPath: String
  /// The type of a parameter to which a function adds.
  let parameter: String
  /// How `path` is given to such a function.
  let argument: String
  /// The call that closes a subpath.
  let close: StaticString
  /// The label of a quadratic curve's control point.
  let control: StaticString
  /// The labels of a cubic curve's control points.
  let controls: (StaticString, StaticString)

  init(_ api: SwiftSourceWriter.API) {
    self.api = api
    switch api {
    case .swiftUI:
      module = "SwiftUI"
      pathType = "Path"
      declaration = "var path = Path()"
      emptyPath = "Path()"
      parameter = "inout Path"
      argument = "&path"
      close = "path.closeSubpath()"
      control = "control: "
      controls = ("control1: ", "control2: ")
    case .uiKit:
      module = "UIKit"
      pathType = "UIBezierPath"
      declaration = "let path = UIBezierPath()"
      emptyPath = "UIBezierPath()"
      parameter = "UIBezierPath"
      argument = "path"
      close = "path.close()"
      control = "controlPoint: "
      controls = ("controlPoint1: ", "controlPoint2: ")
    case .coreGraphics:
      module = "CoreGraphics"
      pathType = "CGPath"
      declaration = "let path = CGMutablePath()"
      emptyPath = "CGMutablePath()"
      parameter = "CGMutablePath"
      argument = "path"
      close = "path.closeSubpath()"
      control = "control: "
      controls = ("control1: ", "control2: ")
    }
  }
}
