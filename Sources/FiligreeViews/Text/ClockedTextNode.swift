import Foundation

/// The place of a text that depends on the clock, the calendar or the time zone: it shows the text as it
/// is at the present time.
final class ClockedTextNode: ViewNode<Text>, ClockListener {
  private var leaf: LeafNode<Text>?
  private var shown: Text

  override init(_ view: Text, _ inputs: NodeInputs) {
    shown = view
    super.init(view, inputs)
    shown = resolved()
    leaf = LeafNode(shown, self.inputs)
    graph.listen(self)
  }

  override func update(_ view: Text, _ inputs: NodeInputs) {
    super.update(view, inputs)
    show(resolved())
  }

  override func refresh() {
    graph.validate(self)
    show(resolved())
  }

  private func show(_ text: Text) {
    shown = text
    leaf?.update(text, inputs)
  }

  private func resolved() -> Text {
    view.resolvingClock(
      in: environment, now: Date(timeIntervalSinceReferenceDate: graph.time))
  }

  override var children: [Node] { leaf.map { [$0] } ?? [] }
  override func makeOutputs() -> [LayoutItem] { leaf?.outputs ?? [] }

  override func willRemove() {
    graph.ignore(self)
    graph.forget(self)
  }

  func clockMoved() {
    if resolved() != shown { graph.refreshNext(self) }
  }

  var isWaiting: Bool { view.countsWithClock }

  // Such texts count whole seconds from any date on: they are late by no more than this.
  var nextChange: TimeInterval { graph.time + 0.1 }
}

extension Text {
  init(value: any LocalizedValue) {
    self.init(verbatim: "")
    parts = [Part(content: .value(value))]
  }

  /// Whether the text depends on the clock, the calendar or the time zone.
  var isClocked: Bool {
    parts.contains { part in
      if case .value(let value) = part.content { return value is any ClockedValue }
      return false
    }
  }

  /// Whether the text changes with the clock.
  fileprivate var countsWithClock: Bool {
    let environment = EnvironmentValues()
    // What is the same now and a year from now on does not count.
    return resolvingClock(in: environment, now: Date(timeIntervalSinceReferenceDate: 0))
      != resolvingClock(in: environment, now: Date(timeIntervalSinceReferenceDate: 31_536_001))
  }

  /// The text with strings for what depends on the clock.
  fileprivate func resolvingClock(in environment: EnvironmentValues, now: Date) -> Text {
    var text = self
    text.parts = parts.map { part in
      guard case .value(let value) = part.content, let clocked = value as? any ClockedValue else {
        return part
      }
      var part = part
      part.content = .string(clocked.string(in: environment, now: now))
      return part
    }
    return text
  }
}
