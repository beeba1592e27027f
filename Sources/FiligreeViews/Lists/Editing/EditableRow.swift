import FiligreePaths
import Foundation

/// What can be done with a row in a list.
struct RowEditing {
  var place: RowReordering.Place
  /// How many rows its run has.
  var count: Int
  var delete: (() -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// Whether it is selected; nil where no circle is to say it.
  var isSelected: Bool?
  var reordering: RowReordering
  /// How far the next row is from this one.
  var gap: CGFloat
  /// What lies behind a row that is moved.
  var background: Color
}

/// How large a row is, and which one it is.
private struct RowGeometry: Equatable {
  var size: CGSize
  var place: RowReordering.Place
}

/// A row that can be deleted, by a swipe or while its list is edited, moved and selected.
nonisolated struct EditableRow<Content: View>: View {
  /// UIKit's width of a swipe action.
  private static var buttonWidth: CGFloat { 74 }

  let content: Content
  let editing: RowEditing
  @State private var way: CGFloat = 0
  @State private var start: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var limits = RowLimits()
  @Environment(\.editMode) private var editMode

  @MainActor private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
  @MainActor private var delete: (() -> Void)? { limits.deletion ? nil : editing.delete }
  @MainActor private var isMoved: Bool { editing.reordering.moved == editing.place }

  @MainActor var body: some View {
    let (reordering, place) = (editing.reordering, editing.place)
    let shift = reordering.shift(of: place)
    edited
      .offset(x: way)
      .background(alignment: .trailing) {
        if way < 0 { deleteButton }
      }
      .clipped()
      .contentShape(Rectangle())
      .gesture(AxisDragGesture(axis: .horizontal).onChanged(swipe).onEnded(release))
      .background {
        if isMoved { Rectangle().fill(editing.background).shadow(radius: 4) }
      }
      .onGeometryChange(for: RowGeometry.self, of: { RowGeometry(size: $0.size, place: place) }) {
        width = $0.size.width
        reordering.note(height: $0.size.height + editing.gap, at: $0.place)
      }
      .onPreferenceChange(RowLimitsKey.self) { limits = $0 }
      .onChange(of: isEditing) { close() }
      .offset(y: shift)
      .animation(isMoved ? nil : RowReordering.animation, value: shift)
      .zIndex(isMoved ? 1 : 0)
      .listRowInsets(EdgeInsets())
  }

  /// The content between what is shown beside it while the list is edited.
  @MainActor private var edited: some View {
    let circle = isEditing && (editing.isSelected != nil || delete != nil)
    let handle = isEditing && editing.move != nil && !limits.moving
    return
      content
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(RowInsets())
      .padding(.leading, circle ? RowMetric.circleRoom : 0)
      .overlay(alignment: .leading) {
        if circle {
          RowCircle(isSelected: editing.isSelected) { open() }
            .padding(.leading, RowMetric.inset)
        }
      }
      .padding(.trailing, handle ? RowMetric.handleRoom : 0)
      .overlay(alignment: .trailing) {
        if handle, let move = editing.move {
          RowHandle(
            place: editing.place, count: editing.count, reordering: editing.reordering, move: move)
        }
      }
  }

  @MainActor private var deleteButton: some View {
    Button(role: .destructive) {
      act()
    } label: {
      Text("Delete")
        .foregroundStyle(.white)
        .frame(width: Self.buttonWidth)
        .frame(maxHeight: .infinity)
        .frame(width: max(-way, Self.buttonWidth), alignment: .leading)
        .background(Color.red)
    }
    .buttonStyle(.plain)
    .frame(width: max(-way, 0), alignment: .leading)
    .clipped()
  }

  // MARK: Swiping

  @MainActor private func swipe(_ value: DragGesture.Value) {
    guard delete != nil, !isEditing || start < 0 else { return }
    way = min(start + value.translation.width, 0)
  }

  @MainActor private func release(_ value: DragGesture.Value) {
    guard delete != nil, !isEditing || start < 0 else { return }
    let target = start + value.predictedEndTranslation.width
    withAnimation(RowReordering.animation) {
      if way < -width / 2, target < -width / 2 {
        act()
      } else {
        way = target < -Self.buttonWidth / 2 ? -Self.buttonWidth : 0
        start = way
      }
    }
  }

  @MainActor private func open() {
    withAnimation(RowReordering.animation) {
      way = -Self.buttonWidth
      start = way
    }
  }

  @MainActor private func close() {
    way = 0
    start = 0
  }

  @MainActor private func act() {
    withAnimation {
      close()
      delete?()
    }
  }
}
