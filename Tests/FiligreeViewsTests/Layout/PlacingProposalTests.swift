import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// What containers offer when they place, which is not always what they offered to measure.
///
/// Across its axis a stack offers its own length where it was offered none, a `ZStack` its own size. Sources: Hacking
/// with Swift, "How to make two views the same width or height"; OpenSwiftUI, `StackLayout.proposalWhenPlacing` and
/// `_ZStackLayout.placeSubviews`.
@Suite("Proposals at placing") @MainActor
struct PlacingProposalTests {
  @Test("Where views lie that take what they are offered")
  func table() {
    let cases = [
      PlacementCase(
        "equal heights", 100, 100,
        HStack(spacing: 0) {
          Probe("a", 20, 10).frame(maxHeight: .infinity).overlay(Probe.any("A"))
          Probe("b", 30, 40).frame(maxHeight: .infinity).overlay(Probe.any("B"))
        }.fixedSize(horizontal: false, vertical: true),
        [
          "a": rect(25, 45, 20, 10), "A": rect(25, 30, 20, 40), "b": rect(45, 30, 30, 40),
          "B": rect(45, 30, 30, 40),
        ]),
      PlacementCase(
        "equal widths", 100, 100,
        VStack(spacing: 0) {
          Probe("a", 20, 10).frame(maxWidth: .infinity).background(Probe.any("A"))
          Probe("b", 60, 10).frame(maxWidth: .infinity).background(Probe.any("B"))
        }.fixedSize(horizontal: true, vertical: false),
        [
          "a": rect(40, 40, 20, 10), "A": rect(20, 40, 60, 10), "b": rect(20, 50, 60, 10),
          "B": rect(20, 50, 60, 10),
        ]),
      PlacementCase(
        "a rule as long as the title", 100, 100,
        VStack(alignment: .leading, spacing: 2) {
          Probe("title", 60, 20)
          Probe.any("rule").frame(height: 2)
        }.fixedSize(),
        ["title": rect(20, 38, 60, 20), "rule": rect(20, 60, 60, 2)]),
      PlacementCase(
        "a divider as high as the row", 100, 100,
        HStack(spacing: 0) {
          Probe("left", 20, 30)
          Divider().overlay(Probe.any("line"))
          Probe("right", 20, 10)
        }.fixedSize(),
        [
          "left": rect(29.5, 35, 20, 30), "line": rect(49.5, 35, 1, 30),
          "right": rect(50.5, 45, 20, 10),
        ]),
      PlacementCase(
        "along its axis a stack offers nothing all the same", 100, 100,
        HStack(spacing: 0) {
          Probe.any("bar")
          Probe("b", 30, 40)
        }.fixedSize(),
        ["bar": rect(30, 30, 10, 40), "b": rect(40, 30, 30, 40)]),
      PlacementCase(
        "stacks within", 100, 100,
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Probe("a", 20, 10); Spacer(minLength: 0); Probe("b", 20, 10)
          }
          Probe("c", 80, 10)
        }.fixedSize(),
        ["a": rect(10, 40, 20, 10), "b": rect(70, 40, 20, 10), "c": rect(10, 50, 80, 10)]),
      PlacementCase(
        "a ZStack offers its own size", 100, 100,
        ZStack {
          Probe.any("back").layoutPriority(-1)
          Probe("front", 40, 20)
        },
        ["back": rect(30, 40, 40, 20), "front": rect(30, 40, 40, 20)]),
      PlacementCase(
        "a ZStack of an ideal size", 100, 100,
        ZStack {
          Probe.any("back")
          Probe("front", 40, 20)
        }.fixedSize(),
        ["back": rect(30, 40, 40, 20), "front": rect(30, 40, 40, 20)]),
      PlacementCase(
        "an aligned ZStack of an ideal size", 100, 100,
        ZStack(alignment: .bottomTrailing) {
          Probe.any("back").frame(height: 4)
          Probe("front", 40, 20)
        }.fixedSize(),
        ["back": rect(30, 56, 40, 4), "front": rect(30, 40, 40, 20)]),
      PlacementCase(
        "AnyLayout does as its layout", 100, 100,
        AnyLayout(VStackLayout(spacing: 0)) {
          Probe("title", 60, 20)
          Probe.any("rule").frame(height: 2)
        }.fixedSize(),
        ["title": rect(20, 39, 60, 20), "rule": rect(20, 59, 60, 2)]),
    ]
    for test in cases {
      expect(test.failure == nil, "\(test.title)")
    }
  }
}
