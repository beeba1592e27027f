import Foundation

/// A row that swipes show actions beside.
nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier {
  /// The width of an action, in points: UIKit's.
  private static var width: CGFloat { 74 }

  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
  @State private var way: CGFloat = 0
  @State private var start: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var actionsWidth: CGFloat = 74
  @Environment(\.listContext) private var list

  @MainActor func body(content: Content) -> some View {
    if list == nil {
      content
    } else {
      row(content).listRowInsets(EdgeInsets())
    }
  }

  @MainActor private func row(_ content: Content) -> some View {
    let sign: CGFloat = edge == .trailing ? -1 : 1
    return
      content
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(RowInsets())
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
      .offset(x: way * sign)
      .background(alignment: edge == .trailing ? .trailing : .leading) {
        HStack(spacing: 0) { actions }
          .buttonStyle(SwipeActionStyle { close() })
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { actionsWidth = $0 })
          .frame(width: max(way, 0), alignment: edge == .trailing ? .leading : .trailing)
          .clipped()
          .opacity(way > 0 ? 1 : 0)
      }
      .clipped()
      .contentShape(Rectangle())
      .gesture(
        AxisDragGesture(axis: .horizontal)
          .onChanged { way = max(start + $0.translation.width * sign, 0) }
          .onEnded { value in
            let target = start + value.predictedEndTranslation.width * sign
            withAnimation(.spring(response: 0.35, dampingFraction: 1)) {
              way = target > actionsWidth / 2 ? actionsWidth : 0
              start = way
            }
          })
  }

  @MainActor private func close() {
    withAnimation(.spring(response: 0.35, dampingFraction: 1)) {
      way = 0
      start = 0
    }
  }
}

/// A swipe action: white on its tint, red for what deletes, gray otherwise.
private nonisolated struct SwipeActionStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let close = close
    Button(role: configuration.role) {
      close()
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(SwipeActionLook())
  }
}

private nonisolated struct SwipeActionLook: ButtonStyle {
  @Environment(\.hasTint) private var hasTint

  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) { configuration.label }
      .labelStyle(.titleOnly)
      .font(.system(size: 15))
      .foregroundStyle(.white)
      .frame(width: 74)
      .frame(maxHeight: .infinity)
      .background(
        configuration.role == .destructive
          ? AnyShapeStyle(.red)
          : hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .systemGray)))
  }
}

extension EnvironmentValues {
  /// Whether a tint was set.
  fileprivate var hasTint: Bool { tintStyle != nil }
}

extension View {
  /// Shows actions beside the row that the view is, when it is swiped away from an edge.
  ///
  /// The row stays open until an action is taken or it is swiped back; `allowsFullSwipe` has no effect: a long swipe does
  /// not take the first action by itself.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
