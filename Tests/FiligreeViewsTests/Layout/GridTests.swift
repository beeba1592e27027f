import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Widths of columns are worked out by hand by the rule that objc.io observed ("SwiftUI Grid Layout", 2020):
/// fixed columns first, then equal shares of what is left, in order, each within its limits.
@Suite("Lazy grids") @MainActor
struct GridTests {
  @Test("Where grids put their views")
  func table() {
    let cases = [
      // Two columns of (100 - 8) / 2; rows as high as their highest view, 8 apart; 30 + 8 + 10 high.
      PlacementCase(
        "two flexible columns", 100, 48,
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          Probe("a", 10, 20); Probe("b", 46, 30); Probe("c", 20, 10)
        },
        [
          "a": rect(18, 5, 10, 20), "b": rect(54, 0, 46, 30), "c": rect(13, 38, 20, 10),
        ]),
      PlacementCase(
        "fixed columns, their distances and alignments", 60, 20,
        LazyVGrid(
          columns: [
            GridItem(.fixed(20), spacing: 10, alignment: .topLeading),
            GridItem(.fixed(30), alignment: .bottomTrailing),
          ]
        ) {
          Probe("a", 5, 5); Probe("b", 5, 20); Probe("c", 5, 5)
        },
        ["a": rect(0, -6.5, 5, 5), "b": rect(55, -6.5, 5, 20), "c": rect(0, 21.5, 5, 5)]),
      // 100 - 20 - 2 · 8 = 64: the first share of 32 is cut to 20, and the second gets the 44 left.
      PlacementCase(
        "limits", 100, 10,
        LazyVGrid(
          columns: [
            GridItem(.flexible(maximum: 20)), GridItem(.fixed(20)), GridItem(.flexible()),
          ]
        ) {
          Probe("a", 20, 10); Probe("b", 20, 10); Probe("c", 44, 10)
        },
        ["a": rect(0, 0, 20, 10), "b": rect(28, 0, 20, 10), "c": rect(56, 0, 44, 10)]),
      // (100 + 8) / (40 + 8) = 2.25: two of 46.
      PlacementCase(
        "adaptive columns", 100, 28,
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
          Probe("a", 46, 10); Probe("b", 46, 10); Probe("c", 46, 10)
        },
        ["a": rect(0, 0, 46, 10), "b": rect(54, 0, 46, 10), "c": rect(0, 18, 46, 10)]),
      PlacementCase(
        "rows", 48, 100,
        LazyHGrid(rows: [GridItem(), GridItem()], spacing: 4) {
          Probe("a", 20, 10); Probe("b", 30, 46); Probe("c", 14, 20)
        },
        ["a": rect(5, 18, 20, 10), "b": rect(0, 54, 30, 46), "c": rect(34, 13, 14, 20)]),
    ]
    for testCase in cases {
      if let failure = testCase.failure { Issue.record("\(failure)") }
    }
  }

  @Test("Sizes for any offer, and numbers that are none")
  func sizes() {
    let two = LazyVGrid(columns: [GridItem(), GridItem()]) {
      Probe("a", 5, 5)
      Probe("b", 5, 7)
      Probe("c", 5, 5)
    }
    // Without an offer columns are as narrow as they may be.
    expect(size(two, nil, nil) == CGSize(width: 28, height: 20))
    expect(size(two, 200, 5) == CGSize(width: 200, height: 20))
    expect(size(two, 0, nil) == CGSize(width: 28, height: 20))
    let none = LazyHGrid(rows: []) { Probe("a", 5, 5) }
    expect(size(none, 50, 50) == .zero)
    for items in [
      [], [GridItem(.fixed(.nan))], [GridItem(.fixed(-5)), GridItem(.flexible(minimum: .nan))],
      [GridItem(.adaptive(minimum: 0))], [GridItem(.adaptive(minimum: .nan, maximum: .nan))],
      [GridItem(.flexible(minimum: 50, maximum: 10), spacing: .infinity)],
    ] {
      for width in [0, 50, CGFloat.infinity, .nan] {
        let graph = ViewGraph(
          LazyVGrid(columns: items, spacing: .nan) {
            Probe("a", 5, 5)
            Probe("b", 5, 5)
          }
          .frame(width: width), environment: EnvironmentValues())
        display(graph, in: CGSize(width: 100, height: 100))
        for frame in Probes.frames.values {
          expect(frame.minX.isFinite && frame.minY.isFinite, "\(items) in \(width)")
        }
        graph.close()
      }
    }
  }
}
