/// What a server of cards does at most, and how it packs files.
public struct CardSettings: Sendable {
  /// How many threads draw, one card each.
  public var threads: Int
  /// How many cards may be drawn and wait at once; further ones are refused.
  public var cards: Int
  /// How long a card may take, waiting included.
  public var time: Duration
  /// The bytes of files that are kept; 0 for none.
  public var cacheBytes: Int
  /// The bytes of a form that is sent.
  public var formBytes: Int
  /// The bytes of an address, from its path on.
  public var addressBytes: Int
  /// How hard PNGs are packed, 0…9.
  public var level: Int

  /// Creates settings.
  public init(
    threads: Int, cards: Int = 128, time: Duration = .seconds(5), cacheBytes: Int = 64 << 20,
    formBytes: Int = 16 << 10, addressBytes: Int = 8 << 10, level: Int = 1
  ) {
    self.threads = threads
    self.cards = cards
    self.time = time
    self.cacheBytes = cacheBytes
    self.formBytes = formBytes
    self.addressBytes = addressBytes
    self.level = level
  }
}
