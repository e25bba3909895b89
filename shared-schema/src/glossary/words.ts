/** The words of a text as the look-up compares them: lower case, without signs, in one spelling. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2019'`]s(?!\p{L})/gu, '')
    .replace(/[\u2019'`]/g, '')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => ORDINALS.get(word) ?? word);
}

/** '2nd law' as 'second law'. */
const ORDINALS = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
]);

/** British spelling, as in the glossary. */
const SPELLINGS: readonly (readonly [ending: RegExp, spelling: string])[] = [
  [/iz(e|ed|es|ing|ation|ations)$/, 'is$1'],
  [/yz(e|ed|es|ing)$/, 'ys$1'],
  [/^(colo|vapo|behavio|favo|labo|neighbo|harbo)r/, '$1ur'],
  [/center$/, 'centre'],
  [/^sulf/, 'sulph'],
  [/^aluminum$/, 'aluminium'],
  [/^hemo/, 'haemo'],
];

/** The same few thousand words again and again. */
const stems = new Map<string, string>();
const MOST_STEMS = 50_000;

/** A word without the ending of its plural, so that 'laws' and 'law', 'Ohms' and 'Ohm' are the same. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MOST_STEMS) stems.clear();
  const stem = withoutPlural(word);
  stems.set(word, stem);
  return stem;
}

function withoutPlural(word: string): string {
  const spelled = SPELLINGS.reduce((one, [ending, spelling]) => one.replace(ending, spelling), word);
  if (spelled.length < 4 || /(ss|us|is)$/.test(spelled)) return spelled;
  if (spelled.endsWith('ies')) return `${spelled.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(spelled)) return spelled.slice(0, -2);
  return spelled.endsWith('s') ? spelled.slice(0, -1) : spelled;
}

/** Words that a name may have or not, in any place: 'principle of Archimedes' and 'Archimedes principle'. */
const LOOSE = new Set(
  wordsOf('the a an of in for and on to at by with from ka ki ke ko mein me का की के को में और तथा'),
);

/** What a name is found by: its stems, each once ('ionic bond and covalent bond'), in one order. */
export function keyOf(words: readonly string[]): string {
  const stems = words.filter((word) => !LOOSE.has(word)).map(stemOf);
  return [...new Set(stems.length > 0 ? stems : words)].toSorted().join(' ');
}

/** What a statement is called; students take one for another. */
const CLASSES = new Set(
  'law principle theorem rule equation formula equilibrium hypothesis theory postulate relation identity'.split(
    ' ',
  ),
);

/** The key without the class of the statement; null for a name that has no class or nothing else. */
export function classlessKeyOf(words: readonly string[]): string | null {
  const stems = words.map(stemOf);
  const rest = words.filter((_word, place) => !CLASSES.has(stems[place] ?? ''));
  return rest.length === words.length || rest.every((word) => LOOSE.has(word)) ? null : keyOf(rest);
}

/** How many letters differ, are missing, are too many or have changed places; `most` + 1 if more than `most`. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_unused, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}
