import Filigree

/// The command line that does what the settings do, to be copied.
struct CommandLineText: View {
  let picture: StudioPicture
  var lines: Int?
  @State private var isCopied = false

  private var text: String { picture.settings.commandLine(for: picture.path, as: .svg) }

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text(verbatim: text)
        .font(.caption.monospaced())
        .lineLimit(lines)
        .textSelection(.enabled)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityLabel("Command line")
        .accessibilityValue(text)
      Button(isCopied ? "Copied" : "Copy") {
        UIPasteboard.general.string = text
        isCopied = true
      }
      .font(.caption.weight(.medium))
      .accessibilityLabel("Copy command line")
    }
    .onChange(of: text) { isCopied = false }
  }
}
