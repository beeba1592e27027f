import FiligreeKit
import Foundation

/// What a document is read from: SwiftUI's type of that name.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// A file of a type.
  public init(contentType: UTType, file: FileWrapper) {
    (self.contentType, self.file) = (contentType, file)
  }
}

/// What a document is written to: SwiftUI's type of that name.
public struct FileDocumentWriteConfiguration {
  /// The type that the file is to have.
  public let contentType: UTType
  /// The file as it was before; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is read from a file and written to one, as a value: SwiftUI's `FileDocument`.
public protocol FileDocument {
  /// The types that it reads.
  static var readableContentTypes: [UTType] { get }
  /// The types that it writes; those that it reads if nothing else is said.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Writes a document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that it reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
