import ArgumentParser
import FiligreeDocuments
import FiligreePixels

/// What `filigree trace` and `filigree convert` can write.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case svg
  case pdf
  case swift
  case png
  case jpg
  case webp
  case json

  /// The suffixes as a sentence's list.
  static let list = ".svg, .pdf, .swift, .png, .jpg, .webp or .json"

  /// Whether it is a picture of pixels.
  var isPicture: Bool { self == .png || self == .jpg || self == .webp }

  /// The format that the suffix of `path` names.
  init(suffixOf path: String) throws {
    let suffix = FilePath.suffix(of: path).lowercased()
    guard let format = OutputFormat(rawValue: suffix == "jpeg" ? "jpg" : suffix) else {
      throw ValidationError(
        suffix.isEmpty
          ? "the output '\(path)' has no suffix: name it \(Self.list), or add --format"
          : "the output '\(path)' has the unknown suffix '.\(suffix)': use \(Self.list), or add --format"
      )
    }
    self = format
  }
}

/// The framework that Swift source is written for.
enum SourceAPI: String, CaseIterable, ExpressibleByArgument {
  case swiftui
  case uikit
  case coregraphics

  /// The framework, as the writer names it.
  var writer: SwiftSourceWriter.API {
    switch self {
    case .swiftui: .swiftUI
    case .uikit: .uiKit
    case .coregraphics: .coreGraphics
    }
  }
}

/// Whether progress is shown.
enum ProgressMode: String, CaseIterable, ExpressibleByArgument {
  case auto
  case never
}
