import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A tile of the page: a display list turned into edges, ready to be drawn band by band.
///
/// Commands are looked at once each, on all threads; what they leave are edges sorted by band and
/// plain numbers. The second pass, band by band, touches no path, no paint object, no reference
/// count.
struct Scene: ~Copyable {
  /// What a command paints with, all references resolved.
  enum Source {
    /// One color, its opacity multiplied in.
    case solid(Pixel)
    /// Colors along a line.
    case linearGradient(UnsafePointer<LinearGradientTable>)
    /// Colors of another gradient.
    case gradient(UnsafePointer<GradientTable>)
    /// A picture, mapped.
    case image(UnsafePointer<ImageTable>)
    /// Pixels in their place: a layer's, or a filtered backdrop.
    case pixels(UnsafePointer<LayerTable>)
    /// Any of these, in a mode of floating-point numbers.
    case floats(UnsafePointer<FloatSource>)
    /// A gradient in floating-point numbers of sRGB, to be dithered.
    case dithered(UnsafePointer<FloatSource>)
  }

  /// One command.
  struct Draw {
    var edges: EdgeSet
    var rule: CoverageRule
    /// Index of the innermost clip, or −1.
    var clip: Int32
    var source: Source
    var blendMode: BlendMode

    /// Whether nothing shows through where the draw covers all of a pixel.
    var isOpaque: Bool {
      switch (source, blendMode) {
      case (.solid(let color), .normal): color >> 24 == 255
      case (.linearGradient(let table), .normal): table.pointee.isOpaque
      case (.gradient(let table), .normal): table.pointee.isOpaque
      default: false
      }
    }
  }

  /// One clip.
  struct Clip {
    /// Nil if nothing of the tile is inside, or if it is a mask.
    var edges: EdgeSet?
    var rule: CoverageRule
    /// The picture whose opacity is the coverage, if it is a mask.
    var mask: UnsafePointer<LayerTable>?
    /// Whether the outside is what is drawn on.
    var isInverse: Bool
    /// Index of the clip around it, or −1; always less than this clip's own.
    var parent: Int32
  }

  /// Which part of the page it is and how it is cut.
  let geometry: TileGeometry
  let draws: UnsafeMutablePointer<Draw?>
  let drawCount: Int
  let clips: UnsafeMutablePointer<Clip>
  private let clipCount: Int
  /// The draws of band b, bottom first: `bandDraws[bandStarts[b]..<bandStarts[b + 1]]`.
  private(set) var bandStarts: [Int] = []
  private(set) var bandDraws: [Int32] = []
  private let arenas: [Arena]

  /// The pictures that draws point into.
  private let resources: SceneResources

  /// Resolves the commands `range` of a layer of `list` for a tile, on up to `threads` threads.
  init(
    _ list: DisplayList, _ layer: DisplayList.Layer, _ range: Range<Int>,
    _ resources: SceneResources, _ geometry: TileGeometry, workers: Workers
  ) {
    self.geometry = geometry
    self.resources = resources
    drawCount = range.count
    clipCount = layer.clips.count
    let draws = UnsafeMutablePointer<Draw?>.allocate(capacity: max(drawCount, 1))
    let spans = UnsafeMutablePointer<BandSpan>.allocate(capacity: max(drawCount, 1))
    defer { spans.deallocate() }
    let outside = Clip(
      edges: nil, rule: CoverageRule(isEvenOdd: false, isAntialiased: true), mask: nil,
      isInverse: false, parent: -1)
    let clips = UnsafeMutablePointer<Clip>.allocate(capacity: max(clipCount, 1))
    clips.initialize(repeating: outside, count: clipCount)
    self.draws = draws
    self.clips = clips

    let collected = ArenaCollection()
    let clipCount = self.clipCount
    let count = drawCount + clipCount
    // Of a part of a layer, the clips of this part alone.
    let used = drawCount == layer.commands.count ? nil : Self.clips(of: range, in: layer)
    SceneInput.with(list, layer) { input in
      workers.forEachIndex(
        below: count, grain: max(1, min(64, count / (workers.threads * 8))),
        makeState: {
          let arena = Arena()
          collected.add(arena)
          return SceneBuilder(input, resources, geometry, arena)
        },
        { builder, index in
          if index < clipCount {
            if used?[index] ?? true {
              clips[index] = builder.clip(input.clips[index], index)
            }
          } else {
            let command = range.lowerBound + index - clipCount
            let place = index - clipCount
            let draw = builder.draw(input.commands[command], command)
            (draws + place).initialize(to: draw)
            (spans + place).initialize(to: BandSpan(draw?.edges))
          }
        })
    }
    arenas = collected.all
    sortByBand(spans)
  }

  /// Which clips commands are in, those around them included.
  static func clips(of range: Range<Int>, in layer: DisplayList.Layer) -> [Bool] {
    var used = [Bool](repeating: false, count: layer.clips.count)
    for index in range {
      var clip = Int(layer.commands[index].clip)
      while clip >= 0, !used[clip] {
        used[clip] = true
        clip = Int(layer.clips[clip].parent)
      }
    }
    return used
  }

  deinit {
    draws.deallocate()
    clips.deallocate()
  }

  /// Lists the draws of each band, by which bands each of them touches.
  private mutating func sortByBand(_ spans: UnsafePointer<BandSpan>) {
    var starts = [Int](repeating: 0, count: geometry.bandCount + 1)
    starts.withUnsafeMutableBufferPointer { starts in
      for index in 0..<drawCount {
        forEachBand(index, spans[index]) { starts[$0 + 1] += 1 }
      }
      for band in 0..<geometry.bandCount {
        starts[band + 1] += starts[band]
      }
    }
    bandStarts = starts
    var next = starts
    let count = starts[geometry.bandCount]
    bandDraws = [Int32](unsafeUninitializedCapacity: count) { list, listed in
      next.withUnsafeMutableBufferPointer { next in
        for index in 0..<drawCount {
          forEachBand(index, spans[index]) { band in
            list.initializeElement(at: next[band], to: Int32(truncatingIfNeeded: index))
            next[band] += 1
          }
        }
      }
      listed = count
    }
  }

  /// Calls `body` with each band that a draw touches.
  @inline(__always)
  private func forEachBand(_ index: Int, _ span: BandSpan, _ body: (Int) -> Void) {
    var bits = span.touched
    while bits != 0 {
      body(Int(span.first) + bits.trailingZeroBitCount)
      bits &= bits - 1
    }
    if span.count <= 64 { return }
    guard let edges = draws[index]?.edges else { return }
    for band in span.first + 64..<span.first + span.count where edges.touches(band) {
      body(Int(band))
    }
  }
}
