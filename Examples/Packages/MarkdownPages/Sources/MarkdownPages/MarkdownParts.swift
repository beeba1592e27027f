import SwiftUI

/// The items of a list, with bullets, numbers or boxes.
@available(iOS 15.0, macOS 12.0, *)
struct ListView: View {
  let items: [Block.ListItem]
  let start: Int?
  @Environment(\.markdownLook) private var look
  @Environment(\.listDepth) private var depth
  @State private var markerWidth: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: look.blockSpacing / 2) {
      ForEach(items.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          marker(of: items[index], at: index)
            .font(look.bodyFont)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: MarkerWidthKey.self, value: proxy.size.width)
              }
            )
            .frame(width: markerWidth, alignment: .trailing)
          BlocksView(blocks: items[index].blocks)
            .environment(\.listDepth, depth + 1)
        }
      }
    }
    .onPreferenceChange(MarkerWidthKey.self) { markerWidth = $0 }
  }

  @ViewBuilder private func marker(of item: Block.ListItem, at index: Int) -> some View {
    if let isDone = item.isDone {
      Image(systemName: isDone ? "checkmark.square.fill" : "square")
        .foregroundColor(isDone ? look.tint : .secondary)
    } else if let start = start {
      Text("\(start + index).").monospacedDigit().foregroundColor(.secondary)
    } else {
      Text(["•", "◦", "▪"][min(depth, 2)]).foregroundColor(.secondary)
    }
  }
}

@available(iOS 15.0, macOS 12.0, *)
private struct MarkerWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? 0, next)
  }
}

/// Code on a ground of its own.
@available(iOS 15.0, macOS 12.0, *)
struct CodeView: View {
  let code: String
  let language: String?
  @Environment(\.markdownLook) private var look

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      Text(verbatim: code)
        .font(look.codeFont)
        .padding(12)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.codeBackground, in: RoundedRectangle(cornerRadius: 8))
    .overlay(alignment: .topTrailing) {
      if let language = language {
        Text(language.uppercased())
          .font(.caption2.weight(.semibold))
          .foregroundStyle(.tertiary)
          .padding(6)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// Cells in rows and columns.
@available(iOS 15.0, macOS 12.0, *)
struct TableView: View {
  let header: [String]
  let alignments: [Block.ColumnAlignment]
  let rows: [[String]]
  @Environment(\.markdownLook) private var look

  var body: some View {
    if #available(iOS 16.0, macOS 13.0, *) {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
        GridRow {
          ForEach(header.indices, id: \.self) { column in
            InlineText(header[column])
              .font(look.bodyFont.bold())
              .gridColumnAlignment(alignment(of: column))
          }
        }
        Divider()
        ForEach(rows.indices, id: \.self) { row in
          GridRow {
            ForEach(rows[row].indices, id: \.self) {
              InlineText(rows[row][$0]).font(look.bodyFont)
            }
          }
        }
      }
      .padding(12)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.quaternary))
    } else {
      HStack(alignment: .top, spacing: 16) {
        ForEach(header.indices, id: \.self) { column in
          VStack(alignment: alignment(of: column), spacing: 6) {
            InlineText(header[column]).font(look.bodyFont.bold())
            ForEach(rows.indices, id: \.self) { row in
              InlineText(rows[row].indices.contains(column) ? rows[row][column] : "")
            }
          }
        }
      }
    }
  }

  private func alignment(of column: Int) -> HorizontalAlignment {
    guard alignments.indices.contains(column) else { return .leading }
    switch alignments[column] {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    }
  }
}
