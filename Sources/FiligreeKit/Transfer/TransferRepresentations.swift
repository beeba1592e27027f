import Foundation

/// A value as data of a type.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  private let type: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?
  private var name: (@Sendable (Item) -> String?)?

  /// Both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (type, self.exporting, self.importing) = (contentType, exporting, importing)
  }

  /// Out alone.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    (type, self.exporting, importing) = (exportedContentType, exporting, nil)
  }

  /// In alone.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (type, exporting, self.importing) = (importedContentType, nil, importing)
  }

  /// The name of a file with the data.
  public func suggestedFileName(_ name: String) -> Self { suggestedFileName { _ in name } }

  /// The name of a file with the data.
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self {
    var own = self
    own.name = name
    return own
  }

  package func add(to forms: inout TransferForms<Item>) {
    if let exporting {
      forms.exports.append(.init(type: type, suggestedName: name, data: exporting))
    }
    if let importing { forms.imports.append(.init(type: type, item: importing)) }
  }
}

/// A value as JSON of a type.
public struct CodableRepresentation<Item: Transferable & Codable>: PrimitiveTransferRepresentation {
  private let type: UTType

  /// Both ways.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    type = contentType
  }

  package func add(to forms: inout TransferForms<Item>) {
    forms.exports.append(.init(type: type) { try JSONEncoder().encode($0) })
    forms.imports.append(.init(type: type) { try JSONDecoder().decode(Item.self, from: $0) })
  }
}

/// A value in the forms of another one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  PrimitiveTransferRepresentation
{
  private let exporting: (@Sendable (Item) async throws -> Proxy)?
  private let importing: (@Sendable (Proxy) async throws -> Item)?

  /// Both ways.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Out alone.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// In alone.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }

  package func add(to forms: inout TransferForms<Item>) {
    let other = Proxy.transferForms
    if let exporting {
      for form in other.exports {
        let data = form.data
        forms.exports.append(.init(type: form.type) { try await data(try await exporting($0)) })
      }
    }
    if let importing {
      for form in other.imports {
        let item = form.item
        forms.imports.append(.init(type: form.type) { try await importing(try await item($0)) })
      }
    }
  }
}

/// A file that is handed out.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether the one that gets it may change it there; it gets its data in any case.
  public let allowAccessingOriginalFile: Bool

  /// Hands out a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was handed over; it is there until the value is made of it.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the one that was handed out, and not a copy.
  public let isOriginalFile: Bool
}

/// A value as a file of a type.
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  private let type: UTType
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  private var name: (@Sendable (Item) -> String?)?

  /// Both ways; what is handed over is a copy in any case.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (type, self.exporting, self.importing) = (contentType, exporting, importing)
  }

  /// Out alone.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    (type, self.exporting, importing) = (exportedContentType, exporting, nil)
  }

  /// In alone.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (type, exporting, self.importing) = (importedContentType, nil, importing)
  }

  /// The name of the file.
  public func suggestedFileName(_ name: String) -> Self { suggestedFileName { _ in name } }

  /// The name of the file.
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self {
    var own = self
    own.name = name
    return own
  }

  package func add(to forms: inout TransferForms<Item>) {
    if let exporting {
      forms.exports.append(
        .init(type: type, suggestedName: name) {
          try Data(contentsOf: try await exporting($0).file)
        })
    }
    guard let importing else { return }
    let suffix = type.preferredFilenameExtension ?? "data"
    forms.imports.append(
      .init(type: type) { data in
        let url = FileManager.default.temporaryDirectory
          .appendingPathComponent("filigree-\(UUID().uuidString).\(suffix)")
        defer { try? FileManager.default.removeItem(at: url) }
        try data.write(to: url)
        return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
      })
  }
}

// MARK: - Values that everybody has

extension String: Transferable {
  /// UTF-8; what is taken in may have bytes that are none, which become U+FFFD.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data: Transferable {
  /// Bytes of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// An address; that of a file where a file is handed over.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .fileURL) { try Self.read($0) }
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try Self.read($0)
    }
  }

  private static func read(_ data: Data) throws -> URL {
    try object(withItemProviderData: data, typeIdentifier: UTType.url.identifier)
  }
}

extension NSItemProvider {
  /// Whether a value of a type can be had.
  package func canTransfer<T: Transferable>(to type: T.Type) -> Bool {
    type.transferForms.imports.contains { hasItemConformingToTypeIdentifier($0.type.identifier) }
  }

  /// A value of a type, by the first of its forms that is there.
  ///
  /// - Throws: ``ItemError`` where there is none, and what the form throws.
  package nonisolated(nonsending) func transferred<T: Transferable>(
    to type: T.Type
  ) async throws -> T {
    for form in type.transferForms.imports
    where hasItemConformingToTypeIdentifier(form.type.identifier) {
      let data = try await withCheckedThrowingContinuation { continuation in
        _ = loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, error in
          continuation.resume(
            with: data.map { .success($0) }
              ?? .failure(error ?? ItemError(errorDescription: "there are no data")))
        }
      }
      return try await form.item(data)
    }
    throw ItemError(errorDescription: "it is no \(type)")
  }

  /// Hands out a value.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    // The provider is only read.
    nonisolated(unsafe) let provider = self
    Task {
      do {
        completionHandler(.success(try await provider.transferred(to: type)))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  /// A value, in its own forms.
  package convenience init<T: Transferable>(transferring item: T) async throws {
    self.init()
    for form in T.transferForms.exports {
      let data = try await form.data(item)
      registerDataRepresentation(forTypeIdentifier: form.type.identifier) { completion in
        completion(data, nil)
        return nil
      }
      suggestedName = suggestedName ?? form.suggestedName?(item)
    }
  }
}
