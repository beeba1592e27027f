import FiligreeDocuments

/// How the files of a folder become Swift: what `filigree-shapes.json` says.
struct ShapesOptions {
  /// The enumeration around all types; nil for none.
  var namespace: String?
  var access = SwiftSourceWriter.Access.internal
  var api = SourceAPI.swiftui
  /// For files that no pattern names.
  var all = FileOptions()
  /// For files that a pattern names; later ones go before earlier ones.
  var patterns: [(pattern: FilePattern, changes: FileChanges)] = []

  /// How a file becomes Swift.
  struct FileOptions {
    /// The type's name; nil for the file's.
    var name: String?
    var isIgnored = false
    var style = SourceStyle.auto
    var contentMode = SourceContentMode.stretch
    var decimals = 2
    var form = SwiftSourceWriter.Form.shared
    /// The words of `filigree trace` for a picture; nil for one that is not traced.
    var trace: [String]?
  }

  /// What a pattern says; nil for what it leaves as it is.
  struct FileChanges {
    var name: String?
    var isIgnored: Bool?
    var style: SourceStyle?
    var contentMode: SourceContentMode?
    var decimals: Int?
    var form: SwiftSourceWriter.Form?
    /// The words of `filigree trace`; within it nil for one that is not traced.
    var trace: [String]??
  }

  /// The options of a file, by its path from the folder.
  func options(for file: String) -> FileOptions {
    var options = all
    for (pattern, changes) in patterns where pattern.matches(file) { options.apply(changes) }
    return options
  }
}

extension ShapesOptions.FileOptions {
  mutating func apply(_ changes: ShapesOptions.FileChanges) {
    name = changes.name ?? name
    isIgnored = changes.isIgnored ?? isIgnored
    style = changes.style ?? style
    contentMode = changes.contentMode ?? contentMode
    decimals = changes.decimals ?? decimals
    form = changes.form ?? form
    if let trace = changes.trace { self.trace = trace }
  }
}
