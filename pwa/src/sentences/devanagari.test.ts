import { afterEach, expect, test, vi } from 'vitest';
import { giveDevanagari } from './devanagari.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.documentElement.removeAttribute('style');
});

/** @returns the fonts added to the page. */
function onDevice(widthOf: (letter: string) => number): Set<{ family: string }> {
  const fonts = new Set<{ family: string }>();
  class Font {
    readonly family: string;
    constructor(family: string) {
      this.family = family;
    }
    load = () => Promise.resolve(this);
  }
  vi.stubGlobal('FontFace', Font);
  vi.spyOn(document, 'createElement').mockReturnValue({
    getContext: () => ({ font: '', measureText: (letter: string) => ({ width: widthOf(letter) }) }),
  } as unknown as HTMLCanvasElement);
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  return fonts;
}

test('[LA5] a device that draws Devanagari as boxes is given a font, once', async () => {
  document.documentElement.style.setProperty('--sans', 'sans-serif');
  const fonts = onDevice(() => 24);
  await giveDevanagari();
  await giveDevanagari();
  expect([...fonts].map(({ family }) => family)).toEqual(['Prep Devanagari']);
  expect(document.documentElement.style.getPropertyValue('--sans')).toBe("'Prep Devanagari', sans-serif");
});

test('[LA5] any other device fetches none', async () => {
  const fonts = onDevice((letter) => 20 + (letter.codePointAt(0) ?? 0) / 1000);
  await giveDevanagari();
  expect(fonts.size).toBe(0);
});
