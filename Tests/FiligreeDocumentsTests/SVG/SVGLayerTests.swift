import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

/// Images, layers, masks, filters and blend modes in documents, and what SVG cannot say.
@Suite struct SVGLayerTests {
  private func root(_ list: DisplayList) throws -> XMLTree.Element {
    let document = SVGWriter().document(list)
    expect(document.omissions.isEmpty)
    return try XMLTree.root(document.bytes)
  }

  @Test func documentsAreGood() throws {
    for (name, list) in LayerScenes.native + LayerScenes.foreign.map({ ("\($0)", $1) }) {
      let bytes = SVGWriter().write(list)
      let all = try XMLTree.root(bytes).everything
      let ids = all.compactMap { $0["id"] }
      expect(Set(ids).count == ids.count, "\(name)")
      let text = String(decoding: bytes, as: UTF8.self)
      for reference in text.matches(of: /(?:url\(#|href="#)([^)"]*)/) {
        expect(ids.contains(String(reference.1)), "\(name): \(reference.1)")
      }
      for id in ids {
        expect(text.contains("url(#\(id))") || text.contains("href=\"#\(id)\""), "\(name): \(id)")
      }
      expect(bytes == SVGWriter().write(list), "\(name)")
    }
  }

  @Test func anImageIsWrittenOnce() throws {
    let root = try root(
      LayerScenes.draw { r in
        for i in 0..<3 {
          r.draw(LayerScenes.image, in: CGRect(x: 20 * Double(i), y: 5, width: 32, height: 6))
        }
      })
    let image = try #require(root.all("image").first)
    expect(root.all("image").count == 1)
    expect(image["width"] == "16" && image["height"] == "12")
    let data = try #require(image["href"]?.wholeMatch(of: /data:image\/png;base64,(.*)/)?.1)
    let picture = try CGImage(data: #require(Data(base64Encoded: String(data))))
    expect(picture.straightRGBA16() == LayerScenes.image.straightRGBA16())
    expect(
      root.all("use").map { $0["transform"] } == [
        "matrix(2 0 0 .5 0 5)", "matrix(2 0 0 .5 20 5)", "matrix(2 0 0 .5 40 5)",
      ])
  }

  @Test func layersAreGroups() throws {
    let disc = LayerScenes.disc(20, 20, 10)
    let root = try root(
      LayerScenes.draw { r in
        r.concatenate(CGAffineTransform(scaleX: 2, y: 1))
        r.layer(opacity: 0.5, blendMode: .colorBurn, filters: [.blur(radius: 1.5)]) { r in
          r.fill(disc, with: .color(LayerScenes.colors[0]))
        }
      })
    let group = try #require(root.all("g").first)
    expect(group["opacity"] == ".5")
    expect(group["style"] == "mix-blend-mode:color-burn")
    expect(group["filter"] == "url(#f1)")
    expect(group.all("path").count == 1)
    let filter = try #require(root.all("filter").first)
    expect(filter["color-interpolation-filters"] == "sRGB")
    // As far as the blur reaches: three deviations and two units.
    expect(filter["filterUnits"] == "userSpaceOnUse")
    expect(filter["x"] == "9" && filter["width"] == "62")
    expect(filter["y"] == "3.5" && filter["height"] == "33")
    expect(root.all("feGaussianBlur").first?["stdDeviation"] == "3 1.5")
  }

  /// A child that blends must not see what lies beneath the layer.
  @Test func layersAreIsolated() throws {
    let root = try root(
      LayerScenes.draw { r in
        r.layer { r in
          r.blendMode = .screen
          r.fill(LayerScenes.disc(20, 20, 10), with: .color(LayerScenes.colors[0]))
        }
      })
    expect(root.all("g").first?["style"] == "isolation:isolate")
    expect(root.all("path").first?["style"] == "mix-blend-mode:screen")
  }

  @Test func masks() throws {
    let (a, b) = (LayerScenes.disc(20, 20, 10), LayerScenes.disc(30, 20, 10))
    let root = try root(
      LayerScenes.draw { r in
        r.clip(to: a, isInverse: true)
        r.clip(to: b)
        r.clipToLayer(opacity: 0.25) { $0.fill(a, with: .color(LayerScenes.colors[0])) }
        r.fill(b, with: .color(LayerScenes.colors[1]))
      })
    let masks = root.all("mask")
    expect(masks.map { $0["style"] } == [nil, "mask-type:alpha"])
    expect(masks[0].all("rect").first?["fill"] == "#fff")
    expect(masks[0].all("path").first?["d"] == a.svg)
    expect(masks[1].all("g").first?["opacity"] == ".25")
    expect(root.all("clipPath").count == 1)
    // Outermost first.
    var element = root.children.last
    var areas: [String?] = []
    while let group = element, group.name == "g" {
      areas.append(group["mask"] ?? group["clip-path"])
      element = group.children.first
    }
    expect(areas == ["url(#m1)", "url(#c1)", "url(#m2)"])
    expect(element?["d"] == b.svg)
  }

  /// The circles change places where the larger one comes first.
  @Test func radialGradients() throws {
    let stops = zip(LayerScenes.colors, [0, 0.25, 1]).map { GradientStop(color: $0, location: $1) }
    func gradient(_ start: Double, _ end: Double) throws -> XMLTree.Element {
      let root = try root(
        LayerScenes.draw { r in
          r.fill(
            LayerScenes.disc(20, 20, 10),
            with: .radialGradient(
              RadialGradientPaint(
                stops: stops, center: CGPoint(x: 20, y: 21), startRadius: start, endRadius: end,
                spread: .mirror)))
        })
      return try #require(root.all("radialGradient").first)
    }
    let outwards = try gradient(0, 9)
    expect(outwards["cx"] == "20" && outwards["cy"] == "21" && outwards["r"] == "9")
    expect(outwards["fr"] == nil && outwards["spreadMethod"] == "reflect")
    expect(outwards.children.map { $0["offset"] } == ["0", ".25", "1"])
    let inwards = try gradient(9, 4)
    expect(inwards["r"] == "9" && inwards["fr"] == "4")
    expect(inwards.children.map { $0["offset"] } == ["0", ".75", "1"])
  }

  // MARK: What SVG cannot say

  private func name(_ omission: SVGOmission) -> SVGOmissionName? {
    switch omission {
    case .conicGradient: .conicGradient
    case .separateCircles: .separateCircles
    case .backdrop: .backdrop
    case .blendMode: .blendMode
    case .opaqueBlur: .opaqueBlur
    case .continuedImage: .continuedImage
    case .meshGradient: .meshGradient
    case .projection: .projection
    case .colorMode: .colorMode
    case .nesting, .picture: nil
    }
  }

  /// Layers and masks deeper in one another than viewers read are a picture, or left out; no stack ends.
  @Test func layersWithinLayers() throws {
    for (count, isMask) in [(40, false), (60, false), (10_000, false), (60, true), (10_000, true)] {
      var recorder = DisplayListRecorder(bounds: LayerScenes.page)
      for _ in 0..<count {
        if isMask {
          recorder.clipToLayer(opacity: 0.999) {
            $0.fill(LayerScenes.disc(30, 30, 30), with: .color(.black))
          }
        } else {
          recorder.beginLayer(opacity: 0.999)
        }
      }
      recorder.fill(LayerScenes.disc(20, 20, 10), with: .color(.black))
      let list = recorder.finish()
      let alone = SVGWriter().document(list)
      expect(alone.omissions == (count == 40 ? [] : [.nesting]), "\(count)")
      if count < 100 {
        let drawn = SVGWriter().document(list) { try? Rasterizer().render($0) }
        expect(drawn.omissions.isEmpty)
      }
      _ = try XMLTree.root(alone.bytes)
    }
  }

  /// So are masks in masks.
  @Test func masksWithinMasks() throws {
    var recorder = DisplayListRecorder(bounds: LayerScenes.page)
    for _ in 0..<10_000 { recorder.beginMask() }
    recorder.fill(LayerScenes.disc(20, 20, 10), with: .color(.black))
    for _ in 0..<10_000 {
      recorder.endLayer()
      recorder.fill(LayerScenes.box(0, 0, 50, 50), with: .color(.black))
    }
    expect(SVGWriter().document(recorder.finish()).omissions == [.nesting])
  }

  @Test func omissionsAreNamed() {
    for (omission, list) in LayerScenes.foreign {
      expect(SVGWriter().document(list).omissions.map(name) == [omission])
    }
  }

  @Test func omissionsAreDrawn() throws {
    for (omission, list) in LayerScenes.foreign {
      var drawn: [DisplayList] = []
      let document = SVGWriter().document(list) { list in
        drawn.append(list)
        return try? Rasterizer(threads: 1).render(list)
      }
      expect(document.omissions.isEmpty, "\(omission)")
      let root = try XMLTree.root(document.bytes)
      expect(drawn.count == 1 && root.all("image").count == 1, "\(omission)")
      let image = try #require(root.all("image").first)
      let bounds = try #require(drawn.first?.bounds)
      expect(image["width"] == "\(Int(bounds.width))", "\(omission)")
      expect(LayerScenes.page.intersection(bounds) == bounds)
    }
  }

  /// With what lies beneath if that matters, and alone if it does not.
  @Test func whatIsBeneathIsDrawnAsWell() throws {
    let scenes = Dictionary(
      uniqueKeysWithValues: LayerScenes.foreign.map { ($0.omission, $0.list) })
    func paths(_ name: SVGOmissionName) throws -> Int {
      let list = try #require(scenes[name])
      let document = SVGWriter().document(list) { try? Rasterizer().render($0) }
      return try XMLTree.root(document.bytes).children.flatMap { $0.all("path") }.count
    }
    // The subject's three paths go into the picture; the disc that comes after does not.
    expect(try paths(.backdrop) == 1)
    expect(try paths(.blendMode) == 1)
    // The subject and the disc, and the clip of the picture.
    expect(try paths(.conicGradient) == 5)
  }

  @Test func whatCannotBeDrawnIsOmitted() throws {
    for (omission, list) in LayerScenes.foreign {
      let document = SVGWriter().document(list) { _ in nil }
      expect(document.omissions.map(name) == [omission])
    }
  }
}
