type Rgb = readonly [red: number, green: number, blue: number];

const channels = (colour: string): Rgb => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours given as '#rrggbb', 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(channels(one)), luminance(channels(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour under a black overlay of this opacity, as a browser blends it. */
export function veiled(colour: string, opacity: number): string {
  const hex = (channel: number) =>
    Math.round(channel * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  return `#${channels(colour).map(hex).join('')}`;
}

const STEP = 0.02;

/**
 * ST49: the lowest opacity of a black overlay on these colours that gives white text the wanted contrast. Colours
 * between two gradient stops are never lighter than the lighter stop, so checking the stops is enough.
 */
export function veilForWhite(colours: readonly string[], wanted: number): number {
  for (let opacity = 0; opacity < 1; opacity += STEP) {
    if (colours.every((colour) => contrast('#ffffff', veiled(colour, opacity)) >= wanted)) return opacity;
  }
  return 1;
}
