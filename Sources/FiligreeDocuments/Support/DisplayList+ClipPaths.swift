import FiligreeDrawing
import FiligreePaths
import Foundation

extension DisplayList {
  /// A clip's path on the page, empty if nothing is left of it, and its rule.
  ///
  /// `map` leads from the list's coordinates to the page's.
  ///
  /// All but the inside of a path is the page's rectangle and the path by the even-odd rule, if the path
  /// itself is to be read by that; a path that is not is first brought into a form that both rules read
  /// alike.
  func clipPath(
    _ clip: Clip, map: CGAffineTransform, page box: CGRect
  ) -> (path: PathStorage, isEvenOdd: Bool) {
    guard case .path(let index, let transform, let style) = clip.area else {
      return (PathStorage(), false)
    }
    let user = transforms[Int(transform)]
    guard user.isInvertible else {
      return (clip.isInverse ? Path(box).storage : PathStorage(), false)
    }
    let whole = user.concatenating(map)
    let source = paths[Int(index)]
    guard clip.isInverse else {
      return (source.storage.applying(whole).finite(), style.isEOFilled)
    }
    let plain = style.isEOFilled ? source : source.normalized(eoFill: false)
    var path = Path(box.insetBy(dx: -1, dy: -1)).storage
    let inside = plain.storage.applying(whole).finite()
    // Beyond the page's rectangle the path would be inside again.
    let bounds = inside.controlBounds.union(box)
    if bounds.isFinite { path = Path(bounds.insetBy(dx: -1, dy: -1)).storage }
    path.append(inside)
    return (path, true)
  }
}
