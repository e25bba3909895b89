import { maskCode } from '@exam/shared-schema/rich-text';
import type { DraftOption } from './format.ts';

/**
 * Options inside the question's text, marked '(A)' or '[A]' at the beginning of a line. The marker may be inside the
 * maths that the option begins with: `$[\mathrm{A}] \quad x^2$` is the option `$x^2$`.
 */

export interface SplitText {
  readonly stem: string;
  readonly options: readonly DraftOption[];
  /** Set if the text was hard to parse and should be checked. */
  readonly note: string | null;
}

interface Marker {
  readonly letter: string;
  readonly start: number;
  readonly end: number;
  /** '$' if the marker opened maths, which its option must open again. */
  readonly opens: '' | '$';
  readonly startsLine: boolean;
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/** A shorter run of markers is not a list of options: a stem may mention (A) and (B). */
const FEWEST = 4;
/** Only space may stand between a marker and its option inside maths. */
const MATHS_SPACE = String.raw`(?:\\quad|\\qquad|\\[ ,;:!]|~|[ \t])*`;
const NAKED = String.raw`\(([A-H])\)|\[([A-H])\]`;
const DRESSED = String.raw`[([]\s*\\(?:mathrm|mathbf|text|textbf|rm)\s*\{\s*([A-H])\s*\}\s*[)\]]`;
const MARKER = new RegExp(
  String.raw`(?<=^|\s)(?:(\$)[ \t]*(?:${NAKED}|${DRESSED})${MATHS_SPACE}(\$?)|(?:${NAKED}|${DRESSED}))`,
  'gm',
);

/**
 * The stem and the options from A on, or null if they cannot be separated with certainty. Backslashes and all other
 * characters are kept; only whitespace around stem and options is removed.
 */
export function splitOptions(text: string): SplitText | null {
  const markers = findMarkers(text);
  const onLines = lastRun(markers.filter((marker) => marker.startsLine));
  if (onLines !== null) return cut(text, onLines, null);
  const withInline = runWithInline(markers);
  if (withInline === null) return null;
  const inline = withInline.filter((marker) => !marker.startsLine).map((marker) => marker.letter);
  return cut(
    text,
    withInline,
    `Option ${inline.join(', ')} begins in the middle of a line; check where it was cut.`,
  );
}

/** Outside code. */
function findMarkers(whole: string): Marker[] {
  const text = maskCode(whole);
  return [...text.matchAll(MARKER)].map((match) => {
    const letter = match.slice(2, 5).find(Boolean) ?? match.slice(6, 9).find(Boolean) ?? '';
    const lineStart = text.lastIndexOf('\n', match.index - 1) + 1;
    const opensMaths = match[1] === '$' && match[5] !== '$';
    return {
      letter,
      start: match.index,
      end: match.index + match[0].length,
      opens: opensMaths ? '$' : '',
      startsLine: text.slice(lineStart, match.index).trim() === '',
    };
  });
}

/** The last run of consecutive markers A, B, C, D and so on; an earlier run is a list in the stem. */
function lastRun(markers: readonly Marker[]): readonly Marker[] | null {
  for (let first = markers.length - FEWEST; first >= 0; first -= 1) {
    const length = lengthInOrder(markers, first);
    if (length >= FEWEST) return markers.slice(first, first + length);
  }
  return null;
}

/** How many markers from `first` on are A, B, C and so on. */
function lengthInOrder(markers: readonly Marker[], first: number): number {
  let length = 0;
  while (markers[first + length] !== undefined && markers[first + length]?.letter === LETTERS[length])
    length += 1;
  return length;
}

/**
 * For texts that lost line breaks. Certain only if, from the last A that starts a line, every letter occurs exactly once
 * and in order, so that no '(C)' can be a mention of option C. Without such an A this must hold for the whole text.
 */
function runWithInline(markers: readonly Marker[]): readonly Marker[] | null {
  const first = markers.findLastIndex((marker) => marker.startsLine && marker.letter === 'A');
  const run = markers.slice(Math.max(first, 0));
  return run.length >= FEWEST && lengthInOrder(run, 0) === run.length ? run : null;
}

function cut(text: string, run: readonly Marker[], note: string | null): SplitText | null {
  const stem = text.slice(0, run[0]?.start).trim();
  const options = run.map((marker, place) => ({
    label: marker.letter,
    text: marker.opens + text.slice(marker.end, run[place + 1]?.start).trim(),
  }));
  if (stem === '' || options.some((option) => option.text === '' || option.text === '$')) return null;
  return { stem, options: holdInPlace(stem, options), note };
}

/** References to options by letter: 'Both (A) and (C)', 'options A and B', 'A and C only'. */
const NAMES_BY_LETTER =
  /\([A-H]\)|\[[A-H]\]|\b[Oo]ptions?\s+[A-H]\b|\b(?:[Bb]oth|[Ee]ither|[Nn]either)\s+[A-H]\s+(?:and|or|nor)\s+[A-H]\b|^[A-H]\s*(?:,|and|&)\s*[A-H](?:\s+only)?\.?$/;
const REFERS_TO_OTHERS = /^\W*(?:all|none|any|both)\s+of\s+(?:the\s+)?(?:above|these|them)\W*$/i;

/** Fixes the order of all options if a text names one by letter, and keeps 'None of these' at the end. */
function holdInPlace(stem: string, options: readonly DraftOption[]): DraftOption[] {
  const texts = [stem, ...options.map((option) => option.text)];
  const allStay = texts.some((text) => NAMES_BY_LETTER.test(maskCode(text)));
  return options.map((option) =>
    allStay || REFERS_TO_OTHERS.test(option.text) ? { ...option, fixed: true } : option,
  );
}

/** For a text whose options cannot be separated: the letters alone, in fixed order. */
export function lettersAsOptions(): DraftOption[] {
  return LETTERS.slice(0, FEWEST).map((letter) => ({ label: letter, text: letter, fixed: true }));
}
