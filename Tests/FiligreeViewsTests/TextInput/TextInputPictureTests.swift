import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

private struct LoginForm: View {
  @State private var name = "anna@example.org"
  @State private var password = "geheim12"
  @State private var code = ""
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Sign in").font(.title2.bold())
      TextField("Address", text: $name).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
      TextField("Code", text: $code, prompt: Text("Six digits")).textFieldStyle(.roundedBorder)
      TextField("Title", text: .constant("A title that is much too long for the field"))
      TextField("Amount", text: .constant("12.50")).multilineTextAlignment(.trailing)
      TextField("Hebrew", text: .constant("שלום world")).foregroundStyle(.purple)
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        TextField("Large", text: .constant("")).font(.title)
      }
    }
    .padding(16)
  }
}

private struct SearchCapsule: View {
  @State private var text = ""
  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField("Search", text: $text)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .accessibilityLabel("Clear")
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 7)
    .background(Capsule().fill(Color(uiColor: .tertiarySystemFill)))
    .padding(10)
  }
}

private struct Notes: View {
  @State private var text =
    "Caret, selection and lines.\n\nA second paragraph with العربية and 👨‍👩‍👧 and some more words to break."
  var body: some View {
    TextEditor(text: $text)
      .frame(height: 140)
      .border(.separator)
      .accessibilityLabel("Notes")
      .padding(10)
  }
}

@MainActor
@Suite("Pictures of text input")
struct TextInputPictureTests {
  private func session<V: View>(
    _ scheme: ColorScheme, _ size: CGSize, @ViewBuilder _ view: () -> V
  ) -> ViewSession {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let session = ViewSession(size: size, scale: 2, environment: environment, content: view)
    session.background = scheme == .dark ? .black : .white
    return session
  }

  @Test("A form to sign in", arguments: ColorScheme.allCases)
  func login(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 300, height: 380)) { LoginForm() }
    session.tap("Code")
    expectPicture(try session.image(), named: "text-login-\(scheme)")
  }

  @Test("A field in a capsule", arguments: ColorScheme.allCases)
  func search(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 260, height: 60)) { SearchCapsule() }
    expectPicture(try session.image(), named: "text-search-empty-\(scheme)")
    session.tap("Search")
    session.type("Filigree")
    session.press(.leftArrow)
    expectPicture(try session.image(), named: "text-search-\(scheme)")
    session.tap("Clear")
    session.type("x")
    expect(session.accessibilityTree.contains { $0.value == "x" })
  }

  @Test("An editor with a selection", arguments: ColorScheme.allCases)
  func editor(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 260, height: 160)) { Notes() }
    session.tap("Notes")
    session.press(.upArrow, modifiers: .command)
    session.press(.rightArrow, modifiers: .option)
    session.press(.downArrow, modifiers: .shift)
    session.press(.downArrow, modifiers: .shift)
    session.press(.downArrow, modifiers: .shift)
    expectPicture(try session.image(), named: "text-editor-\(scheme)")
  }
}
