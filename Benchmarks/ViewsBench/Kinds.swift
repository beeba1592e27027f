import Filigree

/// Stacks and modifiers nested `level` deep, in one of twelve ways.
///
/// Each way asks the layout something else: one axis, both axes in turn, priorities, readers, layers.
struct Nest: View {
  let level: Int
  let kind: Int

  static let kinds = 0..<12

  var body: AnyView {
    if level == 0 { return kind == 8 ? AnyView(Text("leaf")) : AnyView(Color.red) }
    let inner = Nest(level: level - 1, kind: kind)
    switch kind {
    case 0:
      return AnyView(
        VStack {
          inner
          Color.blue
        })
    case 1:
      return AnyView(
        VStack {
          inner
          Text("x")
        })
    case 2:
      return level % 2 == 0
        ? AnyView(
          VStack {
            inner
            Spacer()
          })
        : AnyView(
          HStack {
            inner
            Spacer()
          })
    case 3: return AnyView(inner.padding(1).background(Color.blue))
    case 4: return AnyView(VStack { inner }.frame(maxWidth: .infinity))
    case 5: return AnyView(GeometryReader { _ in inner })
    case 6:
      return AnyView(
        HStack {
          inner
          Divider()
          Text("x")
        })
    case 7:
      return AnyView(
        ZStack {
          inner
          Text("x")
        }.overlay(Text("y")))
    case 8:
      return AnyView(
        VStack {
          HStack {
            inner
            Text("x")
          }
          Text("y")
        })
    case 9:
      return AnyView(
        VStack {
          inner.layoutPriority(1)
          Color.blue.frame(minHeight: 1)
        })
    case 10:
      return AnyView(
        Button(action: {}) {
          VStack {
            inner
            Color.blue
          }
        })
    default:
      return AnyView(
        HStack {
          VStack {
            inner
            Spacer()
          }
          Color.blue
        })
    }
  }
}
