import FiligreeDrawing
import FiligreePaths
import Foundation

/// Options side by side, with a thumb behind the one that is chosen, in the proportions of UIKit's
/// `UISegmentedControl` since iOS 13.
///
/// A tap chooses an option. A finger that touches the chosen one drags the thumb along; the option under
/// it is chosen when the finger leaves.
nonisolated struct SegmentedControl: View {
  static let height: CGFloat = 32

  let options: [Subview]
  let selection: PickerSelection
  @Environment(\.isEnabled) private var isEnabled
  @GestureState private var touch: SegmentTouch?

  @MainActor var body: some View {
    let selected = selection.index(in: options)
    let isDragging = touch.map { $0.start == selected } ?? false
    let shown = isDragging ? touch?.now ?? selected : selected
    let pressed = isDragging ? nil : touch.flatMap { $0.start == $0.now ? $0.now : nil }
    SegmentLayout {
      ForEach(options) { option in
        let isChosen = selection.isChosen(option)
        option
          .opacity(isPressed(option, pressed) ? 0.2 : 1)
          .modifier(
            AccessibilityModifier(
              change: .control(role: "button", value: isChosen ? "selected" : nil)))
      }
    }
    .background {
      SegmentPicture(
        position: shown.map { Double($0) }, count: options.count, grip: isDragging ? 1 : 0
      )
      .animation(.spring(response: 0.35, dampingFraction: 0.9), value: shown)
      .animation(.easeOut(duration: 0.15), value: isDragging)
    }
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
    .gesture(
      SegmentGesture(count: options.count)
        .updating($touch) { value, state, _ in state = value }
        .onEnded { touch in
          MainActor.assumeIsolated {
            if options.indices.contains(touch.now) { selection.choose(options[touch.now]) }
          }
        })
  }

  @MainActor private func isPressed(_ option: Subview, _ index: Int?) -> Bool {
    index.map { options.indices.contains($0) && options[$0].id == option.id } ?? false
  }
}

/// The font of segments: 13 points, as UIKit's.
nonisolated struct SegmentText: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.font(.system(size: 13, weight: .medium)).lineLimit(1).multilineTextAlignment(.center)
  }
}

/// Which segments a finger has touched first and is on now.
struct SegmentTouch: Equatable {
  var start: Int
  var now: Int
}

/// Segments of equal width.
private nonisolated struct SegmentLayout: Layout {
  static let padding: CGFloat = 10

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = (widest + 2 * Self.padding) * CGFloat(subviews.count)
    return CGSize(width: proposal.width ?? ideal, height: SegmentedControl.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: max(width - 4, 0), height: bounds.height))
    }
  }
}

/// The ground of segments with the thumb and the lines between those that are not chosen.
private nonisolated struct SegmentPicture: LeafView, Animatable {
  /// Where the thumb is, in segments; nil for none.
  var position: Double?
  let count: Int
  /// How much smaller the thumb is since a finger holds it, 0…1.
  var grip: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(position ?? 0, grip) }
    set {
      if position != nil { position = newValue.first }
      grip = newValue.second
    }
  }

  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let environment = item.environment
    let bounds = CGRect(origin: .zero, size: size)
    context.fill(
      Path(roundedRect: bounds, cornerRadius: 9),
      with: Color(uiColor: .tertiarySystemFill).resolveStyle(in: environment), in: bounds)
    guard count > 0 else { return }
    let width = size.width / CGFloat(count)
    let isMirrored = environment.layoutDirection == .rightToLeft
    func x(_ along: CGFloat) -> CGFloat { isMirrored ? size.width - along : along }
    let line = Color(uiColor: .systemGray3).resolveStyle(in: environment)
    for index in 1..<max(count, 1) {
      // A line fades where the thumb is on one side of it.
      let distance = position.map { abs($0 + 0.5 - Double(index)) } ?? 1
      var faded = line
      faded.opacity *= min(max((distance - 0.5) * 2, 0), 1)
      let rect = CGRect(
        x: x(width * CGFloat(index)) - 0.5, y: size.height / 4, width: 1, height: size.height / 2)
      if faded.opacity > 0 { context.fill(Path(rect), with: faded, in: rect) }
    }
    guard let position else { return }
    let middle = x(width * (CGFloat(position) + 0.5))
    var thumb = CGRect(x: middle - width / 2, y: 0, width: width, height: size.height)
    thumb = thumb.insetBy(dx: min(2, width / 2), dy: 2)
    thumb = thumb.insetBy(dx: thumb.width * 0.025 * grip, dy: thumb.height * 0.025 * grip)
    let isDark = environment.colorScheme == .dark
    // The dark thumb as UIKit draws it: #636366.
    var style = (isDark ? Color(white: 0.39) : .white).resolveStyle(in: environment)
    style.shadows = [
      .drop(color: .black.opacity(0.04), radius: 0.5, x: 0, y: 3),
      .drop(color: .black.opacity(0.12), radius: 4, x: 0, y: 3),
    ]
    context.fill(Path(roundedRect: thumb, cornerRadius: 7), with: style, in: thumb)
  }
}

/// A finger on segments.
private nonisolated struct SegmentGesture: PrimitiveGesture {
  typealias Value = SegmentTouch
  typealias Body = Never

  let count: Int
  /// How far above or below the finger may be, in points: as with UIKit's controls.
  static let reach: CGFloat = 70

  @MainActor func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<SegmentTouch> {
    let size = run.item.size
    guard count > 0, size.width > 0 else { return .failed }
    var point = run.location(in: .local)
    if run.item.environment.layoutDirection == .rightToLeft { point.x = size.width - point.x }
    let along = min(max(point.x / size.width * CGFloat(count), 0), CGFloat(count - 1))
    let now = Int(along)
    let start = memory.state as? Int ?? now
    memory.state = start
    let touch = SegmentTouch(start: start, now: now)
    switch run.kind {
    case .cancelled: return .failed
    case .tick: return .waiting
    case .began: return .possible(touch)
    case .moved: return start == now ? .possible(touch) : .changed(touch)
    case .ended:
      let isNear = point.y > -Self.reach && point.y < size.height + Self.reach
      return isNear ? .ended(touch) : .failed
    }
  }
}
