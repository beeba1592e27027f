import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Runs, regions of runs, and the merging of small ones, compared with plain versions.
@Suite struct RegionMergingTests {
  /// Labels of a small picture, some of them in stretches, and the picture in as many grays.
  private struct Labels {
    var width: Int
    var height: Int
    var values: [UInt8] = []

    init(_ source: inout RandomSource) {
      width = Int.random(in: 1...150, using: &source)
      height = Int.random(in: 1...24, using: &source)
      let count = Int.random(in: 1...6, using: &source)
      let stays = Int.random(in: 1...12, using: &source)
      for i in 0..<(width * height) {
        let isNew = i == 0 || Int.random(in: 0..<stays, using: &source) == 0
        values.append(isNew ? UInt8(Int.random(in: 0..<count, using: &source)) : values[i - 1])
      }
    }

    /// Calls `body` with the rule for corners.
    func withSaddles(_ body: (SaddleRule) -> Void) {
      func components(_ label: UInt8) -> [UInt8] { [label * 40, 255 - label * 30, label * label] }
      let image = CGImage(
        width: width, height: height, components: 3, depth: 8, bytes: values.flatMap(components))
      ColorPlane(image).withView { view in
        let colors = (0..<6).map { (label: UInt8) -> SIMD4<Float> in
          let c = components(label).map { Float($0) }
          return SIMD4(c[0], c[1], c[2], 255)
        }
        body(SaddleRule(view: view, colors: colors))
      }
    }

    /// The region of each pixel, and the sizes of regions.
    func regions(_ saddles: SaddleRule) -> (faces: [Int32], sizes: [Int32]) {
      values.withUnsafeBufferPointer { values in
        let map = FaceMap(
          RegionRuns(
            values.baseAddress!, width: width, height: height, saddles: saddles))
        let faces = (0..<values.count).map { map.face($0 % width, $0 / width) }
        return (faces, map.sizes)
      }
    }
  }

  @Test func runsAreFoundByTheirPixels() {
    var source = RandomSource(seed: 71)
    for round in 0..<200 {
      let labels = Labels(&source)
      let (w, values) = (labels.width, labels.values)
      let isStart = values.indices.map { $0 % w == 0 || values[$0] != values[$0 - 1] }
      values.withUnsafeBufferPointer { buffer in
        let starts = RunStarts(buffer.baseAddress!, width: w, height: labels.height)
        expect(starts.count == isStart.count { $0 }, "round \(round)")
        var run = -1
        for i in values.indices {
          if isStart[i] { run += 1 }
          if starts.run(holding: i) != run { Issue.record("round \(round), pixel \(i)") }
        }
        var offsets: [Int] = []
        starts.forEach { offsets.append($0) }
        expect(offsets == values.indices.filter { isStart[$0] }, "round \(round)")
        for i in stride(from: 0, to: values.count, by: 7) {
          let bits = starts.bits(from: i)
          for k in 0..<64 {
            let expected = i + k < values.count && isStart[i + k]
            if (bits >> UInt64(k)) & 1 != (expected ? 1 : 0) {
              Issue.record("round \(round), bit \(k) from \(i)")
            }
          }
        }
      }
    }
  }

  @Test func forestsHaveTheRegionsOfTheGraph() {
    var source = RandomSource(seed: 72)
    for round in 0..<200 {
      let labels = Labels(&source)
      labels.withSaddles { saddles in
        let (faces, sizes) = labels.regions(saddles)
        labels.values.withUnsafeBufferPointer { values in
          let starts = RunStarts(
            values.baseAddress!, width: labels.width, height: labels.height)
          let forest = RunForest(
            values.baseAddress!, width: labels.width, height: labels.height, cap: 50,
            saddles: saddles)
          var faceOfRoot: [Int: Int32] = [:]
          for i in values.indices {
            let root = forest.root(starts.run(holding: i))
            let face = faceOfRoot[root] ?? faces[i]
            faceOfRoot[root] = face
            if face != faces[i] { Issue.record("round \(round), pixel \(i)") }
            if forest.label(ofRoot: root) != values[i] { Issue.record("round \(round), \(i)") }
            if forest.size(ofRoot: root) != min(Int(sizes[Int(face)]), 50) {
              Issue.record("round \(round), size of \(face)")
            }
          }
          expect(faceOfRoot.count == sizes.count, "round \(round)")
        }
      }
    }
  }

  @Test func nothingSmallIsLeft() {
    var source = RandomSource(seed: 73)
    for round in 0..<150 {
      let labels = Labels(&source)
      let least = [1, 2, 5, 30][round % 4]
      labels.withSaddles { saddles in
        let before = labels.regions(saddles)
        let old = labels.values
        let merger = RegionMerger(
          despeckle: least, softness: 1 + round % 3, similarity: 0.0025,
          coordinates: saddles.colors.map(OKLab.coordinates))
        var copy = labels
        let (width, height) = (labels.width, labels.height)
        let joined = copy.values.withUnsafeMutableBufferPointer {
          merger.run($0.baseAddress!, width: width, height: height, saddles: saddles)
        }
        let after = copy.regions(saddles)
        expect(joined <= before.sizes.count, "round \(round)")
        // Regions that hang together by a corner may come apart when what is around it changes.
        var isApart = [Bool](repeating: false, count: after.sizes.count)
        for i in old.indices {
          for (dx, dy) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
            let (x, y) = (i % width + dx, i / width + dy)
            guard x >= 0, x < width, y >= 0, y < height else { continue }
            let k = y * width + x
            if copy.values[k] == copy.values[i], after.faces[k] != after.faces[i] {
              isApart[Int(after.faces[i])] = true
            }
          }
        }
        for (face, size) in after.sizes.enumerated() where size < least {
          expect(isApart[face] || after.sizes.count == 1, "round \(round), size \(size)")
        }
        for i in old.indices where copy.values[i] != old[i] {
          let size = Int(before.sizes[Int(before.faces[i])])
          if size >= least * (1 + round % 3) { Issue.record("round \(round), pixel \(i)") }
        }
      }
    }
  }

  @Test func facesTakeTheNearestColorsAndColorsTheMeans() {
    // Three stripes, two of which are nearly alike; a palette whose colors are a little off, and labels
    // of which one is wrong.
    var bytes: [UInt8] = []
    for _ in 0..<20 {
      for x in 0..<30 {
        bytes += x < 10 ? [200, 30, 30] : x < 20 ? [30, 30, 200] : [38, 30, 200]
      }
    }
    let image = CGImage(width: 30, height: 20, components: 3, depth: 8, bytes: bytes)
    let labels = (0..<600).map { UInt8([0, 1, 0][$0 % 30 / 10]) }
    ColorPlane(image).withView { view in
      labels.withUnsafeBufferPointer { labels in
        let palette = ColorPalette([SIMD4(190, 40, 30, 255), SIMD4(20, 40, 190, 255)])
        let saddles = SaddleRule(view: view, colors: palette.colors)
        let map = FaceMap(
          RegionRuns(labels.baseAddress!, width: 30, height: 20, saddles: saddles))
        var fit = PaletteFit(map, view: view, palette: palette)
        fit.run(isFixed: true)
        expect(fit.labels == [0, 1, 1])
        expect(fit.palette.colors == palette.colors)
        fit.run(isFixed: false)
        expect(fit.labels == [0, 1, 1])
        expect(fit.palette.colors == [SIMD4(200, 30, 30, 255), SIMD4(34, 30, 200, 255)])
      }
    }
  }

  @Test func histogramsKnowTheMean() {
    for hasAlpha in [false, true] {
      let histogram = ColorHistogram(hasAlpha: hasAlpha)
      // Two colors of one bin, another, and the first again.
      histogram.add(0xFF10_2030, times: 3)
      histogram.add(0xFF17_2730, times: 1)
      histogram.add(0xFF80_2030, times: 5)
      histogram.add(0xFF10_2030, times: 4)
      let bins = histogram.bins()
      expect(bins.map(\.count) == [8, 5])
      expect(bins.map(\.mean) == [SIMD4(48, 32.875, 16.875, 255), SIMD4(48, 32, 128, 255)])
    }
    // Eight opacities are one level, but for transparent and opaque.
    let glass = ColorHistogram(hasAlpha: true)
    glass.add(0x4010_2030, times: 1)
    glass.add(0x4410_2030, times: 3)
    glass.add(0x6010_2030, times: 3)
    glass.add(0xFE10_2030, times: 1)
    glass.add(0xFF10_2030, times: 1)
    glass.add(0x0000_0000, times: 1)
    glass.add(0x0100_0000, times: 1)
    expect(glass.bins().map(\.mean.w) == [0, 1, 67, 96, 254, 255])
    expect(glass.bins().map(\.count) == [1, 1, 4, 3, 1, 1])
  }

  @Test func linesBeneathAreNearTheirCurves() {
    var source = RandomSource(seed: 74)
    func point() -> SIMD2<Float> {
      SIMD2(Float(source.number(in: 0...30)), Float(source.number(in: 0...30)))
    }
    for round in 0..<100 {
      let segment = ArcCurves.Segment(
        start: point(), controls: (point(), point()), end: point())
      var line = [segment.start]
      segment.flattened(within: 0.2) { line.append($0) }
      expect(line.last == segment.end, "round \(round)")
      for k in 0...200 {
        let p = segment.part(from: 0, to: Float(k) / 200).end
        let nearest = zip(line, line.dropFirst()).map { a, b -> Float in
          let (d, e) = (b - a, p - a)
          let length = (d * d).sum()
          let t = length > 0 ? max(0, min((d * e).sum() / length, 1)) : 0
          let f = e - d * t
          return (f * f).sum().squareRoot()
        }.min()
        expect((nearest ?? 9) < 0.201, "round \(round), \(k)")
      }
    }
  }
}
