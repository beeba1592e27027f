import FiligreeDrawing
import FiligreePaths
import Foundation

/// Writes paths as Swift source that draws them: a file to put into an app as it stands.
///
/// The code scales the outline to the rectangle that it is given, depends on nothing but the framework
/// that it is written for, and compiles in Swift 5 and Swift 6 mode, with any default isolation:
///
///     let writer = SwiftSourceWriter(api: .swiftUI, typeName: "Logo")
///     let source = writer.write([path], in: CGRect(x: 0, y: 0, width: 100, height: 80))
///
/// gives
///
///     struct Logo: Shape {
///       nonisolated func path(in rect: CGRect) -> Path {
///         var path = Path()
///         path.move(to: CGPoint(x: 10, y: 10))
///         …
///
/// The layout is that of `swift format`.
public struct SwiftSourceWriter: Hashable, Sendable {
  /// The framework that the code is written for.
  public enum API: String, Hashable, Sendable, CaseIterable {
    /// A structure that conforms to SwiftUI's `Shape`.
    case swiftUI
    /// A static function of `UIBezierPath`.
    case uiKit
    /// A static function of `CGPath`.
    case coreGraphics
  }

  /// How the outline is put down in the code.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Statements for up to ``statementLimit`` segments, data beyond.
    case automatic
    /// A statement for each segment, such as `path.addLine(to: CGPoint(x: 1, y: 2))`, and one for a circle, an ellipse, and
    /// an upright rectangle with or without round corners.
    ///
    /// Long outlines are split into functions of a bounded length. Measured, 10,000 segments take the
    /// compiler 4 s, or 10 s with optimization; 50,000 take 19 s, or minutes.
    case statements
    /// SVG path data in one string, which the code reads once, when it is first asked.
    ///
    /// Measured, 50,000 segments take the compiler 0.2 s, or 0.4 s with optimization, and the first
    /// reading 0.07 s, or 0.17 s without.
    case data
    /// Data as above, read by functions that stand once in a module: ``SwiftSourceWriter/sharedSource(for:access:)`` has them.
    ///
    /// Measured without optimization, 1,953 icons take the compiler 8 s of the processor, and 62 s as statements.
    case shared
  }

  /// Who may use what is written.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    /// The module.
    case `internal`
    /// The package.
    case package
    /// Everybody.
    case `public`
  }

  /// What a drawing becomes.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A shape for a drawing in one opaque color, a view for others.
    case automatic
    /// A shape, as outlines become; other drawings are an error.
    case shape
    /// SwiftUI's `View`; for the other frameworks a function that draws into a `CGContext`.
    case view
    /// A function that draws into SwiftUI's `GraphicsContext`; for the other frameworks as `view`.
    case canvas
  }

  /// How a drawing is scaled to a space of another shape than its own.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// Each side by itself: the drawing has the shape of the space.
    case stretch
    /// As large as it can be within the space, in its middle.
    case fit
    /// As small as it can be to cover the space, around its middle.
    case fill
  }

  /// The greatest number of segments that the automatic form writes as statements: 500.
  ///
  /// They take the compiler about half a second with optimization.
  public static let statementLimit = 500

  /// The framework that the code is written for.
  public var api: API
  /// The name of the shape's type; a function's name is made from it.
  ///
  /// What is not a name in Swift is made into one: ``typeName(forFile:)`` says how.
  public var typeName: String
  /// Digits after the point, at most; nil for as many as it takes to read back the same number.
  public var fractionDigits: Int?
  /// Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
  public var usesEvenOddFillRule: Bool
  /// How the outline is put down in the code.
  public var form: Form
  /// What a drawing becomes.
  public var style: Style
  /// How the code scales what it draws.
  public var contentMode: ContentMode
  /// Who may use the types and functions.
  public var access: Access

  /// Creates a writer.
  public init(
    api: API = .swiftUI, typeName: String = "TracedShape", fractionDigits: Int? = nil,
    usesEvenOddFillRule: Bool = false, form: Form = .automatic, style: Style = .view,
    contentMode: ContentMode = .stretch, access: Access = .internal
  ) {
    self.api = api
    self.typeName = typeName
    self.fractionDigits = fractionDigits
    self.usesEvenOddFillRule = usesEvenOddFillRule
    self.form = form
    self.style = style
    self.contentMode = contentMode
    self.access = access
  }

  /// Returns the source of one shape that is made of all of `paths`.
  ///
  /// - Parameters:
  ///   - paths: The outlines; y points down. An element with a coordinate that is NaN or infinite is
  ///     left out.
  ///   - box: What is scaled to the rectangle that the code is given, in the coordinates of `paths`.
  ///     Along a side of length zero the outline is moved and not scaled. A box that is null or
  ///     infinite stands for the box around all points and control points of `paths`.
  /// - Returns: The source, in UTF-8.
  public func write(_ paths: [Path], in box: CGRect) -> [UInt8] {
    var outline = PathStorage()
    for path in paths {
      outline.append(path.storage.finite())
    }
    var box = box.isFinite ? box.standardized : outline.controlBounds
    if !box.isFinite { box = .zero }
    var text = SwiftOutlineText(
      dialect: SwiftDialect(api), name: SwiftName.type(from: typeName), outline: outline, box: box,
      fractionDigits: fractionDigits, usesEvenOddFillRule: usesEvenOddFillRule)
    text.contentMode = contentMode
    text.access = access.prefix
    return SwiftDeclaration(writing(text)).source(SwiftDialect(api))
  }

  /// Returns the source of a drawing in its own colors.
  ///
  /// ``style`` says what it becomes. A shape of one color is what ``write(_:in:)-swift.method`` writes: strokes
  /// become outlines, and all is filled by the non-zero rule. The ``form`` is that of all outlines together; clips, masks, layers, blend modes, filters and small pictures are written in
  /// the framework's own words. Colors are sRGB.
  ///
  ///     let source = try SwiftSourceWriter(typeName: "Poster").write(list)
  ///
  /// gives
  ///
  ///     struct Poster: View {
  ///       var body: some View {
  ///         Canvas { context, size in
  ///           …
  ///
  /// - Parameter list: The drawing; its page is scaled to the space that the code is given.
  /// - Returns: The source, in UTF-8.
  /// - Throws: ``SwiftSourceError`` for a drawing with anything that the framework has no words for, such as
  ///   mesh gradients, materials, and pictures of more than 256 kilobytes; for UIKit and Core Graphics,
  ///   filters.
  public func write(_ list: DisplayList) throws(SwiftSourceError) -> [UInt8] {
    try declaration(of: list, name: SwiftName.type(from: typeName), owner: nil)
      .source(SwiftDialect(api))
  }

  /// Returns a type's name for what is in the file `name`.
  ///
  /// Folders and the suffix go; what remains is cut into words wherever there is neither a letter nor
  /// a digit, and the words are joined, each with a capital: `icons/my-logo 2.png` gives `MyLogo2`.
  /// Letters of all scripts stay. A name that begins with a digit, or that Swift or the frameworks
  /// have taken (`Type`, `Circle`), has `Shape` put before or after it; without any letter or digit
  /// the name is `TracedShape`.
  public static func typeName(forFile name: String) -> String {
    var stem = name[...]
    if let slash = stem.lastIndex(of: "/") {
      stem = stem[stem.index(after: slash)...]
    }
    if let dot = stem.lastIndex(of: "."), dot != stem.startIndex {
      stem = stem[..<dot]
    }
    return SwiftName.type(from: String(stem))
  }
}

extension SwiftSourceWriter.Access {
  /// The word before a declaration, with a space, or nothing for what is so anyway.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
