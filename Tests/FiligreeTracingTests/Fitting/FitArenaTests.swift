import FiligreeTestSupport
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// The arena of an outline that is being fitted.
@Suite struct FitArenaTests {
  /// Buffers do not overlap and keep their contents, however many there are.
  @Test func buffersStayApart() {
    for seed in 0..<20 {
      var random = RandomSource(seed: UInt64(seed))
      let arena = FitArena()
      for round in 0..<3 {
        var small: [FitBuffer<UInt8>] = []
        var large: [FitBuffer<SIMD2<Double>>] = []
        for k in 0..<40 {
          small.append(
            arena.array(repeating: UInt8(k), count: Int.random(in: 0...300, using: &random)))
          large.append(
            arena.array(
              repeating: SIMD2(Double(k), Double(round)),
              count: Int.random(in: 0...3000, using: &random)))
        }
        for k in 0..<40 {
          #expect(small[k].allSatisfy { $0 == UInt8(k) }, "seed \(seed), round \(round), \(k)")
          #expect(large[k].allSatisfy { $0 == SIMD2(Double(k), Double(round)) }, "seed \(seed)")
          // Vector loads may need that alignment.
          #expect(Int(bitPattern: large[k].base) % 16 == 0)
        }
        arena.removeAll()
      }
    }
  }

  /// Memory is reused from outline to outline.
  @Test func memoryIsTakenOver() {
    let arena = FitArena()
    for _ in 0..<5 { _ = arena.array(repeating: 1.0, count: 50_000) }
    arena.removeAll()
    let first = arena.buffer(count: 50_000, of: Double.self).base
    for _ in 0..<4 { _ = arena.buffer(count: 50_000, of: Double.self) }
    arena.removeAll()
    #expect(arena.buffer(count: 50_000, of: Double.self).base == first)
  }

  /// A buffer keeps its memory alive.
  @Test func buffersKeepTheirMemory() {
    func make() -> FitBuffer<Int> { FitArena().array(repeating: 7, count: 1000) }
    let buffers = (0..<100).map { _ in make() }
    #expect(buffers.allSatisfy { $0.allSatisfy { $0 == 7 } })
  }

  @Test func lists() {
    var list = FitArena().list(of: Int.self, capacity: 9)
    #expect(list.isEmpty && list.last == nil)
    for i in [3, 1, 4, 1] { list.append(i) }
    list.repeatFirst(4)
    list.append(list[0])
    #expect(Array(list.elements) == [3, 1, 4, 1, 3, 1, 4, 1, 3])
    list.removeLast()
    #expect(list.count == 8 && list.last == 1)
  }

  /// Nearly sorted elements are sorted as by any other stable sort.
  @Test func sorting() {
    struct Item {
      var key, number: Int
    }
    for seed in 0..<100 {
      var random = RandomSource(seed: UInt64(seed))
      let keys = (0..<Int.random(in: 0...30, using: &random)).map {
        $0 / 2 + Int.random(in: -3...3, using: &random)
      }
      var list = FitArena().list(of: Item.self, capacity: keys.count)
      for (number, key) in keys.enumerated() { list.append(Item(key: key, number: number)) }
      list.sortNearly { $0.key < $1.key }
      let expected = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      #expect(list.elements.map(\.number) == expected, "seed \(seed)")
    }
  }

  /// One workspace gives the same as a new one for each outline, also where they differ much in size.
  @Test func aWorkspaceChangesNothing() {
    let workspace = FitWorkspace()
    for seed in 0..<12 {
      var random = RandomSource(seed: UInt64(seed))
      let count = [3, 4000, 12, 300, 2, 60][seed % 6]
      let isClosed = seed % 4 != 3
      var p = SIMD2<Float>(100, 100)
      let points = (0..<count).map { _ in
        p.x += Float.random(in: -1...1.2, using: &random)
        p.y += Float.random(in: -1...1.2, using: &random)
        return p
      }
      let curve = CurveFitter().fit(points, isClosed: isClosed, workspace: workspace)
      #expect(curve == CurveFitter().fit(points, isClosed: isClosed), "seed \(seed)")
    }
  }
}
