import ArgumentParser
import FiligreePixels
import FiligreeSymbols

/// `filigree symbols`: which symbols there are, and where each comes from.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Lists the symbols that there are.",
    discussion: """
      Prints a line for each symbol: its name, and where it comes from: 'own' for a drawing of Filigree's, 'icon' \
      and a name of Debian's bootstrap-icons, 'file' or 'template' and the path of a file of yours. Other names are \
      composed: .fill, .circle, .square, .slash, .badge.plus and more behind a name. A whole name that is searched \
      for is listed, too, where it can be composed.

      EXAMPLES
        filigree symbols
        filigree symbols --search arrow
        filigree symbols --search star.circle.fill
      """)

  @Option(
    help: ArgumentHelp(
      "List the symbols whose names have these letters, or these words.", valueName: "text"))
  var search: String?

  func run() throws {
    let library = SymbolLibrary.shared
    let words = (search ?? "").lowercased()
      .split(whereSeparator: { $0 == " " || $0 == "," })
    var names = library.names.filter { name in words.allSatisfy { name.contains($0) } }
    if let search, !names.contains(search), (try? library.drawing(named: search)) != nil {
      names.append(search)
    }
    var lines = ""
    for name in names {
      guard let origin = try? library.origin(of: name) else { continue }
      lines += "\(name)  \(origin)\n"
    }
    guard !lines.isEmpty else {
      let what = search.map { " '\($0)'" } ?? ""
      throw ToolError(
        message:
          "there is no symbol\(what); install the package bootstrap-icons, or name folders of yours "
          + "in FILIGREE_SYMBOLS")
    }
    do {
      try OutputFile.writeToStandardOutput(Array(lines.inLines.utf8))
    } catch {
      throw ToolError(message: "\(error)")
    }
  }
}
