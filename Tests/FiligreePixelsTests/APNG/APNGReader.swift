import FiligreePixels
import Foundation
import Testing

/// An animated PNG taken apart, by the letter of the specification; it shares nothing with the encoder
/// but the decoder of a single PNG, which gets each frame as a file of its own.
struct APNGReader {
  struct Frame {
    var x: Int
    var y: Int
    var picture: CGImage
    var delay: Double
    var dispose: UInt8
    var blend: UInt8
    /// What is seen while the frame is shown: RGBA, row by row.
    var canvas: [UInt8]
  }

  var width: Int
  var height: Int
  var names: [String] = []
  var stated = 0
  var loops = 0
  var frames: [Frame] = []

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    try #require(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var chunks: [(name: String, data: [UInt8])] = []
    var at = 8
    while at < bytes.count {
      try #require(bytes.count - at >= 12)
      let length = Self.number(bytes, at)
      try #require(length <= bytes.count - at - 12)
      let name = String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self)
      let data = Array(bytes[(at + 8)..<(at + 8 + length)])
      // The builder's checksum is written apart from the encoder's.
      try #require(PNGBuilder.chunk(name, data) == Array(bytes[at..<(at + 12 + length)]))
      chunks.append((name, data))
      at += 12 + length
    }
    names = chunks.map(\.name)
    try #require(names.first == "IHDR" && names.last == "IEND")
    let header = chunks[0].data
    width = Self.number(header, 0)
    height = Self.number(header, 4)
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var sequence = 0
    var control: [UInt8]?
    var packed: [UInt8] = []
    func close(_ reader: inout APNGReader) throws {
      guard let control else { return }
      let part = (Self.number(control, 4), Self.number(control, 8))
      let place = (Self.number(control, 12), Self.number(control, 16))
      var head = header
      head.replaceSubrange(0..<8, with: PNGBuilder.big(part.0) + PNGBuilder.big(part.1))
      let file =
        bytes[..<8] + PNGBuilder.chunk("IHDR", head) + PNGBuilder.chunk("sRGB", [0])
        + PNGBuilder.chunk("IDAT", packed) + PNGBuilder.chunk("IEND", [])
      let picture = try CGImage.decode(Array(file), limits: .default)
      try #require(picture.componentsPerPixel == 4 && picture.bitsPerComponent == 8)
      try #require(place.0 + part.0 <= reader.width && place.1 + part.1 <= reader.height)
      for row in 0..<part.1 {
        let to = ((place.1 + row) * reader.width + place.0) * 4
        let from = row * part.0 * 4
        for offset in stride(from: 0, to: part.0 * 4, by: 4) {
          let pixel = picture.bytes[(from + offset)..<(from + offset + 4)]
          if control[25] == 1 {
            // Laid over: of pixels in between there are none here.
            try #require(pixel.last == 0 || pixel.last == 255)
            if pixel.last == 0 { continue }
          }
          canvas.replaceSubrange((to + offset)..<(to + offset + 4), with: pixel)
        }
      }
      let times = (
        Int(control[20]) << 8 | Int(control[21]), Int(control[22]) << 8 | Int(control[23])
      )
      reader.frames.append(
        Frame(
          x: place.0, y: place.1, picture: picture, delay: Double(times.0) / Double(times.1),
          dispose: control[24], blend: control[25], canvas: canvas))
    }
    for chunk in chunks {
      switch chunk.name {
      case "acTL":
        stated = Self.number(chunk.data, 0)
        loops = Self.number(chunk.data, 4)
      case "fcTL":
        try close(&self)
        try #require(Self.number(chunk.data, 0) == sequence && chunk.data.count == 26)
        sequence += 1
        control = chunk.data
        packed = []
      case "IDAT": packed += chunk.data
      case "fdAT":
        try #require(Self.number(chunk.data, 0) == sequence)
        sequence += 1
        packed += chunk.data.dropFirst(4)
      default: break
      }
    }
    try close(&self)
  }

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
