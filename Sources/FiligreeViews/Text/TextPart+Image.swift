import FiligreeText
import Foundation

extension Text.Part {
  /// Whether the part is a picture.
  var isImage: Bool { if case .image = content { true } else { false } }

  /// The part's picture, with what was set on the part; nil if it is none, or there is no picture of its name.
  func resolvedImage(in environment: EnvironmentValues) -> (Image, ResolvedPicture)? {
    guard case .image(let image) = content else { return nil }
    var environment = environment
    if let font { environment.font = font }
    if let weight { environment.fontWeight = weight }
    return image.resolved(in: environment).map { (image, $0) }
  }

  /// The room that the part's picture takes in a line.
  func picture(in environment: EnvironmentValues) -> TextRun.Picture? {
    guard let (_, picture) = resolvedImage(in: environment) else { return nil }
    let size = picture.size
    let ascent: CGFloat
    if case .outline(let outline, _) = picture {
      ascent = outline.baseline
    } else {
      ascent = size.height
    }
    return TextRun.Picture(
      width: Double(size.width), ascent: Double(ascent), descent: Double(size.height - ascent))
  }
}
