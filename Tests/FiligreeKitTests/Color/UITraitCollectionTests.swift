import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeKit

@Suite struct UITraitCollectionTests {
  @Test func `what is not said`() {
    let traits = UITraitCollection()
    expect(traits.userInterfaceStyle == .unspecified)
    expect(traits.accessibilityContrast == .unspecified)
    expect(traits.displayScale == 0)
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      expect(UITraitCollection(displayScale: scale) == traits)
    }
  }

  @Test func `the later of two counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
    ])
    expect(traits.userInterfaceStyle == .light)
    expect(traits.displayScale == 2)
    expect(traits.accessibilityContrast == .unspecified)
    expect(traits.copy() as? UITraitCollection === traits)
  }

  @Test func `at first the current one is light, and each thread has its own`() {
    let night = UITraitCollection(userInterfaceStyle: .dark)
    expect(UITraitCollection.current.userInterfaceStyle == .light)
    expect(UITraitCollection.current.accessibilityContrast == .normal)
    night.performAsCurrent {
      expect(UITraitCollection.current == night)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        expect(UITraitCollection.current.userInterfaceStyle == .light)
        done.signal()
      }
      done.wait()
    }
    expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `appearances differ by style and contrast`() {
    let night = UITraitCollection(userInterfaceStyle: .dark)
    expect(night.hasDifferentColorAppearance(comparedTo: nil))
    expect(!night.hasDifferentColorAppearance(comparedTo: night))
    expect(
      !UITraitCollection(displayScale: 2).hasDifferentColorAppearance(
        comparedTo: UITraitCollection(displayScale: 3)))
    expect(
      UITraitCollection(accessibilityContrast: .high).hasDifferentColorAppearance(
        comparedTo: UITraitCollection()))
    expect(night.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    expect(!night.isEqual("dark"))
  }
}

@Suite struct CurrentDrawingTests {
  private final class Target: CurrentDrawingTarget {
    var fills: [CGColor] = []
    var strokes: [CGColor] = []
    func setFillColor(_ color: CGColor) { fills.append(color) }
    func setStrokeColor(_ color: CGColor) { strokes.append(color) }
  }

  @Test func `the innermost target is the current one, also after an error`() {
    expect(CurrentDrawing.target == nil)
    let (outer, inner) = (Target(), Target())
    CurrentDrawing.with(outer) {
      #expect(throws: CancellationError.self) {
        try CurrentDrawing.with(inner) { () throws in
          CurrentDrawing.target?.setFillColor(.white)
          throw CancellationError()
        }
      }
      CurrentDrawing.target?.setStrokeColor(.black)
    }
    expect(CurrentDrawing.target == nil)
    expect(inner.fills == [.white] && inner.strokes.isEmpty)
    expect(outer.strokes == [.black] && outer.fills.isEmpty)
  }
}
