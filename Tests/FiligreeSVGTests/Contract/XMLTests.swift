import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

@Suite struct XMLTests {
  @Test func `entities of XML, of characters and of the document are replaced`() throws {
    let file = """
      <?xml version="1.0"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
        <!ENTITY green "#00&#56;000"> <!ENTITY style "fill:&green;"> <!-- ]> -->
      ]>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="&#x39;" height='9'
      style="&style;"/></svg>
      """
    let tree = try SVGReader.tree(of: Array(file.utf8))
    expect(tree.root.box == CGRect(x: 0, y: 0, width: 9, height: 9))
    expect(tree.warnings.isEmpty)
  }

  @Test func `entities may stand for elements`() throws {
    let file = """
      <!DOCTYPE svg [<!ENTITY dot "<rect id='a' width='2' height='3' fill='&red;'/>">
      <!ENTITY two '&dot;<g>&dot;<desc>a &lt; b</desc></g>'> <!ENTITY red "#f00"> <!ENTITY open "<g>">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="g">&two;</g>&dot; &#x20;</svg>
      """
    let tree = try SVGReader.tree(of: Array(file.utf8))
    var boxes: [CGRect] = []
    tree.root.forEachNode { node, _ in
      if case .shape(let shape) = node, case .color(let color)? = shape.fill?.paint {
        boxes.append(shape.path.boundingRect)
        expect(color.components?[0] == 1)
      }
    }
    expect(boxes == Array(repeating: CGRect(x: 0, y: 0, width: 2, height: 3), count: 3))
    let open = file.replacingOccurrences(of: "&two;", with: "&open;")
    expect(failure(Array(open.utf8))?.description.contains("within the element g") == true)
  }

  @Test(arguments: [
    ("<rect>", "</rect> was expected"), ("<rect a='1' a='2'/>", "the attribute a is there twice"),
    ("<rect a=1/>", "a quotation mark was expected"), ("<rect a='<'/>", "no < in an attribute"),
    ("<rect a='&b;'/>", "the entity &b; is not declared"), ("<text>&</text>", "&amp; is meant"),
    ("</g>", "</svg> was expected"), ("<!-- a", "ends within a comment"),
    ("<rect a='&#0;'/>", "is no character"),
  ]) func `what is not well-formed is an error with its place`(_ content: String, _ what: String) {
    let error = failure(document(content))
    expect(error?.reason == .corrupt)
    expect(error?.offset != nil)
    expect(error?.description.contains(what) == true, "\(error?.description ?? "none")")
  }

  @Test func `other documents are no SVG`() {
    expect(failure(Array("<html/>".utf8))?.reason == .notSVG)
    expect(failure(Array("".utf8))?.reason == .notSVG)
    expect(failure(Array("<svg xmlns='other' width='1' height='1'/>".utf8))?.reason == .notSVG)
    expect(failure(Array("hello".utf8))?.reason == .corrupt)
  }

  @Test func `prefixes stand for namespaces`() throws {
    let file = """
      <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns="other" width="9" height="9"
        xmlns:l="http://www.w3.org/1999/xlink">
        <rect width="5" height="5"/><s:rect id="a" width="3" height="4"/>
        <s:use l:href="#a" x="5"/>
      </s:svg>
      """
    let tree = try SVGReader.tree(of: Array(file.utf8))
    expect(tree.root.box == CGRect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test func `UTF-16, Latin-1, a byte order mark and gzip are read`() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' id='é'/>"
    let size = CGSize(width: 9, height: 9)
    let wide = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    expect(try SVGReader.tree(of: little).size == size)
    expect(try SVGReader.tree(of: big).size == size)
    expect(try SVGReader.tree(of: [0xEF, 0xBB, 0xBF] + Array(text.utf8)).size == size)
    // "<svg width='9' height='9'/>" by gzip -9.
    let packed = try #require(
      Data(
        base64Encoded:
          "H4sIAAAAAAAC/7MpLktXKM9MKcmwVbdUV8hIzUzPKAEx9e0AGAnoBRsAAAA="))
    expect(try SVGReader.tree(of: [UInt8](packed)).size == size)
    expect(failure([UInt8](packed.dropLast(3)))?.reason == .corrupt)
  }

  @Test func `a declared encoding is read, and one that is not known is an error`() throws {
    // "ж" in windows-1251 is E6, "é" in Latin-1 E9, "ó" in Latin-2 F3.
    for (name, byte, letter) in [
      ("windows-1251", 0xE6, "ж"), ("ISO-8859-1", 0xE9, "é"), ("iso-8859-2", 0xF3, "ó"),
    ] as [(String, UInt8, String)] {
      let start = "<?xml version='1.0' encoding='\(name)'?><svg width='9' height='9'><g id='"
      let file = Array(start.utf8) + [byte] + Array("'><rect width='1' height='1'/></g></svg>".utf8)
      let tree = try SVGReader.tree(of: file)
      expect(tree.root.child(named: letter) != nil, "\(name)")
    }
    let file = "<?xml version='1.0' encoding='rot13'?><svg width='9' height='9'/>"
    expect(failure(Array(file.utf8))?.reason == .corrupt)
  }
}

extension SVGGroup {
  /// The group of that name within.
  fileprivate func child(named id: String) -> SVGGroup? {
    if self.id == id { return self }
    for case .group(let group) in children {
      if let found = group.child(named: id) { return found }
    }
    return nil
  }
}
