import SwiftUI

/// A Markdown document as a view.
///
/// ```swift
/// ScrollView {
///   MarkdownPage(text).padding()
/// }
/// .markdownLook(.compact)
/// ```
@available(iOS 15.0, macOS 12.0, *)
public struct MarkdownPage: View {
  private let blocks: [Block]

  /// Creates a view of a text.
  public init(_ text: String) {
    blocks = MarkdownReader.blocks(of: text)
  }

  /// Creates a view of blocks.
  public init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// What is seen.
  public var body: some View {
    BlocksView(blocks: blocks)
      .frame(maxWidth: .infinity, alignment: .leading)
      .textSelection(.enabled)
  }
}

/// Blocks below one another.
@available(iOS 15.0, macOS 12.0, *)
struct BlocksView: View {
  let blocks: [Block]
  @Environment(\.markdownLook) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: look.blockSpacing) {
      ForEach(blocks.indices, id: \.self) { BlockView(block: blocks[$0]) }
    }
  }
}

/// One block.
@available(iOS 15.0, macOS 12.0, *)
struct BlockView: View {
  let block: Block
  @Environment(\.markdownLook) private var look

  var body: some View {
    switch block {
    case .heading(let level, let text):
      InlineText(text)
        .font(look.headingFont(level))
        .padding(.top, level == 1 ? 8 : 4)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(AccessibilityHeadingLevel(rawValue: UInt(level)) ?? .unspecified)
    case .paragraph(let text):
      InlineText(text)
        .font(look.bodyFont)
        .lineSpacing(2)
        .fixedSize(horizontal: false, vertical: true)
    case .list(let items, let start):
      ListView(items: items, start: start)
    case .code(let code, let language):
      CodeView(code: code, language: language)
    case .quote(let blocks):
      HStack(alignment: .top, spacing: 12) {
        Capsule().fill(look.tint).frame(width: 3)
        BlocksView(blocks: blocks).foregroundStyle(.secondary)
      }
      .fixedSize(horizontal: false, vertical: true)
    case .table(let header, let alignments, let rows):
      TableView(header: header, alignments: alignments, rows: rows)
    case .rule:
      Divider()
    }
  }
}

/// Text with emphasis, code and links.
@available(iOS 15.0, macOS 12.0, *)
struct InlineText: View {
  private let text: AttributedString

  init(_ markdown: String) {
    var options = AttributedString.MarkdownParsingOptions()
    options.interpretedSyntax = .inlineOnlyPreservingWhitespace
    var text =
      (try? AttributedString(markdown: markdown, options: options))
      ?? AttributedString(markdown)
    for run in text.runs where run.inlinePresentationIntent?.contains(.code) == true {
      text[run.range].backgroundColor = .gray.opacity(0.2)
    }
    for run in text.runs where run.link != nil {
      text[run.range].underlineStyle = .single
    }
    self.text = text
  }

  var body: some View { Text(text) }
}
