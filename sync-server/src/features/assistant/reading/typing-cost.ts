/** The rows of a keyboard, each key beside its neighbours; a row is half a key to the right of the one above. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const neighbours: ReadonlySet<string> = new Set(
  ROWS.flatMap((row, line) =>
    [...row].flatMap((key, place) => {
      const below = ROWS[line + 1] ?? '';
      const near = [row[place + 1], below[place], below[place - 1]].filter((each) => each !== undefined);
      return near.flatMap((other) => [key + other, other + key]);
    }),
  ),
);

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

const OF_OTHER_KEY = 1;
const OF_NEIGHBOUR = 0.6;
const OF_VOWELS = 0.7;
const OF_SWAP = 0.6;
const OF_REPEATED = 0.4;
const OF_LEFT_OUT_VOWEL = 0.6;
const OF_LEFT_OUT = 0.8;
const OF_ADDED = 1;

const ofSubstitution = (typed: string, meant: string): number => {
  if (typed === meant) return 0;
  if (neighbours.has(typed + meant)) return OF_NEIGHBOUR;
  return isVowel(typed) && isVowel(meant) ? OF_VOWELS : OF_OTHER_KEY;
};

/**
 * AS150: how unlikely it is that a word was typed for another, as phones are typed on: keys beside the right one, two letters
 * that changed places, letters doubled or left out cost less than others.
 */
export function typingCost(typed: string, meant: string): number {
  let before: number[] = [];
  let last = [0];
  for (let j = 1; j <= meant.length; j += 1) last.push((last[j - 1] ?? 0) + leftOut(meant, j));
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(last[0] ?? 0) + added(typed, i)];
    for (let j = 1; j <= meant.length; j += 1) {
      const [one, other] = [typed[i - 1] ?? '', meant[j - 1] ?? ''];
      let value = Math.min(
        (last[j] ?? 0) + added(typed, i),
        (row[j - 1] ?? 0) + leftOut(meant, j),
        (last[j - 1] ?? 0) + ofSubstitution(one, other),
      );
      if (i > 1 && j > 1 && one === meant[j - 2] && typed[i - 2] === other)
        value = Math.min(value, (before[j - 2] ?? 0) + OF_SWAP);
      row.push(value);
    }
    [before, last] = [last, row];
  }
  return last[meant.length] ?? 0;
}

/** Of the letter at a place, counted from 1. */
const added = (typed: string, place: number): number =>
  typed[place - 1] === typed[place - 2] ? OF_REPEATED : OF_ADDED;

function leftOut(meant: string, place: number): number {
  const letter = meant[place - 1] ?? '';
  if (letter === meant[place - 2]) return OF_REPEATED;
  return isVowel(letter) ? OF_LEFT_OUT_VOWEL : OF_LEFT_OUT;
}
