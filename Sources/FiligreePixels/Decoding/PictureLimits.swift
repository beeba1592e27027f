#if canImport(Glibc)
import Glibc
#endif

/// How large a picture may be to be decoded, and what decoding may cost.
///
/// All is found out from the file's headers and its length, and compared before it is spent.
public struct PictureLimits: Hashable, Sendable {
  /// The largest product of width and height.
  public var maximumPixels: Int
  /// The largest file, in bytes.
  public var maximumBytes: Int
  /// The most memory that a picture may take, in bytes, the file's own included; nil for 900 millions, or 256
  /// for each byte of the file where that is more; but no more than half of the address space that the system
  /// gives the process (`ulimit -v`).
  ///
  /// A small file may stand for a very large picture: a kilobyte of PNG for a million pixels, a hundred bytes of
  /// WebP for 268 millions. Files of pictures as they come have a byte for 1 to 50 bytes of memory.
  public var maximumMemory: Int?
  /// The most pixels that the scans of a JPEG may go over together.
  ///
  /// Each goes over all of the picture, and may take next to nothing in the file. A thousand million take some
  /// seconds. A scan counts for 2¹⁶ pixels at least.
  public var maximumScannedPixels: Int

  /// Creates limits: 2²⁸ pixels, 2³⁰ bytes, memory by the file's length, and 2³⁰ pixels for scans to go over,
  /// where nothing else is said.
  public init(
    maximumPixels: Int = 1 << 28, maximumBytes: Int = 1 << 30, maximumMemory: Int? = nil,
    maximumScannedPixels: Int = 1 << 30
  ) {
    self.maximumPixels = maximumPixels
    self.maximumBytes = maximumBytes
    self.maximumMemory = maximumMemory
    self.maximumScannedPixels = maximumScannedPixels
  }

  /// 2²⁸ pixels (16,384 × 16,384) in a file of at most 2³⁰ bytes, and memory by the file's length.
  public static let `default` = PictureLimits()

  /// No limits.
  package static let none = PictureLimits(
    maximumPixels: .max, maximumBytes: .max, maximumMemory: .max, maximumScannedPixels: .max)

  /// The memory that is allowed for the picture of a file of so many bytes.
  package func memory(forFileOf byteCount: Int) -> Int {
    maximumMemory
      ?? min(max(900_000_000, byteCount.saturatingMultiply(256)), Self.share)
  }

  /// Half of the addresses that the system gives this process, in bytes; the greatest number if it sets no limit.
  ///
  /// Stacks of threads, and memory that is set aside for what a picture might need, count there without being
  /// used: they take up to as much again as what pictures are reckoned to use.
  private static let share: Int = {
    #if canImport(Glibc)
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return .max }
    let all = Int(clamping: limit.rlim_cur)
    return all == .max ? all : all / 2
    #else
    return .max
    #endif
  }()

  /// Throws where a file of so many bytes is larger than allowed.
  func check(byteCount: Int) throws(PictureError) {
    guard byteCount <= maximumBytes else {
      throw PictureError(
        .tooLarge, "the file has \(byteCount) bytes",
        remedy: "at most \(maximumBytes) are allowed")
    }
  }

  /// Throws where a picture of this size is empty, or larger than allowed.
  package func check(width: Int, height: Int, format: String, offset: Int) throws(PictureError) {
    guard width > 0, height > 0 else {
      throw PictureError(
        .corrupt, "\(format) picture of \(width)×\(height) pixels", offset: offset,
        remedy: "width and height must be 1 or more")
    }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= maximumPixels else {
      throw PictureError(
        .tooLarge, "\(format) picture of \(width)×\(height) pixels is too large", offset: offset,
        remedy: "at most \(maximumPixels) pixels are allowed")
    }
  }

  /// Throws where a picture would take more memory than is allowed.
  func check(_ cost: DecodingCost, format: String) throws(PictureError) {
    let allowed = memory(forFileOf: cost.fileBytes)
    let needed = cost.bytes
    guard needed <= allowed else {
      throw PictureError(
        .tooLarge,
        "\(format) picture of \(cost.width)×\(cost.height) pixels would take "
          + "\(PictureLimits.megabytes(needed)) MB of memory",
        remedy: "at most \(PictureLimits.megabytes(allowed)) MB are allowed")
    }
  }

  /// Bytes in millions, rounded up.
  package static func megabytes(_ bytes: Int) -> Int { (bytes - 1) / 1_000_000 + 1 }
}

/// What a picture takes to be decoded, in bytes: an upper bound of what lives at one time.
struct DecodingCost {
  var width: Int
  var height: Int
  /// The file itself.
  var fileBytes: Int
  /// What is taken besides the result, while it is made.
  var working: Int
  /// The result.
  var result: Int
  /// Whether the result is copied, to turn it or to convert its colors.
  var isCopied = false

  /// The most that is taken at one time.
  var bytes: Int {
    let decoding = fileBytes.saturatingAdd(working).saturatingAdd(result)
    let copying = isCopied ? fileBytes.saturatingAdd(result).saturatingAdd(result) : 0
    return max(decoding, copying)
  }
}

extension Int {
  /// The sum of two numbers that are not negative, at most `Int.max`.
  package func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// The product of two numbers that are not negative, at most `Int.max`.
  package func saturatingMultiply(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
