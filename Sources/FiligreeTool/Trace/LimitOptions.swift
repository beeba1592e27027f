import ArgumentParser
import FiligreePixels
import Foundation

/// What a picture may cost before it is refused.
struct LimitArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Refuse a picture, or a drawing, of more pixels than this. (default: 268435456)",
      valueName: "pixels"),
    transform: Numbers.whole(1...Int.max))
  var maximumPixels: Int = PictureLimits.default.maximumPixels

  @Option(
    help: ArgumentHelp(
      """
      Refuse a picture that would take more memory than this, in bytes, or with K, M or G for thousands, \
      millions and thousand millions. (default: 900M, or 256 for each byte of the file where that is more; at \
      most half of what 'ulimit -v' allows)
      """,
      valueName: "bytes"),
    transform: LimitOptions.bytes)
  var maximumMemory: Int?

  @Option(
    help: ArgumentHelp(
      """
      Refuse a JPEG whose scans go over more pixels than this together. (default: 1073741824)
      """,
      valueName: "pixels"),
    transform: Numbers.whole(1...Int.max))
  var maximumScannedPixels: Int = PictureLimits.default.maximumScannedPixels

  @Option(
    help: ArgumentHelp(
      """
      Give a picture up that has taken longer than this. Without this option there is no such limit, but \
      after 10 seconds of the processors' time a line on standard error says so.
      """,
      valueName: "seconds"),
    transform: Numbers.positive)
  var maximumTime: Double?

  /// The same without what the parser needs.
  var options: LimitOptions {
    LimitOptions(
      maximumPixels: maximumPixels, maximumMemory: maximumMemory,
      maximumScannedPixels: maximumScannedPixels, maximumTime: maximumTime)
  }
}

/// What a picture may cost, whoever says so.
struct LimitOptions {
  var maximumPixels = PictureLimits.default.maximumPixels
  var maximumMemory: Int?
  var maximumScannedPixels = PictureLimits.default.maximumScannedPixels
  var maximumTime: Double?

  /// What reading a picture may cost.
  var picture: PictureLimits {
    PictureLimits(
      maximumPixels: maximumPixels, maximumMemory: maximumMemory,
      maximumScannedPixels: maximumScannedPixels)
  }

  /// Reads a number of bytes: `900M`, `2G`, `50000000`.
  static func bytes(_ text: String) throws -> Int {
    var factor = 1
    switch text.last {
    case "K": factor = 1000
    case "M": factor = 1_000_000
    case "G": factor = 1_000_000_000
    default: break
    }
    let digits = factor == 1 ? text : String(text.dropLast())
    guard let count = Int(digits), count > 0, count <= Int.max / factor else {
      throw ValidationError("'\(text)' is not a number of bytes above 0, such as 900M or 2G")
    }
    return count * factor
  }
}

extension LimitArguments {
  /// The same for another command.
  var words: [String] {
    var words = [
      "--maximum-pixels", "\(maximumPixels)", "--maximum-scanned-pixels", "\(maximumScannedPixels)",
    ]
    if let maximumMemory { words += ["--maximum-memory", "\(maximumMemory)"] }
    return words + timeWords
  }

  /// The limit of time alone.
  var timeWords: [String] { maximumTime.map { ["--maximum-time", "\($0)"] } ?? [] }
}

/// The time that a picture takes.
struct Stopwatch {
  private let begin = ContinuousClock.now
  /// The most seconds, or nil.
  let limit: Double?

  /// The seconds so far.
  var seconds: Double {
    let time = begin.duration(to: .now).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  /// Throws if there were too many.
  func check() throws {
    if let limit, seconds > limit {
      throw ToolError(
        message: "takes longer than \(ToolError.brief(limit)) s, the most by --maximum-time")
    }
  }
}
