import FiligreeDrawing
import FiligreePaths
import FiligreeText
import Foundation

extension Text {
  @MainActor package func contentTransition(
    from old: Text, _ oldEnvironment: EnvironmentValues, in environment: EnvironmentValues,
    _ transaction: Transaction
  ) -> (transition: ContentTransition, transaction: Transaction)? {
    let transition = environment.contentTransition
    // Symbols alone are replaced by themselves.
    if case .symbol = transition.kind { return nil }
    guard transition != .identity, transaction.activeAnimation != nil else { return nil }
    let isSame =
      old == self && old.fonts(in: oldEnvironment) == fonts(in: environment)
      && oldEnvironment.locale == environment.locale
    return isSame ? nil : (transition.directed(from: oldEnvironment), transaction)
  }

  @MainActor package func draw(
    _ change: ContentChange<Text>, in context: inout DrawContext, size: CGSize, _ item: LayoutItem
  ) {
    guard let last = change.outgoing.last, !item.environment.isRedacted else {
      return draw(in: &context, size: size, item)
    }
    let new = layout(item.proposal, item)
    let strings = (
      old: last.view.string(in: last.environment.locale), new: string(in: item.environment.locale)
    )
    var way: CharacterTransition.Way?
    switch last.transition.kind {
    case .numeric(let direction): way = .rolling(direction == .down ? -1 : 1)
    case .interpolate where strings.old == strings.new: way = .moving
    case .identity, .opacity, .interpolate, .symbol: way = nil
    }
    guard let way, CharacterTransition.isShort(strings.old),
      CharacterTransition.isShort(strings.new)
    else {
      return change.fade(in: &context) { content, context in
        content.view.draw(content.shown.layout.drawing(), in: &context, content)
      } new: { context in
        draw(in: &context, size: size, item)
      }
    }
    let transition = CharacterTransition(from: last.shown.characters, to: new.characters, way)
    // Of what went before, only what is not there any more is still seen.
    for (index, content) in change.outgoing.dropLast().enumerated() {
      change.draw(at: index, by: 1 - content.part, in: &context) {
        content.view.draw(content.shown.layout.drawing(), in: &$0, content)
      }
    }
    transition.draw(at: last.progress.presented, visibility: last.visibility, in: &context) {
      last.view.draw($0, in: &$1, last)
    } new: {
      draw(
        $0, in: &$1, CGRect(origin: .zero, size: size), item.environment,
        foreground: item.paintData)
    }
  }

  /// Draws a part of a content that goes, in the styles of its time.
  @MainActor private func draw(
    _ drawing: TextDrawing, in context: inout DrawContext, _ content: ContentChange<Text>.Outgoing
  ) {
    draw(
      drawing, in: &context, CGRect(origin: .zero, size: content.size), content.environment,
      foreground: paintData(in: content.environment))
  }
}

extension ContentTransition {
  /// The transition with the direction in which a value has changed.
  fileprivate func directed(from old: EnvironmentValues) -> ContentTransition {
    guard case .numeric(.following(let value)) = kind,
      case .numeric(.following(let before)) = old.contentTransition.kind
    else { return self }
    return .numericText(countsDown: value < before)
  }
}

/// A text that goes, set as it was.
@MainActor
private final class OutgoingText {
  let layout: TextLayout
  private(set) lazy var characters = layout.characters

  init(_ layout: TextLayout) {
    self.layout = layout
  }
}

extension ContentChange<Text>.Outgoing {
  @MainActor fileprivate var shown: OutgoingText {
    if let shown = kept as? OutgoingText { return shown }
    let shown = OutgoingText(view.layout(proposal, environment))
    kept = shown
    return shown
  }
}
