@testable import FiligreeRaster

/// The coverage of a scene's shapes within their clips, as whole masks.
///
/// It shares the edges in fixed point with the fast rasterizer, and nothing else.
enum ReferenceMasks {
  /// The masks of an area, clipped; rows from the top.
  static func masks(
    _ edges: EdgeSet?, _ rule: CoverageRule, clip: Int32, _ scene: borrowing Scene
  ) -> [UInt8] {
    let (width, height) = (scene.geometry.width, scene.geometry.height)
    var coverage = ReferenceCoverage(width: width, height: height)
    if let edges {
      let shift = FixedPoint.shift + scene.geometry.bandShift
      for band in edges.firstBand..<edges.firstBand + edges.bandCount {
        for i in edges.range(of: band) {
          // An edge that crosses several bands is in each.
          let edge = edges.edges[i]
          if min(edge.y0, edge.y1) >> shift == band { coverage.add(edge) }
        }
      }
    }
    var masks = coverage.masks(rule)
    guard clip >= 0 else { return masks }
    // A clip has the clips around it in its own masks: products are rounded from the outside in.
    let inside = self.masks(of: clip, scene)
    for i in masks.indices {
      masks[i] = product(masks[i], inside[i])
    }
    return masks
  }

  private static func masks(of index: Int32, _ scene: borrowing Scene) -> [UInt8] {
    let clip = scene.clips[Int(index)]
    let width = scene.geometry.width
    var masks: [UInt8]
    if let mask = clip.mask {
      masks = (0..<width * scene.geometry.height).map {
        mask.pointee.alpha($0 % width, $0 / width)
      }
    } else {
      masks = self.masks(clip.edges, clip.rule, clip: -1, scene)
    }
    if clip.isInverse {
      masks = masks.map { 255 - $0 }
    }
    if clip.parent >= 0 {
      let outer = self.masks(of: clip.parent, scene)
      for i in masks.indices {
        masks[i] = product(masks[i], outer[i])
      }
    }
    return masks
  }

  /// a·b/255, rounded to nearest.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let twice = 2 * Int(a) * Int(b)
    return UInt8((twice + 255) / 510)
  }
}
