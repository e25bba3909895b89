/**
 * CT16: templates are translated by sentence. What is drawn (formulas between dollars, and numbers) is left open, so
 * that a few sentences translate all variants of a template, and the numbers of both languages are the same ones.
 */

/** English sentences with their open places, `{1}`, `{2}` ..., to the same sentences in the other language. */
export type Phrasebook = Readonly<Record<string, string>>;

const MATHS = /\$[^$]*\$/;
/** Not within a word: the 2 of 'SN2' and of '2-methylpropane' is part of a name. */
const NUMBER = /(?<![\p{L}\p{N}\-.])\d+(?:\.\d+)?(?![\p{L}\p{N}\-])/u;
const DRAWN = new RegExp(`${MATHS.source}|${NUMBER.source}`, 'gu');
/**
 * Between sentences, before what is said of rounding, behind a heading such as '**Correct:**', between the cells of a
 * table, and behind the label of an item, '(A)'.
 */
const BOUNDARY =
  / +(?<=(?:[.?!](?:\*\*)?|:\*\*|&|(?:^|& )\((?:[A-E]|[IV]+)\)) +)| +(?=\(to (?:the nearest|\w+ significant)|&|\\\\$)/;
/** Signs of a table, and the labels of items that are matched. */
const NO_WORDS = /\\(?:begin|end)\{tabular\}(?:\{l+\})?|\\hline|\((?:[A-E]|[IV]+)\)/g;
const OPEN_PLACE = /\{(\d+)\}/g;
/** Of a sentence that is a formula alone. */
const FULL_STOP = /\.$/;
/** Stands for what is drawn while a text is split; no text has it. */
const MARK = '\u0000';

interface Sentence {
  /** With open places, as a phrasebook has it. */
  readonly frame: string;
  /** What stood in them, the first at 0. */
  readonly drawn: readonly string[];
}

/** The sentences of one line, in their order; none for an empty one. */
export function sentencesOf(line: string): Sentence[] {
  const all = line.match(DRAWN) ?? [];
  let taken = 0;
  return line
    .replaceAll(DRAWN, MARK)
    .split(BOUNDARY)
    .filter((sentence) => sentence !== '')
    .map((sentence) => {
      const parts = sentence.split(MARK);
      const drawn = all.slice(taken, taken + parts.length - 1);
      taken += drawn.length;
      const frame = parts.reduce((before, after, place) => `${before}{${place}}${after}`);
      return { frame, drawn };
    });
}

/** Nothing but what was drawn and punctuation: the same in each language. */
export function needsNoWords(frame: string): boolean {
  return !/\p{L}/u.test(frame.replaceAll(OPEN_PLACE, '').replaceAll(NO_WORDS, ''));
}

/**
 * A text of several lines in the phrasebook's language, which is Hindi.
 * @param missing hears of each sentence that the phrasebook does not have.
 * @returns null if any is missing: half a translation is none.
 */
export function translate(
  text: string,
  phrasebook: Phrasebook,
  missing: (frame: string) => void = () => {},
): string | null {
  let isWhole = true;
  const lines = text.split('\n').map((line) =>
    sentencesOf(line)
      .map(({ frame, drawn }) => {
        const found = needsNoWords(frame) ? frame.replace(FULL_STOP, '।') : phrasebook[frame];
        if (found === undefined) {
          isWhole = false;
          missing(frame);
          return '';
        }
        return found.replaceAll(OPEN_PLACE, (_place, number: string) => drawn[Number(number) - 1] ?? '');
      })
      .join(' '),
  );
  return isWhole ? lines.join('\n') : null;
}
