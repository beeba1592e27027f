/// A dictionary that forgets: it holds entries up to a cost, and then drops those that were not
/// asked for lately.
///
/// Two generations: an entry that is found in the old one moves to the young one; when the young
/// one is full, it becomes the old one, and the former old one goes. So every operation takes
/// constant time, and the whole never costs more than `limit`, plus one entry.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What the entries may cost together.
  let limit: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// Creates an empty cache.
  init(limit: Int) {
    self.limit = limit
  }

  /// What the entries cost together.
  var cost: Int { youngCost + oldCost }

  /// The keys of all entries, in no order.
  var keys: [Key] { Array(young.keys) + old.keys.filter { young[$0] == nil } }

  /// The value of `key`, if it is still there.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Stores `value`, which costs `cost`.
  ///
  /// What costs more than half of the limit is not stored.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit / 2 else { return }
    if youngCost + cost > limit / 2 {
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    if let former = young.updateValue((value, cost), forKey: key) {
      youngCost -= former.cost
    }
    youngCost += cost
    if let former = old.removeValue(forKey: key) { oldCost -= former.cost }
  }

  /// Forgets everything.
  mutating func removeAll() {
    self = BoundedCache(limit: limit)
  }
}
