/// Sends values that were written down before, and an end.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values, and the end after them.
  public struct Recording {
    /// What is built or sent.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isOver = false

    /// Creates an empty recording, which finishes.
    public init() {}

    /// Creates a recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Adds a value; after the end it does nothing.
    public mutating func receive(_ input: Input) {
      if !isOver { output.append(input) }
    }

    /// Adds the end; after one it does nothing.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      self.completion = completion
      isOver = true
    }
  }

  /// What is sent.
  public let recording: Recording

  /// Creates a publisher of what `record` writes down.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    var iterator = recording.output.makeIterator()
    Supply<Output, Failure>.start(subscriber, then: recording.completion) { iterator.next() }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
extension Record: Codable where Output: Codable, Failure: Codable {}
