import FiligreeKit
import FiligreeText
import Foundation

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) {
    self.init(font.request, hasWeight: true)
  }
}

extension EnvironmentValues {
  /// The design of texts whose font is the system's.
  @Entry var fontDesign: Font.Design?

  /// Whether digits are equally wide.
  @Entry var hasMonospacedDigits: Bool = false
}

extension Font {
  /// The font as the surroundings ask for it.
  func adjusted(in environment: EnvironmentValues) -> Font {
    let font = environment.hasMonospacedDigits ? monospacedDigit() : self
    return environment.fontDesign.map(font.inDesign) ?? font
  }

  /// The font in a design, if it is the system's without one.
  func inDesign(_ design: Design) -> Font {
    guard case .system(.default) = request.name else { return self }
    var font = self
    font.request.name = .system(design.design)
    return font
  }
}

extension Text {
  /// Sets the design of the text's letters, if its font is the system's.
  public func fontDesign(_ design: Font.Design?) -> Text {
    setting { $0.design = $0.design ?? design }
  }

  /// Makes the text's digits equally wide.
  public func monospacedDigit() -> Text {
    setting { $0.hasMonospacedDigits = true }
  }
}

extension View {
  /// Sets the design of letters in the view, where the font is the system's.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Makes digits in the view equally wide.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.hasMonospacedDigits, true)
  }
}
