import Foundation

extension PathMeasure {
  /// The part of the path between two fractions of its length.
  ///
  /// The semantics are those of SwiftUI's `Path.trimmedPath(from:to:)`, which see.
  public func trimmed(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    // Negated, so that NaN gives an empty path.
    guard startFraction < endFraction else { return Path() }
    let start = min(max(startFraction, 0), 1)
    let end = min(max(endFraction, 0), 1)
    if start == 0, end == 1 { return path }
    guard start < end, length.isFinite else { return Path() }
    return Path(
      storage: part(from: snapped(start * length), to: end == 1 ? .infinity : snapped(end * length))
    )
  }

  /// The joint next to `length`, if it is so close that only rounding lies between; else `length`.
  ///
  /// Without this, a trim that ends where a subpath ends could leave a sliver of the next one, which
  /// round caps would make a dot.
  private func snapped(_ length: CGFloat) -> CGFloat {
    guard let place = place(atLength: length) else { return length }
    let slack = 1e-12 * self.length
    if lengths[place.segment + 1] - length <= slack { return lengths[place.segment + 1] }
    if length - lengths[place.segment] <= slack { return lengths[place.segment] }
    return length
  }

  /// The part over the half-open interval from `start` up to `end`: what has no length belongs to the
  /// interval that begins there.
  private func part(from start: CGFloat, to end: CGFloat) -> PathStorage {
    var result = PathStorage()
    for subpath in segments.subpaths {
      let from = lengths[subpath.range.lowerBound]
      let to = lengths[subpath.range.upperBound]
      if from >= end { break }
      if to < start || (to == start && from < to) { continue }
      if from >= start, to <= end {
        result.move(to: subpath.start)
        for i in subpath.range {
          if segments.verbs[i] == .close { result.close() } else { result.append(segments[i]) }
        }
        continue
      }
      var isFirst = true
      for i in subpath.range {
        let (low, high) = (lengths[i], lengths[i + 1])
        if low >= end { break }
        if high < start || (high == start && low < high) { continue }
        let segment = segments[i].part(
          from: parameter(inSegment: i, atLength: start),
          to: low == high ? 1 : parameter(inSegment: i, atLength: end))
        if isFirst { result.move(to: segment.p0) }
        isFirst = false
        result.append(segment)
      }
    }
    return result
  }
}
