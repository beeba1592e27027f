import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeSVG
import FiligreeTestSupport
import Foundation

/// A random document, by its seed: one made of elements, or such a one with its bytes changed.
public struct DocumentCase: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// Whether what is drawn is written, too, which takes longest.
  private let isWritten: Bool

  /// A document of somebody else's.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    isWritten = true
  }

  /// The document of a seed.
  public init(seed: UInt64) {
    isWritten = seed % 8 == 0
    var random = RandomSource(seed: seed)
    var bytes = Array(WildDocument(random).text.utf8)
    _ = random.next()
    if seed % 3 == 2 {
      for _ in 0..<(1 + random.next() % 4) where !bytes.isEmpty {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2 where random.next() % 8 == 0: bytes.removeSubrange(place...)
        case 2:
          let end = min(place + Int(random.next() % 40), bytes.count)
          bytes.insert(contentsOf: bytes[place..<end], at: place)
        default:
          bytes.insert(Array("<>'\"/=09eE-.[&;#%(){}".utf8)[Int(random.next() % 21)], at: place)
        }
      }
    }
    self.bytes = bytes
  }

  /// What a reader of strangers' files would allow for a picture of this size.
  private static let limits: SVGLimits = {
    var limits = SVGLimits()
    limits.elements = 2000
    limits.layers = 40
    limits.comparisons = 100_000
    limits.expandedBytes = 100_000
    return limits
  }()

  /// Reads the document, draws it and writes it: nil, or what went wrong without a trap.
  ///
  /// A file may be refused; what is read is drawn as a picture of 16 × 16 pixels, and written as an SVG
  /// document, which is read in its turn.
  public func check() -> String? {
    var options = SVGOptions()
    options.limits = Self.limits
    guard let tree = try? SVGReader.tree(of: bytes, options) else { return nil }
    let size = CGSize(width: 16, height: 16)
    let list = SVGDrawing.list(of: tree, size: size, limits: Self.limits).list
    do {
      let image = try Rasterizer(threads: 1).render(list)
      if image.width != 16 || image.height != 16 {
        return "the picture is \(image.width) × \(image.height)"
      }
    } catch {
      // Layers of numbers that no page has are refused.
      guard case RasterError.tooManyLayerPixels = error else {
        return "the drawing cannot be painted: \(error)"
      }
    }
    _ = tree.root.outline
    guard isWritten else { return nil }
    do {
      _ = try SVGReader.tree(of: SVGWriter().write(list))
    } catch {
      return "the SVG that is written cannot be read: \(error)"
    }
    return nil
  }
}
