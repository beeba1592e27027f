import FiligreePaths

/// The paths of layers while they are drawn: one for each level and label, and one for the lines beneath it.
struct LayerDrafts {
  /// A path in the making.
  struct Draft {
    /// How high it lies.
    var level: Int32
    /// Lines come before the shapes of their level.
    var isSeam: Bool
    /// Whose color it has.
    var label: UInt8
    var path = PathStorage()

    /// Its place from the bottom to the top.
    fileprivate var order: Int { (Int(level) * 2 + (isSeam ? 0 : 1)) * 256 + Int(label) }
  }

  private var drafts: [Draft] = []
  /// Where each level's drafts begin in `places`.
  private var levels: [Int32: Int] = [:]
  /// The draft of each label, first of lines and then of shapes; −1 for none.
  private var places: [Int32] = []
  /// The level that was asked for last: mostly it is the next one, too.
  private var last: (level: Int32, begin: Int) = (-1, 0)

  /// Calls `body` with the path of a level and label, empty at first.
  mutating func withPath(
    _ level: Int32, isSeam: Bool, _ label: UInt8, _ body: (inout PathStorage) -> Void
  ) {
    if last.level != level {
      if let begin = levels[level] {
        last = (level, begin)
      } else {
        last = (level, places.count)
        levels[level] = places.count
        places += [Int32](repeating: -1, count: 512)
      }
    }
    let place = last.begin + (isSeam ? 0 : 256) + Int(label)
    if places[place] < 0 {
      places[place] = Int32(truncatingIfNeeded: drafts.count)
      drafts.append(Draft(level: level, isSeam: isSeam, label: label))
    }
    body(&drafts[Int(places[place])].path)
  }

  /// All of them, bottom first.
  func sorted() -> [Draft] { drafts.sorted { $0.order < $1.order } }
}
