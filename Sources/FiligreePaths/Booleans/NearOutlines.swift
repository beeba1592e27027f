import Foundation

// Outlines that nearly coincide, as of an icon whose layers were drawn one over the other.
//
// Each two of n such outlines may cross all along. In one arrangement that comes to n² crossings,
// nearly all of them inside the union. United two by two, and the results two by two again, the
// outlines lose their inner parts early, and the last rounds have little more than the boundary of
// the union.

/// The position and size of an outline, coarsely: outlines that nearly coincide mostly have equal
/// ones.
///
/// Where they do not, they are in several groups, which takes longer and gives the same result.
private struct OutlineLocation: Hashable {
  let exponent: Int
  let column: Double
  let row: Double

  /// The location of a path with curves; nil for other paths, and for paths without extent.
  init?(_ path: PathStorage) {
    var bounds = PathBounds()
    guard path.scan(&bounds).hasCurves, !bounds.isEmpty else { return nil }
    // Halves first: the extent of finite numbers can be infinite.
    let half = max(bounds.maxX / 2 - bounds.minX / 2, bounds.maxY / 2 - bounds.minY / 2)
    guard half > 0 else { return nil }
    exponent = Int(half.exponent)
    // Cells a sixteenth to an eighth as wide as half the longer side.
    let cell = half / half.significand / 8
    column = ((bounds.minX / 2 + bounds.maxX / 2) / cell).rounded()
    row = ((bounds.minY / 2 + bounds.maxY / 2) / cell).rounded()
  }
}

extension PathBoolean {
  /// From this many outlines at one location on, they are united on their own.
  private static let minimumNearOutlines = 4

  /// Unites those of many paths that nearly coincide; each winds 0 or 1 times around every point.
  ///
  /// What all of them fill stays the same, how many of them fill it does not.
  static func uniteNearOutlines(_ clean: [PathStorage]) -> [PathStorage] {
    guard clean.count >= minimumNearOutlines else { return clean }
    return groups(clean).flatMap { $0.count < minimumNearOutlines ? $0 : [uniteByPairs($0)] }
  }

  /// Paths by their location, in the order in which locations come first.
  private static func groups(_ paths: [PathStorage]) -> [[PathStorage]] {
    var groups: [[PathStorage]] = []
    var groupOfLocation: [OutlineLocation: Int] = [:]
    for path in paths {
      guard let location = OutlineLocation(path) else {
        groups.append([path])
        continue
      }
      if let group = groupOfLocation[location] {
        groups[group].append(path)
      } else {
        groupOfLocation[location] = groups.count
        groups.append([path])
      }
    }
    return groups
  }

  private static func uniteByPairs(_ clean: [PathStorage]) -> PathStorage {
    var paths = clean
    while paths.count > 1 {
      paths = stride(from: 0, to: paths.count, by: 2).map {
        unite(Array(paths[$0..<min($0 + 2, paths.count)]))
      }
    }
    return paths[0]
  }

  /// A path that fills what `path` fills by the nonzero rule, without the crossings of subpaths
  /// that nearly coincide; nil unless most do and all wind the same way.
  ///
  /// Windings of one sign never cancel out, so that the union of all subpaths is what they fill
  /// together.
  fileprivate static func unitedSubpaths(_ path: PathStorage) -> PathStorage? {
    // Most paths have few subpaths, and need no table of them.
    guard path.verbs.count(where: { $0 == .move }) >= minimumNearOutlines else { return nil }
    let table = SubpathTable(path)
    let subpaths = (0..<table.count).map { index in
      var subpath = PathStorage()
      table.append(index, to: &subpath)
      return subpath
    }
    guard groups(subpaths).count * minimumNearOutlines <= subpaths.count else { return nil }
    var clean: [PathStorage] = []
    var sign: Int32 = 0
    for subpath in subpaths {
      guard let operands = BooleanOperands(subpath, .first, nil, .second) else { continue }
      var arena = operands.arena
      guard let arrangement = operands.arranged(&arena) else { continue }
      let windings = Windings(arrangement, &arena)
      guard let other = windings.sign, other * sign >= 0 else { return nil }
      if other != 0 { sign = other }
      let loops = Loops(
        FaceSelector(.first, .nonZero, .nonZero), windings, arrangement, &arena)
      var writer = LoopWriter(loops, arrangement, &arena)
      clean.append(writer.writeAll(&arena))
    }
    return clean.isEmpty ? nil : unite(uniteNearOutlines(clean))
  }
}

extension BooleanOperands {
  /// Unites the subpaths of operands that have many nearly coincident ones.
  mutating func uniteNearSubpaths(_ testFirst: WindingTest, _ testSecond: WindingTest) {
    for (index, test) in [testFirst, testSecond].prefix(inputs.count).enumerated()
    where test == .nonZero {
      if let united = PathBoolean.unitedSubpaths(inputs[index].path) {
        replace(index, with: united)
      }
    }
  }
}
