/// The custom properties of an element: its own, and those that it inherits.
///
/// Source: CSS Custom Properties for Cascading Variables Module Level 1, section 2. Names are compared with
/// their case. An object, so that elements without properties of their own share that of the element around
/// them, and those with some do not copy the others.
final class CustomProperties {
  private let outer: CustomProperties?
  /// Values with their references replaced; nil for one that is invalid, whatever is inherited.
  private let own: [String: [UInt8]?]
  /// Values that hold around the document.
  private let initial: [String: String]

  /// The properties around a document.
  init(initial: [String: String]) {
    outer = nil
    own = [:]
    self.initial = initial
  }

  /// The properties of an element.
  ///
  /// - Parameters:
  ///   - declared: What the element declares, as it is written, by name.
  ///   - outer: Those that it inherits.
  ///   - budget: How many more bytes values may become; less by what these do.
  init(_ declared: [String: [UInt8]], in outer: CustomProperties?, _ budget: inout Int) {
    self.outer = outer
    initial = [:]
    var values: [String: [UInt8]?] = [:]
    var references: [String: Set<String>] = [:]
    for (name, bytes) in declared {
      switch String(decoding: bytes, as: UTF8.self).lowercased() {
      case "initial": values[name] = .some(nil)
      case "inherit", "unset", "revert", "revert-layer": break
      default:
        let hasReferences = bytes.withUnsafeBufferPointer { VariableText.isIn($0) }
        if !hasReferences {
          values[name] = bytes
        } else if let names = VariableText(bytes: bytes).names {
          references[name] = names
        } else {
          values[name] = .some(nil)
        }
      }
    }
    for group in ReferenceOrder.groups(of: references) {
      // What refers to itself, by itself or through others, is invalid.
      if group.count > 1 || references[group[0]]?.contains(group[0]) == true {
        for name in group { values[name] = .some(nil) }
        continue
      }
      let value = Self.substituted(declared[group[0]] ?? [], &budget) { name in
        if let own = values[name] { own } else { outer?.value(name) }
      }
      values[group[0]] = .some(value)
    }
    own = values
  }

  /// The value of a property; nil for none, or an invalid one.
  func value(_ name: String) -> [UInt8]? {
    var next: CustomProperties? = self
    while let properties = next {
      if let value = properties.own[name] { return value }
      if let value = properties.initial[name] { return Array(value.utf8) }
      next = properties.outer
    }
    return nil
  }

  // MARK: Substitution

  /// The bytes of a value that count for nothing: what is as short as other values is as cheap.
  private static let freeCount = 64

  /// What a value of so many bytes takes of a budget.
  static func cost(_ count: Int) -> Int { max(count - freeCount, 0) }

  /// The bytes that a value may become: as much as in the largest browsers, which have a limit of the kind.
  static let valueLimit = 1 << 20

  /// A value with its references replaced; nil where one has no value and no fallback, where one is not
  /// written as it has to be, and where it would become too long.
  static func substituted(
    _ bytes: [UInt8], _ budget: inout Int, _ value: (String) -> [UInt8]?
  ) -> [UInt8]? {
    var result: [UInt8] = []
    let limit = min(valueLimit, budget + freeCount)
    let text = VariableText(bytes: bytes)
    let isValid = append(text, 0..<bytes.count, 0, limit, to: &result, value)
    // What was too long took its time, too.
    budget = max(budget - cost(result.count), 0)
    return isValid ? result : nil
  }

  private static func append(
    _ text: VariableText, _ range: Range<Int>, _ depth: Int, _ limit: Int,
    to result: inout [UInt8], _ value: (String) -> [UInt8]?
  ) -> Bool {
    guard depth < VariableText.depthLimit, let pieces = text.pieces(of: range) else { return false }
    for piece in pieces {
      switch piece {
      case .text(let range): append(text.bytes[range], to: &result)
      case .reference(let name, let fallback):
        if let value = value(name) {
          append(value[...], to: &result)
        } else {
          guard let fallback, append(text, fallback, depth + 1, limit, to: &result, value) else {
            return false
          }
        }
      }
      guard result.count <= limit else { return false }
    }
    return true
  }

  /// Adds a piece; it never becomes one word or number with what is before it.
  private static func append(_ piece: ArraySlice<UInt8>, to result: inout [UInt8]) {
    func joins(_ byte: UInt8?) -> Bool {
      guard let byte else { return false }
      return ValueScanner.isWordByte(byte) || ".%#+".utf8.contains(byte)
    }
    if joins(result.last), joins(piece.first) { result.append(0x20) }
    result += piece
  }
}

/// The order in which values that refer to one another can be found.
enum ReferenceOrder {
  /// The names in groups: what refers to one another in a circle is a group, every other name is one by itself, and
  /// what a group refers to comes before it (Tarjan 1972, without recursion, as chains may be long).
  ///
  /// - Parameter references: What each name refers to; names that are not among the keys do not count.
  /// - Returns: The groups.
  static func groups(of references: [String: Set<String>]) -> [[String]] {
    struct Visit {
      var name: String
      var targets: [String]
    }
    var groups: [[String]] = []
    var index: [String: Int] = [:]
    var low: [String: Int] = [:]
    var stack: [String] = []
    var isOnStack: Set<String> = []
    var path: [Visit] = []
    func visit(_ name: String) {
      index[name] = index.count
      low[name] = index[name]
      stack.append(name)
      isOnStack.insert(name)
      let targets = (references[name] ?? []).filter { references[$0] != nil }
      path.append(Visit(name: name, targets: targets.sorted()))
    }
    for start in references.keys.sorted() where index[start] == nil {
      visit(start)
      while let last = path.indices.last {
        let name = path[last].name
        if let target = path[last].targets.popLast() {
          if index[target] == nil {
            visit(target)
          } else if isOnStack.contains(target) {
            low[name] = min(low[name] ?? 0, index[target] ?? 0)
          }
          continue
        }
        path.removeLast()
        if let outer = path.last?.name { low[outer] = min(low[outer] ?? 0, low[name] ?? 0) }
        guard low[name] == index[name] else { continue }
        var group: [String] = []
        while let member = stack.popLast() {
          isOnStack.remove(member)
          group.append(member)
          if member == name { break }
        }
        groups.append(group)
      }
    }
    return groups
  }
}
