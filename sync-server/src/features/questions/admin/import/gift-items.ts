import {
  choice,
  NO_ANSWER,
  numerical,
  Problem,
  readItem,
  type ReadItem,
  type ReadQuestion,
} from './read-item.ts';

const COMMENT = /^\s*\/\/.*$/gm;
const CATEGORY = /^\s*\$CATEGORY:.*$/gim;
const TITLE = /^\s*::(?:\\.|[^\\])*?::/s;
const FORMAT = /^\s*\[(html|markdown|moodle|plain)\]/i;
const WEIGHT = /^\s*%(-?\d+(?:\.\d+)?)%/;
const GAP = '\\_\\_\\_\\_\\_';

/**
 * OP10: the questions of a GIFT file, which a blank line ends: choices, also with weights, numbers, true and false, short
 * answers. Real files leave ':' and '=' in texts unescaped, so only braces, '~' and '=' within the answers are markers, as
 * in Moodle.
 */
export function giftItems(file: string): ReadItem[] {
  const blocks = file
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replace(COMMENT, '')
    .replace(CATEGORY, '')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim());
  return blocks
    .filter((block) => block !== '')
    .map((block) => {
      const body = block.replace(TITLE, '');
      return readItem(plainText(body), () => questionIn(body));
    });
}

function questionIn(body: string): ReadQuestion {
  const [begin, end] = [unescaped(body, '{', 0), unescaped(body, '}', 0)];
  if (begin < 0) throw new Problem('It has no braces with its answer.');
  if (end < begin) throw new Problem('A brace is not closed.');
  const after = body.slice(end + 1).trim();
  const text = plainText(body.slice(0, begin)) + (after === '' ? '' : ` ${GAP} ${plainText(after)}`);
  const [answers = '', general = ''] = splitAt(body.slice(begin + 1, end), '####');
  return { ...answered(text.trim(), answers.trim()), explanation: plainText(general) };
}

function answered(text: string, answers: string): ReadQuestion {
  if (answers === '') throw new Problem(NO_ANSWER);
  if (answers.startsWith('#')) return numerical(text, numberIn(answers.slice(1).trim()));
  const [first = ''] = splitAt(answers, '#');
  if (/^(?:t|true|f|false)$/i.test(first.trim()))
    return choice(text, ['True', 'False'], new Set([/^t/i.test(first) ? 0 : 1]));
  if (unescaped(answers, '->', 0) >= 0) throw new Problem('Questions that match pairs are not read.');
  const entries = entriesOf(answers);
  if (entries.every(({ mark }) => mark === '=')) return shortText(text, entries);
  return chosen(text, entries);
}

interface Entry {
  readonly mark: '=' | '~';
  /** Per cent; null without one. */
  readonly weight: number | null;
  readonly text: string;
}

/** Each begins with its mark, and ends before its feedback. */
function entriesOf(answers: string): Entry[] {
  const marks = [...answers.matchAll(/(?<!\\)(?:\\\\)*([=~])/g)].map(
    ({ index, 0: whole }) => index + whole.length - 1,
  );
  if (marks[0] !== 0) throw new Problem('Its answers do not begin with = or ~.');
  return marks.map((at, place) => {
    const [own = ''] = splitAt(answers.slice(at + 1, marks[place + 1]), '#');
    const weight = WEIGHT.exec(own);
    return {
      mark: answers[at] as Entry['mark'],
      weight: weight === null ? null : Number(weight[1]),
      text: plainText(own.replace(WEIGHT, '')),
    };
  });
}

function chosen(text: string, entries: readonly Entry[]): ReadQuestion {
  const options = entries.map((entry) => entry.text);
  const placesOf = (isIt: (entry: Entry) => boolean) =>
    new Set(entries.flatMap((entry, place) => (isIt(entry) ? [place] : [])));
  const whole = placesOf(({ mark, weight }) => (mark === '=' && (weight ?? 100) === 100) || weight === 100);
  if (whole.size > 0) return choice(text, options, whole, false);
  const parts = placesOf(({ weight }) => (weight ?? 0) > 0);
  const sum = entries.reduce((total, { weight }) => total + Math.max(0, weight ?? 0), 0);
  // Thirds are written as 33, 33.3 or 33.33333.
  if (parts.size < 2 || Math.abs(sum - 100) > 1.5)
    throw new Problem('The weights of its right options are not 100 in all.');
  return choice(text, options, parts, true);
}

function shortText(text: string, entries: readonly Entry[]): ReadQuestion {
  refuseParts(entries);
  return { type: 'ShortText', text, keyText: entries.map((entry) => entry.text).join('\n') };
}

function numberIn(answers: string): string {
  if (!/^[=~]/.test(answers)) return splitAt(answers, '#')[0]?.trim() ?? '';
  const entries = entriesOf(answers);
  refuseParts(entries);
  const [only, ...others] = entries;
  if (only === undefined || others.length > 0) throw new Problem('It has several right numbers.');
  return only.text;
}

function refuseParts(entries: readonly Entry[]): void {
  if (entries.some(({ weight }) => weight !== null && weight !== 100))
    throw new Problem('It gives a part of the marks for some answers.');
}

/** The place of a marker that no backslash escapes; -1 if there is none. */
function unescaped(text: string, marker: string, from: number): number {
  for (let at = text.indexOf(marker, from); at >= 0; at = text.indexOf(marker, at + 1)) {
    const slashes = /\\*$/.exec(text.slice(0, at))?.[0].length ?? 0;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}

/** The text before a marker and after it. */
function splitAt(text: string, marker: string): string[] {
  const at = unescaped(text, marker, 0);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + marker.length)];
}

/** A formula arrives with its backslashes doubled; where it does not, its commands that begin with n are no line breaks. */
const ESCAPE =
  /\\(\\|[~=#{}:]|n(?!(?:abla|eq?|eg|otin|ot|u|i|mid|leq|geq|exists|parallel|subseteq|earrow|warrow)\b))/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', nbsp: ' ', quot: '"' };

/** Without escapes and the name of the format; breaks and paragraphs of HTML are lines. Further tags are refused later. */
function plainText(text: string): string {
  const isHtml = /^\s*\[html\]/i.test(text);
  const shown = text
    .replace(FORMAT, '')
    .replace(ESCAPE, (_whole, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  if (!isHtml) return shown.trim();
  return shown
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<p\b[^>]*>/gi, '')
    .replace(/&(lt|gt|amp|nbsp|quot);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .trim();
}
