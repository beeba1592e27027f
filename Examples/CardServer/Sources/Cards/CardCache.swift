/// Files by key within so many bytes: what was not asked for longest goes first.
struct CardCache<Key: Hashable> {
  private struct Entry {
    let key: Key
    let file: CardFile
    /// The neighbors by time of use, as indices.
    var newer: Int?
    var older: Int?
  }

  /// The most bytes of all files together, with `overhead` for each.
  let capacity: Int
  /// An estimate of what an entry takes besides its file: keys, tables, the headers of memory.
  static var overhead: Int { 512 }

  private(set) var byteCount = 0
  private(set) var evictionCount = 0
  private var indices: [Key: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var newest: Int?
  private var oldest: Int?

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { indices.count }

  /// The file of `key`, which is the last to go from now on.
  mutating func file(of key: Key) -> CardFile? {
    guard let index = indices[key] else { return nil }
    unlink(index)
    link(index)
    return entries[index]?.file
  }

  /// Keeps a file; one that is larger than all of the capacity is not kept.
  mutating func insert(_ file: CardFile, for key: Key) {
    if let index = indices[key] { remove(index) }
    let size = file.bytes.readableBytes + Self.overhead
    guard size <= capacity else { return }
    while byteCount + size > capacity, let oldest {
      remove(oldest)
      evictionCount += 1
    }
    let entry = Entry(key: key, file: file)
    let index = free.popLast() ?? entries.count
    if index == entries.count { entries.append(entry) } else { entries[index] = entry }
    indices[key] = index
    byteCount += size
    link(index)
  }

  private mutating func remove(_ index: Int) {
    guard let entry = entries[index] else { return }
    unlink(index)
    byteCount -= entry.file.bytes.readableBytes + Self.overhead
    indices[entry.key] = nil
    entries[index] = nil
    free.append(index)
  }

  /// Makes an entry the newest.
  private mutating func link(_ index: Int) {
    entries[index]?.older = newest
    entries[index]?.newer = nil
    if let newest { entries[newest]?.newer = index }
    newest = index
    oldest = oldest ?? index
  }

  private mutating func unlink(_ index: Int) {
    guard let entry = entries[index] else { return }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
  }
}
