import ClientSupport
import Skeleton
import SwiftUI

private struct Profile: View {
  @State private var name: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      SkeletonRow()
      HStack {
        Image(systemName: "person.circle").font(.largeTitle)
        VStack(alignment: .leading) {
          Text(name ?? "A name of some length").font(.headline)
          Text("joined today").font(.caption)
        }
      }
      .skeleton(until: name != nil)
      Text("Lines of a text").skeleton(until: name != nil) { SkeletonLines(count: 3) }
      Button("Load") { name = "Ada" }
    }
    .padding()
  }
}

@MainActor func checkSkeleton(_ scheme: ColorScheme) {
  let stage = Stage(280, 260, in: scheme) { Profile() }
  stage.session.advance(by: 0.6)
  stage.expectPicture("skeleton")
  guard let first = stage.pixels else { return }
  Checks.expect(
    stage.says("Loading") && !stage.labels.contains { $0.contains("joined") },
    "what is not there is not said: \(stage.labels)")
  stage.session.advance(by: 0.2)
  guard let second = stage.pixels else { return }
  Checks.expect(second.difference(from: first) > 500, "the cloud moves")

  stage.session.tap("Load")
  stage.session.advance(by: 1)
  Checks.expect(stage.says("Ada") && stage.says("joined today"), "it is there: \(stage.labels)")
  Checks.expect(stage.says("Lines of a text"), "so is the text: \(stage.labels)")

  let counts = [3, -2].map { count in
    Stage(200, 300, in: scheme) {
      ExpectedRows([Guest]?.none, expecting: count) { Text($0.id) }
    }.labels.filter { $0 == "Loading" }.count
  }
  Checks.expect(counts[0] >= 3 && counts[1] == 0, "rows that are expected: \(counts)")
  let guests = Stage(200, 300, in: scheme) {
    ExpectedRows([Guest(id: "Ada")], expecting: 3) { Text($0.id) }
  }
  Checks.expect(guests.says("Ada") && !guests.says("Loading"), "they came: \(guests.labels)")
}

private struct Guest: Identifiable {
  let id: String
}
