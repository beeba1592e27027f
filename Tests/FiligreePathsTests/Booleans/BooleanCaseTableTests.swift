import FiligreePaths
import Foundation
import PathFuzzing
import FiligreeTestSupport
import Testing

/// Every named case through all operations, both rules, both orders of the operands, and all of the
/// fuzzer's oracles; and areas by a way of computing them that shares nothing with either.
struct BooleanCaseTableTests {
  @Test(arguments: BooleanCase.all)
  func holds(_ item: BooleanCase) throws {
    let a = try Path(svg: item.a)
    let b = try Path(svg: item.b)
    for rule in CGPathFillRule.allCases {
      for (first, second, isSwapped) in [(a, b, false), (b, a, true)] {
        let fuzz = FuzzCase(a: first, b: second, rule: rule, kind: .curves)
        let failure = FuzzOracle.check(
          fuzz, points: 40, isThorough: !isSwapped, checksOutlines: !isSwapped
        ).failure
        expect(failure == nil, "\(item.reason), rule \(rule)")
      }
      guard let slabs = SlabAreas(a, b, rule) else { continue }
      for (name, exact, path) in [
        ("union", slabs.union, a.cgPath.union(b.cgPath, using: rule)),
        ("intersection", slabs.intersection, a.cgPath.intersection(b.cgPath, using: rule)),
        ("subtraction", slabs.subtraction, a.cgPath.subtracting(b.cgPath, using: rule)),
        ("difference", slabs.difference, a.cgPath.symmetricDifference(b.cgPath, using: rule)),
      ] {
        let area = FuzzArea.area(path)
        expect(abs(area - exact) <= slabs.slack, "\(item.reason): \(name) by rule \(rule)")
      }
    }
  }

  @Test(arguments: BooleanCase.all.filter { $0.union != nil || $0.intersection != nil })
  func hasTheKnownArea(_ item: BooleanCase) throws {
    let a = try Path(svg: item.a)
    let b = try Path(svg: item.b)
    // The documented distances along outlines that are a few times as long as the box.
    let box = a.boundingRect.union(b.boundingRect)
    let size = max(box.width, box.height).native
    let slack = (SlabAreas(a, b, .winding) == nil ? 4e-6 : 1e-8) * size * size
    if let union = item.union {
      expect(abs(FuzzArea.area(a.union(b).cgPath) - union) <= slack)
    }
    if let intersection = item.intersection {
      expect(abs(FuzzArea.area(a.intersection(b).cgPath) - intersection) <= slack)
    }
  }

  @Test func thereAreManyAndEachIsItsOwn() {
    expect(BooleanCase.all.count >= 150)
    expect(Set(BooleanCase.all.map(\.reason)).count == BooleanCase.all.count)
    expect(Set(BooleanCase.all.map { $0.a + " " + $0.b }).count == BooleanCase.all.count)
  }
}
