// Compares what a page shows with what its session's own picture says, pixel for pixel. The answer is null, or how the
// two differ.
async (screenshot) => {
  // The pixels of a PNG from some row on.
  async function pixels(blob, top = 0) {
    const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, top, bitmap.width, bitmap.height - top);
  }
  function difference(name, one, other) {
    if (one.width !== other.width || one.height !== other.height) {
      return `${name} is ${one.width} × ${one.height}, the picture ${other.width} × ${other.height}`;
    }
    let count = 0;
    let first = null;
    for (let index = 0; index < one.data.length; index += 4) {
      const isSame = [0, 1, 2].every((part) => one.data[index + part] === other.data[index + part]);
      if (isSame) continue;
      count += 1;
      first ??= index / 4;
    }
    if (count === 0) return null;
    const [x, y] = [first % one.width, Math.floor(first / one.width)];
    const at = (data) => `${data.slice(4 * first, 4 * first + 4)}`;
    return `${name}: ${count} pixels differ, the first at ${x}, ${y}: ${at(one.data)}, not ${at(other.data)}`;
  }
  const canvas = document.getElementById('picture');
  const shown = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const address = `picture.png?session=${document.documentElement.dataset.session}`;
  const picture = await pixels(await (await fetch(address)).blob());
  // A bar above the picture is the browser's.
  const top = Math.round(canvas.getBoundingClientRect().top * devicePixelRatio);
  const seen = await pixels(new Blob([Uint8Array.from(atob(screenshot), (c) => c.charCodeAt(0))]), top);
  return difference('the canvas', shown, picture) ?? difference('the screenshot', seen, picture);
}
