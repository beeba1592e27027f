import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

/// Graphs become filters of a primitive for each step, and images in PDF.
@Suite struct SVGFilterGraphTests {
  private func root(_ list: DisplayList) throws -> XMLTree.Element {
    let document = SVGWriter().document(list)
    expect(document.omissions.isEmpty)
    return try XMLTree.root(document.bytes)
  }

  private func root(_ name: String) throws -> XMLTree.Element {
    try root(#require(GraphScenes.all.first { $0.name == name }).list)
  }

  @Test func aStepIsAPrimitive() throws {
    let root = try root("shadow")
    let filter = try #require(root.all("filter").first)
    expect(filter["filterUnits"] == "userSpaceOnUse" && filter["x"] == "5")
    expect(filter["width"] == "110" && filter["height"] == "80")
    expect(
      filter.children.map(\.name) == [
        "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge",
      ])
    let steps = filter.children
    expect(steps[0]["in"] == "SourceAlpha" && steps[0]["stdDeviation"] == "3 2")
    expect(steps[1]["in"] == "r1" && steps[1]["dx"] == "5" && steps[1]["dy"] == "4")
    expect(steps[2]["flood-color"] == "#33661a" && steps[2]["flood-opacity"] == ".8")
    expect(steps[3]["in"] == "r3" && steps[3]["in2"] == "r2" && steps[3]["operator"] == "in")
    expect(steps[4].children.map { $0["in"] } == ["r4", "SourceGraphic"])
    expect(root.all("g").first?["filter"] == "url(#f1)")
  }

  /// Whatever a step takes has a name before it, and each step has its subregion.
  @Test func inputsAreNamed() throws {
    for (name, list) in GraphScenes.all {
      let root = try root(list)
      var known: Set<String> = ["SourceGraphic", "SourceAlpha"]
      for step in try #require(root.all("filter").first).children {
        for input in step.everything.flatMap({ [$0["in"], $0["in2"]] }).compactMap({ $0 }) {
          expect(known.contains(input), "\(name): \(input)")
        }
        known.insert(try #require(step["result"]))
      }
      expect(SVGWriter().write(list) == SVGWriter().write(list), "\(name)")
    }
  }

  /// Modes that CSS has not, in filters: Porter and Duff's operators, and sums.
  @Test(arguments: [
    BlendMode.clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
    .destinationOut, .destinationAtop, .xor, .plusLighter, .normal, .multiply,
  ]) func blendModesOfFilters(mode: BlendMode) throws {
    let flood = GraphScenes.step(.flood(LayerScenes.rgb(0.9, 0.8, 0.1, 0.6)))
    var shifted = GraphScenes.step(.offset(CGSize(width: 12, height: 7)), .step(0))
    shifted.region = CGRect(x: 30, y: 10, width: 60, height: 60)
    let graph = GraphScenes.draw([
      flood, shifted, GraphScenes.step(.blend(mode), .source, .step(1)),
    ])
    let shadow = LayerScenes.draw { r in
      let shadow = Filter.Shadow(
        color: LayerScenes.rgb(0.1, 0.7, 0.2, 0.8), radius: 0, offset: CGSize(width: 9, height: 6),
        blendMode: mode)
      r.layer(filters: [.shadow(shadow)]) { LayerScenes.subject(&$0) }
    }
    for (name, list) in [("graph", graph), ("shadow", shadow)] {
      let document = SVGWriter().document(list)
      expect(document.omissions.isEmpty, "\(name)")
      let read = try SVGDocument(data: Data(document.bytes)).displayList()
      let ours = try Rasterizer().render(list).straightRGBA16()
      let theirs = try Rasterizer().render(read).straightRGBA16()
      expect(ours.count == theirs.count)
      // Of what is all but clear the color is anybody's.
      let starts = stride(from: 0, to: min(ours.count, theirs.count), by: 4)
      let far = starts.count { (i: Int) -> Bool in
        let opacity = Int(ours[i + 3])
        if abs(opacity - Int(theirs[i + 3])) > 3 * 257 { return true }
        return (0..<3).contains { (channel: Int) -> Bool in
          let difference = abs(Int(ours[i + channel]) - Int(theirs[i + channel]))
          return difference * opacity > 4 * 257 * 65535
        }
      }
      expect(far == 0, "\(name), \(mode): \(far) pixels differ")
    }
  }

  /// The one mode that no primitive has is said.
  @Test func aModeThatNoPrimitiveHasIsOmitted() {
    let list = GraphScenes.draw([
      GraphScenes.step(.flood(LayerScenes.colors[1])),
      GraphScenes.step(.blend(.plusDarker), .source, .step(0)),
    ])
    expect(SVGWriter().document(list).omissions == [.blendMode(.plusDarker)])
  }

  @Test func attributes() throws {
    let matrix = try #require(root("convolution").all("feConvolveMatrix").first)
    expect(matrix["order"] == "3 3" && matrix["kernelMatrix"] == "1 2 0 0 0 -1 0 -2 1")
    expect(matrix["divisor"] == "1" && matrix["bias"] == ".2" && matrix["targetX"] == "1")
    expect(matrix["edgeMode"] == "duplicate" && matrix["preserveAlpha"] == "false")
    let matte = try #require(root("diffuse").all("feDiffuseLighting").first)
    expect(matte["surfaceScale"] == "6" && matte["diffuseConstant"] == "1.2")
    expect(matte["color-interpolation-filters"] == "linearRGB")
    expect(matte.all("fePointLight").first?["z"] == "30")
    let spot = try #require(root("specular").all("feSpotLight").first)
    expect(spot["pointsAtX"] == "70" && spot["limitingConeAngle"] == "40")
    let transfer = try #require(root("transfer").all("feComponentTransfer").first)
    expect(transfer.children.map(\.name) == ["feFuncR", "feFuncG", "feFuncB", "feFuncA"])
    expect(transfer.children[0]["tableValues"] == "1 .2 .6")
    let noise = try #require(root("noise").all("feTurbulence").first)
    expect(noise["type"] == "fractalNoise" && noise["baseFrequency"] == ".06")
    expect(noise["numOctaves"] == "2" && noise["stitchTiles"] == "stitch")
    let map = try #require(root("displacement").all("feDisplacementMap").first)
    expect(map["xChannelSelector"] == "R" && map["yChannelSelector"] == "A")
    expect(try root("erosion").all("feMorphology").first?["radius"] == "3 5")
  }

  /// The filter is in user space, and its contents on the page.
  @Test func spacesAreGroups() throws {
    let groups = try root("turned").all("g")
    expect(groups.count == 3 && groups[0]["filter"] == nil)
    expect(groups[1]["filter"] == "url(#f1)")
    expect(groups[1]["transform"] == "matrix(.8 .3 -.2 .7 25 0)")
    expect(groups[2]["transform"]?.hasPrefix("matrix(1.12903") == true)
  }

  @Test func picturesArePartOfTheDocument() throws {
    let image = try #require(root("image").all("feImage").first)
    expect(image["x"] == "10" && image["height"] == "60" && image["preserveAspectRatio"] == "none")
    expect(image["href"]?.hasPrefix("data:image/png;base64,") == true)
    let drawing = try #require(root("drawing").all("feImage").first)
    let text = try #require(
      drawing["href"]?.wholeMatch(of: /data:image\/svg\+xml;base64,(.*)/)?.1)
    let inner = try XMLTree.root(Array(#require(Data(base64Encoded: String(text)))))
    expect(inner["viewBox"] == "5 5 110 80" && inner.all("path").count == 1)
  }

  /// What is missing is a clear picture, and a graph after a filter has that one's result as its source.
  @Test func whatIsMissingIsClear() throws {
    let steps = [
      GraphScenes.step(.blend(.screen), .source, .step(4)), GraphScenes.step(.merge),
      GraphScenes.step(.offset(.zero), .sourceAlpha),
    ]
    let root = try root(GraphScenes.draw(steps, before: [.blur(radius: 2)]))
    let primitives = try #require(root.all("filter").first).children
    expect(
      primitives.map(\.name) == [
        "feGaussianBlur", "feOffset", "feColorMatrix", "feFlood", "feBlend", "feFlood", "feOffset",
      ])
    expect(primitives[3]["flood-opacity"] == "0")
    expect(primitives[4]["in"] == "r2" && primitives[4]["in2"] == "r4")
    expect(primitives[6]["in"] == "r3")
    expect(try self.root(GraphScenes.draw([])).all("feFlood").count == 1)
  }

  /// PDF has no filters.
  @Test func graphsArePicturesInPDF() throws {
    for (name, list) in GraphScenes.all where ["shadow", "turned", "noise"].contains(name) {
      let writer = PDFWriter(isCompressed: false)
      let document = writer.document([PDFPage(list)]) { try? Rasterizer().render($0) }
      expect(document.pictures == [.filter] && document.omissions.isEmpty, "\(name)")
      expect(writer.document([PDFPage(list)]).omissions == [.filter])
    }
  }
}
