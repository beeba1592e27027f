import Foundation
import FiligreePixels

/// Something that is handed from one place to another, in one or more forms: Foundation's `NSItemProvider`.
///
/// What is asked for is there at once: handlers are called before the function returns, on the caller's thread.
open class NSItemProvider: NSObject {
  /// Makes the data of a form.
  private typealias Load = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// Who may have a form; there are no other processes, so that all may.
  public enum ItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
  }

  /// Why something is not to be had.
  public struct ItemError: LocalizedError, Hashable {
    /// In plain words.
    public let errorDescription: String?
  }

  private var forms: [(type: String, load: Load)] = []
  /// The file that it is of, if it is one.
  package private(set) var fileURL: URL?
  /// The name that a file of it should have, without the suffix.
  open var suggestedName: String?

  /// Something without a form yet.
  public override init() {}

  /// A file; nil if there is none.
  public init?(contentsOf url: URL) {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
    super.init()
    fileURL = url
    suggestedName = url.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    add(type.identifier) { try Data(contentsOf: url, options: .mappedIfSafe) }
    add(UTType.fileURL.identifier) { Data(url.absoluteString.utf8) }
  }

  /// Data of a type; of a text, an address, a picture their bytes.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    switch item {
    case let data as Data: add(typeIdentifier ?? UTType.data.identifier) { data }
    case let text as String:
      add(typeIdentifier ?? UTType.utf8PlainText.identifier) { Data(text.utf8) }
    case let url as URL:
      add(typeIdentifier ?? UTType.url.identifier) { Data(url.absoluteString.utf8) }
    case let image as UIImage:
      let bytes = image.pngData()
      add(typeIdentifier ?? UTType.png.identifier) { try bytes ?? Self.missing("the picture") }
    default: break
    }
  }

  /// A text, an address or a picture.
  public convenience init(object: Any) {
    let plain: Any? =
      switch object {
      case let text as NSString: "\(text)"
      case let url as NSURL: url.absoluteURL
      default: object
      }
    self.init(item: plain, typeIdentifier: nil)
  }

  private func add(_ type: String, _ data: @escaping @Sendable () throws -> Data) {
    forms.append(
      (
        type,
        { completion in
          do {
            completion(try data(), nil)
          } catch {
            completion(nil, error)
          }
          return nil
        }
      ))
  }

  private static func missing(_ what: String) throws -> Data {
    throw ItemError(errorDescription: "\(what) is not to be had")
  }

  // MARK: Its forms

  /// Adds a form; `loadHandler` makes its data when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: ItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    forms.append((typeIdentifier, loadHandler))
  }

  /// Adds a form.
  open func registerDataRepresentation(
    for type: UTType, visibility: ItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    forms.append((type.identifier, loadHandler))
  }

  /// The types of the forms, the best first.
  open var registeredTypeIdentifiers: [String] { forms.map(\.type) }

  /// The types of the forms, the best first.
  open var registeredContentTypes: [UTType] { forms.map { UTType(known: $0.type) } }

  /// Whether a form conforms to a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(of: typeIdentifier) != nil
  }

  private func form(of identifier: String) -> (type: String, load: Load)? {
    let wanted = UTType(known: identifier)
    return forms.first { $0.type == identifier }
      ?? forms.first { UTType(known: $0.type).conforms(to: wanted) }
  }

  // MARK: Getting it

  /// Hands out the data of the first form that conforms to a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let form = form(of: typeIdentifier) else {
      completionHandler(nil, ItemError(errorDescription: "nothing of type \(typeIdentifier)"))
      return progress
    }
    let own = form.load(completionHandler)
    progress.completedUnitCount = 1
    return own ?? progress
  }

  /// Hands out the data of the first form that conforms to a type.
  @discardableResult
  open func loadDataRepresentation(
    for type: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: type.identifier, completionHandler: completionHandler)
  }

  /// Hands out a file with the data of the first form that conforms to a type; it is there until the handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let suffix = form(of: typeIdentifier).flatMap {
      UTType(known: $0.type).preferredFilenameExtension
    }
    let name = (suggestedName ?? "file").replacingOccurrences(of: "/", with: "-")
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("filigree-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(suffix.map { "\(name).\($0)" } ?? name)
        try data.write(to: url)
        completionHandler(url, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Hands out a file's address, a text, an address of the network, or data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { completionHandler?(nil, error); return }
      let text = String(decoding: data, as: UTF8.self)
      let wanted = UTType(known: typeIdentifier)
      if wanted.conforms(to: .url), let url = NSURL(string: text) {
        completionHandler?(url, nil)
      } else if wanted.conforms(to: .plainText) {
        completionHandler?(NSString(string: text), nil)
      } else {
        completionHandler?(NSData(data: data), nil)
      }
    }
  }
}

// MARK: - Objects

/// What an item can be read as: Foundation's protocol of that name, and what in Swift conforms to it.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types of data that it is read from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Reads data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
  /// Whether it can be had as an object of a type.
  public func canLoadObject<T: NSItemProviderReading>(ofClass type: T.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Hands out an object of a type.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let readable = type.readableTypeIdentifiersForItemProvider
    guard let form = readable.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
      completionHandler(nil, ItemError(errorDescription: "it is no \(type)"))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: form) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try T.object(withItemProviderData: data, typeIdentifier: form), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}

extension String: NSItemProviderReading {
  /// Texts.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  /// Reads UTF-8; bytes that are none become U+FFFD.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> String { String(decoding: data, as: UTF8.self) }
}

extension URL: NSItemProviderReading {
  /// Files, and addresses of the network.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  /// Reads an address.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.ItemError(errorDescription: "this is no address")
    }
    return url
  }
}

extension NSItemProviderReading where Self: UIImage {
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// Reads the bytes of a picture's file.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = Self(data: data) else {
      throw NSItemProvider.ItemError(errorDescription: "this is no picture that can be read")
    }
    return image
  }
}

extension UIImage: NSItemProviderReading {}
