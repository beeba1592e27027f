import Dispatch
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private final class Model: ObservableObject {
  @Published var text = ""
  @Published var result = "-"
  @Published var seconds = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .filter { !$0.isEmpty }.map { $0.uppercased() }.assign(to: &$result)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [unowned self] _ in seconds += 1 }.store(in: &subscriptions)
  }
}

/// An object as they were written before `@Published`.
private final class Older: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { objectWillChange.send() } }
}

@MainActor private func text(_ session: ViewSession) -> String? {
  session.accessibilityTree.first?.label
}

@Suite("Views and publishers") @MainActor
struct ReceptionTests {
  @Test("A timer that a view receives runs in the session's time, with its dates")
  func timer() {
    struct Clock: View {
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      @State private var count = 0
      @State private var date = Date.distantPast
      var body: some View {
        Text("\(count) \(date.timeIntervalSinceReferenceDate > 0 ? "dated" : "")")
          .onReceive(timer) {
            count += 1
            date = $0
            expect($0.timeIntervalSinceReferenceDate == Double(count) * 0.5)
          }
      }
    }
    let session = page { Clock() }
    session.advance(to: 0.49)
    expect(text(session) == "0 ")
    session.advance(to: 0.5)
    expect(text(session) == "1 dated")
    session.advance(to: 3)
    expect(text(session) == "6 dated")
  }

  @Test("The newest action runs, after what goes on")
  func newestAction() {
    struct Counter: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var step = 1
      @State private var sum = 0
      var body: some View {
        let step = step
        Text("\(sum)").onReceive(subject) {
          sum += $0 * step
          self.step += 1
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let session = page { Counter(subject: subject) }
    subject.send(1)
    expect(text(session) == "1")
    subject.send(10)
    expect(text(session) == "21")
  }

  @Test("A subscription ends with its view, and is another one for another publisher")
  func lifetime() {
    struct Chooser: View {
      let subjects: [CurrentValueSubject<Int, Never>]
      let choice: CurrentValueSubject<Int?, Never>
      @State private var chosen: Int? = 0
      @State private var got = -1
      var body: some View {
        VStack {
          Text("\(got)")
          if let chosen {
            Color.red.onReceive(subjects[chosen]) { got = $0 }
          }
        }
        .onReceive(choice.dropFirst()) { chosen = $0 }
      }
    }
    let subjects = [CurrentValueSubject<Int, Never>(3), CurrentValueSubject<Int, Never>(4)]
    let choice = CurrentValueSubject<Int?, Never>(0)
    let session = page { Chooser(subjects: subjects, choice: choice) }
    expect(text(session) == "3")
    subjects[0].send(5)
    expect(text(session) == "5")
    choice.send(1)
    expect(text(session) == "4")
    subjects[0].send(6)
    expect(text(session) == "4")
    choice.send(nil)
    session.update()
    subjects[1].send(7)
    expect(text(session) == "4")
  }

  @Test("Objects with publishers of their own kind are watched")
  func ownPublisher() {
    struct Reader: View {
      @ObservedObject var object: Older
      var body: some View { Text("\(object.count)") }
    }
    let object = Older()
    let session = page { Reader(object: object) }
    expect(text(session) == "0")
    object.count = 1
    expect(text(session) == "1")
  }

  @Test("An object's timer and delays on the main queue run in the session's time")
  func modelsTime() {
    struct Search: View {
      @StateObject private var model = Model()
      var body: some View {
        Text("\(model.text) \(model.result) \(model.seconds)")
          .onAppear { model.text = "a" }
          .onReceive(model.$seconds) { if $0 == 2 { model.text = "b" } }
      }
    }
    let session = page { Search() }
    expect(text(session) == "a - 0")
    session.advance(to: 0.31)
    expect(text(session) == "a A 0")
    session.advance(to: 2)
    expect(text(session) == "b A 2")
    session.advance(to: 2.3)
    expect(text(session) == "b B 2")
  }

  @Test("What another thread sends is received")
  func otherThreads() async {
    struct Reader: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var got = 0
      var body: some View { Text("\(got)").onReceive(subject) { got = $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let session = page { Reader(subject: subject) }
    await Task.detached { subject.send(5) }.value
    // The main queue has it before this.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async(group: nil) { continuation.resume() }
    }
    expect(text(session) == "5")
  }
}
