/** The text of the display and its selection; a caret is an empty selection. */
export interface PadText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Any minus sign at the front, as it may have been pasted. */
const MINUS = /^[-\u2010-\u2013\u2212]/;

export type PadKey = 'minus' | 'back' | 'clear' | '.' | `${number}`;

const MAX_LENGTH = 64;

/** The text after a pad key: inserted at the caret, like on a keyboard; the sign always goes to the front. */
export function pressPad(before: PadText, key: PadKey): PadText {
  const { text, start, end } = before;
  switch (key) {
    case 'clear':
      return at('', 0);
    case 'minus':
      return MINUS.test(text)
        ? at(text.slice(1), Math.max(0, end - 1))
        : at(`-${text}`.slice(0, MAX_LENGTH), end + 1);
    case 'back':
      return erase(text, start === end ? Math.max(0, start - 1) : start, end);
    default:
      return insert(before, key);
  }
}

function insert({ text, start, end }: PadText, sign: string): PadText {
  const rest = text.slice(0, start) + text.slice(end);
  if ((sign === '.' && rest.includes('.')) || rest.length >= MAX_LENGTH) return { text, start, end };
  return at(rest.slice(0, start) + sign + rest.slice(start), start + 1);
}

function erase(text: string, start: number, end: number): PadText {
  return at(text.slice(0, start) + text.slice(end), start);
}

function at(text: string, caret: number): PadText {
  const inside = Math.min(caret, text.length);
  return { text, start: inside, end: inside };
}
