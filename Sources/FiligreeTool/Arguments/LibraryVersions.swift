import FiligreePixels

#if canImport(Glibc)
import Glibc
#endif

/// What `filigree --version --verbose` says: the program holds its libraries, where it was built as one file.
enum LibraryVersions {
  /// Whether the words of the command line ask for it.
  static func areAsked(_ words: [String]) -> Bool {
    words == ["--version", "--verbose"] || words == ["--verbose", "--version"]
  }

  /// Writes the program's version, and a line for each library.
  static func write() throws {
    var lines = ["filigree \(FiligreeCommand.configuration.version)"] + CodecVersions.lines
    #if canImport(Glibc)
    lines.append("glibc \(String(cString: gnu_get_libc_version()))")
    #endif
    do {
      try OutputFile.writeToStandardOutput(Array(lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      throw ToolError(message: error.description)
    }
  }
}
