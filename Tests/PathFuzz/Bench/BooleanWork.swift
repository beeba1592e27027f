import FiligreePaths
import FiligreeTestSupport
import Foundation

/// Work for the path booleans, the same in every run.
///
/// Coordinates are multiples of a thousandth, those of icons near one another of a hundredth of their
/// distance, so that programs which round to integers can be given the very same numbers.
struct BooleanWork {
  var name: String
  var task: Task

  enum Task {
    /// Each operation on each pair.
    case pairs([(CGPath, CGPath)], [Operation])
    /// One union of all.
    case union([CGPath])
  }

  enum Operation: String {
    case union
    case intersection
    case difference
    case xor
  }

  init(name: String, task: Task) {
    self.name = name
    self.task = task
  }

  /// How far the outlines for polygon programs may be off.
  var flattening: CGFloat { name.hasPrefix("near-icons") ? 0.001 : 0.1 }

  /// Does the work once.
  func run() -> [CGPath] {
    switch task {
    case .union(let paths): return [CGPath.union(of: paths)]
    case .pairs(let pairs, let operations):
      var results: [CGPath] = []
      results.reserveCapacity(pairs.count * operations.count)
      for (a, b) in pairs {
        for operation in operations {
          switch operation {
          case .union: results.append(a.union(b))
          case .intersection: results.append(a.intersection(b))
          case .difference: results.append(a.subtracting(b))
          case .xor: results.append(a.symmetricDifference(b))
          }
        }
      }
      return results
    }
  }

  /// How many segments go in.
  var segmentCount: Int {
    switch task {
    case .union(let paths): paths.reduce(0) { $0 + Shapes.segmentCount($1) }
    case .pairs(let pairs, _):
      pairs.reduce(0) { $0 + Shapes.segmentCount($1.0) + Shapes.segmentCount($1.1) }
    }
  }

  // MARK: The set

  /// The names of the set, in order.
  static let names = [
    "hexagons", "20-gons", "circles", "letters", "polygons-3x100", "cubics-3x100", "grid-3x20",
    "union-1000", "vertices-100k", "near-icons", "near-icons-20", "near-icons-60",
    "near-icons-0.001", "near-icons-0.005", "near-icons-0.1",
  ]

  /// The work of a name; nil if there is none.
  init?(_ name: String) {
    var random = RandomSource(seed: 99)
    func pairs(_ count: Int, _ make: (inout RandomSource) -> CGPath) -> [(CGPath, CGPath)] {
      (0..<count).map { _ in (make(&random), make(&random)) }
    }
    self.name = name
    switch name {
    case "hexagons": task = .pairs(pairs(1000) { Shapes.regular(6, &$0) }, [.union])
    case "20-gons": task = .pairs(pairs(500) { Shapes.regular(20, &$0) }, [.union])
    case "circles": task = .pairs(pairs(500) { Shapes.circle(&$0) }, [.union])
    case "letters":
      task = .pairs(Shapes.letterPairs(&random), [.union, .intersection, .difference, .xor])
    case "polygons-3x100": task = .pairs(pairs(1) { Shapes.polygons(3, 100, &$0) }, [.union])
    case "cubics-3x100": task = .pairs(pairs(1) { Shapes.cubics(3, 100, &$0) }, [.union])
    case "grid-3x20": task = .pairs(pairs(100) { Shapes.gridPolygons(3, 20, 10, &$0) }, [.union])
    case "union-1000": task = .union(Shapes.stars(1000, &random))
    case "near-icons": task = .union([Shapes.nearIcons(38, within: 0.02, &random)])
    case "near-icons-20": task = .union([Shapes.nearIcons(20, within: 0.02, &random)])
    case "near-icons-60": task = .union([Shapes.nearIcons(60, within: 0.02, &random)])
    case "near-icons-0.001": task = .union([Shapes.nearIcons(38, within: 0.001, &random)])
    case "near-icons-0.005": task = .union([Shapes.nearIcons(38, within: 0.005, &random)])
    case "near-icons-0.1": task = .union([Shapes.nearIcons(38, within: 0.1, &random)])
    case "vertices-100k": task = .pairs([Shapes.coasts(200_000, &random)], [.union])
    default: return nil
    }
  }

  // MARK: Growth

  /// What the time is shown over.
  enum Growth: String, CaseIterable {
    /// Two smooth polygons that cross a few times.
    case smooth
    /// Pairs of overlapping squares, far from one another.
    case squares
    /// The union of random 20-gons, which overlap.
    case union
  }

  /// Work of about `edges` edges.
  init(_ growth: Growth, edges: Int) {
    var random = RandomSource(seed: 7)
    name = growth.rawValue
    switch growth {
    case .smooth: task = .pairs([Shapes.coasts(edges, &random)], [.union])
    case .squares: task = .pairs([Shapes.squarePairs(edges / 8)], [.union])
    case .union: task = .union(Shapes.stars(edges / 20, &random))
    }
  }
}
