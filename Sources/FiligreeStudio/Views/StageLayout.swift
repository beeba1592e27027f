import Filigree
import Foundation

/// Where the panes of a stage are, how large the page is in them, and how far it can be moved.
///
/// All panes show the same part of the page. Lengths are in points.
struct StageLayout: Equatable {
  /// The panes in the stage.
  let panes: [CGRect]
  /// Points for a unit of the page.
  let scale: CGFloat
  let zoom: CGFloat?
  private let size: CGSize
  private let page: CGSize
  private let mode: StageState.Mode

  /// What is kept free around a page that fits.
  static let margin: CGFloat = 16
  /// What is between two panes.
  static let gap: CGFloat = 1

  init(size: CGSize, page: CGSize, mode: StageState.Mode, zoom: CGFloat?) {
    (self.size, self.page, self.mode) = (size, page, mode)
    let stage = CGRect(x: 0, y: 0, width: max(size.width, 1), height: max(size.height, 1))
    if mode != .beside {
      panes = [stage]
    } else if stage.width >= stage.height {
      // Whole points, so that pixels lie on pixels.
      let width = ((stage.width - Self.gap) / 2).rounded(.down)
      panes = [
        CGRect(x: 0, y: 0, width: width, height: stage.height),
        CGRect(
          x: width + Self.gap, y: 0, width: stage.width - width - Self.gap, height: stage.height),
      ]
    } else {
      let height = ((stage.height - Self.gap) / 2).rounded(.down)
      panes = [
        CGRect(x: 0, y: 0, width: stage.width, height: height),
        CGRect(
          x: 0, y: height + Self.gap, width: stage.width, height: stage.height - height - Self.gap),
      ]
    }
    let fit = Self.fit(page, in: panes[0].size)
    self.zoom = zoom
    scale = zoom.map { Self.limited($0) } ?? fit
  }

  /// The scale at which a page fits a pane.
  static func fit(_ page: CGSize, in pane: CGSize) -> CGFloat {
    let (width, height) = (max(pane.width - 2 * margin, 1), max(pane.height - 2 * margin, 1))
    let scale = min(width / max(page.width, 1e-9), height / max(page.height, 1e-9))
    return scale.isFinite && scale > 0 ? scale : 1
  }

  private static func limited(_ zoom: CGFloat) -> CGFloat {
    guard zoom.isFinite else { return 1 }
    return min(max(zoom, StageState.zooms.lowerBound), StageState.zooms.upperBound)
  }

  private var shown: CGSize { CGSize(width: page.width * scale, height: page.height * scale) }

  /// The page with what is kept free around it, at least as large as a pane.
  private var content: CGSize {
    let pane = panes[0].size
    return CGSize(
      width: max(shown.width + 2 * Self.margin, pane.width),
      height: max(shown.height + 2 * Self.margin, pane.height))
  }

  /// How far the page can be moved.
  private var range: CGSize {
    // What fits is not moved, whatever rounding leaves.
    if zoom == nil { return .zero }
    return CGSize(
      width: max(content.width - panes[0].width, 0),
      height: max(content.height - panes[0].height, 0))
  }

  /// The size of what is moved over the whole stage, so that it can be moved as far as the page in a pane.
  var movedSize: CGSize {
    CGSize(width: size.width + range.width, height: size.height + range.height)
  }

  /// Where the page lies in a pane.
  func pageFrame(offset: CGPoint) -> CGRect {
    CGRect(
      x: (content.width - shown.width) / 2 - offset.x,
      y: (content.height - shown.height) / 2 - offset.y, width: shown.width, height: shown.height)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
  }

  /// The same at another scale, with the same place of the page in the middle of the panes.
  func zoomed(to scale: CGFloat, offset: CGPoint) -> (layout: StageLayout, offset: CGPoint) {
    let new = StageLayout(size: size, page: page, mode: mode, zoom: Self.limited(scale))
    let (frame, pane) = (pageFrame(offset: offset), panes[0].size)
    let middle = CGPoint(
      x: (pane.width / 2 - frame.minX) / self.scale, y: (pane.height / 2 - frame.minY) / self.scale)
    let origin = new.pageFrame(offset: .zero).origin
    let target = CGPoint(
      x: origin.x + middle.x * new.scale - pane.width / 2,
      y: origin.y + middle.y * new.scale - pane.height / 2)
    return (new, new.clamped(target))
  }
}
