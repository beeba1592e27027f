extension FontLibrary.State {
  /// Asks fontconfig for the installed fonts, the first time.
  mutating func load() {
    guard records == nil else { return }
    records = []
    add(FontconfigCatalog.installed(), first: false)
  }

  /// Adds fonts, before or after those that are there.
  mutating func add(_ new: [FontRecord], first: Bool) {
    records = first ? new + (records ?? []) : (records ?? []) + new
    families = [:]
    faceNames = [:]
    fallbackFamilies = []
    for record in records ?? [] {
      // Of fonts with one name, a registered one hides an installed one, which comes later.
      for family in record.families {
        let known = families[family, default: []]
        if let other = known.first, other.file != nil, record.file == nil { continue }
        families[family] = known + [record]
      }
      for name in record.faceNames where faceNames[name] == nil { faceNames[name] = record }
      if let family = record.families.first, !fallbackFamilies.contains(family) {
        fallbackFamilies.append(family)
      }
    }
  }

  /// Whether there is a font of that name.
  func hasFont(_ name: String) -> Bool {
    let key = name.lowercased()
    return families[key] != nil || faceNames[key] != nil
  }

  /// The font that a request becomes; nil if there is no font at all.
  mutating func record(for request: FontRequest) -> FontRecord? {
    let question = FontLibrary.Question(request)
    if let answer = answers.value(for: question) { return answer }
    let answer = find(request)
    answers.insert(answer, for: question, cost: 1)
    return answer
  }

  private mutating func find(_ request: FontRequest) -> FontRecord? {
    let matching = FontMatching(request)
    if case .named(let name) = request.name {
      let key = name.lowercased()
      // A family's name comes before a single font's: "Inter" is both.
      if let records = families[key] { return matching.best(of: records) }
      if let record = faceNames[key] {
        guard request.weight != .regular || request.isItalic, let family = record.families.first
        else { return record }
        return matching.best(of: families[family] ?? [record])
      }
    }
    for family in request.design.families {
      if let records = families[family.lowercased()] { return matching.best(of: records) }
    }
    for family in genericFamilies(request.design.genericFamily) {
      // A font of pictures or symbols is no font for text.
      let records = (families[family] ?? []).filter { $0.coverage.contains(0x61) && !$0.isColored }
      if let record = matching.best(of: records) { return record }
    }
    return records?.first
  }

  /// The families that fontconfig takes for a generic one, the best first.
  mutating func genericFamilies(_ name: String) -> [String] {
    guard isInstalled else { return fallbackFamilies }
    if let known = generic[name] { return known }
    let found = FontconfigCatalog.families(generic: name)
    generic[name] = found
    return found
  }

  /// The font that helps out with a character.
  mutating func fallback(
    for scalar: UInt32, isEmoji: Bool, _ language: HanLanguage, _ request: FontRequest
  ) -> FontRecord? {
    let question = FontLibrary.Question(
      request, scalar: scalar, isEmoji: isEmoji, language: language)
    if let answer = answers.value(for: question) { return answer }
    let matching = FontMatching(request)
    let preferred =
      request.alternates
      + ScriptFonts.families(for: scalar, design: request.design, language: language)
      + request.design.families
    var answer: FontRecord?
    // The first round takes only fonts of the wanted kind, the second any.
    search: for round in 0..<2 {
      for family in preferred.lazy.map({ $0.lowercased() }) + fallbackFamilies {
        let records = (families[family] ?? []).filter {
          ($0.isColored == isEmoji || round == 1) && $0.coverage.contains(scalar)
        }
        if let best = matching.best(of: records) {
          answer = best
          break search
        }
      }
    }
    answers.insert(answer, for: question, cost: 1)
    return answer
  }
}
