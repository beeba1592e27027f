/// A DXF file, and what of the drawing it could not say.
public struct DXFDocument: Sendable {
  /// The file.
  public var bytes: [UInt8]
  /// What was left out, each once, in the order of the drawing; empty if the file has all.
  ///
  /// Shapes are there even so: without their opacity, mask, filter or blend mode, and those in gradients in the color that these
  /// begin with. Pictures and materials are not there at all.
  public var omissions: [DrawingFeature]
}
