import FiligreeKit
import Foundation

/// Asks for files while a binding says so.
private nonisolated struct FileDialogModifier: ViewModifier {
  @MainActor
  private final class Question {
    var id: Int?
    nonisolated init() {}
  }

  let isPresented: Binding<Bool>
  let purpose: FileDialog.Purpose
  let types: [UTType]
  var allowsMultiple = false
  /// The files to save; nil if there is nothing to save.
  var contents: () throws -> [FileWrapper]? = { [] }
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void
  @State private var question = Question()
  @Environment(\.sceneReference) private var reference

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      isShown ? begin() : end()
    }
    .onDisappear { end() }
  }

  @MainActor private func begin() {
    guard question.id == nil, let scene = reference.scene else { return }
    let finish = { (result: Result<[URL], any Error>?) in
      question.id = nil
      isPresented.wrappedValue = false
      if let result { completion(result) } else { cancellation() }
    }
    do {
      guard let contents = try contents() else { return }
      question.id = scene.ask(
        purpose, types, allowsMultiple: allowsMultiple, contents: contents, finish: finish)
    } catch {
      finish(.failure(error))
    }
  }

  @MainActor private func end() {
    guard let id = question.id else { return }
    question.id = nil
    reference.scene?.withdrawFileDialog(id)
  }
}

extension View {
  /// Asks for a file while `isPresented` is true.
  ///
  /// The one who shows the views answers: a person in a browser, or ``ViewSession/chooseFiles(_:)``. `isPresented` is
  /// false then, and `onCompletion` is called with the file; where nobody chooses one, it is not called.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      // Nobody gets an empty list.
      onCompletion(
        result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
    }
  }

  /// Asks for files while `isPresented` is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Asks for files while `isPresented` is true; `onCancellation` is called where nobody chooses one.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, purpose: .open, types: allowedContentTypes,
        allowsMultiple: allowsMultipleSelection, completion: onCompletion,
        cancellation: onCancellation))
  }

  /// Asks where to save a document while `isPresented` is true.
  ///
  /// The one who shows the views answers: in a browser the file is downloaded, and `onCompletion` gets the place of a
  /// copy; of a session, ``ViewSession/saveFiles(in:)`` writes it. A document that cannot be written is told at once.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, documents: document.map { [$0] } ?? [], contentType: contentType,
      defaultFilename: defaultFilename
    ) { result in
      onCompletion(
        result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
    }
  }

  /// Asks where to save documents while `isPresented` is true.
  public nonisolated func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentType: contentType,
      defaultFilename: nil, onCompletion: onCompletion)
  }

  private nonisolated func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    defaultFilename: String?, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, purpose: .save, types: [contentType],
        contents: {
          // As SwiftUI does where there is nothing to save.
          guard !documents.isEmpty else { return nil }
          return try documents.enumerated().map { place, document in
            let file = try document.fileWrapper(
              configuration: FileDocumentWriteConfiguration(
                contentType: contentType, existingFile: nil))
            let plain = defaultFilename ?? file.preferredFilename ?? "Untitled"
            file.preferredFilename = contentType.fileName(
              documents.count == 1 ? plain : "\(plain) \(place + 1)")
            return file
          }
        },
        completion: onCompletion, cancellation: {}))
  }

  /// Asks where to save a value while `isPresented` is true: in the first of its forms that `contentTypes` has.
  public nonisolated func fileExporter<T: Transferable & Sendable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      ItemExporter(
        isPresented: isPresented, item: item, types: contentTypes, name: defaultFilename,
        completion: onCompletion, cancellation: onCancellation))
  }
}

/// Makes a file of a value, and then asks where to save it.
private nonisolated struct ItemExporter<Item: Transferable & Sendable>: ViewModifier {
  let isPresented: Binding<Bool>
  let item: Item?
  let types: [UTType]
  let name: String?
  let completion: (Result<URL, any Error>) -> Void
  let cancellation: () -> Void
  @Environment(\.sceneReference) private var reference

  @MainActor func body(content: Content) -> some View {
    content.task(id: isPresented.wrappedValue) {
      guard isPresented.wrappedValue, let item, let scene = reference.scene else { return }
      do {
        let file = try await TransferredFile(item, types, name: name)
        guard !Task.isCancelled else { return }
        _ = scene.ask(.save, [file.type], contents: [file.wrapper]) { result in
          isPresented.wrappedValue = false
          switch result {
          case .success(let urls)?: urls.first.map { completion(.success($0)) }
          case .failure(let error)?: completion(.failure(error))
          case nil: cancellation()
          }
        }
      } catch {
        isPresented.wrappedValue = false
        completion(.failure(error))
      }
    }
  }
}

/// A file of a value.
@MainActor
struct TransferredFile {
  let type: UTType
  let wrapper: FileWrapper

  /// Makes a file of the first form that is of one of the types; of no types, of the first form.
  ///
  /// - Throws: What the form throws; `CocoaError` where there is no such form.
  init<Item: Transferable & Sendable>(_ item: Item, _ types: [UTType], name: String?) async throws {
    let forms = Item.transferForms.exports
    let form = forms.first { form in types.isEmpty || types.contains { form.type.conforms(to: $0) }
    }
    guard let form else { throw CocoaError(.fileWriteUnsupportedScheme) }
    type = form.type
    wrapper = FileWrapper(regularFileWithContents: try await form.data(item))
    wrapper.preferredFilename = type.fileName(name ?? form.suggestedName?(item) ?? "Untitled")
  }
}

extension UTType {
  /// The type's suffix, or that of the nearest type above it, as UTF-8's is that of texts.
  private var suffixOfFiles: String? {
    if let preferredFilenameExtension { return preferredFilenameExtension }
    let above = supertypes.filter { $0.preferredFilenameExtension != nil }
    return above.first { type in above.allSatisfy { type.conforms(to: $0) } }?
      .preferredFilenameExtension
  }

  /// A name with the suffix of the type, unless it has one of its own.
  func fileName(_ name: String) -> String {
    let plain = name.replacingOccurrences(of: "/", with: "-")
    let suffix = URL(fileURLWithPath: plain).pathExtension
    guard let own = suffixOfFiles else { return plain }
    if !suffix.isEmpty, UTType(filenameExtension: suffix) == self { return plain }
    return "\(plain).\(own)"
  }
}
