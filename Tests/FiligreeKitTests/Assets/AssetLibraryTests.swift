import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeKit

@Suite struct AssetLibraryTests {
  private func color(_ number: Int) -> Data { colors(entry("\(number)", "0", "0")) }

  @Test func `catalogs of the folder come before those of its bundles, by name`() throws {
    try withFolder([
      "Assets.xcassets/a.colorset/Contents.json": color(1),
      "B_B.resources/Assets.xcassets/a.colorset/Contents.json": color(2),
      "B_B.resources/Assets.xcassets/b.colorset/Contents.json": color(3),
      "C_C.bundle/Contents/Resources/X.xcassets/b.colorset/Contents.json": color(4),
      "C_C.bundle/Contents/Resources/X.xcassets/c.colorset/Contents.json": color(5),
      "D.bundle/M.xcassets/d.colorset/Contents.json": color(6),
      "B_B.resources/Z.xcassets/b.colorset/Contents.json": color(7),
    ]) { (folder) throws in
      let library = AssetLibrary(folders: ["/no/such/folder", folder], warnings: Lines().log())
      for (name, number) in ["a": 1, "b": 3, "c": 5, "d": 6] {
        expect(library.color(named: name)?.light == rgb(number, 0, 0), "\(name)")
      }
      expect(
        try library.findColor(named: "b", inFolder: folder + "/C_C.bundle/Contents/Resources").light
          == rgb(4, 0, 0))
    }
  }

  @Test func `groups name their sets where they are namespaces`() throws {
    let namespace = Data("{\"properties\": {\"provides-namespace\": true}}".utf8)
    try withFolder([
      "A.xcassets/Plain/a.colorset/Contents.json": color(1),
      "A.xcassets/Space/Contents.json": namespace,
      "A.xcassets/Space/b.colorset/Contents.json": color(2),
      "A.xcassets/Space/Plain/c.colorset/Contents.json": color(3),
      "A.xcassets/Space/Inner/Contents.json": namespace,
      "A.xcassets/Space/Inner/d.colorset/Contents.json": color(4),
    ]) { (folder) throws in
      let library = AssetLibrary(folders: [folder], warnings: Lines().log())
      let names = ["a": 1, "Space/b": 2, "Space/c": 3, "Space/Inner/d": 4]
      for (name, number) in names {
        expect(library.color(named: name)?.light == rgb(number, 0, 0), "\(name)")
      }
      expect(library.color(named: "b") == nil)
    }
  }

  @Test func `what is missing or damaged is nil, with one warning`() throws {
    try withFolder(["A.xcassets/a.colorset/Contents.json": Data("{".utf8)]) { (folder) throws in
      let lines = Lines()
      let library = AssetLibrary(folders: [folder], warnings: lines.log())
      for _ in 0..<2 {
        expect(library.color(named: "a") == nil)
        expect(library.color(named: "no such") == nil)
        expect(library.image(named: "no such") == nil)
      }
      expect(
        lines.all == [
          "filigree: \(folder)/A.xcassets/a.colorset/Contents.json: the file is not valid JSON",
          "filigree: there is no color \"no such\" in an asset catalog beside the executable",
          "filigree: there is no picture \"no such\" in an asset catalog or as a file "
            + "beside the executable",
        ])
    }
  }

  @Test func `pictures of sets and of files`() throws {
    try withFolder([
      "A.xcassets/a.imageset/Contents.json": images(
        "{\"filename\": \"x.png\", \"scale\": \"2x\"}"),
      "A.xcassets/a.imageset/x.png": try png(4, 2),
      "a.png": try png(9, 9),
      "P.resources/b.png": try png(1, 2), "P.resources/b@2x.png": try png(2, 4),
      "P.resources/c@3x.png": try png(3, 3),
    ]) { (folder) throws in
      let library = AssetLibrary(folders: [folder], warnings: Lines().log())
      let a = try #require(library.image(named: "a"))
      expect(width(a) == 4 && a.asset.scale == 2)
      expect(width(library.image(named: "b")) == 2)
      expect(width(library.image(named: "b", for: AssetTraits(displayScale: 1))) == 1)
      expect(width(library.image(named: "b", for: AssetTraits(displayScale: 3))) == 2)
      expect(library.image(named: "b.png")?.asset.scale == 2)
      expect(library.image(named: "c", for: AssetTraits(displayScale: 1))?.asset.scale == 3)
      for name in ["../a", "", "..", "P.resources", "b/", "/b", "a\0"] {
        expect(library.image(named: name) == nil, "\(name)")
      }
    }
  }

  @Test func `vector sets are drawings of their own size`() throws {
    let svg = Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'><rect width='4' height='1'/></svg>"
        .utf8)
    try withFolder([
      "A.xcassets/a.imageset/Contents.json": images("{\"filename\": \"x.svg\"}"),
      "A.xcassets/a.imageset/x.svg": svg, "b.svg": svg, "c.svg": Data("<svg".utf8),
    ]) { (folder) throws in
      let lines = Lines()
      let library = AssetLibrary(folders: [folder], warnings: lines.log())
      for name in ["a", "b", "b.svg"] {
        let found = try #require(library.image(named: name))
        let image = UIImage(found.content, scale: 3)
        expect(image.size == CGSize(width: 4, height: 2))
        expect(image.cgImage?.width == 12)
        expect(image.vectorDrawing?.commands.count == 1)
      }
      expect(library.image(named: "c") == nil)
      expect(lines.all.count == 1 && lines.all[0].contains("c.svg"))
    }
  }

  @Test func `kinds of pictures that are not read are named`() throws {
    try withFolder([
      "A.xcassets/a.imageset/Contents.json": images("{\"filename\": \"x.pdf\"}"),
      "A.xcassets/b.imageset/Contents.json": images("{\"filename\": \"x.png\"}"),
      "A.xcassets/b.imageset/x.png": Data([1, 2, 3]),
    ]) { (folder) throws in
      let lines = Lines()
      let library = AssetLibrary(folders: [folder], warnings: lines.log())
      expect(library.image(named: "a") == nil)
      expect(library.image(named: "b") == nil)
      expect(lines.all.first?.contains("PDF pictures are not supported") == true)
      expect(lines.all.last?.contains("b.imageset/x.png") == true)
    }
  }

  @Test func `folders that lead into themselves end`() throws {
    try withFolder(["A.xcassets/a.colorset/Contents.json": color(1)]) { (folder) throws in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/A.xcassets/Loop", withDestinationPath: folder + "/A.xcassets")
      let library = AssetLibrary(folders: [folder], warnings: Lines().log())
      expect(library.color(named: "a")?.light == rgb(1, 0, 0))
    }
  }

  @Test func `many threads get the same color`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("A.xcassets/a.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try color(9).write(to: set.appendingPathComponent("Contents.json"))
    let library = AssetLibrary(folders: [folder.path], warnings: Lines().log())
    let found = await withTaskGroup(of: ColorVariants?.self) { group in
      for _ in 0..<16 { group.addTask { library.color(named: "a") } }
      var all: Set<ColorVariants?> = []
      for await color in group { all.insert(color) }
      return all
    }
    expect(found == [ColorVariants(light: rgb(9, 0, 0), dark: rgb(9, 0, 0))])
  }
}

/// A picture that was found.
private func width(_ found: (content: UIImage.Content, asset: AssetImage)?) -> Int? {
  guard case .pixels(let image)? = found?.content else { return nil }
  return image.width
}
