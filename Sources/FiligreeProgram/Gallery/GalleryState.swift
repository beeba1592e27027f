import FiligreeHost
import Foundation

/// What a gallery of previews shows: all of it is told to each page whenever something changes.
struct GalleryState: Hashable, Encodable, Sendable {
  /// What is going on.
  enum Phase: String, Encodable, Sendable {
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
  struct Place: Hashable, Encodable, Sendable {
    var file: String
    var line: Int
    var column: Int
    /// An address that opens an editor there.
    var link: String?

    init(file: String, line: Int, column: Int, link: String?) {
      (self.file, self.line, self.column, self.link) = (file, line, column, link)
    }
  }

  /// Something that is wrong in source.
  struct Problem: Hashable, Encodable, Sendable {
    var place: Place?
    var text: String
    /// The line of source, and beneath it a mark where the problem is.
    var source: String?
    var mark: String?

    init(
      place: Place? = nil, text: String, source: String? = nil, mark: String? = nil
    ) {
      (self.place, self.text, self.source, self.mark) = (place, text, source, mark)
    }
  }

  /// A preview.
  struct Preview: Hashable, Encodable, Sendable {
    var preview: ServedPreview
    var place: Place?

    init(preview: ServedPreview, place: Place?) {
      (self.preview, self.place) = (preview, place)
    }
  }

  /// Where the previews are served.
  struct Source: Hashable, Encodable, Sendable {
    /// Which program it is: a higher number is a later one.
    var generation: Int
    var port: UInt16
    var token: String

    init(generation: Int, port: UInt16, token: String) {
      (self.generation, self.port, self.token) = (generation, port, token)
    }
  }

  var title: String
  var phase = Phase.building
  /// What is wrong with all of it, in a line.
  var message: String?
  var problems: [Problem] = []
  var source: Source?
  var previews: [Preview] = []
  /// What all previews are set to at first, by the names of the page's settings.
  var settings: [String: String] = [:]
  /// How long the last build took, in seconds.
  var buildTime: Double?

  init(title: String) {
    self.title = title
  }

  /// As it is sent.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
