/// The color of a picture by the code points of ITU-T H.273, as the cICP chunk of PNG and the nclx box of HEIF have them.
enum CodingPoints {
  /// sRGB and Display P3, full range, no YCbCr matrix.
  static let displayP3: [UInt8] = [12, 13, 0, 1]
  /// BT.2020's primaries on the PQ curve, full range: BT.2100.
  static let bt2100PQ: [UInt8] = [9, 16, 0, 1]

  /// What primaries, transfer, matrix and range mean together.
  static func read(_ bytes: [UInt8]) throws(PictureError) -> SourceColor {
    precondition(bytes.count == 4)
    guard bytes[2] == 0, bytes[3] == 1 else {
      throw unsupported("matrix \(bytes[2]), range \(bytes[3])", bytes)
    }
    let (primaries, space): (Primaries, String) =
      switch bytes[0] {
      case 1: (.bt709, "BT.709")
      case 9: (.bt2020, "BT.2020")
      case 12: (.displayP3, "P3-D65")
      default: throw unsupported("primaries \(bytes[0])", bytes)
      }
    if bytes[1] == 16, let matrix = primaries.toSRGB {
      return SourceColor(meaning: .pq(toSRGB: matrix), name: "cICP \(space), PQ")
    }
    let curve: ToneCurve =
      switch bytes[1] {
      case 4: .gamma(2.2)
      case 5: .gamma(2.8)
      case 8: .gamma(1)
      case 13: .sRGB
      case 18: throw unsupported("a transfer for high dynamic range (HLG)", bytes)
      default: throw unsupported("transfer \(bytes[1])", bytes)
      }
    return try SourceColor(
      primaries: primaries, curve: curve, name: "cICP \(space), transfer \(bytes[1])")
  }

  private static func unsupported(_ what: String, _ bytes: [UInt8]) -> PictureError {
    PictureError(
      .unsupported, "a picture whose code points (cICP, nclx) say \(what)",
      remedy: "convert the picture to sRGB or Display P3")
  }
}
