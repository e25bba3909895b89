/** A run of words that is in both texts, only in the old one, or only in the new one. */
export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** The largest table of common subsequences, in cells; a larger one would block the page. */
const MOST_CELLS = 4_000_000;

/** Words and the whitespace between them. */
const piecesOf = (text: string): string[] => text.split(/(\s+)/).filter((piece) => piece !== '');

/**
 * The differences between two texts, word by word. The 'same' and 'gone' parts joined give `before`; 'same' and 'new'
 * give `after`.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [one, other] = [piecesOf(before), piecesOf(after)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [oldMiddle, newMiddle] = [one, other].map((pieces) => pieces.slice(start, pieces.length - end));
  return joined([
    ...one.slice(0, start).map(same),
    ...middleDiff(oldMiddle ?? [], newMiddle ?? []),
    ...one.slice(one.length - end).map(same),
  ]);
}

const same = (text: string): DiffPart => ({ kind: 'same', text });
const gone = (text: string): DiffPart => ({ kind: 'gone', text });
const added = (text: string): DiffPart => ({ kind: 'new', text });

/** Compares by longest common subsequence. Texts that are too long for that are replaced as a whole. */
function middleDiff(one: readonly string[], other: readonly string[]): DiffPart[] {
  if (one.length * other.length > MOST_CELLS) return [...one.map(gone), ...other.map(added)];
  const lengths = commonLengths(one, other);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [old, fresh] = [one[i], other[j]];
    if (old !== undefined && old === fresh) {
      parts.push(same(old));
      i += 1;
      j += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      parts.push(gone(old));
      i += 1;
    } else {
      parts.push(added(fresh ?? ''));
      j += 1;
    }
  }
  return parts;
}

type Lengths = readonly Uint16Array[];
const lengthAt = (lengths: Lengths, i: number, j: number) => lengths[i]?.[j] ?? 0;

/** For each pair of positions, the length of the longest common subsequence of the rest. */
function commonLengths(one: readonly string[], other: readonly string[]): Lengths {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    for (let j = other.length - 1; row !== undefined && j >= 0; j -= 1)
      row[j] =
        one[i] === other[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
  }
  return lengths;
}

/**
 * Merges neighbouring parts of one kind. Whitespace between two changes is merged into them, so that a rewritten
 * phrase reads as one change.
 */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [old, fresh] = ['', ''];
  const flush = () => {
    if (old !== '') result.push(gone(old));
    if (fresh !== '') result.push(added(fresh));
    [old, fresh] = ['', ''];
  };
  parts.forEach(({ kind, text }, place) => {
    const next = parts[place + 1];
    const isBetween = text.trim() === '' && old + fresh !== '' && next !== undefined && next.kind !== 'same';
    if (kind === 'gone') old += text;
    else if (kind === 'new') fresh += text;
    else if (isBetween) [old, fresh] = [old + text, fresh + text];
    else {
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') result[result.length - 1] = same(last.text + text);
      else result.push(same(text));
    }
  });
  flush();
  return result;
}
