import FiligreeBase
import FiligreeTestSupport
import Testing

@Suite struct DisjointSetsTests {
  @Test func elementsThatAreJoinedHaveTheLeastOfThemAsTheirRoot() {
    for seed in UInt64(0)..<50 {
      var random = RandomSource(seed: seed)
      let count = 40
      var sets = DisjointSets(count: count)
      var labels = Array(0..<count)
      for _ in 0..<30 {
        let a = Int.random(in: 0..<count, using: &random)
        let b = Int.random(in: 0..<count, using: &random)
        sets.join(a, b)
        let (from, to) = (max(labels[a], labels[b]), min(labels[a], labels[b]))
        labels = labels.map { $0 == from ? to : $0 }
      }
      for i in 0..<count { expect(sets.root(i) == labels[i], "seed \(seed), element \(i)") }
    }
  }
}
