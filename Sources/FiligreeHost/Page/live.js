// A page of a running app: shows the frames that its session sends, and tells it what people do.
// FrameEncoder.swift, PageMessage.swift and HostMessage.swift say what the two send one another.
'use strict';

const screen = document.getElementById('screen');
const canvas = document.getElementById('picture');
const elements = document.getElementById('elements');
const keys = document.getElementById('keys');
const windowBar = document.getElementById('windows');
const notice = document.getElementById('notice');
const context = canvas.getContext('2d', { alpha: false, colorSpace: 'srgb' });

// The text field that has the focus, as the session has said last; null for none.
let input = null;

// MARK: The connection

let socket = null;
let session = null;
// Whether the session has said goodbye: then nobody tries again.
let hasEnded = false;
let attempts = 0;

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect() {
  const address = new URL('socket', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const own = new WebSocket(address);
  socket = own;
  own.binaryType = 'arraybuffer';
  own.onopen = () => send({ type: 'hello', session: session ?? undefined, ...surroundings() });
  own.onmessage = (event) => {
    if (own !== socket) return;
    if (typeof event.data === 'string') take(JSON.parse(event.data));
    else takeFrame(event.data, own);
  };
  own.onclose = (event) => {
    if (own !== socket) return;
    socket = null;
    pressed.clear();
    if (hasEnded) return;
    // What the session has said itself is no accident: trying again would not help.
    if ([1002, 1003, 1007, 1008, 1009, 1013].includes(event.code)) {
      return say(`This page was closed: ${event.reason || 'no reason was given'}. Reload it to begin anew.`);
    }
    retry();
  };
}

// Half a second at first, then more and more, up to four seconds.
async function retry() {
  attempts += 1;
  if (attempts > 1) await explain();
  setTimeout(connect, Math.min(500 * attempts, 4000));
}

// A WebSocket does not say why it could not be opened; another request does.
async function explain() {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    say(
      answer.status === 403
        ? 'The app was started anew, under another address: open the one that it has printed.'
        : 'The connection to the app is broken. Trying again …');
  } catch {
    say('The app has ended; if it was not you who ended it, its terminal says why. Trying again …');
  }
}

function say(text) {
  notice.textContent = text;
  notice.hidden = false;
}

const restart = document.getElementById('restart');

function showStuck(isStuck) {
  restart.hidden = !isStuck;
  if (isStuck) say('The app does not answer: its code goes on and on, or takes very long. Its terminal may say more.');
  else notice.hidden = true;
}

restart.onclick = () => {
  restart.hidden = true;
  fetch('restart', { method: 'POST' }).catch(() => {});
};

function take(message) {
  // For the page of a preview.
  document.dispatchEvent(new CustomEvent('told', { detail: message }));
  switch (message.type) {
    case 'welcome':
      attempts = 0;
      showStuck(false);
      session = message.session;
      document.documentElement.dataset.session = session;
      document.title = message.app;
      document.getElementById('title').textContent = message.app;
      showWindows(message.windows, message.window);
      tellPresence();
      break;
    case 'input':
      showInput(message.input ?? null, message.cursor);
      break;
    case 'tree':
      showElements(message.elements);
      break;
    case 'open':
      openAddress(message.text);
      break;
    case 'copy':
      navigator.clipboard?.writeText(message.text).catch(() => {});
      break;
    case 'choose':
      askForFiles(message);
      break;
    case 'download':
      download(message.text);
      break;
    case 'share':
      share(message.text);
      break;
    case 'back':
      setCanGoBack(message.flag);
      break;
    case 'stuck':
      showStuck(message.flag);
      break;
    case 'bye':
      hasEnded = true;
      say(message.text);
      break;
  }
}

// Only addresses that the session lets through come here; the app's page is told nothing by the one that is opened.
function openAddress(address) {
  if (/^https?:/i.test(address)) window.open(address, '_blank', 'noopener,noreferrer');
  else location.href = address;
}

function showWindows(names, shown) {
  windowBar.hidden = names.length < 2;
  windowBar.replaceChildren(
    ...names.map((name, index) => {
      const button = document.createElement('button');
      button.textContent = name;
      button.ariaPressed = String(index === shown);
      button.onclick = () => {
        for (const other of windowBar.children) other.ariaPressed = String(other === button);
        send({ type: 'window', index });
      };
      return button;
    }));
}

// MARK: Frames

// One after the other, for each builds upon the one before.
let work = Promise.resolve();

function takeFrame(buffer, own) {
  work = work.then(() => draw(buffer, own)).catch((error) => {
    say(`A frame could not be drawn: ${error.message}`);
    own.close();
  });
}

async function draw(buffer, own) {
  const head = new DataView(buffer);
  const number = head.getUint32(0, true);
  const [width, height, count, packing] = [4, 6, 8, 10].map((place) => head.getUint16(place, true));
  const start = 16 + 8 * count;
  let pixels = new Uint8ClampedArray(buffer, start);
  if (packing === 2) {
    const stream = new Blob([pixels]).stream().pipeThrough(new DecompressionStream('deflate'));
    pixels = unpackRuns(new Uint32Array(await new Response(stream).arrayBuffer()), head.getUint32(12, true));
  } else if (packing === 1) {
    pixels = unpackRuns(new Uint32Array(buffer, start), head.getUint32(12, true));
  }
  if (own !== socket) return;
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  fitCanvas();
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    const [x, y, w, h] = [0, 2, 4, 6].map((part) => head.getUint16(16 + 8 * index + part, true));
    context.putImageData(new ImageData(pixels.subarray(place, place + 4 * w * h), w, h), x, y);
    place += 4 * w * h;
  }
  document.dispatchEvent(
    new CustomEvent('frame', { detail: { number, count, bytes: buffer.byteLength, time: performance.now() } }));
  // When the browser shows it: a page that is not seen asks for no more.
  requestAnimationFrame(() => {
    if (own === socket) send({ type: 'drawn', frame: number });
  });
}

// PixelRuns.swift says what the words mean.
function unpackRuns(words, count) {
  const pixels = new Uint32Array(count);
  let place = 0;
  for (let index = 0; index < words.length; ) {
    const length = words[index] & 0x7fffffff;
    if (words[index] > 0x7fffffff) {
      pixels.fill(words[index + 1], place, place + length);
      index += 2;
    } else {
      // A call for a few pixels takes longer than they do.
      if (length < 32) for (let i = 0; i < length; i += 1) pixels[place + i] = words[index + 1 + i];
      else pixels.set(words.subarray(index + 1, index + 1 + length), place);
      index += 1 + length;
    }
    place += length;
  }
  return new Uint8ClampedArray(pixels.buffer);
}

// A pixel of the picture upon a pixel of the screen.
function fitCanvas() {
  const ratio = told.scale || devicePixelRatio;
  canvas.style.width = `${canvas.width / ratio}px`;
  canvas.style.height = `${canvas.height / ratio}px`;
}

// MARK: What is around the page

const wishes = {
  dark: matchMedia('(prefers-color-scheme: dark)'),
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)'),
  reducedTransparency: matchMedia('(prefers-reduced-transparency: reduce)'),
};
// What the session was told last.
let told = {};
// What the page of a preview sets itself, whatever the browser says.
const overrides = {};

function surroundings() {
  const box = screen.getBoundingClientRect();
  told = {
    width: box.width,
    height: box.height,
    scale: devicePixelRatio,
    // The size that people have chosen in their browser, whose usual one is 16.
    textScale: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  for (const name in wishes) told[name] = wishes[name].matches;
  return Object.assign(told, overrides);
}

function surroundingsChanged() {
  const before = JSON.stringify(told);
  if (JSON.stringify(surroundings()) !== before) send({ type: 'surroundings', ...told });
}

function tellPresence() {
  send({ type: 'presence', visible: !document.hidden, active: document.hasFocus() });
}

for (const name in wishes) wishes[name].addEventListener('change', surroundingsChanged);
new ResizeObserver(surroundingsChanged).observe(screen);
window.addEventListener('resize', surroundingsChanged);
window.addEventListener('languagechange', surroundingsChanged);
document.addEventListener('visibilitychange', tellPresence);
window.addEventListener('focus', tellPresence);
window.addEventListener('blur', tellPresence);

// MARK: Pointers

const pressed = new Set();
// Moves, hovers and wheels that are told with the next frame of the browser: the last of each pointer.
let moves = new Map();
let isMoveAsked = false;

function point(event) {
  const box = screen.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function later(key, message) {
  moves.set(key, message);
  if (isMoveAsked) return;
  isMoveAsked = true;
  requestAnimationFrame(tellMoves);
}

function tellMoves() {
  isMoveAsked = false;
  for (const message of moves.values()) send(message);
  moves.clear();
}

function tellNow(message) {
  tellMoves();
  send(message);
}

screen.addEventListener('pointerdown', (event) => {
  // A field keeps the browser's focus while the picture is touched.
  event.preventDefault();
  if (event.pointerType === 'mouse' && event.button !== 0) return;
  try {
    screen.setPointerCapture(event.pointerId);
  } catch {
    // A pointer that has gone already.
  }
  if (document.activeElement !== keys) document.activeElement?.blur();
  pressed.add(event.pointerId);
  tellNow({ type: 'pointer', phase: 'down', id: event.pointerId, ...point(event) });
});

screen.addEventListener('pointermove', (event) => {
  if (pressed.has(event.pointerId)) {
    later(event.pointerId, { type: 'pointer', phase: 'move', id: event.pointerId, ...point(event) });
  } else if (event.pointerType !== 'touch') {
    later('hover', { type: 'hover', ...point(event) });
  }
});

function released(event, phase) {
  if (!pressed.delete(event.pointerId)) return;
  tellNow({ type: 'pointer', phase, id: event.pointerId, ...point(event) });
}

screen.addEventListener('pointerup', (event) => released(event, 'up'));
screen.addEventListener('pointercancel', (event) => released(event, 'cancel'));
screen.addEventListener('lostpointercapture', (event) => released(event, 'cancel'));
screen.addEventListener('pointerleave', (event) => {
  if (event.pointerType !== 'touch' && !pressed.has(event.pointerId)) tellNow({ type: 'leave' });
});

// A mouse's other button is a finger that rests, which opens a menu where there is one.
const restTime = 600;
screen.addEventListener('contextmenu', (event) => {
  event.preventDefault();
  if (event.button !== 2 || pressed.size > 0) return;
  const place = point(event);
  tellNow({ type: 'pointer', phase: 'down', id: -1, ...place });
  setTimeout(() => tellNow({ type: 'pointer', phase: 'up', id: -1, ...place }), restTime);
});

const lineHeight = 16;
screen.addEventListener(
  'wheel',
  (event) => {
    // With Control it is the browser's own: it enlarges the page.
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, lineHeight, screen.clientHeight][event.deltaMode];
    const sum = moves.get('wheel') ?? { type: 'wheel', width: 0, height: 0 };
    // A mouse's wheel with Shift goes sideways.
    const isSideways = event.shiftKey && event.deltaX === 0;
    sum.width += unit * (isSideways ? event.deltaY : event.deltaX);
    sum.height += unit * (isSideways ? 0 : event.deltaY);
    later('wheel', Object.assign(sum, point(event)));
  },
  { passive: false });

// MARK: Keys and texts

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const namedKeys = new Set([
  'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape', 'Backspace', 'Delete', 'Home', 'End', 'PageUp',
  'PageDown', 'Clear', 'Tab', 'Enter',
]);

document.addEventListener('keydown', (event) => {
  if (event.isComposing || event.keyCode === 229) return;
  // An element for people who do not see the page has keys of its own; all others are the views', as shortcuts are.
  if (elements.contains(document.activeElement) && elementKey(event)) return;
  if (windowBar.contains(document.activeElement)) return;
  const isNamed = namedKeys.has(event.key);
  const types = [...event.key].length === 1;
  if (!isNamed && !types) return;
  // Where Control does what Command does on a Mac, it still moves by words.
  const isAltGraph = event.getModifierState('AltGraph');
  const command = isMac ? event.metaKey : event.ctrlKey && !isNamed && !isAltGraph;
  const control = isMac ? event.ctrlKey : event.ctrlKey && isNamed;
  if (!isMac && event.metaKey) return;
  if (command) {
    const letter = event.key.toLowerCase();
    // The browser's own: reloading, tabs, windows, the address, and what is inspected.
    if ('rtwnlq'.includes(letter) || (event.shiftKey && 'ijc'.includes(letter)) || /[0-9+=-]/.test(letter)) return;
    // These come by events of the clipboard.
    if ('cxv'.includes(letter)) return;
  } else if (!input) {
    // Without a field in focus, Tab goes through the elements of the page.
    if (event.key === 'Tab') return;
  } else if (types && !control) {
    // It comes by the field's own events, with what input methods make of it.
    return;
  }
  event.preventDefault();
  tellNow({
    type: 'key', key: event.key, shift: event.shiftKey, option: event.altKey && !isAltGraph, command, control,
  });
});

function tellKey(key, command = false) {
  tellNow({ type: 'key', key, command });
}

// The field is never empty, so that deleting is told by keyboards on screens, too.
const filler = '\u200b';

function emptyKeys() {
  keys.value = filler;
  keys.setSelectionRange(1, 1);
}

function takeTyped() {
  const value = keys.value;
  const text = value.replaceAll(filler, '');
  emptyKeys();
  if (text) tellNow({ type: 'text', text });
  else if (!value) tellKey('Backspace');
}

keys.addEventListener('beforeinput', (event) => {
  if (event.inputType !== 'insertLineBreak' && event.inputType !== 'insertParagraph') return;
  event.preventDefault();
  tellKey('Enter');
});
keys.addEventListener('input', (event) => {
  if (!event.isComposing) takeTyped();
});
keys.addEventListener('compositionstart', () => keys.classList.add('composing'));
keys.addEventListener('compositionend', () => {
  keys.classList.remove('composing');
  // Some browsers change the field after this event.
  setTimeout(takeTyped);
});

function showInput(next, cursor) {
  screen.style.cursor = cursor;
  const hadInput = input !== null;
  input = next;
  if (!next) {
    if (document.activeElement === keys) keys.blur();
    return;
  }
  keys.style.left = `${next.x}px`;
  keys.style.top = `${next.y}px`;
  keys.style.height = `${next.height}px`;
  // A font's size is about five sixths of its line's height.
  keys.style.fontSize = `${next.height / 1.2}px`;
  if (!hadInput || document.activeElement !== keys) {
    if (!keys.classList.contains('composing')) emptyKeys();
    keys.focus({ preventScroll: true });
  }
}

document.addEventListener('copy', (event) => {
  if (!input?.selection) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', input.selection);
  tellKey('c', true);
});
document.addEventListener('cut', (event) => {
  if (!input?.selection) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', input.selection);
  tellKey('x', true);
});
document.addEventListener('paste', (event) => {
  if (event.clipboardData.files.length > 0) {
    event.preventDefault();
    return sendFiles(event.clipboardData.files, { purpose: 'paste' });
  }
  const text = event.clipboardData.getData('text/plain');
  event.preventDefault();
  if (text) tellNow({ type: 'paste', text });
});

// MARK: What the views say to people who do not see them

function showElements(list) {
  while (elements.children.length > list.length) elements.lastChild.remove();
  list.forEach((element, index) => {
    let node = elements.children[index];
    if (!node) {
      node = document.createElement('div');
      elements.append(node);
    }
    describe(node, element);
  });
}

function set(node, name, value) {
  if (value === undefined || value === null || value === '') node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

const usable = ['button', 'link', 'switch', 'slider', 'textbox', 'searchbox'];

function describe(node, { label, role, value, hint, x, y, width, height, isSelected, isEnabled, identifier }) {
  Object.assign(node.style, {
    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
  });
  const isText = role === '';
  const isField = role === 'textbox' || role === 'searchbox';
  const isUsable = usable.includes(role);
  const text = isText ? [label, value].filter(Boolean).join(', ') : isField ? value ?? '' : '';
  if (node.textContent !== text) node.textContent = text;
  set(node, 'role', role);
  set(node, 'aria-label', isText ? '' : label);
  set(node, 'aria-description', hint);
  set(node, 'data-testid', identifier);
  set(node, 'tabindex', isUsable && isEnabled ? 0 : '');
  set(node, 'aria-disabled', isUsable && !isEnabled ? true : '');
  set(node, 'aria-level', role === 'heading' ? 2 : '');
  set(node, 'aria-checked', role === 'switch' ? value === 'on' : '');
  set(node, 'aria-pressed', role === 'button' && isSelected ? true : '');
  set(node, 'aria-valuetext', role === 'slider' || role === 'progressbar' ? value : '');
  const amount = parseFloat(value);
  const isAmount = (role === 'slider' || role === 'progressbar') && Number.isFinite(amount);
  set(node, 'aria-valuenow', isAmount ? amount : '');
  set(node, 'aria-description', role === 'button' && value ? [value, hint].filter(Boolean).join(', ') : hint);
}

function use(node, action) {
  const element = [...elements.children].indexOf(node);
  if (element < 0) return;
  tellNow({ type: 'use', element, label: node.ariaLabel ?? '', role: node.getAttribute('role'), action });
}

// Programs that read the page aloud click.
elements.addEventListener('click', (event) => {
  const node = event.target.closest('[role]');
  if (node) use(node, 'press');
});

function elementKey(event) {
  const node = document.activeElement;
  const role = node.getAttribute('role');
  const isUp = event.key === 'ArrowUp' || event.key === 'ArrowRight';
  const isDown = event.key === 'ArrowDown' || event.key === 'ArrowLeft';
  if (event.key === 'Enter' || event.key === ' ') use(node, 'press');
  else if (role === 'slider' && (isUp || isDown)) use(node, isUp ? 'increment' : 'decrement');
  else return false;
  event.preventDefault();
  return true;
}

// MARK: Files

const chooser = document.getElementById('chooser');
const choice = document.getElementById('choice');

// A file is chosen by a person alone: a browser opens its dialog only right after a touch or a key.
function askForFiles({ accept, flag }) {
  chooser.hidden = accept === undefined;
  if (chooser.hidden) return;
  choice.value = '';
  choice.accept = accept;
  choice.multiple = flag;
  if (navigator.userActivation?.isActive) choice.click();
  document.getElementById('choose').focus();
}

function hideChooser() {
  chooser.hidden = true;
  document.activeElement?.blur();
}

function cancelFiles() {
  hideChooser();
  send({ type: 'files', purpose: 'cancel' });
}

document.getElementById('choose').onclick = () => choice.click();
document.getElementById('dismiss').onclick = cancelFiles;
choice.addEventListener('cancel', cancelFiles);
choice.addEventListener('change', () => {
  hideChooser();
  sendFiles(choice.files, { purpose: 'choose' });
});
chooser.addEventListener('submit', (event) => event.preventDefault());
chooser.addEventListener('keydown', (event) => {
  event.stopPropagation();
  if (event.key === 'Escape') cancelFiles();
});

// The session is told of files when it has all of them.
async function sendFiles(files, message) {
  const ids = [];
  try {
    for (const file of files) {
      const address = new URL('files', location.href);
      address.searchParams.set('session', session);
      address.searchParams.set('name', file.name || 'file');
      const answer = await fetch(address, { method: 'POST', body: file });
      const text = (await answer.text()).trim();
      if (!answer.ok) throw new Error(text);
      ids.push(text);
    }
    send({ type: 'files', ids, ...message });
  } catch (error) {
    sayShortly(`A file could not be sent: ${error.message}`);
    if (message.purpose === 'choose') send({ type: 'files', purpose: 'cancel' });
  }
}

function download(file) {
  const link = document.createElement('a');
  const address = new URL('download', location.href);
  address.searchParams.set('session', session);
  address.searchParams.set('file', file);
  link.href = address;
  link.download = '';
  link.click();
}

// Where the browser cannot share, the clipboard is the next best.
async function share(text) {
  const isAddress = /^https?:/i.test(text);
  try {
    if (navigator.share) return await navigator.share(isAddress ? { url: text } : { text });
    await navigator.clipboard.writeText(text);
    sayShortly('Copied, to be pasted elsewhere.');
  } catch (error) {
    if (error.name !== 'AbortError') sayShortly(`This was to be shared: ${text}`);
  }
}

// How long a notice stands that asks for nothing.
const noticeTime = 4000;
function sayShortly(text) {
  say(text);
  setTimeout(() => {
    if (notice.textContent === text) notice.hidden = true;
  }, noticeTime);
}

function tellDrag(event) {
  event.preventDefault();
  const types = [...event.dataTransfer.items].map((item) =>
    item.type || (item.kind === 'file' ? 'application/octet-stream' : 'text/plain'));
  later('drag', { type: 'drag', types, ...point(event) });
}

screen.addEventListener('dragenter', tellDrag);
screen.addEventListener('dragover', tellDrag);
screen.addEventListener('dragleave', (event) => {
  if (screen.contains(event.relatedTarget)) return;
  moves.delete('drag');
  tellNow({ type: 'drag' });
});
screen.addEventListener('drop', (event) => {
  event.preventDefault();
  moves.delete('drag');
  const { files } = event.dataTransfer;
  const text = event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text/plain');
  sendFiles(files, { purpose: 'drop', text: files.length > 0 || !text ? undefined : text, ...point(event) });
});

// MARK: Back

// While there is something to go back from, there is an entry of the page's own in the browser's history.
let hasEntry = false;
let isOwnStep = false;

function setCanGoBack(can) {
  if (can === hasEntry) return;
  hasEntry = can;
  if (can) return history.pushState({ filigree: true }, '');
  isOwnStep = true;
  history.back();
}

window.addEventListener('popstate', () => {
  if (isOwnStep) return (isOwnStep = false);
  if (!hasEntry) return;
  hasEntry = false;
  tellNow({ type: 'back' });
  // There may be more to go back from.
  history.pushState({ filigree: true }, '');
  hasEntry = true;
});

// The session's language is the browser's.
document.documentElement.lang = navigator.language || 'en';
emptyKeys();
connect();
