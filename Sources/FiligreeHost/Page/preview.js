// What the page of a preview has besides an app's: it does what the gallery around it asks for, and tells it what its session
// says. PreviewRequest.swift says what sessions understand.
'use strict';

// The gallery shows this page; nobody else may (Content-Security-Policy).
const gallery = window.parent === window ? null : window.parent;

function tellGallery(message) {
  gallery?.postMessage({ filigree: 'preview', ...message }, '*');
}

// The settings that the page was opened with.
try {
  Object.assign(overrides, JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}'));
} catch {
  // None.
}

function exportPicture({ format, seconds }) {
  const address = new URL('export', location.href);
  address.hash = '';
  address.search = new URLSearchParams({ session, format, seconds: seconds ?? 0 });
  return fetch(address)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(await answer.text());
      const name = /filename="([^"]*)"/.exec(answer.headers.get('Content-Disposition'))?.[1] ?? 'preview';
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await answer.blob());
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      tellGallery({ type: 'exported', name });
    })
    .catch((error) => tellGallery({ type: 'failed', text: error.message }));
}

let isInspecting = false;

window.addEventListener('message', (event) => {
  if (!gallery || event.source !== gallery || event.data?.filigree !== 'gallery') return;
  const message = event.data;
  switch (message.type) {
    case 'settings':
      for (const name in overrides) delete overrides[name];
      Object.assign(overrides, message.settings);
      surroundingsChanged();
      break;
    case 'request':
      send({ type: 'preview', ...message.request });
      break;
    case 'inspect':
      isInspecting = message.on;
      screen.style.outline = '';
      break;
    case 'export':
      exportPicture(message);
      break;
  }
});

// While views are inspected, the page's own gestures rest.
for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'contextmenu']) {
  screen.addEventListener(
    kind,
    (event) => {
      if (!isInspecting) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (kind === 'pointermove' || kind === 'pointerdown') {
        later('inspect', { type: 'preview', action: 'inspect', ...point(event) });
      }
      if (kind === 'pointerup') tellGallery({ type: 'picked' });
    },
    { capture: true, passive: false });
}

document.addEventListener('told', (event) => {
  const message = event.detail;
  if (message.type === 'preview') tellGallery({ type: 'report', report: message.preview });
  if (message.type === 'welcome') tellGallery({ type: 'welcome', session: message.session });
});

document.addEventListener('frame', () => tellGallery({ type: 'frame' }));
