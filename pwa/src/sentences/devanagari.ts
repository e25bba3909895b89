import file from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';

/** As tokens.css names it. */
const FAMILY = 'Prep Devanagari';
/** What a font does not have is drawn as the same box: no font gives all of these one width. */
const LETTERS = ['क', 'र', 'ॐ', 'झ', '।'];

/** LA5: fetches a font for Devanagari if this device has none. @throws DOMException if it cannot be had now. */
export async function giveDevanagari(): Promise<void> {
  if (drawsDevanagari() || [...document.fonts].some(({ family }) => family === FAMILY)) return;
  const font = new FontFace(FAMILY, `url(${file}) format('woff2')`, {
    weight: '100 900',
    unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC',
  });
  document.fonts.add(await font.load());
}

function drawsDevanagari(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return true;
  pen.font = '40px sans-serif';
  return new Set(LETTERS.map((letter) => pen.measureText(letter).width)).size > 1;
}
