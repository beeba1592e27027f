/// What a program that draws previews says on standard error, without the backtrace of a crash.
struct CrashReport {
  /// What it says, with the listings under their own names.
  var said: String
  /// The place in a listing that the backtrace leads to: the innermost.
  var place: String?

  /// Reads `text`, from a program whose sources lie in `folder`.
  init(_ text: String, sources: PreviewSources, folder: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // "*** Signal 4: Backtracing from 0x…... done ***", behind an empty line.
    let end = lines.firstIndex { $0.hasPrefix("*** ") } ?? lines.endIndex
    var own = lines[..<end]
    if end < lines.endIndex {
      while let last = own.last, last.isEmpty { own.removeLast() }
      if !own.isEmpty { own.append("") }
    }
    var said = own.joined(separator: "\n")
    for listing in sources.listings {
      // A fatal error names its file with its module.
      said = said.replacing("\(PreviewProgram.name)/\(listing.copyName)", with: listing.name)
    }
    self.said = said
    for line in lines[end...] {
      guard let range = line.firstRange(of: " at ") else { continue }
      let parts = line[range.upperBound...].split(separator: ":")
      // The path may be one from where the compiler was run.
      guard parts.count == 3, let row = Int(parts[1]), let column = Int(parts[2]),
        let slash = parts[0].lastIndex(of: "/"),
        folder.hasSuffix(
          parts[0][..<slash].hasPrefix("/") ? parts[0][..<slash] : "/" + parts[0][..<slash]),
        let listing = sources.listings.first(where: {
          $0.copyName == parts[0][parts[0].index(after: slash)...]
        })
      else { continue }
      place = "\(listing.name):\(row):\(column)"
      break
    }
  }
}
