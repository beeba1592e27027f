import ClientSupport
import SwiftUI

/// Draws each package of Examples/Packages, but for the icons, in light and dark, and works it.
@MainActor func checkPackages() {
  for scheme in [ColorScheme.light, .dark] {
    checkActionFan(scheme)
    checkCelebration(scheme)
    checkCharts(scheme)
    checkGauge(scheme)
    checkGlint(scheme)
    checkMarkdownPage(scheme)
    checkPageView(scheme)
    checkPopups(scheme)
    checkSkeleton(scheme)
    checkWaiting(scheme)
  }
  checkPreviews()
}

/// Each `#Preview` of the packages is found.
@MainActor private func checkPreviews() {
  let names = Set(PreviewHost.registered.map(\.name))
  for name in [
    "Charts", "Fountain", "Curtain", "Line", "Arc", "Gauges", "Glints", "Markdown", "Pages",
    "Alert card", "Skeleton", "Waiting figures", "Waiting page",
  ] {
    Checks.expect(names.contains(name), "the preview \(name) is registered: \(names.sorted())")
  }
}
