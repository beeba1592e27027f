import FiligreeKit
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// How far a picture has come that is being loaded: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come.
  case empty
  /// The picture is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded, if it could not.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture that is loaded from an address: SwiftUI's `AsyncImage`.
///
/// A file is read in the session's time, before its first picture; what comes by network comes in the
/// machine's time, and ``ViewSession/settle(quiet:timeout:)`` waits for it. Nothing is kept: the same
/// address elsewhere is loaded again.
public nonisolated struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates a view that says what is shown in each phase.
  ///
  /// - Parameters:
  ///   - url: The address; nil for nothing.
  ///   - scale: Pixels of the picture a point; what is not positive and finite counts as 1.
  ///   - transaction: That of the change of phases.
  ///   - content: What is shown.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.transaction = transaction
    self.content = content
  }

  /// What is shown in the present phase.
  @MainActor public var body: some View {
    // Containers of several views would each load the picture.
    ZStack { content(phase) }
      .task(id: url) {
        var next = AsyncImagePhase.empty
        if let url {
          do {
            next = .success(try await PictureLoader.load(url, scale))
          } catch is CancellationError {
            return
          } catch {
            next = .failure(error)
          }
        }
        withTransaction(transaction) { phase = next }
      }
  }
}

extension AsyncImage {
  /// Creates a view of the picture or, until it is there, of a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Creates a view of the picture or, until it is there, of a gray area.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        image
      } else {
        Color(uiColor: .secondarySystemFill)
      }
    }
  }
}

/// Reads pictures.
private enum PictureLoader {
  /// What lies at an address is no picture.
  struct NotAPicture: Error, CustomStringConvertible {
    let url: URL
    var description: String { "what lies at “\(url.absoluteString)” is no picture" }
  }

  static func load(_ url: URL, _ scale: CGFloat) async throws -> Image {
    let data: Data
    if url.isFileURL {
      data = try Data(contentsOf: url)
    } else {
      (data, _) = try await URLSession.shared.data(from: url)
    }
    guard let image = UIImage(data: data, scale: scale) else { throw NotAPicture(url: url) }
    return Image(uiImage: image)
  }
}
