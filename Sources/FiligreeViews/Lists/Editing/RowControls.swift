import FiligreePaths
import Foundation

/// The measures of what is shown beside rows while their list is edited, in points: UIKit's.
enum RowMetric {
  static var inset: CGFloat { 16 }
  /// How far a row's content moves for a circle.
  static var circleRoom: CGFloat { 38 }
  /// How far it ends before a handle.
  static var handleRoom: CGFloat { 38 }
  static var symbol: CGFloat { 22 }
}

/// The circle before a row of a list that is edited: it says whether the row is selected, or opens what deletes it.
nonisolated struct RowCircle: View {
  let isSelected: Bool?
  let open: @MainActor () -> Void

  @MainActor var body: some View {
    if let isSelected {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .font(.system(size: RowMetric.symbol))
        .foregroundStyle(
          isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .systemGray3))
        )
        .frame(width: RowMetric.symbol)
        .accessibilityHidden(true)
    } else {
      Button(action: open) {
        Image(systemName: "minus.circle.fill")
          .font(.system(size: RowMetric.symbol))
          .foregroundStyle(.red)
          .background(Circle().fill(.white).padding(4))
          .frame(width: RowMetric.symbol)
          .frame(maxHeight: .infinity)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Remove")
    }
  }
}

/// What a finger moves a row by.
nonisolated struct RowHandle: View {
  let place: RowReordering.Place
  let count: Int
  let reordering: RowReordering
  let move: (IndexSet, Int) -> Void
  @GestureState private var isDragged = false

  @MainActor var body: some View {
    let (place, count, reordering, move) = (place, count, reordering, move)
    Image(systemName: "line.3.horizontal")
      .font(.system(size: 18))
      .foregroundStyle(Color(uiColor: .systemGray3))
      .accessibilityLabel("Reorder")
      .frame(width: RowMetric.symbol)
      .padding(.horizontal, RowMetric.inset)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($isDragged) { _, isDragged, _ in isDragged = true }
          .onChanged { reordering.move(place, of: count, by: $0.translation.height) }
          .onEnded { _ in reordering.drop(of: count, move) }
      )
      .onChange(of: isDragged) { if !$1, reordering.moved == place { reordering.cancel() } }
  }
}
