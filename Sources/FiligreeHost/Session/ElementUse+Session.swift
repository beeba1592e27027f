import FiligreeViews
import Foundation

extension ViewSession {
  /// Uses an element for somebody who does not see it: of those that react and have a label, the one of a number.
  func use(_ label: String, number: Int, _ action: ElementUse.Action) {
    let matching = accessibilityTree.filter { $0.label == label && $0.isEnabled }
    guard matching.indices.contains(number) else { return }
    let frame = matching[number].frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    switch action {
    case .press:
      // By its label it is touched wherever it lies; of several, by its place.
      if number == 0, !label.isEmpty { tap(label) } else { tap(at: middle) }
    case .increment, .decrement:
      // A tenth of the way, as VoiceOver moves a slider.
      let way = frame.width / 10 * (action == .increment ? 1 : -1)
      drag([middle, CGPoint(x: middle.x + way, y: middle.y)])
    }
  }
}
