import FiligreeTool
import Foundation

/// What a program has printed into a file: its beginning and its end, if it is long.
struct PrintedText {
  /// The text; where some was left out, a line says how much.
  let text: String

  /// Reads the file at `path`; of more than `limit` bytes it leaves out what lies in the middle.
  init(path: String, limit: Int) {
    guard let file = FileHandle(forReadingAtPath: path) else {
      text = ""
      return
    }
    defer { try? file.close() }
    func read(_ count: Int) -> String {
      String(decoding: (try? file.read(upToCount: count)) ?? Data(), as: UTF8.self)
    }
    let size = Int((try? file.seekToEnd()) ?? 0)
    try? file.seek(toOffset: 0)
    guard size > limit else {
      text = read(limit)
      return
    }
    let head = read(limit / 2)
    try? file.seek(toOffset: UInt64(size - limit / 2))
    text = head + "\n[\(size - limit / 2 * 2) bytes are left out]\n" + read(limit / 2)
  }
}
