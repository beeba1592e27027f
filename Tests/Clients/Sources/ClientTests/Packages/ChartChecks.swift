import ClientSupport
import Combine
import LiveCharts
import SwiftUI

private let week = [("Mon", 3.0), ("Tue", 7), ("Wed", 5), ("Thu", 2), ("Fri", 6)]

@MainActor func checkCharts(_ scheme: ColorScheme) {
  let data = Series(samples: week.map { Sample($0.0, value: $0.1) })
  let stage = Stage(280, 320, in: scheme) {
    VStack(spacing: 16) {
      Columns(data).frame(height: 100)
      Trend(data).frame(height: 80)
      Slices(data, hole: 0.5).frame(height: 90)
    }
    .padding(12)
  }
  stage.expectPicture("charts")
  Checks.expect(
    stage.says("Line chart, 5 values"), "the chart says how many values: \(stage.labels)")

  // The chart follows its data: the highest bar becomes half as high when there is one twice its height.
  let before = stage.frame(of: "Tue")
  data.append(Sample("Sat", value: 14))
  stage.session.advance(by: 1)
  Checks.expect(data.peak == 14, "the peak follows: \(data.peak)")
  Checks.expect(stage.says("Sat"), "the new bar is there: \(stage.labels)")
  if let before, let after = stage.frame(of: "Tue") {
    Checks.expect(
      abs(after.height * 2 - before.height) < 1, "bars are scaled: \(before) to \(after)")
  } else {
    Checks.expect(false, "the bar of Tuesday is there")
  }
  checkLiveChart(scheme)
  checkReappearing(scheme)

  // What a publisher says is appended; what is no number is shown as nothing.
  let followed = Series(capacity: 3)
  let chart = Stage(160, 100, in: scheme) { Followed(series: followed) }
  chart.session.tap("Send")
  chart.session.advance(by: 0.5)
  Checks.expect(followed.samples.count == 3, "of four values three are kept: \(followed.samples)")
  Checks.expect(chart.session.problems.isEmpty, "no problems: \(chart.session.problems)")
}

private struct Followed: View {
  let series: Series
  private let values = PassthroughSubject<Double, Never>()

  init(series: Series) {
    self.series = series
  }

  var body: some View {
    VStack {
      Columns(series)
      Button("Send") {
        for value in [1, 2, .infinity, .nan] { values.send(value) }
      }
    }
    .onAppear { series.follow(values) }
  }
}

private struct Tabs: View {
  let feed: Feed
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Turn") { isShown.toggle() }
      ScrollView { LazyVStack { if isShown { LiveChart("Load", feed: feed).frame(height: 100) } } }
    }
  }
}

/// A chart that goes and comes back takes each value once.
@MainActor private func checkReappearing(_ scheme: ColorScheme) {
  let feed = Feed(every: 0.25) { Double($0) }
  let stage = Stage(280, 160, in: scheme) { Tabs(feed: feed) }
  for _ in 0..<4 {
    stage.session.tap("Turn")
    stage.session.advance(by: 0.5)
  }
  stage.session.tap("Start")
  stage.session.advance(by: 1.1)
  Checks.expect(stage.says("Line chart, 4 values"), "each value once: \(stage.labels)")
}

@MainActor private func checkLiveChart(_ scheme: ColorScheme) {
  let feed = Feed(every: 0.25) { sin(Double($0) / 2) * 4 + 5 }
  let stage = Stage(280, 160, in: scheme) {
    LiveChart("Load", feed: feed).padding(12)
  }
  stage.session.tap("Start")
  Checks.expect(feed.isRunning && stage.says("Stop"), "a tap starts the feed: \(stage.labels)")
  stage.session.advance(by: 3.1)
  Checks.expect(
    stage.says("Line chart, 12 values"), "a value each quarter of a second: \(stage.labels)")
  Checks.expect(stage.says("Peak 9.0"), "the peak is told: \(stage.labels)")
  stage.expectPicture("live-chart")
  stage.session.tap("Stop")
  stage.session.advance(by: 2)
  Checks.expect(
    stage.says("Line chart, 12 values"), "no values after it was stopped: \(stage.labels)")
}
