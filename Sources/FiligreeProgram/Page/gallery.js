// The gallery of `filigree preview --watch`: shows each preview in a frame of the program that serves it.
// GalleryState.swift says what it is told, preview.js what the frames say.
'use strict';

const byId = (id) => document.getElementById(id);
const [title, status, cardList, problems, inspected] = ['title', 'status', 'cards', 'problems', 'inspected'].map(byId);

function make(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

// MARK: The connection

let socket = null;
let state = null;

function tell(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect() {
  const address = new URL('socket', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(address);
  socket.onopen = () => tell({ type: 'hello' });
  socket.onmessage = (event) => show(JSON.parse(event.data));
  socket.onclose = () => {
    status.textContent = '`filigree preview` has ended. Trying again …';
    setTimeout(connect, 1000);
  };
}

// MARK: Settings

// Each by its name in the page's surroundings; an empty value leaves it to the preview and the browser.
const settingKinds = {
  device: {
    label: 'Size',
    values: {
      '': 'as it says', '375x667': 'small phone', '390x844': 'phone', '844x390': 'phone, turned', '430x932': 'large phone',
      '820x1180': 'tablet', '1180x820': 'tablet, turned', '1024x768': 'window',
    },
  },
  scale: { label: 'Pixels a point', values: { '': 'as here', 1: '1×', 2: '2×', 3: '3×' }, number: true },
  dark: { label: 'Colors', values: { '': 'as here', false: 'light', true: 'dark' }, flag: true },
  // The running text's size in points over the usual 17, as iOS has them.
  textScale: {
    label: 'Dynamic Type',
    values: {
      '': 'as here', [14 / 17]: 'xSmall', [15 / 17]: 'small', [16 / 17]: 'medium', 1: 'large', [19 / 17]: 'xLarge',
      [21 / 17]: 'xxLarge', [23 / 17]: 'xxxLarge', [28 / 17]: 'accessibility1', [33 / 17]: 'accessibility2',
      [40 / 17]: 'accessibility3', [47 / 17]: 'accessibility4', [53 / 17]: 'accessibility5',
    },
    number: true,
  },
  language: {
    label: 'Language',
    values: {
      '': 'as here', en: 'English', de: 'German', fr: 'French', es: 'Spanish', it: 'Italian', pt: 'Portuguese', tr: 'Turkish',
      ru: 'Russian', ar: 'Arabic', he: 'Hebrew', hi: 'Hindi', th: 'Thai', ja: 'Japanese', ko: 'Korean', 'zh-Hans': 'Chinese',
    },
  },
  direction: { label: 'Direction', values: { '': 'of the language', ltr: 'left to right', rtl: 'right to left' } },
  reducedMotion: { label: 'Motion', values: { '': 'as here', false: 'full', true: 'reduced' }, flag: true },
};

// What is set for all previews, and for each by its name.
const forAll = {};
const forOne = {};

function settingControls(values, emptyText, changed) {
  return Object.entries(settingKinds).map(([name, kind]) => {
    const select = make('select', { title: kind.label, ariaLabel: kind.label });
    select.dataset.setting = name;
    // In the order that they are written in: numbers would come first.
    for (const value of Object.keys(kind.values).sort((a, b) => (a === '' ? -1 : b === '' ? 1 : 0))) {
      const text = value === '' ? `${kind.label}: ${emptyText ?? kind.values[value]}` : kind.values[value];
      select.append(make('option', { value, textContent: text }));
    }
    select.value = values[name] ?? '';
    select.onchange = () => {
      if (select.value === '') delete values[name];
      else values[name] = select.value;
      changed();
    };
    return select;
  });
}

function settings(card) {
  const result = {};
  const all = { ...forAll, ...forOne[card.name] };
  for (const name in all) {
    const kind = settingKinds[name];
    if (name === 'device') continue;
    result[name] = kind.flag ? all[name] === 'true' : kind.number ? Number(all[name]) : all[name];
  }
  if (card.preview.preview.isDark && result.dark === undefined) result.dark = true;
  return result;
}

function pageSize(card) {
  const device = { ...forAll, ...forOne[card.name] }.device;
  if (device) return device.split('x').map(Number);
  if (card.preview.preview.room === 'fitting' && card.fitting) return card.fitting;
  return [card.preview.preview.width, card.preview.preview.height];
}

function settingsChanged(card) {
  const [width, height] = pageSize(card);
  card.stage.style.width = `${width}px`;
  card.stage.style.height = `${height}px`;
  for (const frame of card.frames()) post(frame, { type: 'settings', settings: settings(card) });
}

byId('settings').append(...settingControls(forAll, undefined, () => cards.forEach(settingsChanged)));

// MARK: Cards

const cards = new Map();

class Card {
  constructor(name) {
    this.name = name;
    // The frame that is seen, and the one that comes.
    this.frame = null;
    this.coming = null;
    this.isNear = false;
    this.clock = { time: 0, rate: 1, at: performance.now(), end: 10 };
    forOne[name] ??= {};
    this.place = make('a');
    this.stage = make('div', { className: 'stage' });
    this.notes = make('ul', { className: 'notes' });
    this.node = make(
      'article', { className: 'card' }, make('h2', {}, make('span', { textContent: name }), this.place), this.stage,
      this.tools(), this.notes,
      make(
        'details', {}, make('summary', { textContent: 'Settings of this preview' }),
        make('div', { className: 'settings' }, ...settingControls(forOne[name], 'as above', () => settingsChanged(this)))));
    this.node.dataset.name = name;
    nearness.observe(this.node);
  }

  tools() {
    const ask = (request) => this.frame && post(this.frame, { type: 'request', request });
    this.play = make('button', { textContent: 'Pause', title: 'Stops the clock, or has it go on' });
    this.play.dataset.tool = 'play';
    this.play.onclick = () => ask({ action: 'rate', value: this.clock.rate > 0 ? 0 : Number(this.rate.value) });
    const step = make('button', { textContent: 'Step', title: 'Stops the clock and goes on by a sixtieth of a second' });
    step.dataset.tool = 'step';
    step.onclick = () => ask({ action: 'step' });
    this.rate = make(
      'select', { title: 'How fast the clock goes', ariaLabel: 'Rate' }, make('option', { value: 1, textContent: '1×' }),
      make('option', { value: 0.25, textContent: '¼×' }), make('option', { value: 0.1, textContent: '⅒×' }));
    this.rate.dataset.tool = 'rate';
    this.rate.onchange = () => ask({ action: 'rate', value: Number(this.rate.value) });
    this.slider = make('input', { type: 'range', min: 0, max: 10, step: 'any', value: 0, ariaLabel: 'Time' });
    this.slider.dataset.tool = 'time';
    let isAsked = false;
    this.slider.oninput = () => {
      this.isDragged = true;
      if (isAsked) return;
      isAsked = true;
      // No more often than the browser draws.
      requestAnimationFrame(() => {
        isAsked = false;
        ask({ action: 'seek', value: Number(this.slider.value) });
      });
    };
    this.slider.onchange = () => { this.isDragged = false; };
    this.output = make('output', { textContent: '0.00 s' });
    const formats = [
      ['', 'Export …'], ['png', 'PNG'], ['webp', 'WebP'], ['gif', 'GIF'], ['svg', 'SVG'], ['pdf', 'PDF'],
      ['apng 3', 'APNG of the next 3 s'], ['animated-webp 3', 'WebP of the next 3 s'], ['animated-gif 3', 'GIF of the next 3 s'],
    ];
    this.export = make(
      'select', { ariaLabel: 'Export' }, ...formats.map(([value, textContent]) => make('option', { value, textContent })));
    this.export.dataset.tool = 'export';
    this.export.onchange = () => {
      const [format, seconds] = this.export.value.split(' ');
      this.export.value = '';
      if (format && this.frame) post(this.frame, { type: 'export', format, seconds: Number(seconds ?? 0) });
    };
    return make(
      'div', { className: 'tools' }, this.play, step, this.rate, this.slider, this.output, this.export);
  }

  frames() {
    return [this.frame, this.coming].filter(Boolean);
  }

  show(preview, source) {
    this.preview = preview;
    const { place } = preview;
    this.place.textContent = place ? `${place.file}:${place.line}` : '';
    if (place?.link) this.place.href = place.link;
    else this.place.removeAttribute('href');
    const key = `${source.generation} ${preview.preview.number}`;
    if (this.key !== key) {
      this.key = key;
      this.source = source;
      this.wants = true;
      this.coming?.remove();
      this.coming = null;
      // A picture that nobody sees need not stand until the new one is there.
      if (!this.isNear) this.drop();
    }
    settingsChanged(this);
    this.load();
  }

  drop() {
    for (const frame of this.frames()) frame.remove();
    this.frame = this.coming = null;
  }

  // Opens the page of the preview, once it is wanted and near to what is seen.
  load() {
    if (!this.wants || !this.isNear) return;
    this.wants = false;
    const { port, token } = this.source;
    const frame = make('iframe', { className: 'coming', title: this.name });
    frame.card = this;
    frame.origin = `http://${location.hostname}:${port}`;
    frame.src = `${frame.origin}/${token}/${this.preview.preview.number}/#${encodeURIComponent(JSON.stringify(settings(this)))}`;
    frame.onload = () => {
      post(frame, { type: 'settings', settings: settings(this) });
      post(frame, { type: 'inspect', on: isInspecting });
    };
    this.coming = frame;
    this.stage.append(frame);
  }

  // The frame that was to come shows something.
  arrived() {
    this.frame?.remove();
    this.frame = this.coming;
    this.coming = null;
    this.frame.className = '';
    this.stage.querySelector('.box')?.remove();
    this.node.dataset.generation = this.source.generation;
    tellShown();
  }

  take(report) {
    if (report.reset) {
      this.notes.replaceChildren(
        ...report.reset.map((text) => make('li', { textContent: `Reset: ${text}` })));
    }
    if (report.time !== undefined) {
      this.clock = { ...this.clock, time: report.time, rate: report.rate, at: performance.now() };
      this.clock.end = Math.max(this.clock.end, report.time);
      this.play.textContent = report.rate > 0 ? 'Pause' : 'Play';
      this.slider.title = report.canRewind ? '' : 'Too much was done to set the clock back: reload the page';
      this.tick(true);
    }
    if (report.width !== undefined) {
      this.fitting = [Math.ceil(report.width), Math.ceil(report.height)];
      settingsChanged(this);
    }
    if (report.views) showViews(this, report.views);
  }

  tick(isForced = false) {
    if (!isForced && this.clock.rate === 0) return;
    const time = this.clock.time + ((performance.now() - this.clock.at) / 1000) * this.clock.rate;
    this.output.textContent = `${time.toFixed(2)} s`;
    this.node.dataset.time = time;
    if (this.isDragged) return;
    // The whole way is that so far, in steps that leave room for what comes.
    while (time > this.clock.end) this.clock.end *= 1.5;
    this.slider.max = this.clock.end;
    this.slider.value = time;
  }

  remove() {
    this.drop();
    this.node.remove();
    nearness.unobserve(this.node);
  }
}

const nearness = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      const card = [...cards.values()].find((one) => one.node === entry.target);
      if (!card) continue;
      card.isNear = entry.isIntersecting;
      card.load();
    }
  },
  { root: document.querySelector('main'), rootMargin: '600px' });

function post(frame, message) {
  frame.contentWindow?.postMessage({ filigree: 'gallery', ...message }, frame.origin);
}

window.addEventListener('message', (event) => {
  if (event.data?.filigree !== 'preview') return;
  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === event.source);
  if (!frame || event.origin !== frame.origin) return;
  const { card } = frame;
  const message = event.data;
  switch (message.type) {
    case 'welcome':
      frame.dataset.session = message.session;
      break;
    case 'frame':
      if (frame === card.coming) card.arrived();
      card.node.dataset.frames = Number(card.node.dataset.frames ?? 0) + 1;
      break;
    case 'report':
      card.take(message.report);
      break;
    case 'picked':
      setInspecting(false);
      break;
    case 'exported':
      card.node.dataset.exported = message.name;
      break;
    case 'failed':
      card.notes.replaceChildren(make('li', { textContent: message.text }));
      break;
  }
});

setInterval(() => cards.forEach((card) => card.tick()), 100);

// When all that is near has come, the program before is not needed any more.
function tellShown() {
  const waiting = [...cards.values()].some((card) => card.isNear && (card.coming || card.wants));
  if (!waiting && state?.source) tell({ type: 'shown', generation: state.source.generation });
}

// MARK: What the gallery is told

function link(place) {
  const text = `${place.file}:${place.line}:${place.column}`;
  return place.link ? make('a', { href: place.link, textContent: text }) : make('span', { textContent: text });
}

function show(next) {
  // What the command line says, once.
  if (!state) {
    for (const [name, value] of Object.entries(next.settings)) {
      const select = document.querySelector(`#settings [data-setting="${name}"]`);
      forAll[name] = value;
      if (![...select.options].some((option) => option.value === value)) {
        select.append(make('option', { value, textContent: value.replace('x', ' × ') }));
      }
      select.value = value;
    }
  }
  state = next;
  document.title = title.textContent = next.title;
  document.body.className = next.phase;
  const time = next.buildTime === undefined ? '' : ` (${next.buildTime.toFixed(1)} s)`;
  const phases = {
    building: 'Compiling …', ready: `Up to date${time}`, failed: 'Not up to date', stopped: 'Stopped', busy: 'Busy',
  };
  status.textContent = phases[next.phase];
  problems.hidden = !next.message && next.problems.length === 0;
  const canRestart = next.phase === 'stopped' || next.phase === 'busy';
  problems.replaceChildren(
    ...(next.message ? [make('p', { textContent: next.message })] : []),
    ...next.problems.flatMap((problem) => {
      const line = make('p', {}, ...(problem.place ? [link(problem.place), ': '] : []), problem.text);
      const source = problem.source ? [make('pre', { textContent: `${problem.source}\n${problem.mark ?? ''}` })] : [];
      return [line, ...source];
    }),
    ...(canRestart
      ? [make('button', { textContent: 'End it and start again', onclick: () => tell({ type: 'restart' }) })]
      : []));
  if (!next.source) return;
  const names = new Set(next.previews.map((preview) => preview.preview.name));
  for (const [name, card] of cards) {
    if (names.has(name)) continue;
    card.remove();
    cards.delete(name);
  }
  for (const preview of next.previews) {
    const { name } = preview.preview;
    let card = cards.get(name);
    if (!card) {
      card = new Card(name);
      cards.set(name, card);
    }
    // In the order of the files; a frame that is moved in the tree would be loaded anew.
    if (!card.node.isConnected) {
      const index = next.previews.indexOf(preview);
      cardList.insertBefore(card.node, cardList.children[index] ?? null);
    }
    card.show(preview, next.source);
  }
}

// MARK: The inspector

let isInspecting = false;

function setInspecting(on) {
  isInspecting = on;
  byId('inspector').ariaPressed = String(on);
  if (on) inspected.hidden = false;
  for (const frame of document.querySelectorAll('iframe')) post(frame, { type: 'inspect', on });
  if (!on) document.querySelectorAll('.box').forEach((box) => box.remove());
}

byId('inspector').onclick = () => {
  setInspecting(!isInspecting);
  inspected.hidden = !isInspecting;
};

function number(value) {
  return String(Math.round(value * 100) / 100);
}

function showViews(card, views) {
  document.querySelectorAll('.box').forEach((box) => box.remove());
  const innermost = views.at(-1);
  if (!innermost) {
    inspected.replaceChildren(make('p', { textContent: 'No view stands there.' }));
    return;
  }
  const box = make('div', { className: 'box' });
  Object.assign(box.style, {
    left: `${innermost.x}px`, top: `${innermost.y}px`, width: `${innermost.width}px`, height: `${innermost.height}px`,
  });
  card.stage.append(box);
  const list = (name, items) => make(name, {}, ...items.map((text) => make('li', {}, make('code', { textContent: text }))));
  inspected.replaceChildren(
    make('h3', { textContent: innermost.name }),
    make('p', {
      textContent: `${number(innermost.x)}, ${number(innermost.y)}: ${number(innermost.width)} × ${number(innermost.height)} points`,
    }),
    make('h3', { textContent: 'In' }),
    list('ol', views.slice(0, -1).map((view) => [view.name, ...view.modifiers.map((one) => `.${one}`)].join('\n'))),
    make('h3', { textContent: 'Modifiers, the innermost first' }), list('ol', innermost.modifiers),
    make('h3', { textContent: 'Drawn by' }), list('ol', innermost.commands));
}

connect();
