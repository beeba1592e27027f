import Foundation

/// A file's content, or a folder with files: Foundation's `FileWrapper`.
///
/// It holds what it was given in memory; symbolic links are followed.
open class FileWrapper: NSObject {
  /// What is in a file; nil for a folder.
  open private(set) var regularFileContents: Data?
  /// What is in a folder, by name; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that it is to have.
  open var preferredFilename: String?
  /// The name that it has; nil if it was not read from a file.
  open var filename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// A folder.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    fileWrappers = children
    for (name, child) in children where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Reads a file, or a folder with all that is in it.
  ///
  /// - Throws: What `FileManager` and `Data` throw.
  public init(url: URL, options: ReadingOptions = []) throws {
    super.init()
    filename = url.lastPathComponent
    preferredFilename = filename
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    var children: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
    fileWrappers = children
  }

  /// How a file is read; all of it is read at once in any case.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without a mapping to the file.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside the old one first, so that there is always a whole one.
    public static let atomic = WritingOptions(rawValue: 1)
    /// With the names of the files kept in the wrappers.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file or a folder to a folder.
  ///
  /// - Returns: The name that it has got: the preferred one, or that with a number before it.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var count = 1
    while fileWrappers?[name] != nil {
      count += 1
      name = "\(count)__#$!@%!#__\(wanted)"
    }
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file with a content to a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = name
    return addFileWrapper(child)
  }

  /// Takes a file or a folder out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard let name = fileWrappers?.first(where: { $0.value === child })?.key else { return }
    fileWrappers?[name] = nil
  }

  /// Writes the file, or the folder with all that is in it.
  ///
  /// - Throws: What `FileManager` and `Data` throw.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] {
        // A name that leads elsewhere is not one of a file in this folder.
        guard !name.contains("/"), name != "..", name != "." else {
          throw CocoaError(.fileWriteInvalidFileName)
        }
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
