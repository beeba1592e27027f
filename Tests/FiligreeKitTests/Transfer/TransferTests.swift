import FiligreeKit
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

private struct Card: Transferable, Codable, Hashable, Sendable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

private struct Scan: Transferable, Sendable {
  var bytes: Data

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .png) { received in
      Scan(bytes: try Data(contentsOf: received.file))
    }
  }
}

@Suite("Types of data, and values that are handed over")
struct TransferTests {
  // Names, suffixes and MIME types of Apple's "System-declared uniform type identifiers".
  @Test(
    "Types by suffix and MIME type",
    arguments: [
      ("png", "public.png", "image/png"), ("JPG", "public.jpeg", "image/jpeg"),
      ("svg", "public.svg-image", "image/svg+xml"), ("pdf", "com.adobe.pdf", "application/pdf"),
      ("swift", "public.swift-source", nil),
      ("csv", "public.comma-separated-values-text", "text/csv"),
    ])
  func names(suffix: String, identifier: String, mimeType: String?) throws {
    let type = try #require(UTType(filenameExtension: suffix))
    expect(type.identifier == identifier)
    expect(type.preferredMIMEType == mimeType)
    if let mimeType { expect(UTType(mimeType: mimeType + "; charset=utf-8") == type) }
  }

  @Test("What conforms to what")
  func conformance() {
    expect(UTType.png.conforms(to: .image))
    expect(UTType.png.conforms(to: .data))
    expect(UTType.svg.conforms(to: .image))
    expect(UTType.svg.conforms(to: .text))
    expect(!UTType.png.conforms(to: .text))
    expect(UTType.image.isSupertype(of: .jpeg))
    expect(!UTType.image.isSubtype(of: .image))
    expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    expect(UTType("com.example.none") == nil)
    let own = UTType(exportedAs: "com.example.card", conformingTo: .json)
    expect(own.conforms(to: .text))
    // Every type that another one stands on is known.
    for type in [UTType.png, .heic, .swiftSource, .zip, .mpeg4Movie] {
      expect(type.supertypes.allSatisfy { UTType($0.identifier) != nil })
    }
  }

  @Test("A value in its forms")
  func values() async throws {
    let item = try await NSItemProvider(transferring: Card(name: "Ace"))
    expect(item.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    expect(try await item.transferred(to: Card.self) == Card(name: "Ace"))
    expect(try await item.transferred(to: String.self) == "Ace")
    expect(!item.canTransfer(to: Scan.self))
    await #expect(throws: NSItemProvider.ItemError.self) {
      try await item.transferred(to: Scan.self)
    }
    let picture = NSItemProvider(item: Data([1, 2]), typeIdentifier: UTType.png.identifier)
    expect(try await picture.transferred(to: Scan.self).bytes == Data([1, 2]))
    expect(try await picture.transferred(to: Data.self) == Data([1, 2]))
  }

  @Test("A file as an item, and a folder in a wrapper")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "transfer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    wrapper.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
    wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
    try wrapper.write(to: folder, originalContentsURL: nil)
    let read = try FileWrapper(url: folder)
    expect(read.fileWrappers?.count == 2)
    expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("c")) }

    let item = try #require(
      NSItemProvider(contentsOf: folder.appendingPathComponent("a.txt")))
    expect(item.suggestedName == "a")
    expect(item.canLoadObject(ofClass: URL.self))
    expect(!item.canLoadObject(ofClass: UIImage.self))
    item.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      expect(url?.lastPathComponent == "a.txt")
      expect(url.flatMap { try? Data(contentsOf: $0) } == Data("a".utf8))
    }
    expect(NSItemProvider(contentsOf: folder.appendingPathComponent("c")) == nil)
  }
}
