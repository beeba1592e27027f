import FiligreeDocuments
import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import FiligreeViews
import Foundation

/// The picture of a preview as a file.
struct PreviewExport {
  enum Format: String, CaseIterable {
    case png, webp, gif, svg, pdf, apng
    case animatedWebP = "animated-webp"
    case animatedGIF = "animated-gif"

    var type: String {
      switch self {
      case .png: "image/png"
      case .apng: "image/apng"
      case .webp, .animatedWebP: "image/webp"
      case .gif, .animatedGIF: "image/gif"
      case .svg: "image/svg+xml"
      case .pdf: "application/pdf"
      }
    }

    var suffix: String {
      switch self {
      case .animatedWebP: "webp"
      case .animatedGIF: "gif"
      default: rawValue
      }
    }

    var isAnimated: Bool { self == .apng || self == .animatedWebP || self == .animatedGIF }
  }

  /// Why there is no file.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let format: Format
  /// How much of the time from now on is shown, if anything moves in the format.
  let seconds: Double

  /// The frames a second.
  static let framesPerSecond = 30
  /// The longest animation, in seconds.
  static let longest = 30.0
  /// The most pixels of all frames together, which take some seconds while the pages wait.
  ///
  /// They are a telephone's page with two pixels a point for six seconds and a half.
  static let mostPixels = 1 << 28

  /// Makes the file; an animation moves the session's clock on by its time.
  @MainActor
  func data(of session: PageSession) async throws(Failure) -> Data {
    do {
      guard format.isAnimated else { return try await still(session.view) }
      return try animation(of: session)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(description: "The picture cannot be made: \(error)")
    }
  }

  @MainActor
  private func still(_ view: ViewSession) async throws -> Data {
    switch format {
    case .svg:
      var writer = SVGWriter(fractionDigits: 3)
      writer.background = view.background
      return Data(writer.write(view.displayList()))
    case .pdf:
      let rasterizer = Rasterizer(scale: 2 * view.scale)
      let document = PDFWriter(fractionDigits: 3).document([PDFPage(view.displayList())]) {
        try? rasterizer.render($0)
      }
      return Data(document.bytes)
    default:
      let image = try view.image()
      return try await Task.detached {
        switch format {
        case .webp: try image.encoded(as: .losslessWebP)
        case .gif: try AnimatedGIF.data { try $0.append(image, duration: 1) }
        default: try image.pngData()
        }
      }.value
    }
  }

  @MainActor
  private func animation(of session: PageSession) throws -> Data {
    guard seconds > 0, seconds <= Self.longest else {
      throw Failure(
        description: "An animation takes more than 0 and at most \(Int(Self.longest)) seconds.")
    }
    let frames = max(1, (seconds * Double(Self.framesPerSecond)).rounded())
    let pixels =
      session.view.size.width * session.view.size.height
      * session.view.scale * session.view.scale * frames
    guard pixels <= Double(Self.mostPixels) else {
      throw Failure(
        description:
          "The animation would have \(Int(frames)) frames of \(Int(pixels / frames)) pixels: too many. "
          + "A shorter one, a smaller page or fewer pixels a point are possible.")
    }
    let view = session.view
    defer { session.clockMoved() }
    let (rate, duration) = (Self.framesPerSecond, 1 / Double(Self.framesPerSecond))
    switch format {
    case .animatedWebP:
      return try AnimatedWebP.data { animation in
        try view.frames(duration: seconds, framesPerSecond: rate) { image, _ in
          try animation.append(image, duration: duration)
        }
      }
    case .animatedGIF:
      return try AnimatedGIF.data { animation in
        try view.frames(duration: seconds, framesPerSecond: rate) { image, _ in
          try animation.append(image, duration: duration)
        }
      }
    default:
      return try AnimatedPNG.data { animation in
        try view.frames(duration: seconds, framesPerSecond: rate) { image, _ in
          try animation.append(image, duration: duration)
        }
      }
    }
  }
}
