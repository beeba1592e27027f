import Filigree
import Foundation

/// All settings of a picture's trace, in groups.
struct SettingsPanel: View {
  let picture: StudioPicture
  /// Whether the command line is shown at the end: where there is no room for it elsewhere.
  let showsCommandLine: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        KindSection(picture: picture)
        if picture.settings.usesColors { ColorSection(picture: picture) }
        if picture.settings.usesThreshold { InkSection(picture: picture) }
        OutlineSection(picture: picture)
        PaintSection(picture: picture)
        PageSection(picture: picture)
        LimitSection(picture: picture)
        if showsCommandLine { CommandSection(picture: picture) }
      }
      .padding(12)
    }
    .background(Color(.systemGroupedBackground))
  }
}

/// Bindings of settings that make steps of the history.
extension StudioPicture {
  /// A binding of a setting: changes of it that follow one another are one step.
  func binding<Value>(
    _ path: WritableKeyPath<TraceSettings, Value> & Sendable, _ thing: String
  ) -> Binding<Value> {
    Binding(
      get: { self.settings[keyPath: path] },
      set: { value in self.change(thing) { $0[keyPath: path] = value } })
  }

  /// A binding of a setting of which each change is a step.
  func choice<Value>(_ path: WritableKeyPath<TraceSettings, Value> & Sendable) -> Binding<Value> {
    Binding(
      get: { self.settings[keyPath: path] },
      set: { value in self.change { $0[keyPath: path] = value } })
  }

  /// A binding of a whole number as another one.
  func number(
    _ path: WritableKeyPath<TraceSettings, Int> & Sendable, _ thing: String
  ) -> Binding<Double> {
    Binding(
      get: { Double(self.settings[keyPath: path]) },
      set: { value in
        self.change(thing) { $0[keyPath: path] = Int(min(max(value, 0), 0x1p53)) }
      })
  }

  /// Whether any of some settings has not its default.
  func isChanged(_ paths: [PartialKeyPath<TraceSettings> & Sendable]) -> Bool {
    let usual = TraceSettings()
    return paths.contains { path in
      guard let a = settings[keyPath: path] as? AnyHashable,
        let b = usual[keyPath: path] as? AnyHashable
      else { return false }
      return a != b
    }
  }
}

/// What the picture becomes.
private struct KindSection: View {
  let picture: StudioPicture

  var body: some View {
    SettingsSection(title: "Trace", isChanged: picture.settings != TraceSettings()) {
      picture.change { $0 = TraceSettings() }
    } content: {
      ChoiceRow(
        title: "Becomes", value: picture.choice(\.kind),
        choices: [(.colors, "Colors"), (.shape, "Shape"), (.centerLines, "Lines")],
        showsTitle: false)
      if picture.settings.usesStyle {
        ChoiceRow(
          title: "Style", value: picture.choice(\.style),
          choices: [(.smooth, "Curves"), (.polygon, "Polygons"), (.pixel, "Pixels")],
          showsTitle: false)
      }
    }
  }
}

/// What parts ink from paper.
private struct InkSection: View {
  let picture: StudioPicture

  private static let names: [TraceSettings.Threshold: String] = [
    .contrast: "Contrast", .auto: "Automatic", .otsu: "Otsu’s", .adaptive: "Adaptive",
    .value: "A gray",
  ]

  var body: some View {
    let settings = picture.settings
    SettingsSection(
      title: "Ink and Paper",
      isChanged: picture.isChanged([
        \TraceSettings.threshold, \TraceSettings.thresholdValue, \TraceSettings.contrastAdjustment,
        \TraceSettings.contrastPivot, \TraceSettings.isLightOnDark,
      ])
    ) {
      picture.change {
        let usual = TraceSettings()
        ($0.threshold, $0.thresholdValue) = (usual.threshold, usual.thresholdValue)
        ($0.contrastAdjustment, $0.contrastPivot) = (usual.contrastAdjustment, usual.contrastPivot)
        $0.isLightOnDark = false
      }
    } content: {
      MenuRow(
        title: "Threshold", value: picture.choice(\.threshold),
        choices: settings.thresholds.map { threshold in
          let isFound = settings.kind == .centerLines && threshold == .contrast
          return (threshold, isFound ? "Automatic" : Self.names[threshold] ?? "")
        })
      if settings.threshold == .value {
        NumberRow(
          title: "Gray", value: picture.binding(\.thresholdValue, "gray"),
          range: TraceSettings.unit, onEnd: picture.endChange)
      }
      if settings.usesContrast {
        NumberRow(
          title: "Contrast", value: picture.binding(\.contrastAdjustment, "contrast"),
          range: TraceSettings.contrastAdjustments, scale: .even(step: 0.05),
          onEnd: picture.endChange)
        OptionalNumberRow(
          title: "Pivot", value: picture.binding(\.contrastPivot, "pivot"), begin: 0.5,
          range: TraceSettings.unit, usual: TraceSettings.unit, scale: .even(step: 0.01),
          automatic: "Mean", onEnd: picture.endChange)
      }
      SwitchRow(title: "Light on Dark", isOn: picture.choice(\.isLightOnDark))
    }
  }
}

/// How outlines go along the picture's.
private struct OutlineSection: View {
  let picture: StudioPicture

  var body: some View {
    let settings = picture.settings
    SettingsSection(
      title: "Outlines",
      isChanged: picture.isChanged([
        \TraceSettings.tolerance, \TraceSettings.maximumSegments, \TraceSettings.cornerAngle,
        \TraceSettings.despeckle, \TraceSettings.noiseLevel, \TraceSettings.hasConstantWidths,
        \TraceSettings.maximumImageDimension,
      ])
    ) {
      picture.change {
        let usual = TraceSettings()
        ($0.tolerance, $0.maximumSegments, $0.despeckle) = (nil, nil, nil)
        ($0.cornerAngle, $0.noiseLevel) = (usual.cornerAngle, usual.noiseLevel)
        ($0.hasConstantWidths, $0.maximumImageDimension) = (false, nil)
      }
    } content: {
      if settings.usesTolerance {
        OptionalNumberRow(
          title: "Tolerance", value: picture.binding(\.tolerance, "tolerance"),
          begin: settings.usualTolerance, range: TraceSettings.tolerances, usual: 0.02...20,
          unit: "px", onEnd: picture.endChange)
      }
      if settings.usesSegments {
        OptionalNumberRow(
          title: "Segments at Most", value: segments, begin: halfOfSegments, range: 1...0x1p53,
          usual: 4...20_000, automatic: "Off", onEnd: picture.endChange)
      }
      if settings.usesCornerAngle {
        NumberRow(
          title: "Corners from", value: picture.binding(\.cornerAngle, "corners"),
          range: TraceSettings.cornerAngles, scale: .even(step: 1), unit: "°",
          onEnd: picture.endChange)
      }
      if settings.usesDespeckle {
        OptionalNumberRow(
          title: "Despeckle", value: picture.binding(\.despeckle, "despeckle"),
          begin: settings.usualDespeckle, range: 0...1e12, usual: 0...5000, unit: "px²",
          onEnd: picture.endChange)
      }
      NumberRow(
        title: "Denoise", value: picture.binding(\.noiseLevel, "noise"),
        range: TraceSettings.noiseLevels, usual: 0...64, scale: .even(step: 1),
        onEnd: picture.endChange)
      if settings.usesWidths {
        SwitchRow(title: "One Width a Line", isOn: picture.choice(\.hasConstantWidths))
      }
      OptionalNumberRow(
        title: "Shrink to", value: shrunk, begin: 1024, range: 64...65_536, usual: 64...4096,
        unit: "px", automatic: "Off", onEnd: picture.endChange)
    }
  }

  private var segments: Binding<Double?> {
    Binding(
      get: { picture.settings.maximumSegments.map(Double.init) },
      set: { value in
        picture.change("segments") {
          $0.maximumSegments = value.map { Int(min(max($0.rounded(), 1), 0x1p53)) }
        }
      })
  }

  /// What a limit begins with: half of what there is.
  private var halfOfSegments: Double {
    Double(max((picture.drawing?.statistics.segments ?? 0) / 2, 1))
  }

  private var shrunk: Binding<Double?> {
    Binding(
      get: { picture.settings.maximumImageDimension.map(Double.init) },
      set: { value in
        picture.change("shrink") {
          $0.maximumImageDimension = value.map { Int(min(max($0, 64), 1e9)) }
        }
      })
  }
}

/// The page, and what is written of it.
private struct PageSection: View {
  let picture: StudioPicture

  var body: some View {
    let settings = picture.settings
    SettingsSection(
      title: "Page and File",
      isChanged: picture.isChanged([
        \TraceSettings.scale, \TraceSettings.inset, \TraceSettings.grouping,
        \TraceSettings.fractionDigits, \TraceSettings.writesShapes, \TraceSettings.sourceAPI,
        \TraceSettings.typeName,
      ])
    ) {
      picture.change {
        let usual = TraceSettings()
        ($0.scale, $0.inset, $0.grouping) = (usual.scale, usual.inset, .none)
        ($0.fractionDigits, $0.writesShapes) = (usual.fractionDigits, false)
        ($0.sourceAPI, $0.typeName) = (usual.sourceAPI, "")
      }
    } content: {
      NumberRow(
        title: "Scale", value: picture.binding(\.scale, "scale"), range: TraceSettings.scales,
        usual: 0.1...10, scale: .byFactor, unit: "×", onEnd: picture.endChange)
      NumberRow(
        title: "Inset", value: picture.binding(\.inset, "inset"), range: TraceSettings.lengths,
        usual: 0...Double(max(min(picture.page.width, picture.page.height) / 4, 1)).rounded(),
        scale: .even(step: 1), onEnd: picture.endChange)
      if settings.kind == .shape {
        SwitchRow(title: "A Path for Each Region", isOn: isNested)
      } else if settings.groupings.count > 1 {
        ChoiceRow(
          title: "Groups", value: grouping,
          choices: settings.groupings.map { ($0, Self.names[$0] ?? "") })
      }
      Stepper(value: picture.choice(\.fractionDigits), in: TraceSettings.fractionDigitRange) {
        Text("Digits: \(settings.fractionDigits)").font(.subheadline)
      }
      SwitchRow(title: "Circles and Boxes in SVG", isOn: picture.choice(\.writesShapes))
      MenuRow(
        title: "Swift for", value: picture.choice(\.sourceAPI),
        choices: [
          (.swiftui, "SwiftUI"), (.canvas, "Canvas"), (.uikit, "UIKit"),
          (.coregraphics, "Core Graphics"),
        ])
      HStack {
        RowTitle("Type’s Name")
        Spacer()
        TextField(
          "Type’s Name", text: typeName,
          prompt: Text(SwiftSourceWriter.typeName(forFile: picture.name))
        )
        .font(.subheadline)
        .multilineTextAlignment(.trailing)
        .autocorrectionDisabled()
        .padding(.horizontal, 8)
        .frame(width: 150, height: 28)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 7))
      }
    }
  }

  private static let names: [TraceSettings.Grouping: String] = [
    .none: "None", .color: "By Color", .nesting: "Nested",
  ]

  private var grouping: Binding<TraceSettings.Grouping> {
    Binding(
      get: { picture.settings.effective.grouping },
      set: { grouping in picture.change { $0.grouping = grouping } })
  }

  private var isNested: Binding<Bool> {
    Binding(
      get: { grouping.wrappedValue == .nesting },
      set: { grouping.wrappedValue = $0 ? .nesting : .none })
  }

  private var typeName: Binding<String> {
    Binding(
      get: { picture.settings.typeName },
      set: { name in picture.change("name") { $0.typeName = name } })
  }
}

/// What a picture may cost.
private struct LimitSection: View {
  let picture: StudioPicture
  @State private var isOpen = false

  var body: some View {
    SettingsSection(
      title: "Limits",
      isChanged: picture.isChanged([
        \TraceSettings.maximumPixels, \TraceSettings.maximumScannedPixels,
        \TraceSettings.maximumMemory, \TraceSettings.maximumTime,
      ])
    ) {
      picture.change {
        let usual = TraceSettings()
        ($0.maximumPixels, $0.maximumScannedPixels) = (
          usual.maximumPixels, usual.maximumScannedPixels
        )
        ($0.maximumMemory, $0.maximumTime) = (nil, nil)
      }
    } content: {
      DisclosureGroup(isExpanded: $isOpen) {
        VStack(alignment: .leading, spacing: 12) {
          OptionalNumberRow(
            title: "Time", value: picture.binding(\.maximumTime, "time"), begin: 10,
            range: 0.001...1e6, usual: 0.1...600, unit: "s", automatic: "Off",
            onEnd: picture.endChange)
          OptionalNumberRow(
            title: "Memory", value: memory, begin: 900, range: 1...1e6, usual: 10...16_000,
            unit: "MB", onEnd: picture.endChange)
          field("Pixels", picture.number(\.maximumPixels, "pixels"))
          field("Scanned Pixels of JPEGs", picture.number(\.maximumScannedPixels, "scanned"))
        }
        .padding(.top, 8)
      } label: {
        Text("What a picture may cost").font(.subheadline)
      }
    }
  }

  private func field(_ title: String, _ value: Binding<Double>) -> some View {
    HStack {
      RowTitle(title)
      Spacer()
      NumberField(title: title, value: value, range: 1...0x1p53, width: 110)
    }
  }

  private var memory: Binding<Double?> {
    Binding(
      get: { picture.settings.maximumMemory.map { Double($0) / 1e6 } },
      set: { value in
        picture.change("memory") {
          $0.maximumMemory = value.map { Int(min(max($0 * 1e6, 1), 1e15)) }
        }
      })
  }
}

/// The command line that does the same.
struct CommandSection: View {
  let picture: StudioPicture

  var body: some View {
    SettingsSection(title: "Command Line") {
      CommandLineText(picture: picture)
    }
  }
}
