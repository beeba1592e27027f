import SwiftUI

/// Pages that turn by themselves, and begin again after the last one.
@available(iOS 15.0, macOS 12.0, *)
public struct AutoPageView<Data: RandomAccessCollection, Page: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let interval: TimeInterval
  private let page: (Data.Element) -> Page
  @State private var selection = 0

  /// Creates pages that turn by themselves.
  ///
  /// - Parameters:
  ///   - data: What the pages show.
  ///   - interval: The seconds for which each is to be seen: from a tenth of a second to a year.
  ///   - page: The page of an element.
  public init(
    _ data: Data, every interval: TimeInterval = 3,
    @ViewBuilder page: @escaping (Data.Element) -> Page
  ) {
    self.data = data
    // In this order a length that is no number gives the shortest one.
    self.interval = min(max(0.1, interval), 365 * 86_400)
    self.page = page
  }

  /// What is seen.
  public var body: some View {
    PageView(data, selection: $selection, page: page)
      .task(id: selection) {
        try? await Task.sleep(nanoseconds: UInt64(interval * 1_000_000_000))
        guard !Task.isCancelled, !data.isEmpty else { return }
        selection = (selection + 1) % data.count
      }
  }
}

#Preview("Pages") {
  struct Item: Identifiable {
    let id: Int
    let color: Color
  }
  struct Demo: View {
    @State private var page = 0
    let items = [Color.red, .green, .blue].enumerated().map {
      Item(id: $0.offset, color: $0.element)
    }

    var body: some View {
      PageView(items, selection: $page) { item in
        item.color.overlay(Text("\(item.id)").font(.largeTitle))
      }
      .pageIndicatorStyle(.dots(color: .orange))
    }
  }
  return Demo().frame(height: 300)
}
