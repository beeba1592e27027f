import Foundation

/// How the package manager compiles a target: what its description of a build says, which has a command on each line.
struct BuildDescription {
  /// The options that say what the target's files mean, and where its modules are.
  let flags: [String]
  /// The Swift files that are compiled.
  let sources: [String]

  /// Options with another word behind them.
  private static let pairs: Set = [
    "-I", "-F", "-Xcc", "-Xfrontend", "-swift-version", "-enable-upcoming-feature",
    "-disable-upcoming-feature",
    "-enable-experimental-feature", "-load-plugin-executable", "-load-plugin-library",
    "-external-plugin-path", "-plugin-path", "-package-name", "-module-alias", "-default-isolation",
  ]
  private static let prefixes = [
    "-D", "-strict-concurrency=", "-strict-memory-safety", "-cxx-interoperability-mode=",
    "-load-plugin-executable=",
  ]

  /// Finds the command for a module.
  ///
  /// - Returns: Nil where there is none.
  init?(_ text: String, module: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    let name = "\"-module-name\",\"\(module)\","
    guard let command = lines.firstIndex(where: { $0.contains(name) }),
      let words = Self.words(lines[command], "args"),
      let inputs = lines[..<command].last(where: { Self.words($0, "inputs") != nil }),
      let files = Self.words(inputs, "inputs")
    else { return nil }
    sources = files.filter { $0.hasSuffix(".swift") }
    var flags: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if Self.pairs.contains(word), let value = rest.popFirst() {
        flags += [word, value]
      } else if Self.prefixes.contains(where: word.hasPrefix) {
        flags.append(word)
      }
    }
    self.flags = flags
  }

  /// The words of a line such as `    args: ["swiftc","-c"]`.
  private static func words(_ line: Substring, _ key: String) -> [String]? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("\(key): [") else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(text.dropFirst(key.count + 2).utf8))
  }
}
