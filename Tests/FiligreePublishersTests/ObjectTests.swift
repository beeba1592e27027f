import FiligreePublishers
import FiligreeTestSupport
import Foundation
import Testing

private class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

private final class SubModel: Model {
  @Published var extra = 1
}

private final class OwnPublisher: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  @Published var value = 0
}

private final class NotObservable {
  @Published var value = 0
}

@Suite struct ObjectTests {
  @Test func propertiesTellBeforeTheyChange() {
    let model = Model()
    var log: [String] = []
    let sinks = [
      model.objectWillChange.sink { log.append("will change, \(model.name)") },
      model.$name.sink { log.append("\($0), \(model.name)") },
    ]
    model.name = "b"
    expect(log == ["a, a", "will change, a", "b, a"])
    expect(model.name == "b")
    sinks.forEach { $0.cancel() }
    model.name = "c"
    expect(log.count == 3)
  }

  @Test func propertiesOfSubclasses() {
    let model = SubModel()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    model.extra = 2
    model.count = 3
    expect(count == 2 && model.extra == 2 && model.count == 3)
    sink.cancel()
  }

  @Test func anObjectsOwnPublisherIsItsOwnToUse() {
    let object = OwnPublisher()
    let (probe, values) = (object.objectWillChange.probe(), object.$value.probe())
    object.value = 1
    expect(probe.values.isEmpty && values.values == [0, 1])
    object.objectWillChange.send("now")
    expect(probe.values == ["now"])
  }

  @Test func propertiesOfOtherObjects() {
    let object = NotObservable()
    let probe = object.$value.probe()
    object.value = 1
    object.value += 1
    expect(probe.values == [0, 1, 2] && object.value == 2)
  }

  @Test func changesWithinASink() {
    let model = Model()
    var seen: [Int] = []
    let sink = model.$count.sink {
      seen.append($0)
      if $0 == 1 { model.name = "changed" }
    }
    model.count = 1
    expect(model.name == "changed" && model.count == 1 && seen == [0, 1])
    sink.cancel()
  }

  @Test func assignToAProperty() {
    let model = Model()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    let source = PassthroughSubject<Int, Never>()
    source.assign(to: &model.$count)
    source.send(5)
    expect(model.count == 5 && count == 1)
    sink.cancel()
  }

  @Test func assignedPropertiesDoNotHoldTheirObject() {
    let source = PassthroughSubject<Int, Never>()
    weak var weakModel: Model?
    var cancelled = false
    do {
      let model = Model()
      weakModel = model
      source.handleEvents(receiveCancel: { cancelled = true }).assign(to: &model.$count)
      model.$count.map { $0 + 1 }.map { "\($0)" }.assign(to: &model.$name)
      source.send(3)
      expect(model.name == "4")
    }
    expect(weakModel == nil && cancelled)
  }

  @Test func onePublisherForEachObject() {
    let (one, two) = (Model(), Model())
    expect(one.objectWillChange === one.objectWillChange)
    expect(one.objectWillChange !== two.objectWillChange)
  }

  @Test func publishersOfPropertiesAreCompared() {
    let model = Model()
    expect(model.$count == model.$count)
    expect(model.$count != Model().$count)
  }
}
