/// An EPS file, and what of the drawing it could not say.
public struct EPSDocument: Sendable {
  /// The file.
  public var bytes: [UInt8]
  /// What is part of an image in the file instead of paths, each once, in the order of the drawing.
  public var pictures: [DrawingFeature]
  /// What was left out, each once, in the order of the drawing; empty if the file shows all.
  public var omissions: [DrawingFeature]
}
