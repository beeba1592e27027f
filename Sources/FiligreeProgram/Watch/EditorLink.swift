import ArgumentParser
import FiligreeTool
import Foundation

/// How an editor is opened at a place in a file: by an address, with the file, the line and the column in it.
struct EditorLink: Hashable, CustomStringConvertible {
  /// The address, with `{file}`, `{line}` and `{column}` in their places; empty for none.
  let template: String

  var description: String { template }

  static let standard = EditorLink(template: "vscode://file{file}:{line}:{column}")

  private static let known = [
    "vscode": standard.template,
    "vscodium": "vscodium://file{file}:{line}:{column}",
    "cursor": "cursor://file{file}:{line}:{column}",
    "zed": "zed://file{file}:{line}:{column}",
    "idea": "idea://open?file={file}&line={line}&column={column}",
    "sublime": "subl://open?url=file://{file}&line={line}&column={column}",
    "textmate": "txmt://open/?url=file://{file}&line={line}&column={column}",
    "none": "",
  ]

  /// Reads a known name or a template.
  static func read(_ text: String) throws -> EditorLink {
    if let known = known[text] { return EditorLink(template: known) }
    let scheme = text.prefix { $0 != ":" }
    let isScheme =
      scheme.first?.isLetter == true && scheme.count < text.count
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    // Such addresses are code.
    let isCode = ["javascript", "data", "vbscript"].contains(scheme.lowercased())
    guard isScheme, !isCode, text.contains("{file}") else {
      let names = known.keys.sorted().joined(separator: ", ")
      throw ValidationError(
        "'\(text)' is neither a known editor (\(names)) nor an address such as edit://{file}:{line}:{column}"
      )
    }
    return EditorLink(template: text)
  }

  /// The address for a place.
  ///
  /// - Parameters:
  ///   - file: An absolute path.
  ///   - line: From 1.
  ///   - column: From 1.
  /// - Returns: The address; nil if none is wanted.
  func address(_ file: String, line: Int, column: Int) -> String? {
    guard !template.isEmpty else { return nil }
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "/-_.~")
    let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
    return template.replacing("{line}", with: "\(line)").replacing("{column}", with: "\(column)")
      .replacing("{file}", with: path)
  }
}
