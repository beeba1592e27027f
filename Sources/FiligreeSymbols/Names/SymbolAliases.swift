/// The names of Bootstrap's icons for symbols whose name with dashes for dots is not the icon's.
///
/// Where the set has no icon of the same thing, it is the nearest one; where none is near, the symbol is
/// not in the table, and missing.
enum SymbolAliases {
  /// Icon by symbol.
  static let icons: [String: String] = {
    var icons: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      icons[String(words[0])] = String(words[1])
    }
    return icons
  }()
}
