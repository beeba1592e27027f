import Filigree
import Foundation

/// Where a trace goes: a format, what it says of it, and a button.
struct ExportSheet: View {
  let item: StudioItem
  @State private var format = ExportFormat.svg
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Export").font(.headline)
        Spacer()
        Button("Done") { dismiss() }
      }
      Picker("Format", selection: $format) {
        ForEach(ExportFormat.allCases, id: \.self) { Text($0.name).tag($0) }
      }
      .pickerStyle(.segmented)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .presentationDetents([.medium])
  }
}
