import { placesWhere, wordsOf, type Solvers } from '../solver.ts';

/** A number that a pattern finds, null where nothing is said. */
function numberSaid(text: string, said: RegExp): number | null {
  const [, found] = said.exec(text) ?? [];
  return found === undefined ? null : Number(found);
}

/** 'unknown' where a decision would need what is not said. */
type Truth = boolean | 'unknown';

const atLeast = (value: number | null, least: number): Truth => (value === null ? 'unknown' : value >= least);
const and = (...truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes('unknown') ? 'unknown' : true;
const or = (one: Truth, other: Truth): Truth =>
  one === true || other === true ? true : one === 'unknown' || other === 'unknown' ? 'unknown' : false;

export const decisions: Solvers = {
  'csat/selected-by-the-rules': ({ text, options }) => {
    const [least, most, marks, instead, entry, years] = wordsOf(
      text,
      /at least (\d+) and at most (\d+) years old;[^]*with at least (\d+) % of the marks; with fewer marks, [^]*for at least (\d+) years may still be selected;[^]*at least (\d+) marks in the entrance test;[^]*for at least (\d+) years\.\n\nNothing/,
    ).map(Number) as [number, number, number, number, number, number];
    const [candidate = ''] = wordsOf(text, /Nothing is to be assumed ([^]*) What is to be decided\?$/);
    const age = numberSaid(candidate, /is (\d+) years old\./);
    const share = numberSaid(candidate, /with (\d+) % of the marks\./);
    const got = numberSaid(candidate, /entrance test (?:her|his) marks were (\d+)\./);
    const done = numberSaid(candidate, /has worked [^.]* for (\d+) years?\./);
    const byMarks = atLeast(share, marks);
    const others = and(
      age === null ? 'unknown' : age >= least && age <= most,
      atLeast(got, entry),
      atLeast(done, years),
    );
    const verdict = and(others, or(byMarks, atLeast(done, instead)));
    const says =
      verdict === 'unknown'
        ? /not enough to decide/
        : verdict
          ? byMarks === true
            ? /because all four rules are met/
            : /because work makes up/
          : /not to be selected/;
    return placesWhere(
      options,
      (option) => says.test(option) && (verdict !== true || !option.includes(' not ')),
    );
  },
};
