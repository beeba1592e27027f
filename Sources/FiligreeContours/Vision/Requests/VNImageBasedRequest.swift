import Foundation

/// A request that looks at one picture, or a part of one.
open class VNImageBasedRequest: VNRequest {
  /// The part of the upright picture to look at.
  ///
  /// Normalized: 0…1 both ways, origin at the lower left. By default everything. A rectangle that
  /// does not lie inside 0…1 or has no area is accepted here, but makes `perform(_:)` throw
  /// `VNErrorCode.invalidArgument`. Results are normalized to this rectangle.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
