import Foundation

/// Where the bytes of a file go that is written from its beginning to its end.
protocol ByteSink {
  mutating func append(_ bytes: [UInt8]) throws(PictureError)
  mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(PictureError)
}

/// Bytes in memory.
struct MemorySink: ByteSink {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes += bytes
  }

  mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(PictureError) {
    self.bytes.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
  }
}

/// Pictures → the bytes of an animation, frame by frame.
protocol FrameEncoder {
  mutating func append(
    _ image: CGImage, duration: TimeInterval, to sink: inout some ByteSink
  ) throws(PictureError)

  /// Writes what is left; the bytes are complete then.
  mutating func finish(_ sink: inout some ByteSink) throws(PictureError)
}

/// An animation that is encoded into memory or into a file.
struct AnimationWriter<Encoder: FrameEncoder>: ~Copyable {
  private enum Target {
    case memory(MemorySink)
    case file(OutputFile.Part)
  }

  private var encoder: Encoder
  private var target: Target

  /// Writes into memory.
  init(_ encoder: Encoder) {
    self.encoder = encoder
    target = .memory(MemorySink())
  }

  /// Writes into a file.
  init(_ encoder: Encoder, to part: OutputFile.Part) {
    self.encoder = encoder
    target = .file(part)
  }

  mutating func append(_ image: CGImage, duration: TimeInterval) throws(PictureError) {
    switch target {
    case .memory(var sink):
      // Taken out, so that the bytes are not copied.
      target = .memory(MemorySink())
      defer { target = .memory(sink) }
      try encoder.append(image, duration: duration, to: &sink)
    case .file(let part):
      var sink = part
      try encoder.append(image, duration: duration, to: &sink)
    }
  }

  /// Writes what is left.
  ///
  /// - Returns: The bytes; none where they went to a file.
  mutating func finish() throws(PictureError) -> [UInt8] {
    switch target {
    case .memory(var sink):
      target = .memory(MemorySink())
      try encoder.finish(&sink)
      return sink.bytes
    case .file(let part):
      var sink = part
      try encoder.finish(&sink)
      return []
    }
  }
}
