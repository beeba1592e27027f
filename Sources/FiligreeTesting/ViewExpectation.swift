import FiligreeGoldens
import FiligreeKit
import FiligreePixels
import FiligreeRaster
import FiligreeViews
import Foundation

/// A view, in the variants and at the times at which it is compared with pictures.
@MainActor
struct ViewExpectation<Content: View> {
  let name: String
  let site: TestSite
  let size: CGSize?
  let scale: CGFloat
  let variants: [PictureVariant]
  let times: [TimeInterval]
  let precision: Double
  let tolerance: Double
  let recording: PictureRecording?

  /// Draws the view that `content` makes, anew in each variant, and compares its pictures.
  func check(_ content: () -> Content, after action: (ViewSession) throws -> Void) {
    if let problem { return ExpectedPicture(named: name, at: site).fail(problem) }
    for variant in variants.isEmpty ? [.plain] : variants {
      let name = variant.name.isEmpty ? name : "\(name)-\(variant.name)"
      do {
        try check(content(), named: name, in: variant, after: action)
      } catch {
        ExpectedPicture(named: name, at: site).fail("cannot be drawn: \(error)")
      }
    }
  }

  private func check(
    _ view: Content, named name: String, in variant: PictureVariant,
    after action: (ViewSession) throws -> Void
  ) throws {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    variant.change(&environment)
    let page = try page(of: view, in: environment)
    let session = ViewSession(size: page, scale: scale, environment: environment) { view }
    session.background = .page(environment.colorScheme)
    try action(session)
    let start = session.time
    for time in times.isEmpty ? [0] : times {
      session.advance(to: start + time)
      session.compare(
        with: ExpectedPicture(named: times.isEmpty ? name : "\(name)-\(label(time))", at: site),
        precision: precision, tolerance: tolerance, recording: recording)
    }
  }

  /// The page: the size that was asked for, or the one that the view takes if it may.
  private func page(of view: Content, in environment: EnvironmentValues) throws -> CGSize {
    if let size { return size }
    let graph = ViewGraph(view, environment: environment, animates: false)
    defer { graph.close() }
    let size = graph.sizeThatFits(.unspecified)
    guard size.width > 0, size.height > 0 else {
      throw PictureError(
        .invalidArgument, "the view takes \(size.width) × \(size.height) points",
        remedy: "give it a frame, or give a size")
    }
    return size
  }

  /// What is wrong with what the caller asked for.
  private var problem: String? {
    guard scale > 0, scale.isFinite else {
      return "a scale of \(scale); give pixels a point, finite and greater than 0"
    }
    if let size {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        return """
          a size of \(size.width) × \(size.height) points; give a width and a height, finite and greater than 0
          """
      }
      // Before a view is laid out on such a page.
      let limit = Rasterizer().pixelLimit
      guard size.width * scale * size.height * scale <= CGFloat(limit) else {
        return """
          a size of \(size.width) × \(size.height) points at a scale of \(scale); at most \(limit) pixels are drawn
          """
      }
    }
    if let time = times.first(where: { !($0 >= 0 && $0.isFinite) }) {
      return "a time of \(time) seconds; give times from 0 on"
    }
    if !zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) {
      return "times that do not rise; a clock goes forwards only"
    }
    if Set(times.map(label)).count < times.count {
      return "times less than a millisecond apart; the names of their pictures would be the same"
    }
    if Set(variants.map(\.name)).count < variants.count {
      return "variants of the same name; each needs a picture of its own"
    }
    return nil
  }

  /// A time in the name of a picture: milliseconds are enough.
  private func label(_ time: TimeInterval) -> String {
    let rounded = (time * 1000).rounded() / 1000
    let whole = rounded.rounded()
    return rounded == whole && whole < 1e15 ? "\(Int(whole))s" : "\(rounded)s"
  }
}

extension CGColor {
  /// What an app's page is on: white in light surroundings, black in dark ones.
  fileprivate static func page(_ scheme: ColorScheme) -> CGColor {
    let level: CGFloat = scheme == .dark ? 0 : 1
    return CGColor(srgbRed: level, green: level, blue: level, alpha: 1)
  }
}

extension ViewSession {
  /// Compares the picture at this moment; what went wrong in the views is a failure as well.
  func compare(
    with expected: ExpectedPicture, precision: Double, tolerance: Double,
    recording: PictureRecording?
  ) {
    do {
      let image = try image()
      if !problems.isEmpty { expected.fail(problems.joined(separator: "; ")) }
      expected.check(image, precision: precision, tolerance: tolerance, recording: recording)
    } catch {
      expected.fail("cannot be drawn: \(error)")
    }
  }
}
