import FiligreeDrawing
import FiligreePaths
import Foundation

/// What makes two clips the same definition.
struct SVGClipKey: Hashable {
  var parent: Int
  var path: PathStorage
  var style: FillStyle
}

extension SVGDocumentBuilder {
  /// The number of the definition for the current layer's clip at `index`, if it and those around it
  /// are paths and not inverse, which is written if it is new.
  ///
  /// It is 0 for no clip and −1 for one that leaves nothing. An outer clip is the `clip-path` of the
  /// inner one's definition.
  mutating func clipNumber(_ index: Int32) -> Int {
    guard index >= 0 else { return 0 }
    // From the outermost inwards, without recursion: drawings may nest as deep as they like.
    var chain: [Int] = []
    var next = Int(index)
    while next >= 0, clipNumbers[next] == 0 {
      chain.append(next)
      next = Int(layer.clips[next].parent)
    }
    var number = next >= 0 ? clipNumbers[next] : 0
    let paths = chain.map { clipPath(layer.clips[$0]) }
    // Where one leaves nothing, nothing is left inside it, and those around it are not needed yet.
    if let empty = number < 0 ? chain.indices.last : paths.lastIndex(where: \.isEmpty) {
      for clip in chain[...empty] { clipNumbers[clip] = -1 }
      return -1
    }
    if number < 0 { return -1 }
    for (clip, path) in zip(chain, paths).reversed() {
      guard case .path(_, _, let style) = layer.clips[clip].area else { continue }
      number = define(path, style: style, parent: number)
      clipNumbers[clip] = number
    }
    return number
  }

  /// A clip's path on the page; empty if nothing is left of it.
  func clipPath(_ clip: DisplayList.Clip) -> PathStorage {
    guard case .path(let path, let transform, _) = clip.area else { return PathStorage() }
    let map = list.transforms[Int(transform)]
    guard map.isInvertible else { return PathStorage() }
    return list.paths[Int(path)].storage.applying(map).finite()
  }

  mutating func define(_ path: PathStorage, style: FillStyle, parent: Int) -> Int {
    let key = SVGClipKey(parent: parent, path: path, style: style)
    if let number = clipIDs[key] { return number }
    let number = clipIDs.count + 1
    clipIDs[key] = number
    definitions.append(literal: "<clipPath id=\"")
    definitions.append(id("c", number))
    definitions.append(UInt8(ascii: "\""))
    if parent > 0 {
      definitions.append(literal: " clip-path=\"url(#")
      definitions.append(id("c", parent))
      definitions.append(literal: ")\"")
    }
    definitions.append(literal: "><path")
    if style.isEOFilled { definitions.append(literal: " clip-rule=\"evenodd\"") }
    if !style.isAntialiased {
      definitions.append(literal: " shape-rendering=\"crispEdges\"")
    }
    definitions.append(literal: " d=\"")
    path.appendSVG(to: &definitions, fractionDigits: writer.fractionDigits)
    definitions.append(literal: "\"/></clipPath>\n")
    return number
  }
}
