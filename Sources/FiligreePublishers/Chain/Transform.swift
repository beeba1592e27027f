/// What an operator makes of the values of its publisher.
///
/// `Thrown` is `Never` for an operator whose closure cannot fail, and `any Error` for the one of the same name that tries.
/// What a transform remembers belongs to one subscription.
struct Transform<Input, Output, Thrown: Error> {
  typealias Next = Step<Output, Thrown>

  /// Whether all values are asked for, whatever the subscriber asks for: that of operators with a single result.
  var takesAll = false
  /// What becomes of a value.
  let step: (Input) throws(Thrown) -> Next
  /// What goes out when the publisher has finished.
  var result: () -> Output? = { nil }
}

extension Publisher {
  /// Connects a subscriber with what a transform makes of the values.
  func connect<NewOutput>(
    _ subscriber: any Subscriber<NewOutput, Failure>,
    _ transform: Transform<Output, NewOutput, Never>
  ) {
    subscribe(
      Link<Output, Failure, NewOutput, Failure>(
        subscriber, takesAll: transform.takesAll,
        step: { transform.step($0).setFailureType() }, end: { $0.after(transform.result()) }))
  }

  /// Connects a subscriber with what a transform makes of the values, until it throws.
  func connect<NewOutput>(
    _ subscriber: any Subscriber<NewOutput, any Error>,
    _ transform: Transform<Output, NewOutput, any Error>
  ) {
    subscribe(
      Link<Output, Failure, NewOutput, any Error>(
        subscriber, takesAll: transform.takesAll,
        step: { value in
          do {
            return try transform.step(value)
          } catch {
            return .end(.failure(error))
          }
        }, end: { $0.mapError { $0 }.after(transform.result()) }))
  }
}

extension Step where Failure == Never {
  func setFailureType<NewFailure: Error>() -> Step<Output, NewFailure> {
    switch self {
    case .pass(let output): .pass(output)
    case .skip: .skip
    case .last(let output): .last(output)
    case .end: .end(.finished)
    }
  }
}

extension Subscribers.Completion {
  /// An end after which a result goes out, if it is no failure and there is one.
  func after<Output>(_ result: Output?) -> Step<Output, Failure> {
    if case .finished = self, let result { .last(result) } else { .end(self) }
  }
}

// MARK: One value for another

extension Transform {
  static func map(_ transform: @escaping (Input) throws(Thrown) -> Output) -> Self {
    Transform { value throws(Thrown) in .pass(try transform(value)) }
  }

  static func compactMap(_ transform: @escaping (Input) throws(Thrown) -> Output?) -> Self {
    Transform { value throws(Thrown) in
      if let output = try transform(value) { .pass(output) } else { .skip }
    }
  }

  static func scan(
    _ initial: Output, _ next: @escaping (Output, Input) throws(Thrown) -> Output
  ) -> Self {
    var result = initial
    return Transform { value throws(Thrown) in
      result = try next(result, value)
      return .pass(result)
    }
  }
}

// MARK: Some of the values

extension Transform where Input == Output {
  static func filter(_ isIncluded: @escaping (Input) throws(Thrown) -> Bool) -> Self {
    Transform { value throws(Thrown) in try isIncluded(value) ? .pass(value) : .skip }
  }

  static func removeDuplicates(
    _ areSame: @escaping (Input, Input) throws(Thrown) -> Bool
  ) -> Self {
    var last: Input?
    return Transform { value throws(Thrown) in
      if let last, try areSame(last, value) { return .skip }
      last = value
      return .pass(value)
    }
  }

  static func drop(while predicate: @escaping (Input) throws(Thrown) -> Bool) -> Self {
    var isDropping = true
    return Transform { value throws(Thrown) in
      if isDropping { isDropping = try predicate(value) }
      return isDropping ? .skip : .pass(value)
    }
  }

  static func prefix(while predicate: @escaping (Input) throws(Thrown) -> Bool) -> Self {
    Transform { value throws(Thrown) in try predicate(value) ? .pass(value) : .end(.finished) }
  }

  static func first(where predicate: @escaping (Input) throws(Thrown) -> Bool) -> Self {
    Transform(takesAll: true) { value throws(Thrown) in
      try predicate(value) ? .last(value) : .skip
    }
  }

  static func last(where predicate: @escaping (Input) throws(Thrown) -> Bool) -> Self {
    var last: Input?
    return Transform(
      takesAll: true,
      step: { value throws(Thrown) in
        if try predicate(value) { last = value }
        return .skip
      }, result: { last })
  }
}

// MARK: A single result

extension Transform {
  static func reduce(
    _ initial: Output, _ next: @escaping (Output, Input) throws(Thrown) -> Output
  ) -> Self {
    var result = initial
    return Transform(
      takesAll: true,
      step: { value throws(Thrown) in
        result = try next(result, value)
        return .skip
      }, result: { result })
  }
}

extension Transform where Input == Output {
  /// The value that `isBefore` puts first or last: the first of equal minima, the last of equal maxima, as in `Sequence`.
  static func extreme(
    _ isBefore: @escaping (Input, Input) throws(Thrown) -> Bool, isMaximum: Bool
  ) -> Self {
    var best: Input?
    return Transform(
      takesAll: true,
      step: { value throws(Thrown) in
        if let old = best, try isBefore(value, old) == isMaximum { return .skip }
        best = value
        return .skip
      }, result: { best })
  }
}

extension Transform where Output == Bool {
  static func contains(where predicate: @escaping (Input) throws(Thrown) -> Bool) -> Self {
    Transform(
      takesAll: true,
      step: { value throws(Thrown) in try predicate(value) ? .last(true) : .skip },
      result: { false })
  }

  static func allSatisfy(_ predicate: @escaping (Input) throws(Thrown) -> Bool) -> Self {
    Transform(
      takesAll: true,
      step: { value throws(Thrown) in try predicate(value) ? .skip : .last(false) },
      result: { true })
  }
}
