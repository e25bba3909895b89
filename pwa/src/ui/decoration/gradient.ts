import { colourOf } from './palette.ts';

export interface Gradient {
  /** '#rrggbb', in order; two or three. */
  readonly stops: readonly string[];
  readonly direction: string;
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  t: 'to top',
  tr: 'to top right',
  r: 'to right',
  br: 'to bottom right',
  b: 'to bottom',
  bl: 'to bottom left',
  l: 'to left',
  tl: 'to top left',
};

const DEFAULT_DIRECTION = 'to bottom right';

/**
 * The gradient of Tailwind classes such as 'from-blue-400 via-sky-500 to-blue-600'. A single colour gives a flat one;
 * null if no colour is known.
 */
export function gradientOf(classes: string): Gradient | null {
  const stops: { from?: string; via?: string; to?: string } = {};
  let direction = DEFAULT_DIRECTION;
  for (const word of classes.trim().split(/\s+/)) {
    const turn = /^bg-(?:gradient|linear)-to-([trbl]{1,2})$/.exec(word)?.[1] ?? '';
    if (Object.hasOwn(DIRECTIONS, turn)) direction = DIRECTIONS[turn] ?? direction;
    const [, stop, name = ''] = /^(from|via|to)-(.+)$/.exec(word) ?? [];
    const colour = colourOf(name);
    if (stop !== undefined && colour !== null) stops[stop as keyof typeof stops] = colour;
  }
  const known = [stops.from, stops.via, stops.to].filter((stop) => stop !== undefined);
  const [first] = known;
  if (first === undefined) return null;
  return { stops: known.length === 1 ? [first, first] : known, direction };
}

/** The colours of classes such as 'text-yellow-400' or 'bg-amber-100 text-amber-900'. */
export function coloursOf(classes: string): { readonly text: string | null; readonly ground: string | null } {
  const find = (kind: 'text' | 'bg') => {
    for (const word of classes.trim().split(/\s+/)) {
      const colour = word.startsWith(`${kind}-`) ? colourOf(word.slice(kind.length + 1)) : null;
      if (colour !== null) return colour;
    }
    return null;
  };
  return { text: find('text'), ground: find('bg') };
}
