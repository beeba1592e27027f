import FiligreeDrawing
import FiligreePaths
import Foundation

/// The numbers along a slider.
struct SliderScale: Hashable, Sendable {
  let lower: Double
  let upper: Double
  let step: Double?

  /// How far along a number is, 0…1; NaN is at the beginning.
  func fraction(_ value: Double) -> Double {
    let fraction = (value - lower) / (upper - lower)
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// The number at a fraction, on a step if there are any.
  func value(at fraction: Double) -> Double {
    if fraction >= 1, step == nil { return upper }
    var value = lower + (upper - lower) * min(max(fraction, 0), 1)
    if let step, step > 0, step.isFinite {
      let count = ((value - lower) / step).rounded()
      // The last step may be cut off by the bound.
      value = lower + min(count, ((upper - lower) / step).rounded(.down)) * step
    }
    return min(max(value, lower), upper)
  }

  /// A number in whole percents of the way.
  func percent(_ value: Double) -> String {
    "\(Int((fraction(value) * 100).rounded()))%"
  }
}

/// The track of a slider with its knob, in UIKit's proportions.
nonisolated struct SliderTrack {
  static let height: CGFloat = 31
  static let knob: CGFloat = 28
  static let thickness: CGFloat = 4
  /// How far from the middle of the knob it is taken.
  static let reach: CGFloat = 22

  let scale: SliderScale
  let value: Binding<Double>
  let onEditingChanged: (Bool) -> Void

  @MainActor var gesture: SliderGesture { SliderGesture(track: self) }

  /// Where the middle of the knob is.
  static func position(_ fraction: Double, width: CGFloat) -> CGFloat {
    knob / 2 + max(width - knob, 0) * CGFloat(fraction)
  }
}

extension SliderTrack: View {
  @MainActor var body: some View {
    SliderLeaf(fraction: scale.fraction(value.wrappedValue))
  }
}

/// The picture of a slider.
private nonisolated struct SliderLeaf: LeafView, Animatable {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  @MainActor func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    CGSize(width: max(proposal.width ?? 100, SliderTrack.knob), height: SliderTrack.height)
  }

  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let environment = item.environment
    let isMirrored = environment.layoutDirection == .rightToLeft
    let along = SliderTrack.position(fraction, width: size.width)
    let x = isMirrored ? size.width - along : along
    let bar = CGRect(
      x: 2, y: (size.height - SliderTrack.thickness) / 2, width: max(size.width - 4, 0),
      height: SliderTrack.thickness)
    context.fill(
      Path(roundedRect: bar, cornerRadius: 2),
      with: Color(uiColor: .systemFill).resolveStyle(in: environment), in: bar)
    let done =
      isMirrored
      ? CGRect(x: x, y: bar.minY, width: max(bar.maxX - x, 0), height: bar.height)
      : CGRect(x: bar.minX, y: bar.minY, width: max(x - bar.minX, 0), height: bar.height)
    context.fill(
      Path(roundedRect: done, cornerRadius: 2),
      with: TintShapeStyle().resolveStyle(in: environment), in: done)
    context.drawKnob(
      in: CGRect(
        x: x - SliderTrack.knob / 2, y: (size.height - SliderTrack.knob) / 2,
        width: SliderTrack.knob, height: SliderTrack.knob))
  }
}

extension DrawContext {
  /// Draws the white knob of a slider or a switch.
  mutating func drawKnob(in rect: CGRect) {
    var style = ResolvedStyle(.color(Color.Resolved(.sRGB, 1, 1, 1, 1)))
    style.shadows = [
      .drop(color: .black.opacity(0.06), radius: 0.5, x: 0, y: 1),
      .drop(color: .black.opacity(0.15), radius: 4, x: 0, y: 3),
    ]
    fill(Path(ellipseIn: rect), with: style, in: rect)
  }
}

/// A finger on a slider.
nonisolated struct SliderGesture: PrimitiveGesture {
  typealias Value = Double
  typealias Body = Never

  let track: SliderTrack

  private struct Recognition {
    /// From the middle of the knob to the finger, when it touched.
    var offset: CGFloat
    var hasBegun = false
  }

  @MainActor func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Double> {
    let width = run.item.size.width
    var point = run.location(in: .local)
    if run.item.environment.layoutDirection == .rightToLeft { point.x = width - point.x }
    var state = memory.state as? Recognition ?? begin(at: point.x, width)
    let wasBegun = state.hasBegun
    let onEditingChanged = track.onEditingChanged
    if run.kind == .cancelled {
      if wasBegun { run.actions.append { onEditingChanged(false) } }
      return .failed
    }
    guard run.kind != .tick else { return .waiting }
    state.hasBegun = true
    memory.state = state
    let length = max(width - SliderTrack.knob, 1)
    let fraction = Double((point.x - state.offset - SliderTrack.knob / 2) / length)
    let value = track.scale.value(at: fraction)
    if !wasBegun { run.actions.append { onEditingChanged(true) } }
    let binding = track.value
    run.actions.append {
      if binding.wrappedValue != value { binding.wrappedValue = value }
    }
    guard run.kind == .ended else { return .changed(value) }
    run.actions.append { onEditingChanged(false) }
    return .ended(value)
  }

  @MainActor private func begin(at x: CGFloat, _ width: CGFloat) -> Recognition {
    let knob = SliderTrack.position(
      track.scale.fraction(track.value.wrappedValue), width: width)
    return Recognition(offset: abs(x - knob) <= SliderTrack.reach ? x - knob : 0)
  }
}
