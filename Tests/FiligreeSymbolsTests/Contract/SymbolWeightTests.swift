import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeSymbols

/// Stems, counters and scales of the nine weights.
@Suite struct SymbolWeightTests {
  private static let library = SymbolLibrary(warnings: Lines().log())

  /// How far a line through the ink runs inside of it, from where it first enters.
  private func stem(_ path: Path, from start: CGPoint, towards end: CGPoint) -> CGFloat {
    var line = Path()
    line.move(to: start)
    line.addLine(to: end)
    var first: (CGPoint, CGPoint)?
    var last = start
    line.lineIntersection(path).forEach { element in
      switch element {
      case .move(let to): last = to
      case .line(let to) where first == nil: first = (last, to)
      default: break
      }
    }
    guard let (a, b) = first else { return 0 }
    return hypot(b.x - a.x, b.y - a.y)
  }

  /// Icons with a line 1 unit thick, and a line that crosses it at a right angle.
  static let stems: [(name: String, from: CGPoint, to: CGPoint)] = [
    ("minus", CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 16)),
    ("plus", CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 16)),
    ("square", CGPoint(x: 8, y: -2), CGPoint(x: 8, y: 8)),
    ("circle", CGPoint(x: 8, y: -2), CGPoint(x: 8, y: 8)),
    ("line.3.horizontal", CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 16)),
    ("rectangle", CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 8)),
  ]

  @Test(.enabled(if: hasIcons), arguments: stems.map(\.name))
  func `stems have the stated widths, from weight to weight thicker`(_ name: String) throws {
    let place = try #require(Self.stems.first { $0.name == name })
    var before: CGFloat = 0
    for weight in SymbolWeight.allCases {
      let path = try Self.library.drawing(named: name, weight: weight).path
      let width = stem(path, from: place.from, towards: place.to)
      // Outlines are within 1/50 of a unit of the true ones.
      expect(abs(width - weight.stem) < 0.02, "\(name) \(weight): \(width)")
      expect(width > before)
      before = width
    }
  }

  @Test(.enabled(if: hasIcons)) func `no weight closes a counter, or joins or loses a part`() throws
  {
    let files = try FileManager.default.contentsOfDirectory(atPath: SymbolLibrary.installedFolder)
      .filter { $0.hasSuffix(".svg") && !$0.contains("-fill") }.sorted()
    let isWhole = ProcessInfo.processInfo.environment["FILIGREE_ALL_ICONS"] != nil
    var random = RandomSource(seed: 0x57_E1)
    let chosen =
      isWhole
      ? files : (0..<24).map { _ in files[Int(random.next() % UInt64(files.count))] }
    for file in chosen {
      let bytes = try Data(
        contentsOf: URL(fileURLWithPath: "\(SymbolLibrary.installedFolder)/\(file)"))
      let drawing = try IconReader.read(Array(bytes))
      let known = drawing.path.normalized(eoFill: false).topology
      var area: CGFloat = 0
      for weight in SymbolWeight.allCases {
        let grown = drawing.grown(by: weight.outset)
        let topology = grown.path.normalized(eoFill: false).topology
        expect(topology == known, "\(file) \(weight): \(topology), not \(known)")
        let ink = abs(grown.path.normalized(eoFill: false).signedArea)
        expect(ink >= area - 0.01, "\(file) \(weight)")
        area = ink
      }
    }
  }
}
