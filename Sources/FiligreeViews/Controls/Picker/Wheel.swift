import Foundation

/// Rows on a wheel, in the proportions of UIKit's `UIPickerView`: 216 points high, a row 32.
///
/// A drag turns it, and it comes to rest at a row, which is then chosen. A tap on a row turns it there.
nonisolated struct Wheel<Row: View>: View {
  static var height: CGFloat { 216 }
  static var rowHeight: CGFloat { 32 }

  let count: Int
  let selected: Int
  let select: @MainActor (Int) -> Void
  /// Whether the first row follows upon the last.
  let isEndless: Bool
  let row: (Int) -> Row
  /// Where the wheel is while it is turned and until it has come to rest, in rows.
  @State private var position: Double?
  @State private var dragStart: Double?
  @Environment(\.isWheelPart) private var isPart

  init(
    count: Int, selected: Int, isEndless: Bool = false, select: @escaping @MainActor (Int) -> Void,
    @ViewBuilder row: @escaping (Int) -> Row
  ) {
    self.count = count
    self.selected = selected
    self.isEndless = isEndless
    self.select = select
    self.row = row
  }

  @MainActor var body: some View {
    WheelRows(position: position ?? Double(selected), count: count, isEndless: isEndless, row: row)
      .frame(height: Self.height)
      .frame(maxWidth: .infinity)
      .background { if !isPart { WheelMark() } }
      .clipped()
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 4)
          .onChanged { value in
            let start = dragStart ?? position ?? Double(selected)
            dragStart = start
            position = limited(start - Double(value.translation.height / Self.rowHeight))
          }
          .onEnded { value in
            let start = dragStart ?? Double(selected)
            dragStart = nil
            rest(at: start - Double(value.predictedEndTranslation.height / Self.rowHeight))
          }
      )
      .onTapGesture { point in
        guard position == nil else { return }
        rest(at: Double(selected) + WheelRows<Row>.offset(of: point.y - Self.height / 2))
      }
  }

  /// Half a row beyond the ends at most.
  private func limited(_ position: Double) -> Double {
    isEndless ? position : min(max(position, -0.5), Double(count) - 0.5)
  }

  /// Turns the wheel to the row that is nearest to a position, and chooses it when it is there.
  @MainActor private func rest(at end: Double) {
    guard count > 0, end.isFinite else { return }
    var target = end.rounded()
    if !isEndless { target = min(max(target, 0), Double(count - 1)) }
    let from = position ?? Double(selected)
    position = from
    guard target != from else { return finish(target) }
    withAnimation(
      .timingCurve(0.2, 0.8, 0.2, 1, duration: min(0.25 + abs(target - from) * 0.03, 0.9)),
      completionCriteria: .removed
    ) {
      position = target
    } completion: {
      if dragStart == nil, position == target { finish(target) }
    }
  }

  @MainActor private func finish(_ target: Double) {
    let index = WheelRows<Row>.wrapped(Int(target), count)
    position = nil
    if index != selected { select(index) }
  }
}

extension EnvironmentValues {
  /// Whether a wheel is one of several that have a band together.
  @Entry var isWheelPart: Bool = false
}

/// The font of the rows of a wheel.
nonisolated struct WheelText: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.font(.system(size: 22)).lineLimit(1).multilineTextAlignment(.center)
  }
}

/// The band behind the row in the middle.
nonisolated struct WheelMark: View {
  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(Color(uiColor: .tertiarySystemFill))
      .frame(height: 34)
      .padding(.horizontal, 9)
  }
}

/// The rows that are seen of a wheel at a position.
private nonisolated struct WheelRows<Row: View>: View, Animatable {
  /// The wheel's radius: half its height.
  static var radius: Double { 108 }
  /// The angle between two rows.
  static var step: Double { 32 / radius }
  /// Rows beyond these are behind the wheel.
  static var reach: Int { 5 }

  var position: Double
  let count: Int
  let isEndless: Bool
  let row: (Int) -> Row

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  @MainActor var body: some View {
    ZStack {
      ForEach(visible, id: \.self) { slot in
        let angle = (Double(slot) - position) * Self.step
        let isMiddle = abs(Double(slot) - position) < 0.5
        row(Self.wrapped(slot, count))
          .frame(height: 32)
          .scaleEffect(x: 0.85 + 0.15 * cos(angle), y: max(cos(angle), 0))
          .opacity(isMiddle ? 1 : 0.55 * max(cos(angle), 0))
          .offset(y: Self.radius * sin(angle))
          .accessibilityHidden(!isMiddle)
      }
    }
    .modifier(WheelText())
  }

  /// The rows in front of the wheel.
  private var visible: [Int] {
    guard count > 0, position.isFinite, abs(position) < 1e9 else { return [] }
    let middle = Int(position.rounded())
    return (middle - Self.reach...middle + Self.reach).filter { slot in
      abs(Double(slot) - position) * Self.step < .pi / 2
        && (isEndless || (0..<count).contains(slot))
    }
  }

  /// The row that is drawn at a distance from the middle, counted from the one there.
  static func offset(of y: CGFloat) -> Double {
    asin(min(max(Double(y) / radius, -1), 1)) / step
  }

  static func wrapped(_ slot: Int, _ count: Int) -> Int {
    guard count > 0 else { return 0 }
    return (slot % count + count) % count
  }
}
