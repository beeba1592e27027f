extension SymbolRecipe {
  /// Symbols that are put together of others, where their names do not say how.
  static let compositionsTable = """
    battery.25percent: u battery.25
    battery.75percent: u battery.75
    applescript: u scroll
    shippingbox.and.arrow.backward: 2u shippingbox; g arrow.uturn.backward.circle.fill 12 12 8
    restart: u arrow.clockwise; u play.fill 8.3 8.4 5
    app.badge.fill: 2u app.fill; g circle.fill 13 3 5.5
    list.clipboard.fill: u clipboard.fill; X M7.5 6.5H11M7.5 9.5H11M7.5 12.5H11M5 6.5H5.1M5 9.5H5.1M5 12.5H5.1
    list.bullet.clipboard.fill: u list.clipboard.fill
    person.3: 2u person 3.3 8.5 7.5; 2u person 12.7 8.5 7.5; g person 8 8 11.5
    person.3.fill: 2u person.fill 3.3 8.5 7.5; 2u person.fill 12.7 8.5 7.5; g person.fill 8 8 11.5
    rectangle.and.pencil.and.ellipsis: 2u rectangle; 2s M3.5 8H3.6M6.5 8H6.6; g pencil 11.5 6.5 9.5
    person.crop.circle.fill: 2f M16 8A8 8 0 0 1 0 8A8 8 0 0 1 16 8Z; K M10.7 6.1A2.7 2.7 0 0 1 5.3 6.1A2.7 2.7 0 0 1 10.7 6.1ZM3.2 12.9C3.8 11 5.8 9.9 8 9.9C10.2 9.9 12.2 11 12.8 12.9A6.86 6.86 0 0 1 3.2 12.9Z
    pencil.line: u pencil 8 6.8 12; s M2.5 15H13.5
    pencil.and.scribble: u scribble 7 10.5 12; g pencil 11 5 9
    pencil.and.list.clipboard: 2u list.clipboard; g pencil 11.8 11.8 8
    doc.text.magnifyingglass: 2u doc.text; g magnifyingglass 11.8 11.8 8
    doc.on.clipboard: 2u clipboard 6 7 13; g file 11.2 11 9.5
    lock.rotation: u arrow.clockwise; u lock.fill 8 8.4 5.8
    lock.rotation.open: u arrow.clockwise; u lock.open.fill 8 8.4 5.8
    memories: u arrow.counterclockwise; u play.fill 8.3 8.4 5
    arrow.counterclockwise.heart: u arrow.counterclockwise; u heart.fill 8 8.4 5.5
    captions.bubble: u bubble.left; s M4 5.5H7M9.2 5.5H12M4 8.3H5.5M7.7 8.3H12
    captions.bubble.fill: u bubble.left.fill; X M4 5.5H7M9.2 5.5H12M4 8.3H5.5M7.7 8.3H12
    bubble.left.and.bubble.right: 2u bubble.left 5.8 5.8 11.5; g bubble.right 11.2 11 9.2
    bubble.left.and.bubble.right.fill: 2u bubble.left.fill 5.8 5.8 11.5; g bubble.right.fill 11.2 11 9.2
    bubble.left.and.text.bubble.right: 2u bubble.left 5.8 5.8 11.5; g text.bubble 11.2 11 9.2
    bubble.left.and.exclamationmark.bubble.right: 2u bubble.left 5.8 5.8 11.5; g exclamationmark.bubble 11.2 11 9.2
    bubbles.and.sparkles: 2s M9.5 10A4 4 0 0 1 1.5 10A4 4 0 0 1 9.5 10ZM7 3A1.5 1.5 0 0 1 4 3A1.5 1.5 0 0 1 7 3Z; u sparkles 12 5 7
    rectangle.3.group: s M1 2H9.5V14H1ZM11.5 2H15V7H11.5ZM11.5 9H15V14H11.5Z
    rectangle.3.group.fill: f M.5 1.5H9.5V14.5H.5ZM11 1.5H15.5V7.2H11ZM11 8.8H15.5V14.5H11Z
    rectangle.on.rectangle: 2s M4.5 5.5V3.5A1.5 1.5 0 0 1 6 2H14A1.5 1.5 0 0 1 15.5 3.5V9.5A1.5 1.5 0 0 1 14 11H12.5; s M2 5H10A1.5 1.5 0 0 1 11.5 6.5V12.5A1.5 1.5 0 0 1 10 14H2A1.5 1.5 0 0 1 .5 12.5V6.5A1.5 1.5 0 0 1 2 5Z
    play.rectangle.on.rectangle: u rectangle.on.rectangle; f M4.5 7.2L8.3 9.5L4.5 11.8Z
    play.rectangle.on.rectangle.fill: 2s M4.5 4.5V3.5A1.5 1.5 0 0 1 6 2H14A1.5 1.5 0 0 1 15.5 3.5V9.5A1.5 1.5 0 0 1 14 11H13; f M2 5.5H10A2 2 0 0 1 12 7.5V12.5A2 2 0 0 1 10 14.5H2A2 2 0 0 1 0 12.5V7.5A2 2 0 0 1 2 5.5Z; x M4.5 7.7L8.3 10L4.5 12.3Z
    plus.rectangle.on.rectangle: u rectangle.on.rectangle; s M6 7.5V11.5M4 9.5H8
    plus.square.on.square: u square.on.square; s M6 8V12M4 10H8
    square.on.square: 2s M5 4V2A1.5 1.5 0 0 1 6.5 .5H14A1.5 1.5 0 0 1 15.5 2V9.5A1.5 1.5 0 0 1 14 11H12; s M2 4.5H10A1.5 1.5 0 0 1 11.5 6V14A1.5 1.5 0 0 1 10 15.5H2A1.5 1.5 0 0 1 .5 14V6A1.5 1.5 0 0 1 2 4.5Z
    plus.square.fill.on.square.fill: 2s M5 3.5V2A1.5 1.5 0 0 1 6.5 .5H14A1.5 1.5 0 0 1 15.5 2V9.5A1.5 1.5 0 0 1 14 11H12.5; f M2 4.5H9.5A2 2 0 0 1 11.5 6.5V14A2 2 0 0 1 9.5 16H2A2 2 0 0 1 0 14V6.5A2 2 0 0 1 2 4.5Z; X M5.75 7.8V12.7M3.3 10.25H8.2
    square.filled.on.square: 2s M5 3.5V2A1.5 1.5 0 0 1 6.5 .5H14A1.5 1.5 0 0 1 15.5 2V9.5A1.5 1.5 0 0 1 14 11H12.5; f M2 4.5H9.5A2 2 0 0 1 11.5 6.5V14A2 2 0 0 1 9.5 16H2A2 2 0 0 1 0 14V6.5A2 2 0 0 1 2 4.5Z
    square.fill.on.square: u square.filled.on.square
    square.fill.on.square.fill: u square.filled.on.square
    square.fill.on.circle.fill: 2f M16 5.5A5.5 5.5 0 0 1 5 5.5A5.5 5.5 0 0 1 16 5.5Z; g square.fill 5 11 9.5
    square.on.square.dashed: 2d M5 4V2A1.5 1.5 0 0 1 6.5 .5H14A1.5 1.5 0 0 1 15.5 2V9.5A1.5 1.5 0 0 1 14 11H12; s M2 4.5H10A1.5 1.5 0 0 1 11.5 6V14A1.5 1.5 0 0 1 10 15.5H2A1.5 1.5 0 0 1 .5 14V6A1.5 1.5 0 0 1 2 4.5Z
    square.on.square.intersection.dashed: d M2 4.5H10A1.5 1.5 0 0 1 11.5 6V14A1.5 1.5 0 0 1 10 15.5H2A1.5 1.5 0 0 1 .5 14V6A1.5 1.5 0 0 1 2 4.5ZM6.5 .5H14A1.5 1.5 0 0 1 15.5 2V9.5A1.5 1.5 0 0 1 14 11H6.5A1.5 1.5 0 0 1 5 9.5V2A1.5 1.5 0 0 1 6.5 .5Z
    square.and.arrow.down.on.square: 2s M4.5 3.5H2A1.5 1.5 0 0 0 .5 5V11; u square.and.arrow.down 9.5 9 13
    square.and.arrow.up.fill: f M3.5 6H6.5V9.5H9.5V6H12.5A1.5 1.5 0 0 1 14 7.5V14A1.5 1.5 0 0 1 12.5 15.5H3.5A1.5 1.5 0 0 1 2 14V7.5A1.5 1.5 0 0 1 3.5 6Z; s M8 8.3V1M5 3.6L8 .8L11 3.6
    square.and.arrow.down.fill: f M3.5 6H6.2L8 10.6L9.8 6H12.5A1.5 1.5 0 0 1 14 7.5V14A1.5 1.5 0 0 1 12.5 15.5H3.5A1.5 1.5 0 0 1 2 14V7.5A1.5 1.5 0 0 1 3.5 6Z; g arrow.down 8 5.8 9
    square.and.arrow.up.on.square: 2s M4.5 4.5H2A1.5 1.5 0 0 0 .5 6V14A1.5 1.5 0 0 0 2 15.5H9; u square.and.arrow.up 9.5 7 13
    square.and.line.vertical.and.square: s M1.5 4H5.5V12H1.5ZM10.5 4H14.5V12H10.5ZM8 1.5V14.5
    square.and.line.vertical.and.square.fill: f M1 3.5H6V12.5H1ZM10 3.5H15V12.5H10Z; s M8 1.5V14.5
    square.grid.4x3.fill: f M.5 2.5H3.7V5.4H.5ZM4.4 2.5H7.6V5.4H4.4ZM8.4 2.5H11.6V5.4H8.4ZM12.3 2.5H15.5V5.4H12.3ZM.5 6.5H3.7V9.4H.5ZM4.4 6.5H7.6V9.4H4.4ZM8.4 6.5H11.6V9.4H8.4ZM12.3 6.5H15.5V9.4H12.3ZM.5 10.5H3.7V13.4H.5ZM4.4 10.5H7.6V13.4H4.4ZM8.4 10.5H11.6V13.4H8.4ZM12.3 10.5H15.5V13.4H12.3Z
    square.fill.text.grid.1x2: f M1.5 2H6V6.5H1.5ZM1.5 9.5H6V14H1.5Z; s M8.5 3H14.5M8.5 5.7H12.5M8.5 10.5H14.5M8.5 13.2H12.5
    square.split.bottomrightquarter: s M3 .5H13A2.5 2.5 0 0 1 15.5 3V13A2.5 2.5 0 0 1 13 15.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5ZM8.5 15.5V8.5H15.5
    square.dashed.inset.filled: u square.dashed; f M5.5 4.5H10.5A1 1 0 0 1 11.5 5.5V10.5A1 1 0 0 1 10.5 11.5H5.5A1 1 0 0 1 4.5 10.5V5.5A1 1 0 0 1 5.5 4.5Z
    square.bottomthird.inset.filled: u square; f M2.5 10H13.5V13.5H2.5Z
    square.leadingthird.inset.filled: u square; f M2.5 2.5H6V13.5H2.5Z
    square.trailingthird.inset.filled: u square; f M10 2.5H13.5V13.5H10Z
    squares.leading.rectangle: s M1 2H5V6.5H1ZM1 9.5H5V14H1ZM7.5 2H15V14H7.5Z
    rectangle.bottomthird.inset.filled: u rectangle; f M3 8.8H13V11.5H3Z
    rectangle.topthird.inset.filled: u rectangle; f M3 4.5H13V7.2H3Z
    rectangle.bottomhalf.inset.filled: u rectangle; f M3 8H13V11.5H3Z
    rectangle.tophalf.inset.filled: u rectangle; f M3 4.5H13V8H3Z
    rectangle.leadinghalf.inset.filled: u rectangle; f M2.8 4.5H8V11.5H2.8Z
    rectangle.lefthalf.inset.filled: u rectangle.leadinghalf.inset.filled
    rectangle.trailinghalf.inset.filled: u rectangle; f M8 4.5H13.2V11.5H8Z
    rectangle.righthalf.inset.filled: u rectangle.trailinghalf.inset.filled
    rectangle.leftthird.inset.filled: u rectangle; f M2.8 4.5H6V11.5H2.8Z
    rectangle.rightthird.inset.filled: u rectangle; f M10 4.5H13.2V11.5H10Z
    rectangle.inset.filled: u rectangle; f M3 4.8H13V11.2H3Z
    rectangle.inset.bottomright.filled: u rectangle; f M8.5 8.2H13V11.5H8.5Z
    rectangle.inset.filled.on.rectangle: u rectangle.on.rectangle; f M2.5 7H9.5V12H2.5Z
    rectangle.portrait.center.inset.filled: u rectangle.portrait; f M5 5.5H11V10.5H5Z
    rectangle.portrait.and.arrow.forward: u rectangle.portrait.and.arrow.right
    rectangle.portrait.rotate: s M5 5.5H11V14.5H5ZM3.5 3A7 7 0 0 1 12.5 3M12.5 .8V3.2H10.2
    rectangle.landscape.rotate: s M3.5 6.5H12.5V13H3.5ZM3.5 3.5A7 7 0 0 1 12.5 3.5M12.5 1.2V3.7H10.2
    rectangle.split.2x1: u rectangle; s M8 2.5V13.5
    rectangle.split.3x3: u rectangle; s M5.5 2.5V13.5M10.5 2.5V13.5M.5 6.2H15.5M.5 9.8H15.5
    rectangle.connected.to.line.below: s M3 1.5H13V8.5H3ZM8 8.5V11.5M1 13.2H6.3M9.7 13.2H15M9.7 13.2A1.7 1.7 0 0 1 6.3 13.2A1.7 1.7 0 0 1 9.7 13.2Z
    rectangle.and.hand.point.up.left: 2u rectangle 7.5 6.5 15; g hand.point.up.left.fill 11 11 9.5
    rectangle.and.text.magnifyingglass: 2u rectangle; 2s M3.5 5.5H10M3.5 8H7; g magnifyingglass 11.5 11 8.5
    rectangle.3.offgrid.fill: u columns-gap
    contextualmenu.and.cursorarrow: 2s M7 2H13.5A1.5 1.5 0 0 1 15 3.5V11A1.5 1.5 0 0 1 13.5 12.5H10M9 5H12.5M10 8H12.5; u cursorarrow 5 9 8
    filemenu.and.selection: u menu-app
    slider.horizontal.below.rectangle: s M1.5 1.5H14.5V8.5H1.5ZM1.5 12.8H8M12 12.8H14.5M12 12.8A2 2 0 0 1 8 12.8A2 2 0 0 1 12 12.8Z
    slider.horizontal.2.gobackward: s M4 3A6 6 0 1 1 2.2 8.5M4.4 .8L3.8 3.4L6.4 4M6 7H10.5M6 10H10.5M8.8 5.9V8.1M7.4 8.9V11.1
    keyboard.chevron.compact.down: u keyboard 8 5.5 16; s M5 12.2L8 14.5L11 12.2
    play.square.stack: u collection-play
    play.square.stack.fill: u collection-play-fill
    lock.square.stack.fill: 2s M2.5 1H13.5M1.5 3.2H14.5; 2f M2 5H14A2 2 0 0 1 16 7V14A2 2 0 0 1 14 16H2A2 2 0 0 1 0 14V7A2 2 0 0 1 2 5Z; k lock.fill 8 10.5 7.5
    playpause: s M1.5 3V13L8.5 8ZM11 3.5V12.5M14 3.5V12.5
    playpause.fill: f M1 2.2V13.8L9 8Z; f M10.2 2.8H12.2V13.2H10.2ZM13.6 2.8H15.6V13.2H13.6Z
    film.stack: s M2.5 1.2H13.5; u film 8 9.3 13
    mail: u envelope
    mail.stack: s M3 1.5H13M1.8 4H14.2; u envelope 8 10.5 15
    mail.stack.fill: s M3 1.5H13M1.8 4H14.2; u envelope.fill 8 10.5 15
    person.crop.rectangle.stack: 2s M3 1H13M1.8 3.2H14.2; 2s M2.5 5.2H13.5A1.5 1.5 0 0 1 15 6.7V13.5A1.5 1.5 0 0 1 13.5 15H2.5A1.5 1.5 0 0 1 1 13.5V6.7A1.5 1.5 0 0 1 2.5 5.2Z; u person.fill 8 10.2 6
    person.crop.rectangle.stack.fill: 2s M3 1H13M1.8 3.2H14.2; 2f M2.5 5H13.5A2 2 0 0 1 15.5 7V13.5A2 2 0 0 1 13.5 15.5H2.5A2 2 0 0 1 .5 13.5V7A2 2 0 0 1 2.5 5Z; k person.fill 8 10.4 7
    person.fill.questionmark: 2u person.fill 6.5 8 14; g questionmark 13 5 6.5
    person.fill.and.arrow.left.and.arrow.right: u person.fill 8 5 9; s M1.5 12.8H14.5M4 10.6L1.5 12.8L4 15M12 10.6L14.5 12.8L12 15
    person.line.dotted.person: u person.fill 4 8 7.5; u person.fill 12 8 7.5; d M1 14.5H15
    person.and.background.dotted: d M3 1.5H13A1.5 1.5 0 0 1 14.5 3V13A1.5 1.5 0 0 1 13 14.5H3A1.5 1.5 0 0 1 1.5 13V3A1.5 1.5 0 0 1 3 1.5Z; u person.fill 8 9 8
    person.2.wave.2: u person.2 8 9.5 13; s M.8 2.5A7 7 0 0 0 .8 7.5M15.2 2.5A7 7 0 0 1 15.2 7.5
    person.3.sequence: u person.3
    person.3.sequence.fill: u person.3.fill
    clock.arrow.2.circlepath: u arrow.triangle.2.circlepath; s M8 5.2V8.2L10 9.4
    app.badge: 2u app; g circle.fill 13 3 5.5
    app.connected.to.app.below.fill: f M2.5 .5H8.5A2 2 0 0 1 10.5 2.5V6A2 2 0 0 1 8.5 8H2.5A2 2 0 0 1 .5 6V2.5A2 2 0 0 1 2.5 .5Z; s M9 9.5H14A1.5 1.5 0 0 1 15.5 11V14A1.5 1.5 0 0 1 14 15.5H9A1.5 1.5 0 0 1 7.5 14V11A1.5 1.5 0 0 1 9 9.5ZM3 8V12.5H7.5
    calendar.day.timeline.leading: u calendar; s M3 11H6M8 11H13
    bell.badge: 2u bell; g circle.fill 12.5 3.2 5.5
    bell.badge.fill: 2u bell.fill; g circle.fill 12.5 3.2 5.5
    bell.and.waves.left.and.right: u bell 8 8 12; s M1.8 3.5A7 7 0 0 0 1.8 9.5M14.2 3.5A7 7 0 0 1 14.2 9.5
    heart.text.square: 2u square; f M8 8.2C5.5 6.6 4.8 5.4 4.8 4.3C4.8 2.6 7.2 2.3 8 3.8C8.8 2.3 11.2 2.6 11.2 4.3C11.2 5.4 10.5 6.6 8 8.2Z; s M4 10.4H12M4 12.8H9
    heart.text.square.fill: 2u square.fill; k heart.fill 8 5.4 6; X M4 10.4H12M4 12.8H9
    sparkle.magnifyingglass: 2u magnifyingglass; f M6.5 3.2L7.3 5.7L9.8 6.5L7.3 7.3L6.5 9.8L5.7 7.3L3.2 6.5L5.7 5.7Z
    exclamationmark.magnifyingglass: 2u magnifyingglass; s M6.5 3.5V6.8M6.5 9.2V9.3
    loupe: u plus.magnifyingglass
    wifi.exclamationmark: 2u wifi; g exclamationmark 13 11.5 7
    exclamationmark.arrow.triangle.2.circlepath: 2u arrow.triangle.2.circlepath; u exclamationmark 8 8 5.5
    gearshape.arrow.triangle.2.circlepath: 2u arrow.triangle.2.circlepath; u gearshape.fill 8 8 6.2
    arrow.triangle.2.circlepath.camera: u camera; s M5.8 8.8A2.4 2.4 0 0 1 10.2 8.2M10.2 9.4A2.4 2.4 0 0 1 5.8 10
    arrow.up.and.down.and.sparkles: s M4.5 1.5V14.5M2 4L4.5 1.5L7 4M2 12L4.5 14.5L7 12; u sparkles 11.8 8 8
    arrow.up.trash: 2u trash 8 10 11; s M8 4V.8M6.3 2.3L8 .7L9.7 2.3
    envelope.arrow.triangle.branch: 2u envelope; g arrow.triangle.branch 12 11.5 8
    cloud.sun.rain: 2u sun.max.fill 11.5 4.5 8; g cloud.rain 6.8 9.5 13
    cloud.sun.rain.fill: 2u sun.max.fill 11.5 4.5 8; g cloud.rain.fill 6.8 9.5 13
    sun.rain.fill: 2u sun.max.fill 8 5.5 10; u drop.fill 4 13.5 4; u drop.fill 8 14 4; u drop.fill 12 13.5 4
    moon.zzz: u moon 6.5 9 13; t Z 13 4 5
    moon.zzz.fill: u moon.fill 6.5 9 13; t Z 13 4 5
    sleep: u moon.zzz
    platter.filled.bottom.iphone: u iphone; f M4.5 8.5H11.5V12.5H4.5Z
    apps.iphone: u iphone; f M5.2 4H7.2V6H5.2ZM8.8 4H10.8V6H8.8ZM5.2 7.5H7.2V9.5H5.2ZM8.8 7.5H10.8V9.5H8.8Z
    macbook.and.iphone: u laptopcomputer 6.8 7.5 13.5; g iphone 13.2 10.5 9
    play.laptopcomputer: u laptopcomputer; f M6.5 5L10.2 7.2L6.5 9.4Z
    display.2: 2u tv 9.5 6 12; g tv 5.5 10.5 11
    pip.exit: s M8 13.5H2A1.5 1.5 0 0 1 .5 12V4A1.5 1.5 0 0 1 2 2.5H14A1.5 1.5 0 0 1 15.5 4V8M9 8.5L4 4.5M7.5 4.5H4V7.5; f M10 10H15.5V14H10Z
    pip.enter: s M8 13.5H2A1.5 1.5 0 0 1 .5 12V4A1.5 1.5 0 0 1 2 2.5H14A1.5 1.5 0 0 1 15.5 4V8M3.5 5L8 8.8M8 5.8V8.8H4.8; f M10 10H15.5V14H10Z
    pip.swap: u pip; s M3 5.5H8M6.3 4L8 5.5L6.3 7
    note.text: u note; s M4.5 5H11.5M4.5 8H9.5
    plus.rectangle.on.folder: 2u folder; u plus 8 9.3 5
    light.max: f M9.8 8A1.8 1.8 0 0 1 6.2 8A1.8 1.8 0 0 1 9.8 8Z; s M8 2.5V4M8 12V13.5M2.5 8H4M12 8H13.5M4.1 4.1L5.2 5.2M10.8 10.8L11.9 11.9M11.9 4.1L10.8 5.2M5.2 10.8L4.1 11.9
    light.min: f M9.8 8A1.8 1.8 0 0 1 6.2 8A1.8 1.8 0 0 1 9.8 8Z; s M8 4.5V4.6M8 11.5V11.4M4.5 8H4.6M11.5 8H11.4M5.5 5.5V5.6M10.5 10.5V10.4M10.5 5.5V5.6M5.5 10.5V10.4
    shield.checkered: u shield; f M8 1.2L3 2.6C2.6 4.4 2.6 6.2 3 8H8ZM8 8H13C12.3 11 10.6 13.3 8 14.8Z
    bolt.horizontal: u bolt 8 8 15 r90
    bolt.horizontal.fill: u bolt.fill 8 8 15 r90
    gobackward.minus: u gobackward; s M6 8.5H10
    goforward.plus: u goforward; s M8 6.5V10.5M6 8.5H10
    badge.plus.radiowaves.right: u plus.circle.fill 4.5 8 8; s M10 4.5A5.5 5.5 0 0 1 10 11.5M12.5 2.5A8.5 8.5 0 0 1 12.5 13.5
    phone.connection: u phone 6.5 9 13; s M10 1.5A5 5 0 0 1 14.5 6M10 4.5A2.2 2.2 0 0 1 11.6 6
    phone.down: u phone 8 8 14 r135
    phone.down.fill: u phone.fill 8 8 14 r135
    l.rectangle.roundedbottom: s M2.5 3H13.5A1.5 1.5 0 0 1 15 4.5V8A5 5 0 0 1 10 13H6A5 5 0 0 1 1 8V4.5A1.5 1.5 0 0 1 2.5 3Z; t L 8 7.8 5
    r.rectangle.roundedbottom: s M2.5 3H13.5A1.5 1.5 0 0 1 15 4.5V8A5 5 0 0 1 10 13H6A5 5 0 0 1 1 8V4.5A1.5 1.5 0 0 1 2.5 3Z; t R 8 7.8 5
    clear: s M5.8 2.5H10.2L13.5 5.8V10.2L10.2 13.5H5.8L2.5 10.2V5.8ZM6 6L10 10M10 6L6 10
    key.horizontal: u key
    ellipsis.rectangle: u rectangle; s M4.5 8H4.6M8 8H8.1M11.5 8H11.6
    waveform.and.magnifyingglass: 2u waveform 7 7 13; g magnifyingglass 11.8 11.8 8
    waveform.and.mic: u waveform 5 8 9; u mic 12.5 8 10
    """
}
