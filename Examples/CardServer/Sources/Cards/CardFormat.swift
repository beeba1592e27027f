import Filigree

/// The files that a card can be.
public enum CardFormat: String, CaseIterable, Hashable, Sendable {
  case png, webp, svg

  var contentType: String {
    switch self {
    case .png: "image/png"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    }
  }
}
