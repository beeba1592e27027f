import CFiligreeTracing
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Kernels for whole rows in wide registers, compared with versions pixel by pixel.
@Suite struct RowKernelTests {
  /// A picture of stretches and noise.
  private struct Picture {
    var width: Int
    var height: Int
    var stride: Int
    var bytes: [UInt8]

    init(_ source: inout RandomSource, least: Int = 2) {
      width = Int.random(in: least...200, using: &source)
      height = Int.random(in: least...(least + 8), using: &source)
      stride = Int.random(in: 3...4, using: &source)
      bytes = []
      let stays = Int.random(in: 1...30, using: &source)
      let range = UInt8.random(in: 1...255, using: &source)
      for i in 0..<(width * height) {
        if i == 0 || Int.random(in: 0..<stays, using: &source) == 0 {
          for _ in 0..<stride { bytes.append(UInt8.random(in: 0...range, using: &source)) }
        } else {
          bytes += bytes[(bytes.count - stride)...]
        }
      }
    }

    func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
      let at = (y * width + x) * stride
      return bytes[at..<(at + stride)]
    }

    func difference(_ x: Int, _ y: Int, _ u: Int, _ v: Int) -> Int {
      zip(pixel(x, y), pixel(u, v)).map { abs(Int($0) - Int($1)) }.max()!
    }

    var plane: ColorPlane {
      ColorPlane(
        width: width, height: height, stride: stride, bytes: bytes, hasAlpha: stride == 4)
    }
  }

  @Test func squaresAreThoseThatAreAlike() {
    var source = RandomSource(seed: 91)
    for round in 0..<200 {
      let picture = Picture(&source)
      let (w, h) = (picture.width, picture.height)
      let limit = Int.random(in: 0...30, using: &source)
      // Some pixels are a ramp's.
      let ramps = (0..<(w * h)).map { _ in
        Int.random(in: 0..<8, using: &source) == 0 ? FaceColors.firstRamp : 0
      }
      var marks = ramps
      var counts: [UInt32: Int] = [:]
      for y in 1..<h {
        for x in 1..<w {
          let isAlike =
            picture.difference(x, y, x - 1, y) <= limit
            && picture.difference(x, y, x, y - 1) <= limit
            && picture.difference(x - 1, y - 1, x - 1, y) <= limit
            && picture.difference(x - 1, y - 1, x, y - 1) <= limit
          guard isAlike else { continue }
          for i in [y * w + x, y * w + x - 1, (y - 1) * w + x, (y - 1) * w + x - 1] {
            marks[i] = max(marks[i], 1)
          }
          guard marks[y * w + x] == 1 else { continue }
          var color: UInt32 = picture.stride == 4 ? 0 : 0xFF00_0000
          for (k, byte) in picture.pixel(x, y).enumerated() { color |= UInt32(byte) << (8 * k) }
          counts[color, default: 0] += 1
        }
      }
      var found = ramps
      picture.plane.withView { view in
        let scan = found.withUnsafeMutableBufferPointer {
          PlateauScan(view, tolerance: limit, marks: $0.baseAddress!)
        }
        let edges = marks.filter { $0 == 0 }.count
        expect(scan.edgeCount == edges, "round \(round)")
        // With hardly a plateau, all pixels are counted.
        guard edges * 10 <= w * h * 9 else { return }
        let histogram = ColorHistogram(hasAlpha: picture.stride == 4)
        for (color, count) in counts { histogram.add(color, times: UInt32(count)) }
        expect(scan.bins.map(\.count) == histogram.bins().map(\.count), "round \(round)")
        expect(scan.bins.map(\.mean) == histogram.bins().map(\.mean), "round \(round)")
      }
      expect(found == marks, "round \(round): \(w) × \(h), \(picture.stride) bytes")
    }
  }

  @Test func allVariantsFindTheSameSquares() {
    var source = RandomSource(seed: 92)
    for round in 0..<100 {
      let picture = Picture(&source)
      let (w, n) = (picture.width, picture.stride)
      func found(
        _ kernel: (
          UnsafePointer<UInt8>?, UnsafePointer<UInt8>?, Int, Int, UInt8,
          UnsafeMutablePointer<UInt8>?,
          UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt64>?
        ) -> Void
      ) -> ([UInt64], [UInt8]) {
        var work = [UInt8](repeating: 0xAA, count: filigree_plateaus_work_size(w, n))
        var marks = [UInt8](repeating: 0, count: 2 * w)
        var words = [UInt64](repeating: 0, count: (w + 63) / 64)
        picture.bytes.withUnsafeBufferPointer { bytes in
          marks.withUnsafeMutableBufferPointer { marks in
            let (row, mark) = (bytes.baseAddress!, marks.baseAddress!)
            kernel(row, nil, w, n, 5, &work, mark, mark, &words)
            kernel(row + w * n, row, w, n, 5, &work, mark + w, mark, &words)
          }
        }
        return (words, marks)
      }
      let (wide, narrow) = (found(filigree_plateaus), found(filigree_plateaus_baseline))
      expect(wide.0 == narrow.0 && wide.1 == narrow.1, "round \(round): \(w), \(n) bytes")
    }
  }

  @Test func zerosAreCounted() {
    var source = RandomSource(seed: 93)
    for count in [0, 1, 63, 64, 65, 1000, 64 * 255 - 1, 64 * 255, 64 * 256 + 3, 100_000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...2, using: &source) }
      expect(filigree_count_zeros(bytes, count) == bytes.filter { $0 == 0 }.count, "\(count)")
    }
    expect(filigree_count_zeros([UInt8](repeating: 0, count: 70_000), 70_000) == 70_000)
  }

  @Test func differencesOfSquaresAreCounted() {
    var source = RandomSource(seed: 94)
    for round in 0..<100 {
      let picture = Picture(&source, least: 6)
      let (w, n) = (picture.width, picture.stride)
      for scale in 1...NoiseScan.largest {
        let columns = w / scale
        func sum(_ x: Int, _ c: Int) -> Int {
          (0..<(scale * scale)).reduce(0) { sum, i in
            sum + Int(picture.bytes[(i / scale * w + x * scale + i % scale) * n + c])
          }
        }
        var expected = [UInt32](repeating: 0, count: 256 * scale * scale)
        for x in 1..<columns {
          expected[(0..<n).map { abs(sum(x, $0) - sum(x - 1, $0)) }.max()!] += 1
        }
        var counts = [UInt32](repeating: 0, count: 256 * scale * scale)
        var work = [UInt16](repeating: 0, count: 2 * w * n)
        filigree_count_differences(picture.bytes, w * n, scale, n, columns, &work, &counts)
        expect(counts == expected, "round \(round), scale \(scale)")
      }
    }
  }

  /// Rows without a block count nothing, and nothing of them is read or written.
  @Test func rowsWithoutSquaresAreLeftAlone() {
    for scale in 1...3 {
      for stride in 3...4 {
        var counts = [UInt32](repeating: 0, count: 256 * scale * scale)
        var (byte, word, result): (UInt8, UInt16, UInt8) = (7, 7, 7)
        filigree_count_differences(&byte, 0, scale, stride, 0, &word, &counts)
        filigree_block_means(&byte, 0, scale, stride, 0, &word, &result)
        expect(counts.allSatisfy { $0 == 0 } && byte == 7 && word == 7 && result == 7)
        // One square has no neighbor.
        let row = [UInt8](repeating: 9, count: scale * scale * stride)
        var work = [UInt16](repeating: 0, count: 2 * scale * stride)
        filigree_count_differences(row, scale * stride, scale, stride, 1, &work, &counts)
        expect(counts.allSatisfy { $0 == 0 })
        var mean = [UInt8](repeating: 0, count: stride)
        filigree_block_means(row, scale * stride, scale, stride, 1, &work, &mean)
        expect(mean == [UInt8](repeating: 9, count: stride))
      }
    }
  }

  @Test func slopesAreSummedUp() {
    var source = RandomSource(seed: 95)
    for round in 0..<100 {
      let picture = Picture(&source, least: 12)
      let (w, n) = (picture.width, picture.stride)
      let count = (w - 5) * n
      var expected = filigree_differences()
      for i in n..<(n + count) {
        func byte(_ at: Int) -> Int { Int(picture.bytes[at]) }
        let (across, down) = (byte(i + n) - byte(i), byte(i + w * n) - byte(i))
        expected.gradient += UInt32(across * across + down * down)
        if abs(byte(i - n) + byte(i + n) - 2 * byte(i)) > 2 * 16 { expected.sharp += 1 }
        if byte(i + 4 * n) != byte(i) { expected.varied += 1 }
      }
      var found = filigree_differences()
      picture.bytes.withUnsafeBufferPointer { bytes in
        let row = bytes.baseAddress! + n
        filigree_sum_differences(row, row + w * n, count, n, 4 * n, 16, &found)
      }
      expect(found.gradient == expected.gradient, "round \(round)")
      expect(found.sharp == expected.sharp && found.varied == expected.varied, "round \(round)")
    }
  }

  @Test func theNearestColorIsTheFirstOfTheNearest() {
    var source = RandomSource(seed: 96)
    for round in 0..<200 {
      // Few numbers, so that many are equally near.
      let steps = Int.random(in: 1...40, using: &source)
      func color() -> SIMD4<Float> {
        SIMD4<Float>((0..<4).map { _ in Float(Int.random(in: 0...steps, using: &source)) / 40 })
      }
      var search = ColorSearch()
      let colors = (0..<Int.random(in: 1...100, using: &source)).map { _ in color() }
      for color in colors { search.append(color) }
      expect(search.count == colors.count)
      for _ in 0..<20 {
        let query = color()
        var best = (index: 0, distance: Float.infinity)
        for (i, color) in colors.enumerated() {
          let d = OKLab.squaredDistance(query, color)
          if d < best.distance { best = (i, d) }
        }
        expect(search.nearest(to: query) == best, "round \(round)")
      }
      let index = Int.random(in: 0..<colors.count, using: &source)
      expect(search[index] == colors[index])
    }
    expect(ColorSearch().nearest(to: .zero) == (0, .infinity))
  }

  @Test func cracksAndNodesAreThoseOfTheFaces() {
    var source = RandomSource(seed: 97)
    for round in 0..<200 {
      let (w, h) = (Int.random(in: 1...40, using: &source), Int.random(in: 1...12, using: &source))
      let colors = UInt8.random(in: 1...4, using: &source)
      let labels = (0..<(w * h)).map { _ in UInt8.random(in: 0..<colors, using: &source) }
      let plane = ColorPlane(
        width: w, height: h, stride: 3, bytes: labels.flatMap { [$0, $0, $0] }, hasAlpha: false)
      plane.withView { view in
        let means = (0..<4).map { SIMD4<Float>(Float($0), Float($0), Float($0), 255) }
        let saddles = SaddleRule(view: view, colors: means)
        let map = FaceMap(RegionRuns(labels, width: w, height: h, saddles: saddles))
        let cracks = CrackMap(map, saddles: saddles)
        var (count, nodes): (Int, [Int]) = (0, [])
        for y in 0...h {
          for x in 0...w {
            let (ul, ur) = (map.face(x - 1, y - 1), map.face(x, y - 1))
            let (ll, lr) = (map.face(x - 1, y), map.face(x, y))
            count += (ur != lr ? 1 : 0) + (ll != lr ? 1 : 0)
            let meeting = [ul != ur, ur != lr, lr != ll, ll != ul].filter { $0 }.count
            let isCorner = (x == 0 || x == w) && (y == 0 || y == h)
            if isCorner || meeting == 3 || (meeting == 4 && ul != lr && ur != ll) {
              nodes.append(y * (w + 1) + x)
            }
          }
        }
        expect(cracks.count == count, "round \(round)")
        expect(cracks.nodes == nodes, "round \(round)")
      }
    }
  }

  @Test func runsOfFacesWithOtherLabelsAreThoseOfTheirPixels() {
    var source = RandomSource(seed: 98)
    for round in 0..<200 {
      let (w, h) = (Int.random(in: 1...150, using: &source), Int.random(in: 1...9, using: &source))
      let labels = (0..<(w * h)).map { _ in UInt8.random(in: 0...3, using: &source) }
      let plane = ColorPlane(
        width: w, height: h, stride: 3, bytes: labels.flatMap { [$0, $0, $0] }, hasAlpha: false)
      plane.withView { view in
        let means = (0..<4).map { SIMD4<Float>(Float($0), Float($0), Float($0), 255) }
        let saddles = SaddleRule(view: view, colors: means)
        let map = FaceMap(RegionRuns(labels, width: w, height: h, saddles: saddles))
        let others = map.labels.map { _ in UInt8.random(in: 0...3, using: &source) }
        let pixels = (0..<(w * h)).map { others[Int(map.face($0 % w, $0 / w))] }
        let found = FaceMap(RegionRuns(map, labels: others, saddles: saddles))
        let expected = FaceMap(RegionRuns(pixels, width: w, height: h, saddles: saddles))
        expect(found.labels == expected.labels && found.sizes == expected.sizes, "round \(round)")
        expect(found.faces == expected.faces, "round \(round)")
      }
    }
  }
}
