import Foundation

/// What a gallery of previews shows: all of it is told to each page whenever something changes.
package struct GalleryState: Hashable, Encodable, Sendable {
  /// What is going on.
  package enum Phase: String, Encodable, Sendable {
    /// The files are being compiled.
    case building
    /// The previews are shown.
    case ready
    /// The files do not compile, or cannot be read: what stood there before is shown still.
    case failed
    /// The code of the previews has stopped its program.
    case stopped
    /// The code of the previews does not come to an end.
    case busy
  }

  /// A place in source, as an editor opens it.
  package struct Place: Hashable, Encodable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    /// An address that opens an editor there.
    package var link: String?

    package init(file: String, line: Int, column: Int, link: String?) {
      (self.file, self.line, self.column, self.link) = (file, line, column, link)
    }
  }

  /// Something that is wrong in source.
  package struct Problem: Hashable, Encodable, Sendable {
    package var place: Place?
    package var text: String
    /// The line of source, and beneath it a mark where the problem is.
    package var source: String?
    package var mark: String?

    package init(
      place: Place? = nil, text: String, source: String? = nil, mark: String? = nil
    ) {
      (self.place, self.text, self.source, self.mark) = (place, text, source, mark)
    }
  }

  /// A preview.
  package struct Preview: Hashable, Encodable, Sendable {
    package var preview: ServedPreview
    package var place: Place?

    package init(preview: ServedPreview, place: Place?) {
      (self.preview, self.place) = (preview, place)
    }
  }

  /// Where the previews are served.
  package struct Source: Hashable, Encodable, Sendable {
    /// Which program it is: a higher number is a later one.
    package var generation: Int
    package var port: UInt16
    package var token: String

    package init(generation: Int, port: UInt16, token: String) {
      (self.generation, self.port, self.token) = (generation, port, token)
    }
  }

  package var title: String
  package var phase = Phase.building
  /// What is wrong with all of it, in a line.
  package var message: String?
  package var problems: [Problem] = []
  package var source: Source?
  package var previews: [Preview] = []
  /// What all previews are set to at first, by the names of the page's settings.
  package var settings: [String: String] = [:]
  /// How long the last build took, in seconds.
  package var buildTime: Double?

  package init(title: String) {
    self.title = title
  }

  /// As it is sent.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
