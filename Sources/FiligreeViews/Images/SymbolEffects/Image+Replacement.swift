import FiligreeDrawing
import FiligreePaths
import FiligreeSymbols
import Foundation

extension Image {
  @MainActor package func contentTransition(
    from old: Image, _ oldEnvironment: EnvironmentValues, in environment: EnvironmentValues,
    _ transaction: Transaction
  ) -> (transition: ContentTransition, transaction: Transaction)? {
    let transition = environment.contentTransition
    guard transition != .identity, !ValueComparison.areSame(old, self) else { return nil }
    if case .symbol(_, let rate) = transition.kind {
      guard isSymbol, old.isSymbol, !transaction.disablesAnimations else { return nil }
      // Effects of symbols move by themselves, whether the change is animated or not.
      let animation = Animation.easeInOut(duration: Self.replacementDuration / rate)
      return (transition, Transaction(animation: animation))
    }
    return transaction.activeAnimation == nil ? nil : (transition, transaction)
  }

  /// How long one symbol takes to come in the place of another one, in seconds: found by eye.
  private static var replacementDuration: Double { 0.4 }

  private var isSymbol: Bool {
    if case .symbol = source { return true }
    return false
  }

  @MainActor package func draw(
    _ change: ContentChange<Image>, in context: inout DrawContext, size: CGSize,
    _ item: LayoutItem
  ) {
    guard let last = change.outgoing.last, !item.environment.isRedacted else {
      return draw(in: &context, size: size, item)
    }
    func drawOld(
      _ content: ContentChange<Image>.Outgoing, _ pose: SymbolPose, _ context: inout DrawContext
    ) {
      let origin = CGPoint(
        x: (size.width - content.size.width) / 2, y: (size.height - content.size.height) / 2)
      content.view.draw(
        content.view.resolved(in: content.environment), in: &context,
        CGRect(origin: origin, size: content.size), pose,
        style: ForegroundStyle().resolveStyle(in: content.environment))
    }
    guard case .symbol(let replacement, _) = last.transition.kind else {
      return change.fade(in: &context) { content, context in
        drawOld(content, content.environment.symbolPose, &context)
      } new: { context in
        draw(in: &context, size: size, item)
      }
    }
    let poses = replacement.poses(at: last.part)
    // Of several only the last is seen: the others are small or faint by then.
    drawOld(
      last, poses.old.combined(with: SymbolPose(opacity: last.visibility)), &context)
    draw(
      resolved(in: item.environment), in: &context, CGRect(origin: .zero, size: size),
      poses.new.combined(with: item.environment.symbolPose),
      style: ForegroundStyle().resolveStyle(in: item.environment).with(item.paintData))
  }

  /// Draws a symbol in a pose; other pictures are drawn as they are.
  @MainActor func draw(
    _ picture: ResolvedPicture?, in context: inout DrawContext, _ rect: CGRect, _ pose: SymbolPose,
    style: ResolvedStyle
  ) {
    guard pose != SymbolPose(), isSymbol else {
      return draw(picture, in: &context, rect, style: style)
    }
    context.saving { context in
      context.recorder.concatenate(pose.transform(in: rect))
      context.drawingGroup(opacity: pose.opacity) { draw(picture, in: &$0, rect, style: style) }
    }
  }
}

extension SymbolReplacement {
  /// How the two symbols are drawn when a part of the time is over, from 0 to 1.
  fileprivate func poses(at part: Double) -> (old: SymbolPose, new: SymbolPose) {
    let (first, second) = (min(part * 2, 1), max(part * 2 - 1, 0))
    let coming = SymbolScaling.smaller.pose(gone: 1 - second, opacity: second)
    switch self {
    case .downUp: return (SymbolScaling.smaller.pose(gone: first, opacity: 1 - first), coming)
    case .upUp: return (SymbolScaling.larger.pose(gone: first, opacity: 1 - first), coming)
    case .offUp:
      return (
        SymbolPose(opacity: 0), SymbolScaling.smaller.pose(gone: 1 - part, opacity: part)
      )
    }
  }
}
