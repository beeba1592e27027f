import FiligreePixels
import Foundation

/// Reads the `Contents.json` of a set.
enum AssetFile {
  /// The largest `Contents.json` in bytes.
  static let maximumBytes = 1 << 20

  /// What the file `Contents.json` in a folder says.
  static func contents<Contents: Decodable>(
    _ type: Contents.Type, inFolder folder: String
  ) throws(AssetError) -> Contents {
    let path = folder + "/Contents.json"
    let bytes: [UInt8]
    do throws(PictureError) {
      bytes = try PictureFile.read(
        URL(fileURLWithPath: path), limits: PictureLimits(maximumBytes: maximumBytes))
    } catch {
      throw AssetError(.unreadable, error.what, path: path)
    }
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as AssetError {
      throw AssetError(error.reason, error.what, path: path)
    } catch {
      throw AssetError(.corrupt, Self.words(error), path: path)
    }
  }

  /// What is wrong with JSON, in words that do not depend on the system's.
  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "cannot be read as JSON" }
    func place(_ context: DecodingError.Context) -> String {
      let keys = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
      return keys.isEmpty ? "the file" : keys.joined()
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context)) lacks \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context)) is not of the kind that is expected there"
    case .dataCorrupted(let context): return "\(place(context)) is not valid JSON"
    @unknown default: return "cannot be read as JSON"
    }
  }
}
