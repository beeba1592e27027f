import Foundation

extension PathStorage {
  /// Appends the path as compact SVG path data, in ASCII.
  ///
  /// Elements with a coordinate that is not finite (after `transform`) are skipped; see `finite()`.
  ///
  /// - Parameters:
  ///   - bytes: What the text is appended to.
  ///   - fractionDigits: Nil writes every coordinate so that it reads back as the same double. A
  ///     number (0...9, clamped) rounds each coordinate to a multiple of 10^-fractionDigits;
  ///     relative commands are differences of rounded points, so their errors do not add up.
  ///   - transform: Applied to the path first.
  package func appendSVG(
    to bytes: inout [UInt8], fractionDigits: Int?, transform: CGAffineTransform = .identity
  ) {
    let path = applying(transform).finite()
    if let fractionDigits, let grid = SVGGridCoordinates(places: fractionDigits, for: path) {
      SVGPathWriter.append(path, in: grid, to: &bytes)
    } else {
      SVGPathWriter.append(path, in: SVGExactCoordinates(places: fractionDigits), to: &bytes)
    }
  }
}

extension PathStorage {
  /// The path that path data describe, up to the command that is wrong, as SVG has it drawn.
  ///
  /// - Parameters:
  ///   - bytes: The data in UTF-8.
  ///   - error: What is wrong; nil if nothing is.
  ///   - arcJoints: The elements that end within an arc, which is several cubic curves.
  package init(
    svgUpToError bytes: UnsafeBufferPointer<UInt8>, error: inout SVGPathError?,
    arcJoints: inout [Int]
  ) {
    self = SVGPathParser.parse(bytes, error: &error, arcJoints: &arcJoints)
  }
}

extension Path {
  /// The path as SVG path data: the `d` attribute of a `path` element.
  ///
  /// The text is as short as the grammar allows with relative and absolute commands mixed, and
  /// reads back as an equal path, to the last bit of every coordinate. Elements with a NaN or
  /// infinite coordinate, which SVG cannot say, are left out. In SVG y points down.
  public var svg: String {
    var bytes: [UInt8] = []
    storage.appendSVG(to: &bytes, fractionDigits: nil)
    return String(decoding: bytes, as: UTF8.self)
  }
}
