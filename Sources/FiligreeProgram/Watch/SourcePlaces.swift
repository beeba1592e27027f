import FiligreeHost
import FiligreeTool
import Foundation

/// Says where in source something is, with links for an editor.
struct SourcePlaces {
  let editor: EditorLink

  /// An error of the compiler.
  func problem(_ error: PreviewVerdict.ListingError) -> GalleryState.Problem {
    GalleryState.Problem(
      place: place(error.name, error.line, error.column), text: error.text,
      source: error.source, mark: error.mark)
  }

  /// What the compiler says of previews that had to be left out.
  func refusals(_ product: PreviewBuild.Product) -> [GalleryState.Problem] {
    product.refused.filter { $0.candidate.kind != .view }.map { candidate, reason in
      let listing = product.sources.listings[candidate.listing]
      let (line, column) = listing.place(of: candidate.offset)
      return GalleryState.Problem(
        place: place(listing.name, line, column),
        text: "\(candidate.name): left out: \(reason)")
    }
  }

  /// A place in a file by the name that the user gave it.
  func place(_ name: String, _ line: Int, _ column: Int) -> GalleryState.Place {
    let path = URL(fileURLWithPath: name).path
    return GalleryState.Place(
      file: URL(fileURLWithPath: name).lastPathComponent, line: line, column: column,
      link: editor.address(path, line: line, column: column))
  }
}
