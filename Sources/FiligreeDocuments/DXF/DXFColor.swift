import FiligreePixels

/// AutoCAD's color index.
enum DXFColor {
  /// The index that comes nearest to a color, by the squares of the differences of red, green and blue.
  ///
  /// Black is 7, the color that lines have on whatever they lie on; white is 255.
  static func index(of levels: SIMD3<UInt8>) -> Int {
    func distance(_ index: Int) -> Int {
      let color = colors[index]
      return (0..<3).reduce(0) {
        let difference = Int(color[$1]) - Int(levels[$1])
        return $0 + difference * difference
      }
    }
    var nearest = 7
    var least = levels.squaresFromBlack
    for index in Array(1...6) + Array(8...255) {
      let distance = distance(index)
      if distance < least { (nearest, least) = (index, distance) }
    }
    return nearest
  }

  /// The colors of the indices: 1 to 9 by name, 10 to 249 by hue, light and saturation, and six grays.
  private static let colors: [SIMD3<UInt8>] = {
    var colors: [SIMD3<UInt8>] = [
      SIMD3(0, 0, 0), SIMD3(255, 0, 0), SIMD3(255, 255, 0), SIMD3(0, 255, 0), SIMD3(0, 255, 255),
      SIMD3(0, 0, 255), SIMD3(255, 0, 255), SIMD3(255, 255, 255), SIMD3(128, 128, 128),
      SIMD3(192, 192, 192),
    ]
    // 24 hues, 15° apart; five lights of each, fully and half saturated in turn.
    for hue in stride(from: 0, to: 360, by: 15) {
      for high in [255, 165, 127, 76, 38] {
        for low in [0, high / 2] {
          let part = (high - low) * (hue % 60) / 60
          let (rising, falling) = (low + part, high - part)
          let parts = [
            [high, rising, low], [falling, high, low], [low, high, rising], [low, falling, high],
            [rising, low, high], [high, low, falling],
          ][hue / 60]
          colors.append(SIMD3(UInt8(parts[0]), UInt8(parts[1]), UInt8(parts[2])))
        }
      }
    }
    for gray: UInt8 in [51, 80, 105, 130, 190, 255] { colors.append(SIMD3(repeating: gray)) }
    return colors
  }()
}

extension SIMD3<UInt8> {
  /// The distance from black.
  fileprivate var squaresFromBlack: Int {
    (0..<3).reduce(0) { $0 + Int(self[$1]) * Int(self[$1]) }
  }
}
