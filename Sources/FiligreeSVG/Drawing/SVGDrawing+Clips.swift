import FiligreeDrawing
import FiligreePaths
import Foundation

/// Clips and masks.
extension SVGDrawing {
  /// Clips what follows, in the coordinates of what is clipped.
  mutating func clip(to clip: SVGClip, _ box: Box) {
    if let outer = clip.clip { self.clip(to: outer, box) }
    guard let map = clip.map(in: box.rect) else {
      recorder.clip(to: Path())
      return
    }
    if let (path, style) = clip.content.onlyPath(map) {
      recorder.clip(to: path, style: style)
      return
    }
    // Where several shapes are united, or clipped themselves, they are drawn, and what is opaque is seen.
    guard spendLayer(clip.content.box.applying(map).intersection(box.rect)) else {
      return recorder.clip(to: Path())
    }
    recorder.beginMask()
    recorder.concatenate(map)
    maskDepth += 1
    draw(clip.content)
    maskDepth -= 1
    recorder.endLayer()
  }

  /// Masks what follows, in the coordinates of what is masked.
  mutating func mask(by mask: SVGMask, _ box: Box) {
    var rect = mask.rect
    if mask.isRelative {
      guard let unit = box.transform else {
        recorder.clip(to: Path())
        return
      }
      rect = rect.applying(unit)
    }
    // What there is no layer left for is not seen, nor what it is made of.
    guard spendLayer(rect.intersection(box.rect)) else { return recorder.clip(to: Path()) }
    recorder.clip(to: Path(rect))
    let luminance: Filter = mask.isLinear ? .linearLight(.luminanceToAlpha) : .luminanceToAlpha
    recorder.beginMask(filters: mask.isAlpha ? [] : [luminance])
    maskDepth += 1
    if let outer = mask.mask { self.mask(by: outer, box) }
    if mask.isContentRelative, let unit = box.transform { recorder.concatenate(unit) }
    draw(mask.content)
    maskDepth -= 1
    recorder.endLayer()
  }
}

extension SVGClip {
  /// From the coordinates of the area to those of what is clipped, whose box is given; nil where that has
  /// no area.
  package func map(in box: @autoclosure () -> CGRect) -> CGAffineTransform? {
    guard isRelative else { return transform }
    return box().unitTransform?.concatenating(transform)
  }
}

extension SVGGroup {
  /// The path that all of a clip is, if it is one, under a transform; an empty one for nothing.
  fileprivate func onlyPath(_ map: CGAffineTransform) -> (Path, FillStyle)? {
    let map = transform.concatenating(map)
    guard clip == nil, children.count <= 1 else { return nil }
    switch children.first {
    case nil: return (Path(), FillStyle())
    case .group(let group)?: return group.onlyPath(map)
    case .shape(let shape)?:
      return (
        shape.path.applying(map),
        FillStyle(eoFill: shape.fill?.isEvenOdd ?? false, antialiased: shape.isAntialiased)
      )
    case .picture?: return nil
    }
  }
}
