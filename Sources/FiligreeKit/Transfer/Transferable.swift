import Foundation

/// A value that can be handed from one place to another, as a drop, a paste or a file: CoreTransferable's protocol.
public protocol Transferable: SendableMetatype {
  /// Its forms.
  associatedtype Representation: TransferRepresentation
  /// Its forms, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Forms of a value: CoreTransferable's protocol.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value.
  associatedtype Item: Transferable
  /// The forms that this one consists of.
  associatedtype Body: TransferRepresentation
  /// The forms that this one consists of.
  var body: Body { get }
}

extension Never: Transferable, TransferRepresentation {
  /// There is no value, and no form of it.
  public typealias Item = Never
  /// There is no value, and no form of it.
  public typealias Representation = Never

  // Nobody has a value of this type to ask with.
  /// There is no value, and no form of it.
  public static var transferRepresentation: Never { fatalError("there is no form of Never") }
}

/// A form that consists of nothing else.
package protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation where Body == Never {
  /// Adds itself to the forms of a value.
  func add(to forms: inout TransferForms<Item>)
}

extension TransferRepresentation where Body == Never {
  // Only forms of this module have no body, and collect(_:) asks those for none.
  /// There is nothing that it consists of.
  public var body: Never { fatalError("a primitive form has no body") }
}

/// The ways in which a value is handed out and taken in.
package struct TransferForms<Item> {
  /// A way out.
  package struct Export {
    package var type: UTType
    package var suggestedName: (@Sendable (Item) -> String?)?
    package var data: @Sendable (Item) async throws -> Data
  }

  /// A way in.
  package struct Import {
    package var type: UTType
    package var item: @Sendable (Data) async throws -> Item
  }

  package var exports: [Export] = []
  package var imports: [Import] = []
}

extension Transferable {
  /// The ways in which a value is handed out and taken in.
  package static var transferForms: TransferForms<Self> {
    var forms = TransferForms<Self>()
    if let own = transferRepresentation as? any TransferRepresentation<Self> { own.collect(&forms) }
    return forms
  }
}

extension TransferRepresentation {
  fileprivate func collect(_ forms: inout TransferForms<Item>) {
    if let primitive = self as? any PrimitiveTransferRepresentation<Item> {
      primitive.add(to: &forms)
    } else if Body.self != Never.self, let body = body as? any TransferRepresentation<Item> {
      body.collect(&forms)
    }
  }
}

/// Puts forms together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A form.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One form.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Several forms, the best first.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var all: [any TransferRepresentation] = []
    repeat all.append(each content)
    return TupleTransferRepresentation(all: all)
  }
}

/// Several forms of a value.
public struct TupleTransferRepresentation<Item: Transferable, Value>:
  PrimitiveTransferRepresentation
{
  let all: [any TransferRepresentation]

  package func add(to forms: inout TransferForms<Item>) {
    for form in all {
      if let own = form as? any TransferRepresentation<Item> { own.collect(&forms) }
    }
  }
}
