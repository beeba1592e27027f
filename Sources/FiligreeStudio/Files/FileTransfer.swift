import Filigree
import Foundation

/// Files that come from a page and go to it.
extension StudioFile {
  /// What a dialog for files offers: pictures, and the suffixes of PNM's family, which no list of types has.
  static let types: [UTType] =
    [.image, .svg] + ["pnm", "pbm", "pgm", "ppm"].compactMap { UTType(filenameExtension: $0) }

  /// Reads chosen files; of those that cannot be read there is a line each.
  nonisolated static func read(_ urls: [URL]) async -> (files: [StudioFile], problems: [String]) {
    var (files, problems): ([StudioFile], [String]) = ([], [])
    for url in urls {
      let isGranted = url.startAccessingSecurityScopedResource()
      defer { if isGranted { url.stopAccessingSecurityScopedResource() } }
      do {
        files.append(StudioFile(name: url.lastPathComponent, data: try Data(contentsOf: url)))
      } catch {
        problems.append("\(url.lastPathComponent): \(error.localizedDescription)")
      }
    }
    return (files, problems)
  }

  /// Reads what is dropped or pasted: its first form that is an SVG document or a picture, or its bytes whatever they are.
  @MainActor static func read(_ provider: NSItemProvider) async throws -> StudioFile {
    let wanted = [UTType.svg, .png, .image, .data].first {
      provider.hasItemConformingToTypeIdentifier($0.identifier)
    }
    let type = wanted ?? .data
    var name = provider.suggestedName ?? ""
    // Of a file the address has the whole name; the suggested one is without its suffix.
    if provider.registeredTypeIdentifiers.contains(UTType.fileURL.identifier) {
      let address = String(decoding: try await data(of: provider, .fileURL), as: UTF8.self)
      name = URL(string: address)?.lastPathComponent ?? name
    }
    let data = try await data(of: provider, type)
    let suffix = type.preferredFilenameExtension ?? "png"
    return StudioFile(name: name.isEmpty ? "pasted.\(suffix)" : name, data: data)
  }

  @MainActor private static func data(
    of provider: NSItemProvider, _ type: UTType
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
        continuation.resume(
          with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
      }
    }
  }
}

extension StudioModel {
  /// Opens what a dialog was answered with.
  func open(_ answer: Result<[URL], any Error>) async {
    switch answer {
    case .success(let urls):
      let (files, problems) = await StudioFile.read(urls)
      await open(files)
      if !problems.isEmpty {
        message = ([message].compactMap { $0 } + problems).joined(separator: "\n")
      }
    case .failure(let error): message = error.localizedDescription
    }
  }

  /// Opens what was dropped or pasted.
  func open(_ providers: [NSItemProvider]) async {
    var files: [StudioFile] = []
    for provider in providers {
      do {
        files.append(try await StudioFile.read(provider))
      } catch {
        message = "\(provider.suggestedName ?? "What was dropped"): \(error.localizedDescription)"
      }
    }
    await open(files)
  }
}

extension ExportFormat {
  /// The type of the file.
  var type: UTType {
    switch self {
    case .svg: .svg
    case .pdf: .pdf
    case .eps, .dxf: UTType(filenameExtension: rawValue) ?? .data
    case .png: .png
    case .jpg: .jpeg
    case .webp: .webP
    case .swift: .swiftSource
    }
  }
}

/// A file that is to be saved, as it is.
struct ExportDocument: FileDocument {
  static let readableContentTypes: [UTType] = []
  static let writableContentTypes = ExportFormat.allCases.map(\.type) + PaletteFile.types

  let data: Data

  init(_ file: ExportedFile) {
    data = file.data
  }

  init(_ palette: StudioFile) {
    data = palette.data
  }

  init(configuration: ReadConfiguration) throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}
