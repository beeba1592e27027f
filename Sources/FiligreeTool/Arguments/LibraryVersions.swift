import FiligreePixels

/// What `filigree --version --verbose` says: the program holds its libraries, where it was built as one file.
enum LibraryVersions {
  /// Whether the words of the command line ask for it.
  static func areAsked(_ words: [String]) -> Bool {
    words == ["--version", "--verbose"] || words == ["--verbose", "--version"]
  }

  /// Writes the program's version, and a line for each library.
  static func write() throws {
    let lines = ["filigree \(FiligreeCommand.configuration.version)"] + CodecVersions.lines
    do {
      try OutputFile.writeToStandardOutput(Array(lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      throw ToolError(message: error.description)
    }
  }
}
