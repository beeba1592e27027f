import ArgumentParser
import FiligreeDocuments
import FiligreePixels

/// What the commands of `filigree` that draw can write; `DrawingOutput` has the writer of each.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case svg
  case pdf
  case eps
  case dxf
  case swift
  case png
  case jpg
  case webp
  case json

  /// The suffixes as a sentence's list.
  static let list = ".svg, .pdf, .eps, .dxf, .swift, .png, .jpg, .webp or .json"

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
  case canvas
  case uikit
  case coregraphics

  /// The framework, as the writer names it.
  var writer: SwiftSourceWriter.API {
    switch self {
    case .swiftui, .canvas: .swiftUI
    case .uikit: .uiKit
    case .coregraphics: .coreGraphics
    }
  }
}

/// What Swift source of a drawing is.
enum SourceStyle: String, CaseIterable, ExpressibleByArgument {
  case auto
  case shape
  case view

  /// The style, as the writer names it.
  var writer: SwiftSourceWriter.Style {
    switch self {
    case .auto: .automatic
    case .shape: .shape
    case .view: .view
    }
  }
}

/// How Swift source scales a drawing.
enum SourceContentMode: String, CaseIterable, ExpressibleByArgument {
  case stretch
  case fit
  case fill

  /// The mode, as the writer names it.
  var writer: SwiftSourceWriter.ContentMode {
    switch self {
    case .stretch: .stretch
    case .fit: .fit
    case .fill: .fill
    }
  }
}

/// Whether progress is shown.
enum ProgressMode: String, CaseIterable, ExpressibleByArgument {
  case auto
  case never
}
