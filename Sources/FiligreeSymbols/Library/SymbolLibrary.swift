import FiligreePaths
import Foundation
import Synchronization

/// Finds symbols by name.
///
/// A symbol is looked for in this order:
///
/// 1. the user's folders, first to last: a file `NAME.svg`, or the same with dashes for the name's dots; it is an
///    icon, or a template as Apple's app for symbols writes them (``SymbolTemplate``);
/// 2. Filigree's own drawings (``BuiltInSymbols``, ``SymbolRecipe``), which are the same everywhere;
/// 3. the installed icons: Debian's package `bootstrap-icons`, by a table of aliases, or by the name with
///    dashes for dots;
/// 4. what the name says of how the symbol is composed of others (``SymbolComposer``).
///
/// A file that is there but cannot be read as an icon is an error; the search does not go on behind it,
/// for nobody would see then why his own symbol does not appear. Drawings are kept once they are read.
/// Any thread may use a library.
package final class SymbolLibrary: Sendable {
  /// The library of the process.
  ///
  /// Its folders are those that the environment variable `FILIGREE_SYMBOLS` names, with colons between
  /// them, when the first symbol is looked for.
  package static let shared = SymbolLibrary(
    folders: folders(inList: ProcessInfo.processInfo.environment["FILIGREE_SYMBOLS"] ?? ""))

  /// Where Debian's `bootstrap-icons` has its files.
  package static let installedFolder = "/usr/share/bootstrap-icons/svg"

  private struct State {
    var folders: [String]
    /// Heaviest use is the same few symbols again and again, in one weight each.
    var drawings: [Key: SymbolDrawing] = [:]
  }

  private struct Key: Hashable {
    var name: String
    var weight: SymbolWeight
    var scale: SymbolScale
  }

  private let state: Mutex<State>
  private let installed: String?
  private let warnings: WarningLog

  /// How many drawings are kept; when there are more, all are forgotten.
  private static let capacity = 2048

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - folders: The user's folders, in the order of the search.
  ///   - installed: The folder of the installed icons; nil for none.
  ///   - warnings: Where it is said, once, that a symbol is missing.
  package init(
    folders: [String] = [], installed: String? = installedFolder, warnings: WarningLog = .shared
  ) {
    state = Mutex(State(folders: folders))
    self.installed = installed
    self.warnings = warnings
  }

  /// The folders in a list with colons between them; empty ones are left out.
  static func folders(inList list: String) -> [String] {
    list.split(separator: ":").map(String.init)
  }

  /// The user's folders, in the order of the search.
  package var folders: [String] {
    get { state.withLock { $0.folders } }
    set {
      state.withLock {
        $0.folders = newValue
        $0.drawings = [:]
      }
    }
  }

  // MARK: Outlines

  /// The outline of the symbol, or nil where there is none of that name.
  ///
  /// A damaged file gives nil, too, and is warned of.
  package func outline(named name: String, style: SymbolStyle = SymbolStyle()) -> SymbolOutline? {
    do throws(SymbolError) {
      return try outlineOrError(named: name, style: style)
    } catch {
      if error.reason != .notFound { warnings.warn(error.description) }
      return nil
    }
  }

  /// The outline of the symbol, or a question mark in a frame where there is none of that name.
  ///
  /// A missing symbol is warned of on standard error, once for each name.
  package func outlineOrPlaceholder(
    named name: String, style: SymbolStyle = SymbolStyle()
  ) -> SymbolOutline {
    do throws(SymbolError) {
      return try outlineOrError(named: name, style: style)
    } catch {
      warnings.warn(error.description)
      let placeholder = BuiltInSymbols.placeholder.grown(by: style.weight.outset)
      return SymbolOutline(placeholder, style: style)
    }
  }

  /// The outline of the symbol.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - style: How it is drawn.
  /// - Returns: The outline.
  /// - Throws: ``SymbolError``: `.notFound` where there is no symbol of that name, others where there is
  ///   a file that is no icon.
  package func outlineOrError(
    named name: String, style: SymbolStyle = SymbolStyle()
  ) throws(SymbolError) -> SymbolOutline {
    SymbolOutline(
      try drawing(named: name, weight: style.weight, scale: style.scale), style: style)
  }

  /// The drawing of the symbol in a weight.
  ///
  /// The scale matters for templates alone, which have drawings of their own for each.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - weight: How heavy it is.
  ///   - scale: At which scale it will be drawn.
  /// - Returns: The drawing.
  /// - Throws: ``SymbolError``: `.notFound` where there is no symbol of that name, others where there is
  ///   a file that is no icon.
  package func drawing(
    named name: String, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) throws(SymbolError) -> SymbolDrawing {
    let key = Key(name: name, weight: weight, scale: scale)
    // Files are read outside of the lock; two threads may read the same one, with the same result.
    let (known, folders) = state.withLock { ($0.drawings[key], $0.folders) }
    if let known { return known }
    let drawing = try SymbolSearch(folders: folders, installed: installed)
      .find(name).drawing(weight: weight, scale: scale)
    state.withLock {
      // The folders may have changed meanwhile.
      guard $0.folders == folders else { return }
      if $0.drawings.count >= Self.capacity { $0.drawings = [:] }
      $0.drawings[key] = drawing
    }
    return drawing
  }

  /// Where the symbol comes from.
  ///
  /// - Parameter name: The symbol's name.
  /// - Returns: The origin.
  /// - Throws: As ``drawing(named:weight:scale:)``.
  package func origin(of name: String) throws(SymbolError) -> SymbolOrigin {
    try SymbolSearch(folders: folders, installed: installed).find(name).origin
  }

  /// The names of symbols that are there, in order: files of the user's folders, own drawings, and those of the table
  /// of aliases and of the installed icons.
  ///
  /// Names that are composed of others are without end, and not among them.
  package var names: [String] {
    var names = Set(BuiltInSymbols.names).union(SymbolRecipe.names)
    func stems(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
    }
    for folder in folders {
      for stem in stems(folder) where SymbolName(stem) != nil { names.insert(stem) }
    }
    if let installed {
      let icons = Set(stems(installed))
      names.formUnion(SymbolAliases.icons.filter { icons.contains($0.value) }.keys)
      // An icon that is there by its own name, and by no other.
      for icon in icons where SymbolAliases.icons[icon] == nil {
        names.insert(String(icon.map { $0 == "-" ? "." : $0 }))
      }
    }
    return names.sorted()
  }
}
