// What the shims promise, tried as a user of them: `ClientTests PICTURE`, the picture being the one
// that was traced into the folder Traced.
import ClientSupport
import SwiftUI
import UIKit
import Vision

guard let picture = CommandLine.arguments.dropFirst().first,
  let image = UIImage(contentsOfFile: picture), let cgImage = image.cgImage
else {
  print("usage: ClientTests PICTURE")
  exit(64)
}

// The symbol tutorial's function.
if let outline = detectVisionContours(from: image) {
  let box = outline.boundingBox
  Checks.expect(
    CGRect(x: 0, y: 0, width: 1, height: 1).contains(box) && box.width > 0.5,
    "the outline lies in the unit square and fills most of it: \(box)")
} else {
  Checks.expect(false, "detectVisionContours finds an outline")
}

// A part of a module, imported by the aliased line.
Checks.expect(
  sharpCode(for: "filigree")?.size == CGSize(width: 92, height: 92),
  "a code of 21 modules and a quiet zone of one, four points each")

// The contour art tutorial's detector, with its default settings and a sweep.
let detector = ContourDetector.shared
let contours = try detector.process(image: cgImage)
Checks.expect(contours.count > 3, "the picture has contours: \(contours.count)")
detector.set(epsilon: 0.05)
let coarse = try detector.process(image: cgImage)
Checks.expect(
  coarse.map(\.pointCount).reduce(0, +) < contours.map(\.pointCount).reduce(0, +),
  "a larger epsilon gives fewer points")
detector.set(contrastPivot: nil)
detector.set(contrastAdjustment: 3)
Checks.expect(try !detector.process(image: cgImage).isEmpty, "an automatic pivot works")
Checks.expect(try detector.process(image: nil).isEmpty, "no picture, no contours")

// The traced shape, by all three frameworks, is one and the same, scaled to its rectangle.
let rect = CGRect(x: 10, y: 20, width: 300, height: 150)
let shape = TracedShape().path(in: rect)
let bezier = UIBezierPath.tracedBezier(in: rect)
let cgPath = CGPath.tracedPath(in: rect)
Checks.expect(!shape.isEmpty, "the traced shape has a path")
Checks.expect(rect.insetBy(dx: -0.01, dy: -0.01).contains(shape.boundingRect), "it fits its rect")
Checks.expect(shape.boundingRect == bezier.cgPath.boundingBoxOfPath, "SwiftUI and UIKit agree")
Checks.expect(shape.boundingRect == cgPath.boundingBoxOfPath, "SwiftUI and Core Graphics agree")
var elements = 0
shape.forEach { _ in elements += 1 }
Checks.expect(elements > 20, "it has the picture's detail: \(elements) elements")

// The shape is the picture's: ink inside, paper outside, wherever Vision sees it so.
let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
let traced = TracedShape().path(in: unit)
if let detected = detectVisionContours(from: image) {
  var same = 0
  let steps = 40
  for row in 0..<steps {
    for column in 0..<steps {
      let x = (CGFloat(column) + 0.5) / CGFloat(steps)
      let y = (CGFloat(row) + 0.5) / CGFloat(steps)
      let a = traced.contains(CGPoint(x: x, y: y))
      let b = detected.contains(CGPoint(x: x, y: 1 - y))
      if a == b { same += 1 }
    }
  }
  Checks.expect(same >= steps * steps - 8, "the shape covers what Vision finds: \(same)")
}

// The traced drawings in colors, by a view and into a context, are one and the same picture.
let posterSize = CGSize(width: 128, height: 128)
let view = ImageRenderer(
  content: TracedPoster().frame(width: posterSize.width, height: posterSize.height))
let posterFormat = UIGraphicsImageRendererFormat()
posterFormat.scale = 1
let drawing = UIGraphicsImageRenderer(size: posterSize, format: posterFormat).image { _ in
  TracedDrawing.draw(in: CGRect(origin: .zero, size: posterSize))
}
if let poster = view.uiImage, let a = poster.pngData(), let b = drawing.pngData() {
  Checks.expect(poster.size == posterSize, "the poster fills its frame: \(poster.size)")
  Checks.expect(a == b, "the view and the context draw the same")
  Checks.expect(a.count > 1000, "there is a picture: \(a.count) bytes")
} else {
  Checks.expect(false, "the poster is drawn")
}

// A form that Combine checks: what is typed counts when it has been there for a while.
MainActor.assumeIsolated {
  let session = ViewSession(size: CGSize(width: 300, height: 100)) { SignUpView(form: SignUp()) }
  @MainActor func label() -> String? { session.accessibilityTree.first?.label }
  Checks.expect(label() == "0 s, not valid", "the form begins empty: \(label() ?? "")")
  session.advance(by: 1)
  Checks.expect(label() == "1 s, valid", "the form was checked: \(label() ?? "")")
}

// What the macros add to a client's module.
MainActor.assumeIsolated {
  let previews = PreviewHost.registered(inFile: "Previews.swift").map(\.name)
  Checks.expect(previews == ["Wedge"], "the preview is registered: \(previews)")
  Checks.expect(EnvironmentValues().cardGap == 6, "an entry has its default value")
  Checks.expect(Wedge(end: .degrees(90)).animatableData == .pi / 2, "a wedge has animatable data")
}

checkLogging()

// The packages of Examples/Packages.
MainActor.assumeIsolated { checkPackages() }

Checks.finish("Clients")
