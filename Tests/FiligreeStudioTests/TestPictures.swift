import Filigree
import FiligreeTestSupport
import Foundation

@testable import FiligreeStudio

/// Pictures that tests draw themselves.
enum TestPictures {
  /// Ellipses of a few colors on a colored ground, with soft edges.
  static func blobs(seed: UInt64, width: Int = 72, height: Int = 56) -> CGImage {
    var random = RandomSource(seed: seed)
    return image(width, height) { recorder in
      let page = CGRect(x: 0, y: 0, width: width, height: height)
      if random.chance(0.8) { recorder.fill(Path(page), with: .color(random.color().cgColor)) }
      for _ in 0..<6 {
        let rect = CGRect(
          x: random.number(in: -10...Double(width)), y: random.number(in: -10...Double(height)),
          width: random.number(in: 4...40), height: random.number(in: 4...40))
        recorder.fill(Path(ellipseIn: rect), with: .color(random.color().cgColor))
      }
    }
  }

  /// A flower of five petals on nothing, or on a color.
  static func flower(side: Int = 160, on ground: HexColor? = nil) -> CGImage {
    image(side, side) { recorder in
      if let ground {
        let page = CGRect(x: 0, y: 0, width: side, height: side)
        recorder.fill(Path(page), with: .color(ground.cgColor))
      }
      let (middle, length) = (CGFloat(side) / 2, CGFloat(side) * 0.44)
      for k in 0..<5 {
        var petal = Path()
        petal.addEllipse(
          in: CGRect(x: -length * 0.3, y: -length, width: length * 0.6, height: length))
        let turn = CGAffineTransform(translationX: middle, y: middle).rotated(
          by: CGFloat(k) * 2 * .pi / 5)
        recorder.fill(
          petal.applying(turn), with: .color(HexColor(value: 0xE639_46FF).cgColor))
      }
      let core = CGRect(
        x: middle - length * 0.25, y: middle - length * 0.25, width: length * 0.5,
        height: length * 0.5)
      recorder.fill(Path(ellipseIn: core), with: .color(HexColor(value: 0xFFC2_00FF).cgColor))
    }
  }

  /// Nine squares of 2 × 2 black pixels on white.
  static func specks() -> CGImage {
    image(40, 40) { recorder in
      recorder.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.white))
      for k in 0..<9 {
        let rect = CGRect(x: 8 + k % 3 * 10, y: 8 + k / 3 * 10, width: 2, height: 2)
        recorder.fill(Path(rect), with: .color(.black))
      }
    }
  }

  private static func image(
    _ width: Int, _ height: Int, _ draw: (inout DisplayListRecorder) -> Void
  ) -> CGImage {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    draw(&recorder)
    do {
      return try Rasterizer().render(recorder.finish())
    } catch {
      preconditionFailure("a small picture can be drawn: \(error)")
    }
  }

  /// A picture as it is opened.
  @MainActor static func opened(_ image: CGImage) throws -> StudioPicture {
    let file = try file("a.png", image)
    return StudioPicture(try CGImage(data: file.data), of: file, id: 1)
  }

  static func file(_ name: String, _ image: CGImage) throws -> StudioFile {
    StudioFile(name: name, data: try image.pngData())
  }
}

/// A folder that goes away with its last user.
final class StudioFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "filigree-studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file; its path.
  func write(_ data: Data, _ name: String) throws -> String {
    try data.write(to: url.appendingPathComponent(name))
    return path(name)
  }
}
