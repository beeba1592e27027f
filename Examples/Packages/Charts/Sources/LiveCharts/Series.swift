import Combine
import Foundation

/// A value with a name.
public struct Sample: Identifiable, Hashable {
  /// What tells it apart.
  public let id: UUID
  /// What the value is called.
  public var label: String
  /// How much it is.
  public var value: Double

  /// Creates a sample.
  public init(_ label: String = "", value: Double, id: UUID = UUID()) {
    self.id = id
    self.label = label
    self.value = value
  }

  /// What a chart shows of the value: neither what is below zero nor what is no number.
  var amount: Double { value.isFinite ? max(value, 0) : 0 }
}

/// The values of a chart.
///
/// Views that show it follow its changes.
public final class Series: ObservableObject {
  /// The values, in order.
  @Published public var samples: [Sample]
  /// The largest value that there has been: at least 0.
  @Published public private(set) var peak: Double = 0
  /// How many values are kept when more are appended: the oldest ones go.
  public let capacity: Int

  private var cancellables = Set<AnyCancellable>()

  /// Creates a series of samples.
  public init(samples: [Sample] = [], capacity: Int = 100) {
    self.samples = samples
    self.capacity = max(capacity, 1)
    $samples
      .compactMap { $0.map(\.amount).max() }
      .scan(0) { max($0, $1) }
      .removeDuplicates()
      .assign(to: &$peak)
  }

  /// Creates a series of numbers.
  public convenience init(values: [Double], capacity: Int = 100) {
    self.init(samples: values.map { Sample(value: $0) }, capacity: capacity)
  }

  /// Appends a sample; the oldest one goes where there are too many.
  public func append(_ sample: Sample) {
    samples.append(sample)
    if samples.count > capacity { samples.removeFirst(samples.count - capacity) }
  }

  /// Appends what a publisher says, as long as this object lives.
  public func follow<P: Publisher>(_ publisher: P) where P.Output == Double, P.Failure == Never {
    publisher
      .receive(on: DispatchQueue.main)
      .sink { [weak self] value in self?.append(Sample(value: value)) }
      .store(in: &cancellables)
  }

  /// The values, of which the largest is 1.
  var parts: [Double] {
    let top = max(samples.map(\.amount).max() ?? 0, .ulpOfOne)
    return samples.map { $0.amount / top }
  }
}

/// A source of values, one at each tick of a timer.
public final class Feed: ObservableObject {
  /// Whether values come.
  @Published public private(set) var isRunning = false
  /// The values that have come, for whoever follows.
  public let values = PassthroughSubject<Double, Never>()

  private let interval: TimeInterval
  private let next: (Int) -> Double
  private var tick = 0
  private var timer: AnyCancellable?

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - interval: The seconds between values: from a hundredth to a day.
  ///   - next: The value at a tick; the first one is tick 0.
  public init(every interval: TimeInterval, next: @escaping (Int) -> Double) {
    // In this order a length that is no number gives the shortest one.
    self.interval = min(max(0.01, interval), 86_400)
    self.next = next
  }

  /// Lets values come.
  public func start() {
    guard timer == nil else { return }
    isRunning = true
    timer = Timer.publish(every: interval, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in
        guard let self = self else { return }
        self.values.send(self.next(self.tick))
        self.tick += 1
      }
  }

  /// Lets no more values come.
  public func stop() {
    timer?.cancel()
    timer = nil
    isRunning = false
  }
}
