import FiligreeKit
import Foundation

/// What views ask of the one who shows them: files to open, to save, or to share.
///
/// There is one at a time; the next one comes when it is answered. ``ViewSession/fileDialog`` has it.
public struct FileDialog: Hashable, Sendable, Identifiable {
  /// What is to be done.
  public enum Purpose: Hashable, Sendable {
    /// Files are to be chosen: `fileImporter`.
    case open
    /// Files are to be saved: `fileExporter`.
    case save
    /// Something is to be given to others: ``ShareLink``.
    case share
  }

  /// Tells it from others of the session.
  public let id: Int
  /// What is to be done.
  public let purpose: Purpose
  /// The types that may be chosen, or those of what is saved.
  public let contentTypes: [UTType]
  /// Whether several files may be chosen.
  public let allowsMultipleSelection: Bool
  /// The names of the files that are saved or shared, with their suffixes; empty for a text.
  public let fileNames: [String]
  /// A text or an address that is shared; nil for files.
  public let text: String?
}

/// Why a dialog about files has not ended well.
public enum FileDialogError: LocalizedError, Hashable {
  /// A file that is not of a type that may be chosen; its name.
  case wrongType(String)
  /// Several files where one was asked for.
  case severalFiles
  /// A folder, where only files can be taken.
  case folder(String)

  /// In plain words.
  public var errorDescription: String? {
    switch self {
    case .wrongType(let name): "“\(name)” is not of a type that can be opened here"
    case .severalFiles: "only one file can be opened here"
    case .folder(let name): "“\(name)” is a folder"
    }
  }
}

/// A dialog, and what its answer does.
struct FileRequest {
  var dialog: FileDialog
  /// The files that are saved or shared.
  var contents: [FileWrapper] = []
  /// Takes the answer: the files, or why there are none; nil where nobody wants to.
  let finish: (Result<[URL], any Error>?) -> Void
}

extension SceneState {
  /// Asks for files; the number is that of the dialog.
  func ask(
    _ purpose: FileDialog.Purpose, _ types: [UTType], allowsMultiple: Bool = false,
    contents: [FileWrapper] = [], text: String? = nil,
    finish: @escaping (Result<[URL], any Error>?) -> Void
  ) -> Int {
    lastFileDialog += 1
    fileRequests.append(
      FileRequest(
        dialog: FileDialog(
          id: lastFileDialog, purpose: purpose, contentTypes: types,
          allowsMultipleSelection: allowsMultiple,
          fileNames: contents.map { $0.preferredFilename ?? "Untitled" }, text: text),
        contents: contents, finish: finish))
    // It may be a task that asks, between two pictures.
    noteChange()
    return lastFileDialog
  }

  /// Takes a question back.
  func withdrawFileDialog(_ id: Int) {
    fileRequests.removeAll { $0.dialog.id == id }
    noteChange()
  }
}

/// Files between the views and the one who shows them.
extension ViewSession {
  /// What the views ask for at this moment; nil for nothing.
  public var fileDialog: FileDialog? { graph.scene.fileRequests.first?.dialog }

  /// What is to be saved or shared by ``fileDialog``.
  package var fileContents: [FileWrapper] { graph.scene.fileRequests.first?.contents ?? [] }

  /// Answers a dialog that opens files; no files are as good as ``cancelFileDialog()``.
  ///
  /// If one of them is not of a type that is asked for, or if there are too many, the views get a ``FileDialogError``.
  public func chooseFiles(_ urls: [URL]) {
    guard let dialog = fileDialog, dialog.purpose == .open else { return }
    guard !urls.isEmpty else { return cancelFileDialog() }
    let wrong = urls.first { !Self.isFile($0, ofTypes: dialog.contentTypes) }
    if let wrong {
      finishFileDialog(.failure(FileDialogError.wrongType(wrong.lastPathComponent)))
    } else if urls.count > 1, !dialog.allowsMultipleSelection {
      finishFileDialog(.failure(FileDialogError.severalFiles))
    } else {
      finishFileDialog(.success(urls))
    }
  }

  private static func isFile(_ url: URL, ofTypes types: [UTType]) -> Bool {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let type =
      isFolder.boolValue ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) }
  }

  /// Answers a dialog that saves or shares files: writes them into a folder, under their names.
  ///
  /// - Returns: Where they are.
  /// - Throws: What `FileManager` and `Data` throw; the views are told as well.
  @discardableResult
  public func saveFiles(in folder: URL) throws -> [URL] {
    guard let dialog = fileDialog, dialog.purpose != .open else { return [] }
    do {
      let urls = try fileContents.map { file in
        let name = (file.preferredFilename ?? "Untitled").replacingOccurrences(of: "/", with: "-")
        let url = folder.appendingPathComponent(name)
        try file.write(to: url, options: .atomic, originalContentsURL: nil)
        return url
      }
      finishFileDialog(.success(urls))
      return urls
    } catch {
      finishFileDialog(.failure(error))
      throw error
    }
  }

  /// Answers a dialog by doing nothing.
  public func cancelFileDialog() { finishFileDialog(nil) }

  /// Answers a dialog.
  package func finishFileDialog(_ result: Result<[URL], any Error>?) {
    guard let request = graph.scene.fileRequests.first else { return }
    graph.scene.fileRequests.removeFirst()
    queue.working { request.finish(result) }
    update()
  }
}
