import FiligreeDrawing
import FiligreePaths
import Foundation

extension PDFDocumentBuilder {
  /// What became of a clip.
  enum ClipResult {
    /// What is written next is in it, but for the masks.
    case inside
    /// Nothing is left in it.
    case nothing
    /// It cannot be written.
    case beyond(PDFFeature)
  }

  /// Sets the current layer's clip at `index` and all around it; `masks` gets those that are soft masks,
  /// outermost first.
  mutating func enter(_ index: Int32, _ masks: inout [PDFMask]) -> ClipResult {
    var paths: [Int32] = []
    var next = index
    while next >= 0 {
      let clip = layer.clips[Int(next)]
      switch clip.area {
      case .path(let path, _, _):
        // All but nothing is all.
        if !clip.isInverse || !list.paths[Int(path)].isEmpty { paths.append(next) }
      case .mask(let inner, _, _):
        if level + layerDepths[Int(inner)] + masks.count > Self.nestingLimit {
          return .beyond(.nesting)
        }
        masks.append(.clip(next))
      }
      next = clip.parent
    }
    if masks.count > Self.maskLimit { return .beyond(.nesting) }
    paths.reverse()
    masks.reverse()
    var common = 0
    while common < paths.count, common < content.clips.count,
      paths[common] == content.clips[common].clip
    {
      common += 1
    }
    let added = paths[common...].map { clipPath(layer.clips[Int($0)]) }
    if added.contains(where: { $0.path.isEmpty }) { return .nothing }
    if clipBytes > Self.clipLimit, !added.isEmpty { return .beyond(.clips) }
    while content.clips.count > common { content.restore() }
    for (clip, area) in zip(paths[common...], added) {
      let before = content.bytes.count
      content.save(clip: clip)
      content.append(area.path)
      content.bytes.append(literal: area.isEvenOdd ? "W* n\n" : "W n\n")
      clipBytes += content.bytes.count - before
    }
    return .inside
  }

  /// Leaves all clips.
  mutating func leaveClips() {
    while !content.clips.isEmpty { content.restore() }
  }

  /// A clip's path on the page, empty if nothing is left of it, and its rule.
  ///
  /// All but the inside of a path is the page's rectangle and the path by the even-odd rule, if the path
  /// itself is to be read by that; a path that is not is first brought into a form that both rules read
  /// alike.
  private func clipPath(_ clip: DisplayList.Clip) -> (path: PathStorage, isEvenOdd: Bool) {
    guard case .path(let index, let transform, let style) = clip.area else {
      return (PathStorage(), false)
    }
    let user = list.transforms[Int(transform)]
    guard user.isInvertible else {
      return (clip.isInverse ? Path(box).storage : PathStorage(), false)
    }
    let whole = user.concatenating(map)
    let source = list.paths[Int(index)]
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
