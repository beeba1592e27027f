import FiligreeKit
import FiligreeViews
import Foundation

/// Files between the views and the page.
extension PageSession {
  /// Something is dragged over the page: nobody knows more of it than its types.
  func drag(_ types: [String], at point: CGPoint?) {
    let items = types.prefix(100).map { name in
      NSItemProvider(item: Data(), typeIdentifier: (UTType(mimeType: name) ?? .data).identifier)
    }
    view.dragOver(items, at: point)
  }

  /// Files have come.
  func take(_ files: PageFiles) {
    let urls = files.ids.prefix(1000).compactMap { self.files.file($0, of: name) }
    switch files.purpose {
    case .cancel: cancelFileDialog()
    case .choose:
      guard view.fileDialog?.id == shownDialog else { return }
      shownDialog = nil
      view.chooseFiles(urls)
    case .drop: view.drop(items(urls, files.text), at: files.point)
    case .paste:
      if let image = urls.lazy.compactMap({ UIImage(contentsOfFile: $0.path) }).first {
        UIPasteboard.general.image = image
      }
      view.paste(items(urls, files.text))
    }
  }

  private func items(_ urls: [URL], _ text: String?) -> [NSItemProvider] {
    urls.compactMap(NSItemProvider.init(contentsOf:))
      + (text.map { [NSItemProvider(item: $0, typeIdentifier: nil)] } ?? [])
  }

  private func cancelFileDialog() {
    guard let id = shownDialog, view.fileDialog?.id == id else { return }
    shownDialog = nil
    view.cancelFileDialog()
  }

  /// Asks the page what the views ask for.
  func showFileDialog() {
    // What is saved or shared is done with when the page has been told: a browser does not say what becomes of it.
    while let dialog = view.fileDialog, dialog.purpose != .open { hand(dialog) }
    let dialog = view.fileDialog
    guard dialog?.id != shownDialog else { return }
    shownDialog = dialog?.id
    var message = HostMessage(.choose)
    message.accept = dialog.map { Self.accept($0.contentTypes) }
    message.flag = dialog?.allowsMultipleSelection
    link?.send(message.json)
  }

  private func hand(_ dialog: FileDialog) {
    if let text = dialog.text {
      var message = HostMessage(.share)
      message.text = text
      link?.send(message.json)
      return view.finishFileDialog(.success([]))
    }
    var urls: [URL] = []
    for (file, name) in zip(view.fileContents, dialog.fileNames) {
      guard let data = file.regularFileContents else {
        return view.finishFileDialog(.failure(FileDialogError.folder(name)))
      }
      guard let place = files.keep(data, name: name, for: self.name) else {
        return view.finishFileDialog(.failure(CocoaError(.fileWriteOutOfSpace)))
      }
      urls.append(place.url)
      var message = HostMessage(.download)
      message.text = place.id
      link?.send(message.json)
    }
    view.finishFileDialog(.success(urls))
  }

  /// Types in the words of HTML's `accept`; empty if all files may be chosen.
  static func accept(_ types: [UTType]) -> String {
    guard !types.contains(where: { UTType.data.conforms(to: $0) || $0 == .content }) else {
      return ""
    }
    var words: [String] = []
    for type in types {
      if let name = type.preferredMIMEType { words.append(name) }
      words += type.fileSuffixes.map { "." + $0 }
      if type == .image { words.append("image/*") }
      if type == .audio { words.append("audio/*") }
      if type == .movie || type == .video { words.append("video/*") }
    }
    return words.joined(separator: ",")
  }
}
