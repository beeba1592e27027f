import Foundation

/// What an item has said of itself since it changed last: sizes, guides, distances.
///
/// It is asked the same again and again: by a stack for each of its own proposals, for its guides, and when
/// views are placed. What was asked is also what must be asked again to know whether a change of the item
/// is one for those around it.
struct LayoutAnswers {
  /// The size for a proposal.
  struct Size {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  /// A guide at the size for a proposal; nil if the item does not set it.
  struct Guide {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  /// So many are looked through one by one; more have an index.
  private static let indexed = 12
  /// So many are kept at most; an animated page proposes ever other sizes.
  private static let limit = 8192

  private(set) var sizes: [Size] = []
  private(set) var guides: [Guide] = []
  /// The distances, if they were asked for.
  var spacing: ViewSpacing?
  /// Whether nothing was dropped since the item has changed.
  private(set) var isComplete = true
  private var sizeIndex: [ProposedViewSize: CGSize] = [:]
  private var guideIndex: [GuideRequest: CGFloat?] = [:]

  private struct GuideRequest: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  /// Whether anything was asked.
  var isEmpty: Bool { isComplete && sizes.isEmpty && guides.isEmpty && spacing == nil }

  /// The number of answers.
  var count: Int { sizes.count + guides.count }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    if sizes.count > Self.indexed { return sizeIndex[proposal] }
    for known in sizes where known.proposal == proposal { return known.size }
    return nil
  }

  mutating func note(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count >= Self.limit {
      sizes.removeAll(keepingCapacity: true)
      sizeIndex.removeAll(keepingCapacity: true)
      isComplete = false
    }
    sizes.append(Size(proposal: proposal, size: size))
    if sizes.count == Self.indexed + 1 {
      for known in sizes { sizeIndex[known.proposal] = known.size }
    } else if sizes.count > Self.indexed {
      sizeIndex[proposal] = size
    }
  }

  /// The guide; nil if it is not known, `.some(nil)` if the item does not set it.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?? {
    if guides.count > Self.indexed { return guideIndex[GuideRequest(key: key, proposal: proposal)] }
    for known in guides where known.proposal == proposal && known.key == key {
      return .some(known.value)
    }
    return nil
  }

  mutating func note(_ value: CGFloat?, of key: AlignmentKey, for proposal: ProposedViewSize) {
    if guides.count >= Self.limit {
      guides.removeAll(keepingCapacity: true)
      guideIndex.removeAll(keepingCapacity: true)
      isComplete = false
    }
    let guide = Guide(key: key, proposal: proposal, value: value)
    guides.append(guide)
    if guides.count == Self.indexed + 1 {
      for known in guides {
        guideIndex[GuideRequest(key: known.key, proposal: known.proposal)] = .some(known.value)
      }
    } else if guides.count > Self.indexed {
      guideIndex[GuideRequest(key: key, proposal: proposal)] = .some(value)
    }
  }
}
