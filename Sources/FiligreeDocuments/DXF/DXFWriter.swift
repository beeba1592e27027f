import FiligreeDrawing

/// Writes drawings as DXF, for cutters, plotters and CAD.
///
/// The file is ASCII of release 12 (`AC1009`), which all of them read (Autodesk, "DXF Reference"). Outlines are polylines:
/// closed ones for what is filled, and for strokes their middle, cut into dashes where they have some. Curves are arcs, as bulges,
/// within `tolerance` of them. Path clips are cut. For each color there is a layer, named `COLOR_RRGGBB`, with the
/// nearest of AutoCAD's 255 colors; groups that have names are layers by these.
///
/// The y axis points up, the page's lower left is the origin, and the unit is the millimeter.
///
/// Numbers alone make the file: the same drawings give the same bytes.
public struct DXFWriter: Hashable, Sendable {
  /// How long a unit of the drawing is, in millimeters: that of CSS by default, 1/96 of an inch.
  public var millimetersPerUnit: Double
  /// How far arcs may be from the curves that they stand for, in millimeters; 1e-6 at the least.
  public var tolerance: Double
  /// Digits after the point of coordinates, at most, 0…9.
  public var fractionDigits: Int

  /// Creates a writer.
  public init(
    millimetersPerUnit: Double = 25.4 / 96, tolerance: Double = 0.01, fractionDigits: Int = 4
  ) {
    self.millimetersPerUnit =
      millimetersPerUnit > 0 && millimetersPerUnit.isFinite ? millimetersPerUnit : 25.4 / 96
    self.tolerance = tolerance > 1e-6 ? tolerance : 1e-6
    self.fractionDigits = min(max(fractionDigits, 0), 9)
  }

  /// Returns a drawing as a file.
  public func write(_ list: DisplayList) -> [UInt8] {
    document(list).bytes
  }

  /// Returns a drawing as a file, and what of it the file cannot say.
  ///
  /// - Parameters:
  ///   - list: The drawing.
  ///   - parts: Its groups: the innermost ones become layers, in capitals of ASCII, digits, `-`, `_` and `$`. Names of paths
  ///     have no place in the file.
  /// - Returns: The file, and its omissions.
  public func document(_ list: DisplayList, parts: DrawingParts = DrawingParts()) -> DXFDocument {
    var builder = DXFDocumentBuilder(writer: self, list: list, parts: parts)
    return builder.write()
  }
}
