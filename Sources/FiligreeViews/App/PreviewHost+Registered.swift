import CFiligreeViews
import Foundation

extension PreviewHost {
  /// The previews that `#Preview` has made in the modules of this program, by module, file and place.
  public static var registered: [Source] {
    registries.map { Source($0, named: nil) }
  }

  /// The previews that `#Preview` has made in the files of a name, by their places.
  ///
  /// - Parameters:
  ///   - file: The last part of the files' paths.
  ///   - name: What those are called that have no name; that of the file without its suffix, if nothing is said.
  /// - Returns: The previews.
  public static func registered(inFile file: String, named name: String? = nil) -> [Source] {
    registries
      .filter { $0.fileID.hasSuffix("/" + file) }
      .map { Source($0, named: name) }
  }

  /// All of them, by their places.
  private static var registries: [any PreviewRegistry.Type] {
    var found: [any PreviewRegistry.Type] = []
    withUnsafeMutablePointer(to: &found) { found in
      filigree_find_types(
        "PreviewRegistry",
        { found, type in
          guard let type, let found else { return }
          // What is found is the metadata of a type, which is what a metatype is.
          let registry = unsafeBitCast(type, to: Any.Type.self) as? any PreviewRegistry.Type
          if let registry {
            found.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee.append(registry)
          }
        }, found)
    }
    return found.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }
}

extension PreviewHost.Source {
  /// The preview of a registry; one that cannot be made has no views.
  fileprivate init(_ registry: any PreviewRegistry.Type, named name: String?) {
    let preview = try? registry.makePreview()
    let file = registry.fileID.split(separator: "/").last.map(String.init) ?? "Preview"
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    self.init(
      name: preview?.displayName ?? name ?? stem, layout: preview?.traits.last?.layout,
      place: PreviewHost.Source.Place(file: file, line: registry.line, column: registry.column)
    ) { preview?.makeBody() ?? EmptyView() }
  }
}
