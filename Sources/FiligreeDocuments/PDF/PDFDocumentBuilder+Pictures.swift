import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What PDF cannot say, as images.
extension PDFDocumentBuilder {
  /// Draws commands of the current layer by themselves.
  func picture(
    of commands: ArraySlice<DisplayList.Command>, in area: CGRect
  ) -> CGImage? {
    guard let draw, area.width > 0, area.height > 0 else { return nil }
    return draw(list.extracting(commands, of: layer, bounds: area))
  }

  /// Writes a command as an image in the place of its own, in its clip and with its blend mode.
  ///
  /// - Parameters:
  ///   - command: What to draw.
  ///   - feature: What is to be reported.
  ///   - withClip: Whether the clip is drawn into the image.
  mutating func writePicture(
    of command: DisplayList.Command, _ feature: PDFFeature, withClip: Bool = false
  ) {
    var masks: [PDFMask] = []
    var withClip = withClip
    if !withClip {
      switch enter(command.clip, &masks) {
      case .nothing: return
      case .beyond: withClip = true
      case .inside: break
      }
    }
    if withClip { leaveClips() }
    guard let mode = mode(of: command).pdf == nil ? nil : mode(of: command) else {
      return report(omission: feature)
    }
    let drawn = list.bounds(of: command, layerBounds: layerBounds)
    let page = page.integral
    let area = drawn.isInfinite ? page : drawn.intersection(page).integral
    guard area.width > 0, area.height > 0 else { return }
    var alone = command
    alone.blendMode = .normal
    if !withClip { alone.clip = -1 }
    guard let picture = picture(of: [alone], in: area) else { return report(omission: feature) }
    report(picture: feature)
    content.set(state: state(1, mode, softMask: softMask(masks)))
    place(picture, in: area)
  }

  /// Draws a picture in a rectangle of the drawing's coordinates.
  mutating func place(_ picture: CGImage, in area: CGRect) {
    let number = image(picture, isInterpolated: true, tint: nil)
    content.draw(number, CGAffineTransform(unitSquare: area).concatenating(map))
  }
}

extension CGAffineTransform {
  /// From PDF's unit square, in which a picture's first row is at the top, to a rectangle whose first row
  /// is at its origin; negative sizes mirror it.
  init(unitSquare rect: CGRect) {
    self.init(
      a: rect.size.width, b: 0, c: 0, d: -rect.size.height, tx: rect.origin.x,
      ty: rect.origin.y + rect.size.height)
  }
}
