/// The chunks of a PNG that tell the space of its numbers.
struct PNGColour {
  static let srgb = 0x7352_4742
  static let gama = 0x6741_4D41
  static let chrm = 0x6348_524D
  static let iccp = 0x6943_4350
  static let cicp = 0x6349_4350

  mutating func read(_ type: Int, _ data: ArraySlice<UInt8>) throws(PictureError) {
  }

  func honoured(_ image: CGImage, format: String) throws(PictureError) -> CGImage { image }
}
