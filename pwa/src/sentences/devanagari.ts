import file from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';

const FAMILY = 'Prep Devanagari';
/** Missing glyphs are all drawn as the same box, whereas no font gives all of these letters the same width. */
const LETTERS = ['क', 'र', 'ॐ', 'झ', '।'];

/** LA5: loads a Devanagari font if this device has none. @throws DOMException if it cannot be loaded now. */
export async function giveDevanagari(): Promise<void> {
  if (drawsDevanagari() || [...document.fonts].some(({ family }) => family === FAMILY)) return;
  const font = new FontFace(FAMILY, `url(${file}) format('woff2')`, {
    weight: '100 900',
    unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC',
  });
  document.fonts.add(await font.load());
  // Chromium keeps some of the boxes that it has drawn until the list of fonts changes.
  const { documentElement: root } = document;
  root.style.setProperty('--sans', `'${FAMILY}', ${getComputedStyle(root).getPropertyValue('--sans')}`);
}

function drawsDevanagari(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return true;
  pen.font = '40px sans-serif';
  return new Set(LETTERS.map((letter) => pen.measureText(letter).width)).size > 1;
}
