/** The same mark opens and closes a part of the text. */
const MARKS = ['```', '`', '$$', '$', '**'];
const PAIRS = [
  [String.raw`\(`, String.raw`\)`],
  [String.raw`\[`, String.raw`\]`],
] as const;

/**
 * CN60: the beginning of a question's text, without the part that it was cut in (a formula, a table, code, bold words), which would
 * be shown as it is written.
 * @param text as the list of questions has it.
 */
export function textBeginning(text: string): string {
  const opened = [
    ...MARKS.map((mark) => (text.split(mark).length % 2 === 0 ? text.lastIndexOf(mark) : -1)),
    ...PAIRS.map(([open, close]) =>
      text.lastIndexOf(open) > text.lastIndexOf(close) ? text.lastIndexOf(open) : -1,
    ),
    openEnvironment(text),
  ].filter((place) => place >= 0);
  return opened.length === 0 ? text : `${text.slice(0, Math.min(...opened)).trimEnd()}…`;
}

/** Where the outermost environment begins that is not ended, maybe in the middle of its name; -1 if there is none. */
function openEnvironment(text: string): number {
  const open: number[] = [];
  for (const { 1: side, index } of text.matchAll(/\\(begin|end)\{[^}]*(?:\}|$)/g)) {
    if (side === 'begin') open.push(index);
    else open.pop();
  }
  return open[0] ?? -1;
}
