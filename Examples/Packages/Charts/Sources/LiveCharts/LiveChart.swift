import Combine
import SwiftUI

/// A line through the values of a feed that come while it is there, with a button that starts and stops the feed.
@available(iOS 15.0, macOS 12.0, *)
public struct LiveChart: View {
  @StateObject private var series = Series(capacity: 20)
  @ObservedObject private var feed: Feed
  @State private var latest: Double?
  private let title: LocalizedStringKey

  /// Creates a chart of a feed.
  public init(_ title: LocalizedStringKey, feed: Feed) {
    self.title = title
    self.feed = feed
  }

  /// What is seen.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text(title).font(.headline)
        Spacer()
        if let latest = latest {
          Text("\(latest, specifier: "%.1f")").font(.title2.monospacedDigit())
        }
        Button(feed.isRunning ? "Stop" : "Start") {
          feed.isRunning ? feed.stop() : feed.start()
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
      }
      Trend(series)
      Text("Peak \(series.peak, specifier: "%.1f")")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    // Not `follow`, which would go on where the view has gone, and begin again where it comes back.
    .onReceive(feed.values) { series.append(Sample(value: $0)) }
    .onReceive(feed.values.throttle(for: .seconds(0.5), scheduler: RunLoop.main, latest: true)) {
      latest = $0
    }
  }
}
