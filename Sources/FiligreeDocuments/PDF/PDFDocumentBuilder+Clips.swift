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
    let added = paths[common...].map { list.clipPath(layer.clips[Int($0)], map: map, page: box) }
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
}
