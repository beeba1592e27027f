/// The files of the program that draws the listings' previews.
struct PreviewSources {
  let listings: [Listing]
  let candidates: [PreviewCandidate]
  /// The numbers of the candidates that are drawn.
  var drawn: [Int]

  init(_ listings: [Listing]) {
    self.listings = listings
    candidates = PreviewCandidate.all(in: listings)
    drawn = Array(candidates.indices)
  }

  /// The file with the main function.
  static let driverName = "FiligreePreviewDriver.swift"

  /// A candidate's function, on one line, so that the line of an error tells the candidate.
  private func line(_ candidate: Int) -> String {
    "@MainActor func filigreePreviewSource\(candidate)() -> PreviewHost.Source { "
      + candidates[candidate].expression + declared(candidates[candidate]) + " }\n"
  }

  /// Where a candidate is declared, as the call says it.
  private func declared(_ candidate: PreviewCandidate) -> String {
    let listing = listings[candidate.listing]
    let (line, column) = listing.place(of: candidate.offset)
    return ".declared(inFile: \"\(listing.copyName)\", line: \(line), column: \(column))"
  }

  private func drawnOf(_ listing: Int) -> [Int] {
    drawn.filter { candidates[$0].listing == listing }
  }

  private var inDriver: [Int] {
    drawn.filter { !listings[candidates[$0].listing].takesMore }
  }

  private static let driverHead = "import SwiftUI\n"

  /// All files: their names and their bytes.
  var files: [(name: String, bytes: [UInt8])] { files(servingPages: false) }

  /// All files of a program that draws pictures, or that serves pages: their names and their bytes.
  func files(servingPages: Bool) -> [(name: String, bytes: [UInt8])] {
    var result: [(name: String, bytes: [UInt8])] = []
    for (number, listing) in listings.enumerated() {
      var bytes = listing.copy
      if listing.takesMore {
        bytes.append(10)
        for candidate in drawnOf(number) { bytes += line(candidate).utf8 }
      }
      result.append((listing.copyName, bytes))
    }
    var driver = Self.driverHead
    for candidate in inDriver { driver += line(candidate) }
    var statements = ""
    for (number, listing) in listings.enumerated() {
      let (file, stem) = (listing.copyName, PreviewCandidate.quoted(listing.stem))
      statements += "    sources += PreviewHost.registered(inFile: \"\(file)\", named: \(stem))\n"
      for candidate in drawnOf(number) {
        statements += "    sources.append(filigreePreviewSource\(candidate)())\n"
      }
    }
    driver += """

      @main @MainActor enum FiligreePreviewDriver {
        static func main() {
          var sources: [PreviewHost.Source] = []
      \(statements)    PreviewHost.\(servingPages ? "serve" : "main")(sources)
        }
      }

      """
    result.append((Self.driverName, Array(driver.utf8)))
    return result
  }

  /// The candidate whose function stands on a line of a file.
  func candidate(inFile name: String, line: Int) -> Int? {
    if name == Self.driverName {
      let index = line - 2
      return inDriver.indices.contains(index) ? inDriver[index] : nil
    }
    guard let number = listings.firstIndex(where: { $0.copyName == name }),
      listings[number].takesMore
    else { return nil }
    let index = line - listings[number].lines.count - 1
    let own = drawnOf(number)
    return own.indices.contains(index) ? own[index] : nil
  }
}
