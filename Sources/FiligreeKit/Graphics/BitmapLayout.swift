import FiligreeDrawing
import FiligreePixels
import Foundation

/// Where the numbers of a bitmap's pixels are.
struct BitmapLayout: Hashable {
  /// What a pixel holds.
  enum Content: Hashable {
    /// Red, green, blue, and an opacity, if its place is not −1.
    case color
    /// Gray.
    case gray
    /// An opacity.
    case opacity
  }

  let content: Content
  /// Bytes of a pixel.
  let size: Int
  /// The places of the numbers in a pixel, in bytes; of a wide number that of its high byte.
  let places: [Int]
  /// The place of the opacity, or −1.
  let alpha: Int
  /// The place of a number that says nothing, or −1.
  let unused: Int
  /// From a wide number's high byte to its low one; 0 for numbers of 8 bits.
  let low: Int
  /// Whether colors are Display P3's.
  let isDisplayP3: Bool

  /// A layout that Core Graphics draws in, or nil.
  ///
  /// 8 or 16 bits a component: gray (`none`), opacity alone (`alphaOnly`, 8 bits), and RGB with a
  /// premultiplied opacity or an unused number, first or last, in any byte order.
  init?(bits: Int, space: CGColorSpace, _ info: CGBitmapInfo) {
    let order = CGImageByteOrderInfo(
      rawValue: info.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
    guard bits == 8 || bits == 16, let order,
      let alphaInfo = CGImageAlphaInfo(
        rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
      info.rawValue & ~(CGBitmapInfo.byteOrderMask.rawValue | CGBitmapInfo.alphaInfoMask.rawValue)
        == 0
    else { return nil }
    isDisplayP3 = space.kind == .displayP3
    let bytes = bits / 8
    var names: [Character]
    switch (alphaInfo, space.kind) {
    case (.alphaOnly, _):
      guard bits == 8 else { return nil }
      (content, names) = (.opacity, ["a"])
    case (.none, .genericGray): (content, names) = (.gray, ["g"])
    case (.premultipliedLast, .sRGB), (.premultipliedLast, .displayP3):
      (content, names) = (.color, ["r", "g", "b", "a"])
    case (.premultipliedFirst, .sRGB), (.premultipliedFirst, .displayP3):
      (content, names) = (.color, ["a", "r", "g", "b"])
    case (.noneSkipLast, .sRGB), (.noneSkipLast, .displayP3):
      (content, names) = (.color, ["r", "g", "b", "x"])
    case (.noneSkipFirst, .sRGB), (.noneSkipFirst, .displayP3):
      (content, names) = (.color, ["x", "r", "g", "b"])
    default: return nil
    }
    var high = 0
    switch order {
    case .orderDefault: break
    case .order32Big: guard bytes == 1, names.count == 4 else { return nil }
    case .order32Little:
      guard bytes == 1, names.count == 4 else { return nil }
      names.reverse()
    case .order16Big: guard bytes == 2 else { return nil }
    case .order16Little:
      guard bytes == 2 else { return nil }
      high = 1
    case .orderMask: return nil
    }
    low = bytes == 1 ? 0 : high == 1 ? -1 : 1
    size = names.count * bytes
    func place(_ name: Character) -> Int {
      names.firstIndex(of: name).map { $0 * bytes + high } ?? -1
    }
    alpha = place("a")
    unused = place("x")
    switch content {
    case .color: places = [place("r"), place("g"), place("b")]
    case .gray: places = [place("g")]
    case .opacity: places = []
    }
  }

  /// Whether pixels are sRGB of 8 bits in the order RGBA, as the rasterizer makes them.
  var isRasterizers: Bool {
    content == .color && low == 0 && !isDisplayP3 && places == [0, 1, 2]
  }

  /// Whether pixels are those of the rasterizer, opacity and all.
  var isPlain: Bool { isRasterizers && alpha == 3 }

  // MARK: Pixels

  /// A pixel as premultiplied RGBA of 8 bits.
  @inline(__always)
  func read(_ pixel: UnsafePointer<UInt8>) -> SIMD4<UInt8> {
    func number(_ place: Int) -> UInt8 {
      if low == 0 { return pixel[place] }
      let wide = UInt32(pixel[place]) << 8 | UInt32(pixel[place + low])
      return UInt8((wide + 128) / 257)
    }
    switch content {
    case .color:
      return SIMD4(
        number(places[0]), number(places[1]), number(places[2]), alpha < 0 ? 255 : number(alpha))
    case .gray:
      let gray = number(places[0])
      return SIMD4(gray, gray, gray, 255)
    case .opacity: return SIMD4(0, 0, 0, number(alpha))
    }
  }

  /// Writes a pixel of premultiplied RGBA.
  @inline(__always)
  func write(_ color: SIMD4<UInt8>, to pixel: UnsafeMutablePointer<UInt8>) {
    func set(_ place: Int, _ value: UInt8) {
      pixel[place] = value
      // 257 times the level: both bytes are the same.
      if low != 0 { pixel[place + low] = value }
    }
    switch content {
    case .color:
      for i in 0..<3 { set(places[i], color[i]) }
      if alpha >= 0 { set(alpha, color[3]) }
      if unused >= 0 { set(unused, 255) }
    case .gray: set(places[0], BitmapColor.gray(color[0], color[1], color[2]))
    case .opacity: set(alpha, color[3])
    }
  }
}
