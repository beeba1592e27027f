import FiligreePaths
import Foundation
import Synchronization

/// Finds symbols by name.
///
/// A symbol is looked for in this order:
///
/// 1. the user's folders, first to last: a file `NAME.svg`, or the same with dashes for the name's dots;
/// 2. Filigree's own drawings (``BuiltInSymbols``), which are the same everywhere;
/// 3. the installed icons: Debian's package `bootstrap-icons`, by a table of aliases, or by the name with
///    dashes for dots.
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
      return SymbolOutline(try drawing(named: name, weight: style.weight), style: style)
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
      return SymbolOutline(try drawing(named: name, weight: style.weight), style: style)
    } catch {
      warnings.warn(error.description)
      let placeholder = BuiltInSymbols.placeholder.grown(by: style.weight.outset)
      return SymbolOutline(placeholder, style: style)
    }
  }

  /// The drawing of the symbol in a weight.
  ///
  /// - Throws: ``SymbolError``: `.notFound` where there is no symbol of that name, others where there is
  ///   a file that is no icon.
  package func drawing(
    named name: String, weight: SymbolWeight = .regular
  ) throws(SymbolError) -> SymbolDrawing {
    let key = Key(name: name, weight: weight)
    // Files are read outside of the lock; two threads may read the same one, with the same result.
    let (known, folders) = state.withLock { ($0.drawings[key], $0.folders) }
    if let known { return known }
    let drawing = try search(name, folders).grown(by: weight.outset)
    state.withLock {
      // The folders may have changed meanwhile.
      guard $0.folders == folders else { return }
      if $0.drawings.count >= Self.capacity { $0.drawings = [:] }
      $0.drawings[key] = drawing
    }
    return drawing
  }

  private func search(_ text: String, _ folders: [String]) throws(SymbolError) -> SymbolDrawing {
    guard let name = SymbolName(text) else {
      throw SymbolError(
        .notFound,
        "\"\(text.prefix(SymbolName.maximumBytes))\" is not the name of a symbol; "
          + "letters, digits and dots are expected")
    }
    for folder in folders {
      for fileName in name.fileNames {
        if let drawing = try read(fileName, in: folder) { return drawing }
      }
    }
    if let drawing = BuiltInSymbols.drawing(named: name.text) { return drawing }
    if let installed, let drawing = try read(name.iconName, in: installed) { return drawing }
    throw SymbolError(.notFound, missing(name))
  }

  private func read(_ name: String, in folder: String) throws(SymbolError) -> SymbolDrawing? {
    let path = "\(folder)/\(name).svg"
    guard let bytes = try SymbolFile.read(path, limit: IconReader.maximumBytes) else { return nil }
    do throws(SymbolError) {
      return try IconReader.read(bytes)
    } catch {
      throw error.inFile(path)
    }
  }

  private func missing(_ name: SymbolName) -> String {
    let hasIcons = installed.map { FileManager.default.fileExists(atPath: $0) } ?? false
    return "there is no symbol \"\(name.text)\"; put \(name.text).svg into a folder that "
      + "FILIGREE_SYMBOLS names" + (hasIcons ? "" : ", or install the package bootstrap-icons")
  }
}
