/// A pattern of file names: `*` stands for any letters of a name, `?` for one of them, `**` for folders, too.
struct FilePattern: Hashable {
  private let text: [Character]

  init(_ text: String) { self.text = Array(text) }

  /// Whether the pattern names a file, by its path from the folder; one without a slash looks at its last part only.
  func matches(_ path: String) -> Bool {
    let name =
      text.contains("/")
      ? path[...] : path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return matches(Array(name))
  }

  /// Whether the pattern matches all of a name.
  ///
  /// Each star takes as little as it can, and only the last one is gone back to, or the last `**`: in time of
  /// the two lengths' product.
  private func matches(_ name: [Character]) -> Bool {
    var (i, j) = (0, 0)
    /// Where to go on after the last `*` and the last `**`: in the pattern, and in the name.
    var star: (i: Int, j: Int)?
    var folders: (i: Int, j: Int)?
    while j < name.count || i < text.count {
      if i < text.count {
        if text[i] == "*" {
          if i + 1 < text.count, text[i + 1] == "*" {
            i += 2
            folders = (i, j)
            star = nil
          } else {
            i += 1
            star = (i, j)
          }
          continue
        }
        if j < name.count, text[i] == name[j] || text[i] == "?" && name[j] != "/" {
          i += 1
          j += 1
          continue
        }
      }
      if let last = star, last.j < name.count, name[last.j] != "/" {
        star = (last.i, last.j + 1)
        (i, j) = (last.i, last.j + 1)
      } else if let last = folders, last.j < name.count {
        folders = (last.i, last.j + 1)
        star = nil
        (i, j) = (last.i, last.j + 1)
      } else {
        return false
      }
    }
    return true
  }
}
