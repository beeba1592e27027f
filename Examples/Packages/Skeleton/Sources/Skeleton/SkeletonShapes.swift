import SwiftUI

/// Gray lines, the last one shorter.
@available(iOS 15.0, macOS 12.0, *)
public struct SkeletonLines: View {
  private let count: Int
  private let lastLine: CGFloat
  @Environment(\.skeletonStyle) private var style
  @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 12

  /// Creates lines.
  ///
  /// - Parameters:
  ///   - count: The number of lines: from 0 to 1,000.
  ///   - lastLine: The length of the last line, as a part of the width.
  public init(count: Int = 3, lastLine: CGFloat = 0.7) {
    self.count = min(max(count, 0), 1000)
    self.lastLine = lastLine
  }

  /// What is seen.
  public var body: some View {
    VStack(alignment: .leading, spacing: lineHeight * 0.6) {
      ForEach(0..<count, id: \.self) { index in
        GeometryReader { proxy in
          RoundedRectangle(cornerRadius: style.cornerRadius)
            .fill(style.color)
            .frame(width: proxy.size.width * (index == count - 1 ? lastLine : 1))
        }
        .frame(height: lineHeight)
      }
    }
    .modifier(SkeletonAppearance())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Loading"))
  }
}

/// A row as of a list: a disk, and lines beside it.
@available(iOS 15.0, macOS 12.0, *)
public struct SkeletonRow: View {
  @Environment(\.skeletonStyle) private var style

  /// Creates a row.
  public init() {}

  /// What is seen.
  public var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(style.color)
        .frame(width: 44, height: 44)
        .modifier(SkeletonAppearance())
      SkeletonLines(count: 2)
    }
    .padding(.vertical, 4)
  }
}

/// The rows of elements, or as many skeletons as are expected while there are none.
@available(iOS 15.0, macOS 12.0, *)
public struct ExpectedRows<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  private let data: Data?
  private let expected: Int
  private let row: (Data.Element) -> Row

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - data: The elements; nil as long as they are not there.
  ///   - expected: How many skeletons stand in their place: from 0 to 1,000.
  ///   - row: The row of an element.
  public init(
    _ data: Data?, expecting expected: Int, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.expected = min(max(expected, 0), 1000)
    self.row = row
  }

  /// What is seen.
  public var body: some View {
    if let data {
      ForEach(data) { row($0) }
    } else {
      ForEach(0..<expected, id: \.self) { _ in SkeletonRow() }
    }
  }
}

#Preview("Skeleton") {
  VStack(alignment: .leading, spacing: 20) {
    SkeletonRow()
    Text("This is not there yet").skeleton(until: false)
    Text("").skeleton(until: false) { SkeletonLines(count: 3) }
    Label("Downloads", systemImage: "tray").skeleton(until: false).skeletonStyle(.breath)
    Toggle("Ready", isOn: .constant(true)).skeleton(until: true)
  }
  .padding()
}
