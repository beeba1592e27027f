// What the build plugin has made of SVG files and pictures is of the right kind, has the right outline, and draws.
import ClientSupport
import DrawnIcons
import SwiftUI

MainActor.assumeIsolated {
  for scheme in [ColorScheme.light, .dark] { checkIcons(scheme) }
}
Checks.finish("Icons")

@MainActor private func checkIcons(_ scheme: ColorScheme) {
  Stage(300, 60, in: scheme) { IconRow() }.expectPicture("icons")

  let square = CGRect(x: 0, y: 0, width: 160, height: 160)
  let sun: any Shape = Icons.Sun()
  expect(
    sun.path(in: square), in: square,
    bounds: CGRect(x: 6.67, y: 6.67, width: 146.67, height: 146.67))
  // Dots of radius 3 in a box of 16, in the middle of a space that is twice as wide.
  let wide = CGRect(x: 10, y: 20, width: 320, height: 160)
  expect(
    Icons.TwoDots().path(in: wide), in: wide, bounds: CGRect(x: 100, y: 70, width: 140, height: 60))
  // The options say that arrows are stretched.
  expect(
    Icons.ArrowUp().path(in: wide), in: wide, bounds: CGRect(x: 50, y: 40, width: 240, height: 120))
  // Traced from a picture, within 0.4 of a pixel of 96.
  let page = CGRect(x: 0, y: 0, width: 96, height: 96)
  let leaf = Icons.Leaf().path(in: page)
  Checks.expect(
    leaf.contains(CGPoint(x: 48, y: 48)) && !leaf.contains(CGPoint(x: 10, y: 10)),
    "the leaf lies from corner to corner: \(leaf.boundingRect)")
}

private func expect(_ path: Path, in rect: CGRect, bounds: CGRect) {
  let actual = path.boundingRect
  let off = [
    actual.minX - bounds.minX, actual.minY - bounds.minY, actual.maxX - bounds.maxX,
    actual.maxY - bounds.maxY,
  ]
  // Two digits after the point of a box of 16 or 24 are a twentieth of a unit here.
  Checks.expect(off.allSatisfy { abs($0) < 0.2 }, "an icon in \(rect) fills \(bounds): \(actual)")
}
