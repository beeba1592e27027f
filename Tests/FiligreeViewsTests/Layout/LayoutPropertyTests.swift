import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@Suite("Layout of any tree") @MainActor
struct LayoutPropertyTests {
  /// A random tree, and how it was made.
  private struct Tree {
    var view: AnyView
    var text: String
  }

  @MainActor private struct Generator {
    var source: RandomSource
    var count = 0

    mutating func pick(_ count: Int) -> Int { Int(source.next() % UInt64(count)) }

    /// Mostly a sensible length, now and then one that cannot be.
    mutating func length() -> CGFloat {
      let bad: [CGFloat] = [.nan, .infinity, -.infinity, -7, 0, 1e300, 1e-300]
      return pick(6) == 0 ? bad[pick(bad.count)] : CGFloat(source.number(in: 0...60))
    }

    mutating func tree(_ depth: Int) -> Tree {
      guard depth > 0 else {
        count += 1
        return pick(2) == 0
          ? Tree(view: AnyView(Probe.any("\(count)")), text: "any")
          : Tree(view: AnyView(Probe("\(count)", 20, 10)), text: "fixed")
      }
      switch pick(10) {
      case 0, 1, 2: return stack(depth)
      case 3:
        let (width, height, inner) = (length(), length(), tree(depth - 1))
        return Tree(
          view: AnyView(inner.view.frame(width: width, height: height)),
          text: "frame(\(width), \(height), \(inner.text))")
      case 4:
        let (least, most, inner) = (length(), length(), tree(depth - 1))
        return Tree(
          view: AnyView(inner.view.frame(minWidth: least, maxHeight: most)),
          text: "frame(min \(least), max height \(most), \(inner.text))")
      case 5:
        let (padding, inner) = (length(), tree(depth - 1))
        return Tree(
          view: AnyView(inner.view.padding(padding)), text: "padding(\(padding), \(inner.text))")
      case 6:
        let (ratio, inner) = (length(), tree(depth - 1))
        return Tree(
          view: AnyView(inner.view.aspectRatio(ratio, contentMode: pick(2) == 0 ? .fit : .fill)),
          text: "ratio(\(ratio), \(inner.text))")
      case 7:
        let (layer, inner) = (tree(depth - 1), tree(depth - 1))
        return Tree(
          view: AnyView(inner.view.overlay(layer.view, alignment: .topTrailing)),
          text: "overlay(\(inner.text), \(layer.text))")
      case 8:
        let (guide, inner) = (length(), tree(depth - 1))
        return Tree(
          view: AnyView(inner.view.fixedSize().alignmentGuide(.top) { _ in guide }),
          text: "fixed, top \(guide) (\(inner.text))")
      default:
        let (offset, inner) = (length(), tree(depth - 1))
        return Tree(
          view: AnyView(GeometryReader { _ in inner.view.offset(x: offset) }),
          text: "reader(offset \(offset), \(inner.text))")
      }
    }

    private mutating func stack(_ depth: Int) -> Tree {
      let inner = (0..<pick(4)).map { _ in tree(depth - 1) }
      let spacing = pick(2) == 0 ? nil : length()
      let content = ForEach(0..<inner.count, id: \.self) { inner[$0].view }
      let text =
        "(\(spacing.map { "\($0)" } ?? "nil"), [\(inner.map(\.text).joined(separator: ", "))])"
      switch pick(3) {
      case 0:
        return Tree(
          view: AnyView(HStack(alignment: .top, spacing: spacing) { content }), text: "H" + text)
      case 1: return Tree(view: AnyView(VStack(spacing: spacing) { content }), text: "V" + text)
      default: return Tree(view: AnyView(ZStack { content }), text: "Z" + text)
      }
    }
  }

  @Test("All frames are numbers, and the same each time")
  func numbers() {
    for seed in 0..<150 as Range<UInt64> {
      var generator = Generator(source: RandomSource(seed: seed))
      let tree = generator.tree(4)
      let page = CGSize(width: 200, height: 100)
      let first = frames(tree.view, in: page)
      for frame in first.values {
        let all = [frame.minX, frame.minY, frame.width, frame.height]
        expect(
          all.allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0,
          "seed \(seed): \(frame) in \(tree.text)")
      }
      expect(first == frames(tree.view, in: page), "seed \(seed): \(tree.text)")
      for proposal in [CGFloat?.none, 0, .infinity, -5] {
        let own = size(tree.view, proposal, proposal)
        expect(
          own.width >= 0 && own.height >= 0 && own.width <= 1e9 && own.height <= 1e9,
          "seed \(seed): \(own) for \(String(describing: proposal)) in \(tree.text)")
      }
    }
  }

  @Test("The views of a row follow one another, in order, at its spacing, and fill it if one can")
  func rows() {
    var source = RandomSource(seed: 7)
    for round in 0..<100 {
      let count = 1 + Int(source.next() % 5)
      let spacing = CGFloat(source.number(in: 0...10))
      let limits = (0..<count).map { _ in
        (least: CGFloat(source.number(in: 0...20)), room: CGFloat(source.number(in: 0...50)))
      }
      let priorities = (0..<count).map { _ in Double(source.next() % 3) }
      let width = CGFloat(source.number(in: 0...200))
      let row = HStack(spacing: spacing) {
        ForEach(0..<count, id: \.self) { index in
          Probe.between(
            "\(index)", limits[index].least, limits[index].least + limits[index].room
          ).layoutPriority(priorities[index])
        }
      }
      let frames = frames(row, in: CGSize(width: width, height: 10))
      let all = (0..<count).compactMap { frames["\($0)"] }
      expect(all.count == count)
      for (first, second) in zip(all, all.dropFirst()) {
        expect(abs(second.minX - first.maxX - spacing) < 1e-9, "round \(round): \(all)")
      }
      for (frame, limit) in zip(all, limits) {
        expect(
          frame.width >= limit.least - 1e-9 && frame.width <= limit.least + limit.room + 1e-9)
      }
      // Without priorities, a row of views that can share it exactly does.
      if Set(priorities).count == 1 {
        let gaps = spacing * CGFloat(count - 1)
        let least = limits.reduce(gaps) { $0 + $1.least }
        let most = limits.reduce(gaps) { $0 + $1.least + $1.room }
        let total = (all.last?.maxX ?? 0) - (all.first?.minX ?? 0)
        if most <= width { expect(abs(total - most) < 1e-9, "round \(round)") }
        expect(total >= least - 1e-9, "round \(round)")
      }
    }
  }

  @Test("Deep stacks measure their views a bounded number of times")
  func depth() {
    func nested(_ depth: Int, _ leaf: Probe) -> AnyView {
      guard depth > 0 else { return AnyView(leaf) }
      let inner = nested(depth - 1, leaf)
      return depth.isMultiple(of: 2)
        ? AnyView(
          HStack(spacing: 1) {
            leaf; inner
          })
        : AnyView(
          VStack(alignment: .leading, spacing: 1) {
            leaf; inner
          })
    }
    for (leaf, limit) in [(Probe.any("a"), 30), (formed(), 70)] {
      _ = frames(nested(30, leaf), in: CGSize(width: 1000, height: 1000))
      // Of 31 leaves each is measured once for each size that it is offered; their number grows with
      // the depth, and does not double with each level.
      expect(Probes.measurements < 31 * limit)
    }
  }

  /// A leaf whose width depends on its height, and the other way round.
  private func formed() -> Probe {
    var leaf = Probe.any("a")
    leaf.form = 1.5
    return leaf
  }
}
