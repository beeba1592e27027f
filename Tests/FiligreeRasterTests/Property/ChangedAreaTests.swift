import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeDrawing
@testable import FiligreeRaster

/// What is drawn again of a picture makes it the picture of the other list, byte for byte.
@Suite struct ChangedAreaTests {
  /// A list with some commands changed, taken out, doubled or moved, on the page or in a layer.
  private func changed(_ list: DisplayList, _ random: inout RandomSource) -> DisplayList {
    var list = list
    for _ in 0..<random.integer(0...3) {
      let isDeep = !list.layers.isEmpty && random.chance(0.5)
      let place = isDeep ? random.integer(0...list.layers.count - 1) : 0
      var layer = isDeep ? list.layers[place] : list.root
      guard !layer.commands.isEmpty else { continue }
      let index = random.integer(0...layer.commands.count - 1)
      switch random.integer(0...6) {
      case 0: layer.commands[index].opacity = Float(random.number(in: 0...1))
      case 1: layer.commands[index].transform = Int32(random.integer(0...list.transforms.count - 1))
      case 2 where layer.commands[index].paint >= 0:
        layer.commands[index].paint = Int32(random.integer(0...list.paints.count - 1))
      case 3: layer.commands.remove(at: index)
      case 4: layer.commands.insert(layer.commands[index], at: 0)
      case 5 where !layer.clips.isEmpty:
        layer.commands[index].clip = Int32(random.integer(-1...layer.clips.count - 1))
      default: layer.commands.swapAt(index, random.integer(0...layer.commands.count - 1))
      }
      if isDeep { list.layers[place] = layer } else { list.root = layer }
    }
    return list
  }

  @Test("Random lists and what they change into", arguments: UInt64(0)..<48)
  func random(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var scene = RandomScene(
      seed: seed, size: 64, hasEverything: seed % 2 == 0,
      modes: seed % 4 == 1 ? BlendMode.allCases : [])
    let old = scene.make(commands: random.integer(1...12))
    let new = changed(old, &random)
    var rasterizer = Rasterizer(
      scale: random.chance(0.5) ? 1 : 2, threads: 2,
      background: random.chance(0.5) ? .rgb(1, 1, 1) : nil)
    rasterizer.range = .standard
    // Small bands and tiles, as large pages have them.
    if random.chance(0.5) { rasterizer.bandShift = random.integer(2...4) }
    if random.chance(0.3) { rasterizer.tileLimit = random.integer(40...90) }
    guard let areas = new.changes(since: old) else { return }
    // Layers beyond all limits are refused.
    guard var bytes = try? rasterizer.render(old).bytes,
      let expected = try? rasterizer.render(new).bytes
    else { return }
    let before = bytes
    let (rows, replaced) = try rasterizer.redraw(new, areas, in: &bytes)
    expect(bytes == expected, "seed \(seed): \(areas)")
    let width = try rasterizer.pixelSize(of: new).width * 4
    let place = rows.lowerBound * width..<rows.upperBound * width
    expect(Array(before[place]) == replaced, "seed \(seed)")
    expect(before[..<place.lowerBound] == bytes[..<place.lowerBound], "seed \(seed)")
    expect(before[place.upperBound...] == bytes[place.upperBound...], "seed \(seed)")
  }

  private func page(_ colors: [CGColor], isGrouped: Bool = false) -> DisplayList {
    drawing(100, 300) { recorder in
      if isGrouped { recorder.beginLayer(opacity: 0.5) }
      for (index, color) in colors.enumerated() {
        recorder.fill(
          Path(CGRect(x: 10, y: 20 + 100 * index, width: 30, height: 30)), with: .color(color))
      }
      if isGrouped { recorder.endLayer() }
    }
  }

  @Test("Equal lists change nowhere; another color changes its shape alone, in a group, too")
  func places() {
    let (red, blue) = (CGColor.rgb(1, 0, 0), CGColor.rgb(0, 0, 1))
    expect(page([red, red]).changes(since: page([red, red])) == [])
    let box = CGRect(x: 10, y: 120, width: 30, height: 30)
    for isGrouped in [false, true] {
      let areas = page([red, blue, red], isGrouped: isGrouped)
        .changes(since: page([red, red, red], isGrouped: isGrouped))
      expect(areas == [box, box])
    }
    let more = page([red, red]).changes(since: page([red]))
    expect(more == [box])
  }

  @Test("Pages of other sizes and those with a backdrop are drawn as a whole")
  func wholes() {
    let red = CGColor.rgb(1, 0, 0)
    let large = drawing(100, 400) { $0.fill(Path(box: 0, 0, 9, 9), with: .color(red)) }
    expect(page([red]).changes(since: large) == nil)
    let glass = drawing(100, 300) {
      $0.fill(Path(box: 0, 0, 9, 9), with: .backdrop([.blur(radius: 3)]))
    }
    expect(glass.changes(since: glass) == nil)
  }
}
