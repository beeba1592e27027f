import FiligreeDocuments
import FiligreeDrawing
import FiligreePixels
import FiligreeSVG
import Foundation

/// Converts the files of a folder by its options.
struct ShapesConverter {
  let folder: ShapesFolder
  let options: ShapesOptions
  /// One for all files: fonts are found once.
  private let setter = SVGFontSetter(folders: [])
  /// What else than a file and its options decides what is written: this program, by its length and its date.
  private let program: String

  init(folder: ShapesFolder, options: ShapesOptions) {
    self.folder = folder
    self.options = options
    let attributes = Bundle.main.executablePath.flatMap {
      try? FileManager.default.attributesOfItem(atPath: $0)
    }
    let date = attributes?[.modificationDate] as? Date
    program = "\(attributes?[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
  }

  /// The source of a file's type, as it stands in the namespace, and whether it names Foundation's `Data`.
  func member(_ file: String, name: String) throws -> (bytes: [UInt8], needsData: Bool) {
    let how = options.options(for: file)
    let (drawing, lines) = try drawing(file, name, how)
    for line in lines { StandardError.line(line) }
    return try writer(how).member(drawing, of: options.namespace)
  }

  /// A number of all that decides what is written for a file: FNV-1a (Fowler, Noll, Vo 1991) of 64 bits.
  func hash(of file: String, name: String) throws -> UInt64 {
    var hash = FNV1a()
    let how = options.options(for: file)
    let words = [
      program, file, name, options.namespace ?? "", options.access.rawValue, options.api.rawValue,
      how.style.rawValue, how.contentMode.rawValue, "\(how.decimals)", how.form.rawValue,
    ]
    for word in words + (how.trace.map { ["trace"] + $0 } ?? []) {
      hash.combine(word.utf8)
      hash.combine(CollectionOfOne(0xFF))
    }
    try hash.combine(PictureFile.read(path: folder.path(of: file), limits: .default))
    return hash.value
  }

  private func writer(_ how: ShapesOptions.FileOptions) -> SwiftSourceWriter {
    SwiftSourceWriter(
      api: options.api.writer, fractionDigits: how.decimals, form: how.form,
      style: options.api == .canvas ? .canvas : how.style.writer,
      contentMode: how.contentMode.writer, access: options.access)
  }

  /// What a file draws, and what there is to say of it.
  private func drawing(
    _ file: String, _ name: String, _ how: ShapesOptions.FileOptions
  ) throws -> (SwiftSourceWriter.NamedDrawing, lines: [String]) {
    let path = folder.path(of: file)
    if let words = how.trace, ShapesFolder.kind(of: file) == .picture {
      let command = try TraceCommand.parse([path, "-o", "Picture.swift"] + words)
      let (list, lines) = try command.request.job(for: path).displayList()
      return (SwiftSourceWriter.NamedDrawing(name: name, list: list), lines)
    }
    var svg = SVGOptions()
    svg.textSetter = setter
    let bytes = try PictureFile.read(path: path, limits: .default)
    let tree = try SVGReader.tree(of: bytes, svg)
    let (list, names, warnings) = SVGDrawing.namedList(of: tree, size: tree.size)
    var drawing = SwiftSourceWriter.NamedDrawing(name: name, list: list)
    drawing.pathNames = names
    return (drawing, warnings.map { "filigree: \(path): \($0)" })
  }
}

/// The hash FNV-1a of 64 bits.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes bytes in.
  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
