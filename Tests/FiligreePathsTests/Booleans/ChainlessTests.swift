import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

/// The way without chains gives the results of the way that uses them.
@Suite struct ChainlessTests {
  static let operations: [BooleanOperation] = [
    .union, .intersection, .subtraction, .symmetricDifference, .first,
  ]

  /// The results of one operation without chains and with chains.
  private func results(
    _ a: Path, _ b: Path, _ operation: BooleanOperation, _ test: WindingTest
  ) -> (chainless: Path, chained: Path) {
    func result(_ allowsChainless: Bool) -> Path {
      Path(
        storage: PathBoolean.combine(
          a.storage, b.storage, operation, test, test, allowsChainless: allowsChainless))
    }
    return (result(true), result(false))
  }

  /// Polygons with up to 60 vertices in up to 5 subpaths; every third pair lies in a corner, so
  /// that many crossings are close together.
  private func polygons(_ random: inout RandomSource, _ index: Int) -> Path {
    var path = Path()
    let size = index % 3 == 0 ? 1e-4 : 100.0
    for _ in 0...Int(random.number(in: 0...4)) {
      let count = 3 + Int(random.number(in: 0...(index % 7 == 0 ? 57 : 9)))
      let center = CGPoint(x: random.number(in: 0...100), y: random.number(in: 0...100))
      for k in 0..<count {
        let p =
          k % 2 == 0
          ? CGPoint(
            x: center.x + random.number(in: 0...size), y: center.y + random.number(in: 0...size))
          : CGPoint(x: random.number(in: 0...100), y: random.number(in: 0...100))
        if k == 0 { path.move(to: p) } else { path.addLine(to: p) }
      }
      path.closeSubpath()
    }
    return path
  }

  @Test func resultsAreTheSameToTheBit() {
    var random = RandomSource(seed: 71)
    var differences = 0
    for index in 0..<50 {
      let a = polygons(&random, index)
      let b = polygons(&random, index)
      for operation in ChainlessTests.operations {
        for test in [WindingTest.nonZero, .odd] {
          let (chainless, chained) = results(a, b, operation, test)
          if chainless == chained { continue }
          // A third segment through a crossing's pixel is routed through its center by one of the two.
          differences += 1
          let area = abs(abs(chainless.signedArea) - abs(chained.signedArea))
          #expect(area < 1e-4, "case \(index), \(operation), \(test): \(a.svg) \(b.svg)")
        }
      }
    }
    // One operation in twenty of these dense cases.
    #expect(differences <= 50, "\(differences)")
  }

  @Test func manySubpathsBesideAndInsideOneAnother() {
    var random = RandomSource(seed: 72)
    for index in 0..<12 {
      var a = Path()
      var b = Path()
      for k in 0..<40 {
        let center = CGPoint(x: random.number(in: 0...100), y: random.number(in: 0...100))
        let radius = random.number(in: 0.5...(k % 5 == 0 ? 40 : 6))
        var ring = Path()
        let count = 3 + Int(random.number(in: 0...9))
        let isBackwards = random.number(in: 0...1) < 0.5
        for v in 0..<count {
          let angle = Double(isBackwards ? count - v : v) / Double(count) * 2 * .pi + 0.1
          let p = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          if v == 0 { ring.move(to: p) } else { ring.addLine(to: p) }
        }
        ring.closeSubpath()
        if k % 2 == 0 { a.addPath(ring) } else { b.addPath(ring) }
      }
      for operation in ChainlessTests.operations {
        for test in [WindingTest.nonZero, .odd] {
          let (chainless, chained) = results(a, b, operation, test)
          #expect(chainless == chained, "case \(index), \(operation), \(test)")
        }
      }
    }
  }

  @Test func threeLinesThroughOnePoint() throws {
    // Three triangles whose edges cross in (4, 4) exactly.
    let a = try Path(svg: "M0 0 8 8 8 -3z")
    let b = try Path(svg: "M0 8 8 0 9 9zM4 -1 4 11 1 3z")
    let union = a.union(b)
    let (chainless, chained) = results(a, b, .union, .nonZero)
    #expect(chainless == chained)
    #expect(chainless == union)
  }

  @Test func crossingsCloserThanTheKeysTellAreOrderedExactly() {
    // Many segments that cross a long one within a few billionths of its length.
    var a = Path()
    a.move(to: CGPoint(x: 0, y: 0))
    a.addLine(to: CGPoint(x: 1000, y: 1))
    a.addLine(to: CGPoint(x: 1000, y: 400))
    a.closeSubpath()
    var b = Path()
    for k in 0..<20 {
      let x = 500 + Double(k * 7 % 20) * 2e-7
      b.move(to: CGPoint(x: x - 3, y: -100 - Double(k)))
      b.addLine(to: CGPoint(x: x + 3, y: 101))
      b.addLine(to: CGPoint(x: x - 50 - Double(k), y: 103 + Double(k)))
      b.closeSubpath()
    }
    for operation in ChainlessTests.operations {
      let (chainless, chained) = results(a, b, operation, .nonZero)
      #expect(abs(chainless.signedArea - chained.signedArea) < 1e-3, "\(operation)")
    }
  }
}
