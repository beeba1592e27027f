/// At most 256 colors for the pixels of a frame, and which pixel has which.
///
/// Up to 255 colors are kept as they are. More become the means of 255 boxes of colors, made by cutting the box with the
/// longest side, by the number of pixels, at its median (Heckbert, "Color Image Quantization for Frame Buffer Display",
/// 1982). There is no dithering: flat areas of user interfaces stay flat. A pixel less than half opaque is clear.
struct GIFPalette {
  /// Red, green and blue in turn.
  private(set) var colors: [UInt8]
  /// An entry for each pixel.
  private(set) var indices: [UInt8]
  /// The entry of clear pixels; nil if there are none.
  private(set) var clear: UInt8?

  private static let most = 255

  private struct Entry {
    var color: (UInt8, UInt8, UInt8)
    var key: UInt32
    var count: Int

    func part(_ channel: Int) -> UInt8 {
      channel == 0 ? color.0 : channel == 1 ? color.1 : color.2
    }
  }

  /// Chooses colors for pixels of sRGB, RGBA, the opacity straight.
  init(_ pixels: [UInt8]) {
    let count = pixels.count / 4
    var counts: [UInt32: Int] = [:]
    var keys = [UInt32](repeating: 0, count: count)
    let none = UInt32.max
    var last = none
    var run = 0
    for index in 0..<count {
      let at = 4 &* index
      let key =
        pixels[at &+ 3] < 128
        ? none
        : UInt32(pixels[at]) << 16 | UInt32(pixels[at &+ 1]) << 8 | UInt32(pixels[at &+ 2])
      keys[index] = key
      if key != last {
        if run > 0, last != none { counts[last, default: 0] += run }
        (last, run) = (key, 0)
      }
      run += 1
    }
    if run > 0, last != none { counts[last, default: 0] += run }
    // By color, so that the same pixels give the same file.
    let entries = counts.sorted { $0.key < $1.key }.map { key, count in
      let color = (UInt8(key >> 16 & 255), UInt8(key >> 8 & 255), UInt8(key & 255))
      return Entry(color: color, key: key, count: count)
    }
    let boxes = entries.count <= Self.most ? entries.map { [$0] } : Self.boxes(entries)
    colors = []
    var places: [UInt32: UInt8] = [:]
    for (number, box) in boxes.enumerated() {
      let total = box.reduce(0) { $0 + $1.count }
      for channel in 0..<3 {
        let sum = box.reduce(0) { $0 + Int($1.part(channel)) * $1.count }
        colors.append(UInt8((sum + total / 2) / total))
      }
      for entry in box { places[entry.key] = UInt8(number) }
    }
    let clear = UInt8(boxes.count)
    indices = [UInt8](repeating: 0, count: count)
    var known: (key: UInt32, index: UInt8) = (none, clear)
    for (index, key) in keys.enumerated() {
      if key != known.key { known = (key, key == none ? clear : places[key] ?? 0) }
      indices[index] = known.index
    }
    if keys.contains(none) {
      self.clear = clear
      colors += [0, 0, 0]
    }
  }

  private static func boxes(_ entries: [Entry]) -> [[Entry]] {
    struct Box {
      var entries: [Entry]
      var channel = 0
      var worth = 0

      init(_ entries: [Entry]) {
        self.entries = entries
        let count = entries.reduce(0) { $0 + $1.count }
        for channel in 0..<3 {
          var (least, most) = (UInt8.max, UInt8.min)
          for entry in entries {
            least = min(least, entry.part(channel))
            most = max(most, entry.part(channel))
          }
          let worth = Int(most - least) * count
          if entries.count > 1, worth > self.worth { (self.channel, self.worth) = (channel, worth) }
        }
      }
    }
    var boxes = [Box(entries)]
    while boxes.count < most {
      guard let number = boxes.indices.max(by: { boxes[$0].worth < boxes[$1].worth }),
        boxes[number].worth > 0
      else { break }
      let channel = boxes[number].channel
      let sorted = boxes[number].entries.sorted {
        ($0.part(channel), $0.key) < ($1.part(channel), $1.key)
      }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var sum = 0
      var cut = 0
      while cut < sorted.count - 1, sum < half || cut == 0 {
        sum += sorted[cut].count
        cut += 1
      }
      boxes[number] = Box(Array(sorted[..<cut]))
      boxes.append(Box(Array(sorted[cut...])))
    }
    return boxes.map(\.entries)
  }
}
