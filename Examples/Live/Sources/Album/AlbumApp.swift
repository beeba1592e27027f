import SwiftUI
import UniformTypeIdentifiers

@main
struct AlbumApp: App {
  var body: some Scene {
    WindowGroup { Album() }
  }
}

struct Photo: Identifiable, Hashable {
  let id = UUID()
  let name: String
  let image: UIImage
}

/// Pictures that are chosen, dropped or pasted; a list of them can be saved.
struct Album: View {
  @State private var photos: [Photo] = []
  @State private var problem = ""
  @State private var isChoosing = false
  @State private var isSaving = false
  @State private var isOver = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        drawer
        ForEach(photos) { photo in
          NavigationLink("Show \(photo.name)", value: photo)
        }
        HStack(spacing: 20) {
          Button("Add") { isChoosing = true }
          Button("Save the list") { isSaving = true }
          ShareLink("Send", item: URL(string: "https://swift.org")!)
        }
        Button("Never end") { while true {} }
          .tint(.red)
        if !problem.isEmpty { Text(problem).foregroundStyle(.red) }
        Spacer()
      }
      .padding()
      .navigationTitle("Album")
      .navigationDestination(for: Photo.self) { photo in
        Image(uiImage: photo.image)
          .resizable()
          .scaledToFit()
          .navigationTitle(photo.name)
      }
    }
    .fileImporter(
      isPresented: $isChoosing, allowedContentTypes: [.image], allowsMultipleSelection: true
    ) {
      switch $0 {
      case .success(let urls): urls.forEach(add)
      case .failure(let error): problem = error.localizedDescription
      }
    }
    .fileExporter(
      isPresented: $isSaving, document: NameList(names: photos.map(\.name)),
      contentType: .plainText,
      defaultFilename: "Album"
    ) { _ in }
    .onPasteCommand(of: [.image]) { providers in
      for provider in providers { add(provider) }
    }
  }

  private var drawer: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(isOver ? Color.yellow.opacity(0.3) : Color.gray.opacity(0.15))
      .overlay { Text("Drop pictures here") }
      .frame(height: 140)
      .onDrop(of: [.image], isTargeted: $isOver) { providers in
        for provider in providers { add(provider) }
        return true
      }
  }

  private func add(_ provider: NSItemProvider) {
    let name = provider.suggestedName ?? "a picture"
    _ = provider.loadObject(ofClass: UIImage.self) { image, error in
      DispatchQueue.main.async {
        if let image { photos.append(Photo(name: name, image: image)) }
        if let error { problem = error.localizedDescription }
      }
    }
  }

  private func add(_ url: URL) {
    guard url.startAccessingSecurityScopedResource() else { return }
    defer { url.stopAccessingSecurityScopedResource() }
    guard let image = UIImage(contentsOfFile: url.path) else {
      problem = "\(url.lastPathComponent) is no picture"
      return
    }
    photos.append(Photo(name: url.deletingPathExtension().lastPathComponent, image: image))
  }
}

struct NameList: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var names: [String]

  init(names: [String]) {
    self.names = names
  }

  init(configuration: ReadConfiguration) throws {
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    names = text.split(separator: "\n").map(String.init)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(names.joined(separator: "\n").utf8))
  }
}
