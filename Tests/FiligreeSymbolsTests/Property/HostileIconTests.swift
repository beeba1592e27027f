import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeSymbols

@Suite struct HostileIconTests {
  /// A valid icon of everything that is read.
  private let icon = svg(
    """
    <?xml version='1.0'?><!-- c --><g fill-rule="evenodd" transform="translate(1 1)">
    <path d="M8 1.3C12.4-3.2 23 4.7 8 15-7 4.7 3.5-3.2 8 1.3z"/><circle cx='3' cy="4" r="2"/>
    <rect x="1" y="1" width="4" height="5" rx="1" style="stroke:red;stroke-width:2"/></g>
    <title>t</title><polyline points="1,1 2,2 3 1"/>
    """)

  @Test func `no beginning of a file is an icon, and none traps`() {
    for count in 0..<icon.count {
      expect(failure(Array(icon[..<count])) != nil, "\(count) bytes")
    }
    expect(failure(icon) == nil)
  }

  @Test func `no change of bytes traps, and ink is finite`() {
    var random = RandomSource(seed: 0x51_6E)
    for round in 0..<1500 {
      var bytes = icon
      for _ in 0..<(1 + random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("<>'\"/=09eE-.[&;".utf8)[Int(random.next() % 15)], at: place)
        }
      }
      if let drawing = try? IconReader.read(bytes) {
        let bounds = drawing.path.boundingRect
        expect(
          bounds.minX.isFinite && bounds.maxX.isFinite && bounds.maxY.isFinite,
          "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test func `bombs are refused`() {
    let entities =
      "<!DOCTYPE svg [<!ENTITY a \"&b;\"><!ENTITY b \"&a;&a;&a;&a;\">]>"
      + "<svg viewBox='0 0 1 1'><title>&b;</title></svg>"
    expect(failure(Array(entities.utf8))?.reason == .tooLarge)
    let deep = String(repeating: "<g>", count: 10_000)
    expect(failure(svg(deep))?.reason == .tooLarge)
    let many = String(repeating: "<path d='M0 0h1v1z'/>", count: 600)
    expect(failure(svg(many))?.reason == .tooLarge)
    let long = "<path d='M0 0" + String(repeating: "h1v1", count: 3000) + "z'/>"
    expect(failure(svg(long))?.reason == .tooLarge)
    let huge = failure([UInt8](repeating: 0x20, count: IconReader.maximumBytes + 1))
    expect(huge?.reason == .tooLarge)
    expect(failure(Array("<svg".utf8) + [UInt8](repeating: 0x61, count: 100_000)) != nil)
  }

  @Test func `tangles are refused before they are drawn`() {
    // Some 300 lines at random cross about 15,000 times.
    var random = RandomSource(seed: 0x7A_61)
    var data = "M0 0"
    for _ in 0..<300 {
      data += "L\(random.next() % 1000) \(random.next() % 1000)"
    }
    let tangle = "<path fill-rule='evenodd' d='\(data)z'/>"
    expect(failure(svg(tangle, "viewBox='0 0 1000 1000'"))?.reason == .tooLarge)
  }

  @Test func `hostile names find nothing`() {
    let library = SymbolLibrary(folders: ["/"], installed: "/etc", warnings: Lines().log())
    for name in [
      "", ".", "..", "../star", "a/b", "a\0b", "é", " star", "-x",
      String(repeating: "a", count: 129),
      "star\nfill",
    ] {
      expect(library.outline(named: name) == nil, "\(name)")
      do throws(SymbolError) {
        _ = try library.drawing(named: name)
      } catch {
        expect(error.reason == .notFound)
        expect(!error.description.contains("\n"))
      }
    }
  }

  @Test func `hostile sizes give finite outlines`() throws {
    let library = SymbolLibrary(installed: nil)
    for size in [
      0, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ] as [CGFloat] {
      for weight in [SymbolWeight.ultraLight, .black] {
        let style = SymbolStyle(pointSize: size, weight: weight, scale: .large)
        let outline = try #require(library.outline(named: "gear", style: style))
        expect(outline.size.width > 0 && outline.size.width < 20_000, "\(size)")
        expect(outline.baseline.isFinite)
        expect(outline.path.boundingRect.maxX.isFinite)
      }
    }
  }
}
