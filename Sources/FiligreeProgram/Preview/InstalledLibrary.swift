import FiligreeTool
import Foundation

/// The library and its modules as `make install` puts them beside the program: compiled once, for all previews.
///
/// The library is in `lib/filigree`, and so is the whole program; `bin` has the one that hands on to it.
struct InstalledLibrary {
  /// The library's folder, without links in its path.
  let path: String

  /// The file whose lines are what the compiler needs to be told; the folder is `{library}` in them.
  private static let flagsFile = "flags"
  /// The file that says which compiler made the modules: what `swiftc --version` printed.
  private static let compilerFile = "compiler"

  /// Finds the library that belongs to a program; nil where it was not installed.
  init?(program: String? = Bundle.main.executablePath) {
    guard let program else { return nil }
    let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      .path
    guard FileManager.default.fileExists(atPath: folder + "/" + Self.flagsFile) else { return nil }
    path = folder
  }

  /// What a compiler needs to be told to compile and link against the library.
  ///
  /// - Parameter folder: Where to note what the compiler says of itself.
  /// - Returns: Words of a command line.
  /// - Throws: `ToolError` if the compiler on the PATH is another one than that which made the modules: it could
  ///   not read them.
  func flags(_ folder: WorkFolder) throws -> [String] {
    let compiler = try Compiler.version(notedIn: folder)
    guard compiler == text(of: Self.compilerFile) else {
      throw ToolError(
        message:
          "the library in \(path) was made by another Swift compiler than the one on the PATH; "
          + "install Filigree again (make install), or name its package by --filigree")
    }
    let words = text(of: Self.flagsFile).split(whereSeparator: \.isNewline).map {
      String($0).replacing("{library}", with: path)
    }
    return words + [
      "-L", path, "-l\(PreviewLibrary.product)", "-Xlinker", "-rpath", "-Xlinker", path,
    ]
  }

  private func text(of file: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: path + "/" + file) ?? Data(), as: UTF8.self)
  }
}

/// The Swift compiler on the PATH.
enum Compiler {
  /// What the compiler says of itself.
  ///
  /// - Parameter folder: Gets a file with the same.
  /// - Returns: Some lines.
  /// - Throws: `ToolError` where there is none.
  static func version(notedIn folder: WorkFolder) throws -> String {
    let file = folder.path + "/compiler.txt"
    let ending = try ChildProcess.run(
      "swiftc", ["--version"], output: file, errors: folder.path + "/errors.txt")
    guard ending == .status(0) else {
      throw ToolError(message: "swiftc --version ended with \(ending); see \(file)")
    }
    return String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }
}
