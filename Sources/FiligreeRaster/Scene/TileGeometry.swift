import FiligreePaths
import Foundation

/// A part of the page that is drawn at a time, and its bands.
///
/// Most pages are one tile. Larger ones are cut, so that coordinates fit 24.8 fixed point and the
/// memory for edges and cells stays bounded.
struct TileGeometry {
  /// The largest width and height of a tile, in pixels.
  static let limit = 1 << 14

  /// The tile's place on the page, in pixels.
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// Rows in a band: 1 << bandShift.
  var bandShift: Int32
  /// From the list's coordinates to the tile's pixels.
  var transform: CGAffineTransform

  /// Rows in a band; the last band of a tile may have fewer.
  var bandHeight: Int { 1 << Int(bandShift) }
  var bandCount: Int { (height + bandHeight - 1) >> Int(bandShift) }

  /// The page's rows in a band.
  func rows(ofBand band: Int) -> Range<Int> {
    let top = band << Int(bandShift)
    return y + top..<y + min(top + bandHeight, height)
  }

  /// A band has at most 64 rows.
  static let largestBandShift: Int32 = 6

  /// The rows of a band whose cells fit the cache, at least four: too small bands make edges cross too many
  /// of them.
  static func bandShift(width: Int) -> Int32 {
    var shift = largestBandShift
    while shift > 2, (width << Int(shift)) * MemoryLayout<Int32>.stride > CellBuffer.byteLimit {
      shift -= 1
    }
    return shift
  }
}
