import SwiftUI

/// Pages beside one another (or below one another), turned with a finger.
///
/// ```swift
/// PageView(photos, selection: $page) { photo in
///   PhotoView(photo: photo)
/// }
/// ```
@available(iOS 15.0, macOS 12.0, *)
public struct PageView<Data: RandomAccessCollection, ID: Hashable, Page: View>: View {
  private let data: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let axis: Axis
  private let page: (Data.Element) -> Page
  @Binding private var selection: Int

  @GestureState(resetTransaction: Transaction(animation: .easeOut(duration: 0.25)))
  private var translation: CGFloat = 0
  @Environment(\.pageIndicatorStyle) private var indicatorStyle
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.pageBouncesAtEnds) private var bounces

  /// Creates pages of a collection.
  ///
  /// - Parameters:
  ///   - data: What the pages show.
  ///   - id: What tells them apart.
  ///   - axis: The direction in which they lie.
  ///   - selection: The number of the page that is to be seen.
  ///   - page: The page of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, axis: Axis = .horizontal,
    selection: Binding<Int>, @ViewBuilder page: @escaping (Data.Element) -> Page
  ) {
    self.data = Array(data)
    self.id = id
    self.axis = axis
    _selection = selection
    self.page = page
  }

  private var forward: CGFloat {
    axis == .horizontal && layoutDirection == .rightToLeft ? -1 : 1
  }

  /// What is seen.
  public var body: some View {
    VStack(spacing: 8) {
      GeometryReader { proxy in
        let length = axis == .horizontal ? proxy.size.width : proxy.size.height
        stack(in: proxy.size)
          .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
          .offset(offset(of: length))
          .contentShape(Rectangle())
          .gesture(drag(over: length))
      }
      .clipped()
      indicator
    }
    .animation(.easeOut(duration: 0.25), value: selection)
    .accessibilityElement(children: .contain)
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: turn(by: 1)
      case .decrement: turn(by: -1)
      @unknown default: break
      }
    }
  }

  @ViewBuilder private func stack(in size: CGSize) -> some View {
    let pages = ForEach(data.indices.map { Numbered(index: $0, id: data[$0][keyPath: id]) }) {
      let index = $0.index
      page(data[index])
        .frame(width: size.width, height: size.height)
        .environment(\.isCurrentPage, index == selection)
        .accessibilityHidden(index != selection)
    }
    switch axis {
    case .horizontal: HStack(spacing: 0) { pages }
    case .vertical: VStack(spacing: 0) { pages }
    }
  }

  private func offset(of length: CGFloat) -> CGSize {
    let distance = -CGFloat(selection) * length + resisted(translation)
    return axis == .horizontal
      ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance)
  }

  /// A finger beyond the first and the last page moves them by a third of its way.
  private func resisted(_ translation: CGFloat) -> CGFloat {
    let isBeyond =
      (selection == 0 && translation > 0) || (selection >= data.count - 1 && translation < 0)
    guard isBeyond else { return translation }
    return bounces ? translation / 3 : 0
  }

  private func drag(over length: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .updating($translation) { value, state, _ in
        state =
          axis == .horizontal ? value.translation.width * forward : value.translation.height
      }
      .onEnded { value in
        let predicted =
          axis == .horizontal
          ? value.predictedEndTranslation.width * forward : value.predictedEndTranslation.height
        guard length > 0, abs(predicted) > length / 2 else { return }
        turn(by: predicted < 0 ? 1 : -1)
      }
  }

  private func turn(by steps: Int) {
    let next = min(max(selection + steps, 0), max(data.count - 1, 0))
    guard next != selection else { return }
    selection = next
    Haptics.turned()
  }

  @ViewBuilder private var indicator: some View {
    if data.count > 1 {
      AnyView(
        indicatorStyle.makeBody(
          configuration: PageIndicatorConfiguration(
            count: data.count, current: selection, select: { selection = $0 })))
    }
  }
}

/// The number of a page, and what tells it apart.
private struct Numbered<ID: Hashable>: Identifiable {
  let index: Int
  let id: ID
}

@available(iOS 15.0, macOS 12.0, *)
extension PageView where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates pages of identified elements.
  public init(
    _ data: Data, axis: Axis = .horizontal, selection: Binding<Int>,
    @ViewBuilder page: @escaping (Data.Element) -> Page
  ) {
    self.init(data, id: \.id, axis: axis, selection: selection, page: page)
  }
}
