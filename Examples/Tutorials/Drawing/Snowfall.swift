import SwiftUI

final class SnowStorm: ObservableObject {
  struct Flake {
    var position: CGPoint
    var speed: Double
    var radius: Double
  }

  private(set) var flakes: [Flake]
  private var last: Date?

  init() {
    flakes = (0..<120).map { index in
      let a = Double(index * 7919 % 1009) / 1009
      let b = Double(index * 104_729 % 997) / 997
      let c = Double(index * 31 % 101) / 101
      return Flake(position: CGPoint(x: a, y: b), speed: 0.05 + c * 0.12, radius: 1 + c * 3)
    }
  }

  func update(to date: Date) {
    let step = last.map { date.timeIntervalSince($0) } ?? 0
    last = date
    for index in flakes.indices {
      flakes[index].position.y += flakes[index].speed * step
      if flakes[index].position.y > 1 { flakes[index].position.y -= 1 }
    }
  }
}

struct SnowfallView: View {
  @StateObject private var storm = SnowStorm()
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        storm.update(to: timeline.date)
        for flake in storm.flakes {
          let center = CGPoint(
            x: flake.position.x * size.width, y: flake.position.y * size.height)
          let rect = CGRect(
            x: center.x - flake.radius, y: center.y - flake.radius, width: flake.radius * 2,
            height: flake.radius * 2)
          context.opacity = 0.4 + flake.radius / 8
          context.fill(Circle().path(in: rect), with: .color(.white))
        }
        context.opacity = 1
        let hill = Path(
          ellipseIn: CGRect(x: -80, y: size.height - 70, width: size.width + 160, height: 200))
        context.fill(hill, with: .color(.white))
        var tree = context.resolve(Image(systemName: "tree.fill"))
        tree.shading = .color(.green)
        context.draw(
          tree, in: CGRect(x: size.width * 0.6, y: size.height - 125, width: 60, height: 75))
      }
    }
    .background(
      LinearGradient(
        colors: scheme == .dark ? [.black, .indigo] : [.blue, .cyan], startPoint: .top,
        endPoint: .bottom))
  }
}
