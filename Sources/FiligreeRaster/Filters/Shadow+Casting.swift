import FiligreeDrawing
import FiligreePaths
import Foundation

extension Filter.Shadow {
  /// The pixels whose blurred picture casts the shadow in `rect`; `map` is from user space to pixels.
  func casting(_ rect: PixelRect, _ map: CGAffineTransform) -> PixelRect {
    let shift = shift(map)
    func whole(_ value: CGFloat) -> Int { Int(min(max(value.rounded(), -1e9), 1e9)) }
    return PixelRect(
      x: rect.x - whole(shift.width), y: rect.y - whole(shift.height), width: rect.width,
      height: rect.height)
  }
}
