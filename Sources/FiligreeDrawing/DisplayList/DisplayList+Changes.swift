import FiligreePaths
import FiligreePixels
import Foundation

/// Where two lists draw different things, for outputs that keep a picture.
extension DisplayList {
  /// Boxes outside of which this list and `old` draw the same, in points; nil where none are known.
  ///
  /// Commands are compared one by one: if there are as many in both, at the same places, else from both ends. A layer that
  /// is only composed is looked into, one with filters changes as a whole.
  package func changes(since old: DisplayList) -> [CGRect]? {
    let limit = ListComparison.depthLimit
    guard bounds == old.bounds, root.colorMode == old.root.colorMode,
      layerDepths().allSatisfy({ $0 <= limit }), old.layerDepths().allSatisfy({ $0 <= limit })
    else { return nil }
    var comparison = ListComparison(self, old)
    return comparison.changes(root, old.root)
  }
}

/// Two lists, a part of which is the same.
private struct ListComparison {
  private let new: DisplayList
  private let old: DisplayList
  private let newBounds: [CGRect]
  private let oldBounds: [CGRect]
  /// Which layers have been found to be the same, by their indices in both lists.
  private var layers: [SIMD2<Int32>: Bool] = [:]

  /// Layers nested more deeply are not looked at: nobody draws them.
  static let depthLimit = 128

  init(_ new: DisplayList, _ old: DisplayList) {
    self.new = new
    self.old = old
    newBounds = new.layerBounds()
    oldBounds = old.layerBounds()
  }

  /// Boxes outside of which two layers, their filters aside, draw the same; nil if there are backdrops, which show what is
  /// beside them.
  mutating func changes(_ a: DisplayList.Layer, _ b: DisplayList.Layer) -> [CGRect]? {
    guard !new.showsBackdrop(a), !old.showsBackdrop(b) else { return nil }
    let (aCount, bCount) = (a.commands.count, b.commands.count)
    let count = min(aCount, bCount)
    var boxes: [CGRect] = []
    var first = 0
    while first < count, isSame(a.commands[first], a, b.commands[first], b) { first += 1 }
    if aCount == bCount {
      for i in first..<count where !isSame(a.commands[i], a, b.commands[i], b) {
        boxes += changes(a.commands[i], a, b.commands[i], b)
      }
      return boxes
    }
    var last = 0
    while last < count - first,
      isSame(a.commands[aCount - 1 - last], a, b.commands[bCount - 1 - last], b)
    {
      last += 1
    }
    for command in a.commands[first..<aCount - last] { boxes.append(box(command, a)) }
    for command in b.commands[first..<bCount - last] { boxes.append(oldBox(command, b)) }
    return boxes
  }

  /// Boxes outside of which two commands draw the same.
  private mutating func changes(
    _ a: DisplayList.Command, _ inA: DisplayList.Layer, _ b: DisplayList.Command,
    _ inB: DisplayList.Layer
  ) -> [CGRect] {
    if case .layer(let i) = a.operation, case .layer(let j) = b.operation,
      a.opacity == b.opacity, a.blendMode == b.blendMode, a.blendMode.keepsBackdropUnderNothing,
      isSameClip(a.clip, inA, b.clip, inB)
    {
      let (one, other) = (new.layers[Int(i)], old.layers[Int(j)])
      if one.filters.isEmpty, other.filters.isEmpty, one.colorMode == other.colorMode,
        let boxes = changes(one, other)
      {
        return boxes
      }
    }
    return [box(a, inA), oldBox(b, inB)]
  }

  private func box(_ command: DisplayList.Command, _ layer: DisplayList.Layer) -> CGRect {
    new.bounds(of: command, layerBounds: newBounds)
      .intersection(new.clipBounds(command.clip, of: layer, newBounds))
  }

  private func oldBox(_ command: DisplayList.Command, _ layer: DisplayList.Layer) -> CGRect {
    old.bounds(of: command, layerBounds: oldBounds)
      .intersection(old.clipBounds(command.clip, of: layer, oldBounds))
  }

  // MARK: What is the same

  private mutating func isSame(
    _ a: DisplayList.Command, _ inA: DisplayList.Layer, _ b: DisplayList.Command,
    _ inB: DisplayList.Layer
  ) -> Bool {
    guard a.opacity == b.opacity, a.blendMode == b.blendMode,
      new.transforms[Int(a.transform)] == old.transforms[Int(b.transform)],
      isSameClip(a.clip, inA, b.clip, inB)
    else { return false }
    switch (a.operation, b.operation) {
    case (.layer(let i), .layer(let j)): return isSameLayer(i, j)
    case (.fill(let one), .fill(let other)): if one != other { return false }
    case (.stroke(let i), .stroke(let j)):
      if new.strokeStyles[Int(i)] != old.strokeStyles[Int(j)] { return false }
    default: return false
    }
    return new.paints[Int(a.paint)] == old.paints[Int(b.paint)]
      && new.paths[Int(a.path)] == old.paths[Int(b.path)]
  }

  private mutating func isSameLayer(_ i: Int32, _ j: Int32) -> Bool {
    let pair = SIMD2(i, j)
    if let known = layers[pair] { return known }
    let (a, b) = (new.layers[Int(i)], old.layers[Int(j)])
    var same =
      a.commands.count == b.commands.count && a.colorMode == b.colorMode && a.filters == b.filters
    for (one, other) in zip(a.commands, b.commands) where same {
      same = isSame(one, a, other, b)
    }
    layers[pair] = same
    return same
  }

  /// Whether two clips, with those around them, are the same.
  private mutating func isSameClip(
    _ a: Int32, _ inA: DisplayList.Layer, _ b: Int32, _ inB: DisplayList.Layer
  ) -> Bool {
    var (a, b) = (a, b)
    while a >= 0, b >= 0 {
      let (one, other) = (inA.clips[Int(a)], inB.clips[Int(b)])
      guard one.isInverse == other.isInverse else { return false }
      switch (one.area, other.area) {
      case (.path(let i, let iTransform, let iStyle), .path(let j, let jTransform, let jStyle)):
        guard iStyle == jStyle,
          new.transforms[Int(iTransform)] == old.transforms[Int(jTransform)],
          new.paths[Int(i)] == old.paths[Int(j)]
        else { return false }
      case (.mask(let i, let iTransform, let iOpacity), .mask(let j, let jTransform, let jOpacity)):
        guard iOpacity == jOpacity,
          new.transforms[Int(iTransform)] == old.transforms[Int(jTransform)], isSameLayer(i, j)
        else { return false }
      default: return false
      }
      (a, b) = (one.parent, other.parent)
    }
    return a < 0 && b < 0
  }
}

extension DisplayList {
  /// Whether a command of a layer shows what lies beneath it.
  fileprivate func showsBackdrop(_ layer: Layer) -> Bool {
    layer.commands.contains { command in
      if command.paint >= 0, case .backdrop = paints[Int(command.paint)] { true } else { false }
    }
  }

  /// The list with those commands on the page itself alone whose boxes, in points, are needed.
  package func keeping(_ isNeeded: (CGRect) -> Bool) -> DisplayList {
    let layerBounds = layerBounds()
    var list = self
    list.root.commands = commands.filter { command in
      isNeeded(
        bounds(of: command, layerBounds: layerBounds)
          .intersection(clipBounds(command.clip, of: root, layerBounds)))
    }
    return list
  }
}
