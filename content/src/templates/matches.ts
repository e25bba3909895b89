import { permutations } from './combinations.ts';
import { tex } from './numbers.ts';
import type { Random } from './random.ts';
import type { MadeQuestion, Turn } from './template.ts';

/** Things and what belongs to each of them alone. */
export interface Pairs {
  /** What stands above the lists: 'Hormone', 'Gland'. */
  readonly headings: readonly [one: string, other: string];
  /** Seven or more. No member of the second list fits another member of the first, and why each belongs to its own. */
  readonly pairs: readonly (readonly [one: string, other: string, because: string])[];
}

const SIZE = 4;
const LETTERS = ['(A)', '(B)', '(C)', '(D)'];
const NUMERALS = ['(I)', '(II)', '(III)', '(IV)'];

/** CT24: four pairs to be matched. Each option has pairs in common with another. */
export function chooseMatch(random: Random, turn: Turn, { headings, pairs }: Pairs): MadeQuestion | null {
  const order = turn.family.shuffle(pairs);
  const first = order[turn.number % order.length] ?? ['', '', ''];
  const others = order.filter((pair) => pair !== first);
  const shown = random.shuffle([first, ...random.sample(others, SIZE - 1)]);
  // Which of them is right is drawn last, so that none can be told from the others by the pairs that they share.
  const [right, ...wrong] = random.shuffle(matchesAlike(random, turn.options));
  if (shown.length < SIZE || right === undefined) return null;
  const rows = shown.map((pair, place) => {
    const beside = shown[right.indexOf(place)];
    return tex`${LETTERS[place]} ${pair[0]} & ${NUMERALS[place]} ${beside?.[1] ?? ''} \\`;
  });
  return {
    text: tex`Match the items in List I with those in List II.

\begin{tabular}{ll}
**List I** & **List II** \\
\hline
${headings[0]} & ${headings[1]} \\
\hline
${rows.join('\n')}
\end{tabular}

Which of the following is correct?`,
    options: random.shuffle(
      [right, ...wrong].map((match, index) => ({ text: written(match), isRight: index === 0 })),
    ),
    answer: null,
    explanation: shown
      .map((pair, place) => `**${LETTERS[place] ?? ''}-${NUMERALS[right[place] ?? 0] ?? ''}:** ${pair[2]}`)
      .join('\n\n'),
    diagram: null,
    within: null,
    proof: [],
  };
}

const written = (match: readonly number[]): string =>
  match.map((place, index) => `${LETTERS[index] ?? ''}-${NUMERALS[place] ?? ''}`).join(', ');

/** Different orders, each of which has one or two pairs in common with another one. */
function matchesAlike(random: Random, count: number): number[][] {
  const drawn = random.sample(permutations([0, 1, 2, 3]), count);
  const isAlike = (one: readonly number[], other: readonly number[]) =>
    one !== other && one.some((place, index) => place === other[index]);
  return drawn.every((one) => drawn.some((other) => isAlike(one, other))) ? drawn : [];
}
