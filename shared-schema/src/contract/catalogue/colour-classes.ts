/** Tailwind's colours and shades, by the names in its classes. */
export const colourNames = [
  'slate',
  'gray',
  'zinc',
  'neutral',
  'stone',
  'red',
  'orange',
  'amber',
  'yellow',
  'lime',
  'green',
  'emerald',
  'teal',
  'cyan',
  'sky',
  'blue',
  'indigo',
  'violet',
  'purple',
  'fuchsia',
  'pink',
  'rose',
] as const;
export type ColourName = (typeof colourNames)[number];

export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

const COLOUR = `(?:white|black|\\[#[0-9a-fA-F]{6}\\]|(?:${colourNames.join('|')})-(?:${shades.join('|')}))`;
const STOP = new RegExp(`^(?:from|via|to)-${COLOUR}$`);
const DIRECTION = /^bg-(?:gradient|linear)-to-(?:[tb][lr]?|[lr])$/;
const PAINT = new RegExp(`^(?:text|bg)-${COLOUR}$`);

const wordsOf = (classes: string) => classes.trim().split(/\s+/);

/** Whether the classes are only those of a gradient: 'from-blue-400 via-sky-500 to-blue-600'. */
export function isGradient(classes: string): boolean {
  const words = wordsOf(classes);
  return (
    words.some((word) => STOP.test(word)) && words.every((word) => STOP.test(word) || DIRECTION.test(word))
  );
}

/** Whether the classes only colour text or background: 'text-yellow-400', 'bg-amber-100 text-amber-900'. */
export const isPaint = (classes: string): boolean => wordsOf(classes).every((word) => PAINT.test(word));
