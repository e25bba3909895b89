/** Relations of kin: by a table of what two of them make, and by a family in which everyone is looked at. */

export const kinds = ['father', 'mother', 'brother', 'sister', 'son', 'daughter'] as const;
export type Kin = (typeof kinds)[number];

export const SIGNS = ['+', '-', String.raw`\times`, String.raw`\div`] as const;

type Step = 'parent' | 'sibling' | 'child';
const STEPS: Readonly<Record<Kin, Step>> = {
  father: 'parent',
  mother: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  son: 'child',
  daughter: 'child',
};

/** Two steps that leave no doubt, as a man and as a woman. */
const TWO_STEPS: Readonly<Record<string, readonly [male: string, female: string]>> = {
  'parent parent': ['grandfather', 'grandmother'],
  'parent sibling': ['father', 'mother'],
  'parent child': ['husband', 'wife'],
  'sibling parent': ['uncle', 'aunt'],
  'sibling sibling': ['brother', 'sister'],
  'sibling child': ['son', 'daughter'],
  'child sibling': ['nephew', 'niece'],
  'child child': ['grandson', 'granddaughter'],
};

const isMale = (kin: Kin) => ['father', 'brother', 'son'].includes(kin);

/** What P is of R, if P is the one of Q and Q the other of R; null where that leaves it open. */
export function relationBy(one: Kin, other: Kin): string | null {
  return TWO_STEPS[`${STEPS[one]} ${STEPS[other]}`]?.[isMale(one) ? 0 : 1] ?? null;
}

interface Person {
  readonly isMale: boolean;
  /** By their places in the list; none for who has married into the family. */
  readonly parents: readonly number[];
  readonly spouse: number;
}

/** A couple with two sons and two daughters, each of them married and with a son and two daughters, or the other way round. */
function familyOf(): Person[] {
  const people: Person[] = [
    { isMale: true, parents: [], spouse: 1 },
    { isMale: false, parents: [], spouse: 0 },
  ];
  for (const male of [true, true, false, false]) {
    const at = people.length;
    people.push(
      { isMale: male, parents: [0, 1], spouse: at + 1 },
      { isMale: !male, parents: [], spouse: at },
    );
    for (const childIsMale of [true, false, male])
      people.push({ isMale: childIsMale, parents: [at, at + 1], spouse: -1 });
  }
  return people;
}

const family = familyOf();
const everyone = family.map((_person, at) => at);
const parentsOf = (at: number) => family[at]?.parents ?? [];
const isParent = (one: number, other: number) => parentsOf(other).includes(one);
const areSiblings = (one: number, other: number) =>
  one !== other && parentsOf(one).length > 0 && parentsOf(one).join() === parentsOf(other).join();

type Tie = (one: number, other: number) => boolean;

/** By the words for a man and for a woman. */
const TIES: readonly (readonly [male: string, female: string, Tie])[] = [
  ['father', 'mother', isParent],
  ['brother', 'sister', areSiblings],
  ['son', 'daughter', (one, other) => isParent(other, one)],
  ['husband', 'wife', (one, other) => family[one]?.spouse === other],
  ['uncle', 'aunt', (one, other) => parentsOf(other).some((parent) => areSiblings(one, parent))],
  ['nephew', 'niece', (one, other) => parentsOf(one).some((parent) => areSiblings(other, parent))],
  ['grandfather', 'grandmother', (one, other) => parentsOf(other).some((parent) => isParent(one, parent))],
  ['grandson', 'granddaughter', (one, other) => parentsOf(one).some((parent) => isParent(other, parent))],
];

const namesOf = (one: number, other: number): string[] =>
  TIES.filter(([, , holds]) => holds(one, other)).map(([male, female]) =>
    family[one]?.isMale === true ? male : female,
  );

const known = new Map<string, string[][]>();

/** What P is of R for all P, Q and R of the family of whom the two relations are true. */
export function meaningsOf(one: Kin, other: Kin): readonly (readonly string[])[] {
  const key = `${one} ${other}`;
  const found =
    known.get(key) ??
    everyone.flatMap((q) =>
      everyone
        .filter((p) => namesOf(p, q).includes(one))
        .flatMap((p) =>
          everyone.filter((r) => r !== p && namesOf(q, r).includes(other)).map((r) => namesOf(p, r)),
        ),
    );
  known.set(key, found);
  return found;
}
