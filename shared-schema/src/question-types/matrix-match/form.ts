import type { KeyForm, WrittenKey } from '../key-form.ts';
import { lettered } from '../letters.ts';
import type { MatrixMatchKey } from './index.ts';

const SENTENCES = {
  lists: 'Please write at least two rows, and two options that they are matched with',
  matches: 'Please match every row, one a line, such as A-P,S',
} as const;

/** A row with its items, as answer keys are printed: 'A-P,S'. */
const LINE = /^\(?([A-Z]+)\)?\s*(?:->|[-\u2013\u2192:])\s*(.+)$/;

/** The matches by letters, a row on each line. */
export const matrixMatchForm: KeyForm<MatrixMatchKey> = {
  fault(form) {
    const rows = form.options.filter(({ row }) => row === true);
    if (rows.length < 2 || form.options.length - rows.length < 2) return ['options', SENTENCES.lists];
    return matchesIn(form) === null ? ['keyText', SENTENCES.matches] : null;
  },
  key: (form, ids) => ({
    type: 'MatrixMatch',
    matches: Object.fromEntries(
      [...(matchesIn(form) ?? [])].map(([row, items]) => [
        ids[row] ?? '',
        items.map((place) => ids[place] ?? ''),
      ]),
    ),
  }),
  shown({ matches }, options) {
    const named = lettered(options);
    const lines = named.flatMap(({ _id, name }) => {
      const items = named.filter((option) => matches[_id]?.includes(option._id));
      return items.length === 0 ? [] : [`${name}-${items.map((item) => item.name).join(',')}`];
    });
    return { keyText: lines.join('\n') };
  },
  isShowable: () => true,
};

/** The places of each row's items, by the place of the row; null unless every row is matched. */
function matchesIn({ options, keyText }: WrittenKey): ReadonlyMap<number, readonly number[]> | null {
  const named = lettered(options);
  const placeOf = (name: string, isRow: boolean) =>
    named.findIndex((option) => option.name === name && (option.row === true) === isRow);
  const matches = new Map<number, readonly number[]>();
  for (const line of keyText.toUpperCase().split(/[\n;]/)) {
    if (line.trim() === '') continue;
    const [, row = '', items = ''] = LINE.exec(line.trim()) ?? [];
    const places = items.split(/[\s,]+/).map((name) => placeOf(name, false));
    if (places.includes(-1) || matches.has(placeOf(row, true))) return null;
    matches.set(
      placeOf(row, true),
      [...new Set(places)].toSorted((one, other) => one - other),
    );
  }
  const rows = named.filter((option) => option.row === true);
  return matches.size === rows.length && !matches.has(-1) ? matches : null;
}
