/// A half-edge of a small rotation that is being sorted.
struct RotationEntry: BitwiseCopyable {
  var angle: Double
  var half: Int32
  /// How many come before it.
  var rank: Int32

  /// Sorts half-edges by angle where no two have the same direction; otherwise returns false.
  ///
  /// Each is compared with each, without branches, half of which would be mispredicted.
  static func sortFew(
    _ rotation: UnsafeMutablePointer<Int32>, _ count: Int, _ angles: UnsafeMutablePointer<Double>,
    _ entries: UnsafeMutablePointer<RotationEntry>
  ) -> Bool {
    var least = Double.infinity
    var i = 0
    while i < count {
      let angle = angles[Int(rotation[i])]
      entries[i] = RotationEntry(angle: angle, half: rotation[i], rank: 0)
      rank(i, entries, &least)
      i &+= 1
    }
    if least <= Arrangement.clearAngle { return false }
    i = 0
    while i < count {
      rotation[Int(entries[i].rank)] = entries[i].half
      i &+= 1
    }
    return true
  }

  /// As `sortFew`, where all segments continue through the junction, so that half-edges come in
  /// pairs, one of which leads up and the other about as far down; returns false where they do not.
  ///
  /// Those that lead down have the order of those that lead up.
  static func sortThrough(
    _ rotation: UnsafeMutablePointer<Int32>, _ count: Int, _ angles: UnsafeMutablePointer<Double>,
    _ entries: UnsafeMutablePointer<RotationEntry>
  ) -> Bool {
    let half = count >> 1
    var least = Double.infinity
    var i = 0
    while i < half {
      // Half-edges of one cut follow one another, and have indices 2k and 2k + 1.
      let leaving = rotation[2 &* i]
      let isUp = angles[Int(leaving)] >= 0
      let up = isUp ? leaving : leaving ^ 1
      entries[i] = RotationEntry(angle: angles[Int(up)], half: up, rank: 0)
      rank(i, entries, &least)
      i &+= 1
    }
    i = 0
    while i < half {
      let rank = Int(entries[i].rank)
      rotation[half &+ rank] = entries[i].half
      rotation[rank] = entries[i].half ^ 1
      i &+= 1
    }
    i = 1
    while i < count {
      least = min(least, angles[Int(rotation[i])] - angles[Int(rotation[i &- 1])])
      i &+= 1
    }
    return least > Arrangement.clearAngle
  }

  /// Compares an entry with those before it.
  @inline(__always) private static func rank(
    _ i: Int, _ entries: UnsafeMutablePointer<RotationEntry>, _ least: inout Double
  ) {
    let angle = entries[i].angle
    var rank: Int32 = 0
    var j = 0
    while j < i {
      let difference = angle - entries[j].angle
      least = min(least, abs(difference))
      let isLater: Int32 = difference > 0 ? 1 : 0
      rank &+= isLater
      entries[j].rank &+= 1 &- isLater
      j &+= 1
    }
    entries[i].rank = rank
  }
}
