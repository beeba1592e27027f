import FiligreeDrawing
import FiligreePaths
import FiligreeTestSupport
import Foundation
import SVGFuzzing
import Testing

@testable import FiligreeSVG

@Suite struct HostileDocumentTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `entities that grow are refused`() {
    var bomb = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">"
    for (inner, outer) in zip("abcdefg", "bcdefgh") {
      bomb += "<!ENTITY \(outer) \"\(repeated("&\(inner);", 10))\">"
    }
    bomb += "]><svg width='1' height='1'><text>&h;</text></svg>"
    var limits = SVGLimits()
    limits.expandedBytes = 100_000
    expect(failure(Array(bomb.utf8), limits)?.reason == .tooLarge)
    let cycle =
      "<!DOCTYPE svg [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]>"
      + "<svg width='1' height='1'><text>&a;</text></svg>"
    expect(failure(Array(cycle.utf8))?.reason == .tooLarge)
    let file =
      "<!DOCTYPE svg [<!ENTITY a SYSTEM \"/etc/passwd\">]>"
      + "<svg width='1' height='1'><text>&a;</text></svg>"
    expect(failure(Array(file.utf8))?.description.contains("is not declared") == true)
  }

  @Test func `documents that are too deep or too many are refused`() {
    expect(failure(document(repeated("<g>", 10_000)))?.reason == .tooLarge)
    var limits = SVGLimits()
    limits.elements = 100
    expect(failure(document(repeated("<g/>", 101)), limits)?.reason == .tooLarge)
    expect(failure(document(repeated("<g/>", 50)), limits) == nil)
    limits.bytes = 100
    expect(failure(document(repeated(" ", 100)), limits)?.reason == .tooLarge)
    let many = (0...1000).map { " a\($0)=''" }.joined()
    expect(failure(document("<g\(many)/>"))?.reason == .tooLarge)
  }

  @Test func `what repeats itself is bounded`() {
    // Ten to the ninth rectangles.
    var uses = "<defs><rect id='a0' width='1' height='1'/>"
    for i in 1...9 {
      uses += "<g id='a\(i)'>" + repeated("<use href='#a\(i - 1)'/>", 10) + "</g>"
    }
    var limits = SVGLimits()
    limits.elements = 20_000
    expect(failure(document(uses + "</defs><use href='#a9'/>"), limits)?.reason == .tooLarge)
    let rules = "<style>\(repeated("*{fill:red}", 1000))</style>\(repeated("<g/>", 1000))"
    limits.comparisons = 10_000
    expect(failure(document(rules), limits)?.reason == .tooLarge)
  }

  @Test(arguments: [
    "<mask id='a' mask='url(#b)'><rect width='9' height='9' mask='url(#a)'/></mask>"
      + "<mask id='b' mask='url(#a)'><rect width='9' height='9'/></mask>"
      + "<rect width='9' height='9' mask='url(#a)'/>",
    "<clipPath id='a' clip-path='url(#a)'><rect width='9' height='9' clip-path='url(#a)'/></clipPath>"
      + "<rect width='9' height='9' clip-path='url(#a)'/>",
    "<pattern id='a' width='1' height='1'><rect width='9' height='9' fill='url(#a)'/></pattern>"
      + "<rect width='9' height='9' fill='url(#a)'/>",
    "<marker id='a'><path d='M0 0h1' marker-end='url(#a)'/></marker>"
      + "<path d='M0 0h1' marker-end='url(#a)'/>",
    "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>"
      + "<rect width='9' height='9' fill='url(#a)'/>",
    "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
    "<symbol id='a'><use href='#a'/></symbol><use href='#a'/>",
  ]) func `what refers to itself ends`(_ content: String) throws {
    let tree = try tree(content)
    _ = SVGDrawing.list(of: tree)
  }

  @Test func `masks in masks are drawn so often and no more`() throws {
    var masks = ""
    for i in 0..<20 {
      let rect = "<rect width='9' height='9' fill='#fff' mask='url(#m\(i + 1))'/>"
      masks += "<mask id='m\(i)'>\(rect)\(rect)</mask>"
    }
    var limits = SVGLimits()
    limits.layers = 100
    limits.elements = 10_000
    let tree = try tree(masks + "<rect width='9' height='9' mask='url(#m0)'/>")
    let warnings = SVGDrawing.list(of: tree, limits: limits).warnings.map(\.description)
    expect(warnings.contains { $0.contains("repeated") })
  }

  /// What is over the limits takes no further time: not even its content is looked at.
  @Test func `masks and clips in one another end at once`() throws {
    for (name, attribute) in [("mask", "mask"), ("clipPath", "clip-path")] {
      var nest = ""
      for i in 0..<24 {
        let rect = "<rect width='90' height='90' fill='#fff' \(attribute)='url(#m\(i + 1))'/>"
        nest += "<\(name) id='m\(i)'>\(rect)\(rect)</\(name)>"
      }
      let body = nest + "<rect width='90' height='90' \(attribute)='url(#m0)'/>"
      let tree = try tree(body, "width='4000' height='4000' viewBox='0 0 100 100'")
      var limits = SVGLimits()
      limits.layerArea = 2e8
      let drawing = SVGDrawing.list(of: tree, limits: limits)
      expect(drawing.warnings.contains { $0.description.contains("repeated") }, "\(name)")
      // 3,600 by 3,600 fits fifteen times.
      expect(drawing.list.layers.count < 40, "\(name)")
    }
  }

  @Test(arguments: [
    "1e308", "-1e308", "1e-308", "nan", "inf", "1e999", "", "%", "-", "1e", "0", "-0", "1e38",
  ]) func `numbers that no drawing has`(_ number: String) throws {
    let content = """
      <linearGradient id='l' x1='\(number)' x2='\(number)' gradientTransform='scale(\(number))'>
      <stop offset='\(number)' stop-opacity='\(number)'/><stop offset='1'/></linearGradient>
      <radialGradient id='r' r='\(number)' fx='\(number)'><stop/><stop offset='1'/></radialGradient>
      <pattern id='p' width='\(number)' height='\(number)'><circle r='\(number)'/></pattern>
      <mask id='m' width='\(number)' x='\(number)'><rect width='9' height='9'/></mask>
      <rect x='\(number)' width='\(number)' height='\(number)' rx='\(number)' fill='url(#l)'/>
      <circle r='\(number)' cx='\(number)' fill='url(#r)' stroke='url(#p)' stroke-width='\(number)'
      stroke-dasharray='\(number)' stroke-dashoffset='\(number)' stroke-miterlimit='\(number)'/>
      <rect width='9' height='9' fill='url(#p)' opacity='\(number)' mask='url(#m)'/>
      <path d='M\(number) 0L9 \(number)z' transform='translate(\(number)) rotate(\(number))'/>
      <svg x='\(number)' width='\(number)' height='9' viewBox='0 0 \(number) 9'><circle r='9'/></svg>
      """
    let tree = try tree(content)
    _ = SVGDrawing.list(of: tree)
  }

  /// A document with all that is read.
  private static let rich = Array(
    """
    <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY c "#f00">]>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" xmlns:xlink="http://www.w3.org/1999/xlink">
    <style>.a > rect, g:nth-child(2n+1) [id]{fill:&c;stroke:blue!important}@media print{a{b:c}}</style>
    <defs><linearGradient id="l"><stop offset="10%" stop-color="hsl(1,2%,3%)"/><stop offset="1"/>
    </linearGradient><radialGradient id="r" xlink:href="#l" fx=".3"/>
    <pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle r="4"/></pattern>
    <clipPath id="k"><rect width="50" height="50"/><circle r="9"/></clipPath>
    <mask id="m"><rect width="99" height="99" fill="#fff8"/></mask>
    <marker id="n" orient="auto" viewBox="0 0 9 9"><path d="M0 0L9 9z"/></marker>
    <symbol id="s" viewBox="0 0 9 9"><rect width="9" height="9" rx="2"/></symbol></defs>
    <g class="a" transform="translate(5 5) rotate(4)" opacity=".5"><rect id="q" width="20" height="3em"/></g>
    <path d="M1 1C2 3 4 5 6 7s8 9 10 1a5 5 0 0 1 9 9q1 2 3 4t5 6h-3v4z" fill="url(#l)" stroke="url(#p)"
    marker-mid="url(#n)" stroke-dasharray="3,1"/><use href="#s" x="50%" width="20" height="20"/>
    <g clip-path="url(#k)" mask="url(#m)" style="mix-blend-mode:multiply"><ellipse rx="30" ry="20"
    fill="url(#r)"/></g><image href="data:,x" width="9" height="9"/><text x="5" y="9">a&amp;b</text></svg>
    """.utf8)

  @Test func `no beginning of a document is one, and none traps`() {
    for count in stride(from: 0, to: Self.rich.count, by: 3) {
      expect(failure(Array(Self.rich[..<count])) != nil, "\(count) bytes")
    }
    expect(failure(Self.rich) == nil)
  }

  @Test func `no change of bytes traps`() {
    var random = RandomSource(seed: 0x5367)
    for _ in 0..<600 {
      var bytes = Self.rich
      for _ in 0..<(1 + random.next() % 5) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        default:
          bytes.insert(Array("<>'\"/=09eE-.[&;#%(){}".utf8)[Int(random.next() % 21)], at: place)
        }
      }
      if let tree = try? SVGReader.tree(of: bytes) { _ = SVGDrawing.list(of: tree) }
    }
  }

  @Test func `random documents are refused or drawn`() {
    for seed in 0..<400 as Range<UInt64> {
      let failure = DocumentCase(seed: seed).check()
      expect(failure == nil, "seed \(seed)")
    }
  }

  @Test(arguments: ["scale(0)", "scale(0 1)", "matrix(1 1 1 1 0 0)", "scale(1e-300)"])
  func `filters under maps without a way back`(_ map: String) {
    let filters = "<feTurbulence/>,<feFlood/>,<feTile/>,<feGaussianBlur stdDeviation='2'/>"
    for filter in filters.split(separator: ",") {
      let content = """
        <filter id="f">\(filter)</filter><g transform="\(map)" filter="url(#f)"><rect width="9" height="9"/></g>
        """
      let failure = DocumentCase(bytes: document(content)).check()
      expect(failure == nil, "\(filter)")
    }
  }
}
