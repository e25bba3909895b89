import { say } from '../../../sentences/index.ts';

/** Pixels; portrait, the format of messengers and stories. */
export const PICTURE = { width: 1080, height: 1350 } as const;

/** The texts of the picture. */
export interface PictureFacts {
  readonly title: string;
  readonly score: string;
  readonly total: string;
  readonly verdict: string;
  readonly correct: string;
  readonly wrong: string;
  readonly skipped: string;
  readonly accuracy: string;
  readonly time: string;
  readonly date: string;
  /** Null unless the student chose to include it. */
  readonly name: string | null;
  readonly host: string;
}

/** Values of the design tokens. */
export interface PictureLook {
  readonly sans: string;
  colour(token: Token): string;
}

type Token =
  | 'bg'
  | 'surface'
  | 'line'
  | 'text'
  | 'text-2'
  | 'text-3'
  | 'accent'
  | 'on-accent'
  | 'ok-text'
  | 'bad-text';

/** The part of the canvas interface that is used. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'font'
  | 'textAlign'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'roundRect'
  | 'arc'
  | 'fill'
>;

const MARGIN = 84;
const INNER = PICTURE.width - 2 * MARGIN;
const TITLE_LINES = 3;

/** Draws the whole picture, covering any earlier content. */
export function drawResult(pen: Pen, facts: PictureFacts, look: PictureLook): void {
  pen.fillStyle = look.colour('bg');
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  drawHead(pen, look);
  drawTitle(pen, facts, look);
  drawScore(pen, facts, look);
  drawCounts(pen, facts, look);
  drawFoot(pen, facts, look);
}

interface Line {
  readonly size: number;
  readonly weight?: 400 | 500 | 600;
  readonly token: Token;
}

function write(pen: Pen, look: PictureLook, line: Line, text: string, x: number, y: number): void {
  pen.font = fontOf(look, line);
  pen.fillStyle = look.colour(line.token);
  pen.fillText(text, x, y);
}

const fontOf = ({ sans }: PictureLook, { size, weight = 400 }: Line) => `${weight} ${size}px ${sans}`;

/** The app's logo: three open circles and one filled. */
function drawHead(pen: Pen, look: PictureLook): void {
  for (const [x, y] of [
    [14, 110],
    [54, 110],
    [14, 150],
  ] as const) {
    disc(pen, look.colour('text'), MARGIN + x, y, 14);
    disc(pen, look.colour('bg'), MARGIN + x, y, 9);
  }
  disc(pen, look.colour('accent'), MARGIN + 54, 150, 17);
  pen.textAlign = 'left';
  write(pen, look, { size: 52, weight: 600, token: 'text' }, 'Prep', MARGIN + 96, 148);
}

function disc(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function drawTitle(pen: Pen, { title, name, date }: PictureFacts, look: PictureLook): void {
  const line: Line = { size: 58, weight: 600, token: 'text' };
  pen.font = fontOf(look, line);
  const lines = wrapped(pen, title, INNER, TITLE_LINES);
  lines.forEach((text, index) => write(pen, look, line, text, MARGIN, 280 + index * 72));
  const below = name === null ? date : `${name} · ${date}`;
  const small: Line = { size: 36, token: 'text-3' };
  write(pen, look, small, fitted(pen, look, small, below), MARGIN, 280 + lines.length * 72);
}

function drawScore(pen: Pen, { score, total, verdict }: PictureFacts, look: PictureLook): void {
  card(pen, look, 'accent', MARGIN, 560, INNER, 330);
  write(pen, look, { size: 168, weight: 600, token: 'on-accent' }, score, MARGIN + 56, 750);
  pen.font = fontOf(look, { size: 168, weight: 600, token: 'on-accent' });
  const after = MARGIN + 56 + pen.measureText(score).width + 28;
  write(pen, look, { size: 44, token: 'on-accent' }, say.picture.outOf(total), after, 750);
  write(pen, look, { size: 46, weight: 500, token: 'on-accent' }, verdict, MARGIN + 56, 834);
}

function drawCounts(pen: Pen, facts: PictureFacts, look: PictureLook): void {
  const { correct, wrong, skipped, accuracy, time } = facts;
  const counts: readonly (readonly [string, string, Token])[] = [
    [correct, say.picture.correct, 'ok-text'],
    [wrong, say.picture.wrong, 'bad-text'],
    [skipped, say.picture.skipped, 'text-2'],
  ];
  const gap = 24;
  const width = (INNER - 2 * gap) / 3;
  counts.forEach(([value, label, token], index) => {
    const x = MARGIN + index * (width + gap);
    card(pen, look, 'surface', x, 920, width, 190);
    write(pen, look, { size: 72, weight: 600, token }, value, x + 32, 1012);
    write(pen, look, { size: 34, token: 'text-2' }, label, x + 32, 1070);
  });
  const rest = `${say.picture.accuracy} ${accuracy}   ·   ${say.picture.time} ${time}`;
  const line: Line = { size: 38, weight: 500, token: 'text-2' };
  write(pen, look, line, fitted(pen, look, line, rest), MARGIN, 1178);
}

function drawFoot(pen: Pen, { host }: PictureFacts, look: PictureLook): void {
  pen.fillStyle = look.colour('line');
  pen.fillRect(MARGIN, 1226, INNER, 2);
  const line: Line = { size: 32, token: 'text-3' };
  write(pen, look, line, fitted(pen, look, line, say.picture.footer(host)), MARGIN, 1286);
}

function card(
  pen: Pen,
  look: PictureLook,
  token: Token,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  pen.fillStyle = look.colour(token);
  pen.beginPath();
  pen.roundRect(x, y, width, height, 28);
  pen.fill();
}

/** Truncates a line that is too wide with an ellipsis. */
function fitted(pen: Pen, look: PictureLook, line: Line, text: string): string {
  pen.font = fontOf(look, line);
  return shortened(pen, text, INNER);
}

function shortened(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  // By grapheme, because a Devanagari letter may be several characters.
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && pen.measureText(`${letters.join('').trimEnd()}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** @returns at most `most` lines of whole words; the last one is truncated if there is more. */
function wrapped(pen: Pen, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/);
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || pen.measureText(longer).width <= width) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) {
      return [...lines, shortened(pen, [line, ...words.slice(index)].join(' '), width)];
    }
    lines.push(line);
    line = word;
  }
  return [...lines, shortened(pen, line, width)];
}
