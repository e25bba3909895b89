import { readSentence, type Sentence, type Token } from '../calculate/words/sentence.ts';

/** Concepts of which a follow-up replaces one by another. */
const GROUPS: readonly (readonly string[])[] = [
  ['si', 'ci'],
  ['hcf', 'lcm'],
  ['average', 'median', 'mode', 'range', 'variance', 'deviation', 'sum'],
  ['area', 'perimeter', 'circumference', 'volume', 'surface', 'curved-surface', 'diagonal'],
  ['square-root', 'cube-root', 'squared', 'cubed'],
  ['profit', 'loss'],
  ['increase', 'decrease'],
  ['upstream', 'downstream'],
  ['determinant', 'inverse', 'transpose', 'trace', 'eigenvalues'],
  ['kinetic-energy', 'potential-energy', 'momentum'],
  ['half-yearly', 'quarterly', 'annually'],
  ['combination', 'permutation'],
  ['natural', 'odd', 'even', 'primes'],
  ['series', 'parallel'],
];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * AS45: the previous sum with what a follow-up changes: 'and for 5 years?' replaces the years, 'now compound' the kind of
 * interest, 'half yearly' is added. @returns null if the follow-up changes nothing that is known.
 */
export function mergedSum(before: string, text: string): string | null {
  const [sum, change] = [readSentence(before), readSentence(text)];
  if (sum.numbers.length === 0 || change.concepts.includes('risk')) return null;
  if (change.numbers.length + change.concepts.length === 0) return null;
  const list = replacedList(sum, change);
  if (list !== null) return list;
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const token of change.tokens) {
    if (token.kind === 'other') continue;
    const own = change.text.slice(token.start, token.end);
    const place = placeOf(sum, token);
    if (place === 'unclear') return null;
    if (place === null) added.push(own);
    else edits.push({ start: place.start, end: place.end, text: own });
  }
  const edited = edits
    .sort((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text: own }) => whole.slice(0, start) + own + whole.slice(end), sum.text);
  return [edited, ...added].join(' ');
}

/** 'and of 3, 5 and 10?': a list in the place of a list. */
function replacedList(sum: Sentence, change: Sentence): string | null {
  const isList = ({ numbers }: Sentence) => numbers.length > 1 && numbers.every(({ unit }) => unit === null);
  if (!isList(sum) || !isList(change) || change.concepts.length > 0) return null;
  const spanOf = ({ tokens }: Sentence) => {
    const numbers = tokens.filter(({ kind }) => kind === 'number');
    return [numbers[0]?.start ?? 0, numbers.at(-1)?.end ?? 0] as const;
  };
  const [from, to] = spanOf(sum);
  return sum.text.slice(0, from) + change.text.slice(...spanOf(change)) + sum.text.slice(to);
}

function placeOf({ tokens }: Sentence, token: Token): Token | 'unclear' | null {
  if (token.kind === 'concept') {
    const same = tokens.find((each) => each.kind === 'concept' && each.id === token.id);
    if (same !== undefined) return same;
    const group = GROUPS.find((ids) => ids.includes(token.id)) ?? [];
    return tokens.find((each) => each.kind === 'concept' && group.includes(each.id)) ?? null;
  }
  if (token.kind !== 'number') return null;
  const alike = tokens.filter(
    (each) => each.kind === 'number' && each.unit === token.unit && each.isOrdinal === token.isOrdinal,
  );
  const [only, ...more] = alike;
  if (more.length > 0) return 'unclear';
  if (only !== undefined) return only;
  // A number without a unit stands for the only one.
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  if (token.unit === null || numbers.length === 1)
    return numbers.length === 1 ? (numbers[0] ?? null) : 'unclear';
  return null;
}
