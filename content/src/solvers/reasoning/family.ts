import { placesWhere, Unreadable, wordsOf, type Solvers } from '../solver.ts';

type Related = (one: string, other: string) => boolean;

interface Family {
  readonly men: ReadonlySet<string>;
  readonly women: ReadonlySet<string>;
  readonly isParent: Related;
  readonly isMarried: Related;
  readonly isSibling: Related;
  /** One relation through another: one(a, somebody) and other(somebody, b). */
  readonly through: (one: Related, other: Related) => Related;
}

interface Fact {
  readonly who: string;
  /** 'father', 'sister'... */
  readonly is: string;
  readonly of: string;
}

const MALE = new Set([
  ...['father', 'son', 'husband', 'brother', 'grandfather', 'grandson', 'uncle', 'nephew'],
  ...['father-in-law', 'son-in-law', 'brother-in-law'],
]);
/** Draws from the facts all that follows, where brothers and sisters have both parents in common. */
function familyOf(facts: readonly Fact[]): Family {
  const people = [...new Set(facts.flatMap(({ who, of }) => [who, of]))];
  const men = new Set<string>();
  const women = new Set<string>();
  const pairs = { parent: new Set<string>(), married: new Set<string>(), sibling: new Set<string>() };
  const has = (kind: Set<string>) => (one: string, other: string) => kind.has(`${one} ${other}`);
  const add = (kind: Set<string>, one: string, other: string) => {
    if (one !== other) kind.add(`${one} ${other}`);
  };
  for (const { who, is, of } of facts) {
    (MALE.has(is) ? men : women).add(who);
    if (is === 'father' || is === 'mother') add(pairs.parent, who, of);
    else if (is === 'son' || is === 'daughter') add(pairs.parent, of, who);
    else if (is === 'husband' || is === 'wife') add(pairs.married, who, of);
    else if (is === 'brother' || is === 'sister') add(pairs.sibling, who, of);
    else throw new Unreadable(`Not a fact of a family: ${is}`);
  }
  const [isParent, isMarried, isSibling] = [has(pairs.parent), has(pairs.married), has(pairs.sibling)];
  const size = () => men.size + women.size + pairs.parent.size + pairs.married.size + pairs.sibling.size;
  for (let before = -1; before < size();) {
    before = size();
    for (const one of people) {
      for (const other of people) {
        if (isMarried(one, other)) {
          add(pairs.married, other, one);
          if (men.has(one)) women.add(other);
          if (women.has(one)) men.add(other);
        }
        if (isSibling(one, other)) add(pairs.sibling, other, one);
        for (const third of people) {
          if (isMarried(one, other) && isParent(one, third)) add(pairs.parent, other, third);
          if (isParent(one, third) && isParent(other, third)) add(pairs.married, one, other);
          if (isParent(third, one) && isParent(third, other)) add(pairs.sibling, one, other);
          if (isSibling(one, other) && isParent(third, one)) add(pairs.parent, third, other);
          if (isSibling(one, other) && isSibling(other, third)) add(pairs.sibling, one, third);
        }
      }
    }
  }
  const through = (one: Related, other: Related) => (from: string, to: string) =>
    people.some((middle) => one(from, middle) && other(middle, to));
  return { men, women, isParent, isMarried, isSibling, through };
}

/** Whether 'who is the nephew of of' follows. @throws Unreadable if there is no such word. */
function isRelated({ who, is, of }: Fact, family: Family): boolean {
  const { men, women, isParent, isMarried, isSibling, through } = family;
  const isChild: Related = (one, other) => isParent(other, one);
  const isUncleOrAunt: Related = (one, other) =>
    through(isSibling, isParent)(one, other) || through(isMarried, through(isSibling, isParent))(one, other);
  const words: readonly (readonly [words: readonly string[], related: Related])[] = [
    [['father', 'mother'], isParent],
    [['son', 'daughter'], isChild],
    [['husband', 'wife'], isMarried],
    [['brother', 'sister'], isSibling],
    [['grandfather', 'grandmother'], through(isParent, isParent)],
    [['grandson', 'granddaughter'], through(isChild, isChild)],
    [['uncle', 'aunt'], isUncleOrAunt],
    [['nephew', 'niece'], (one, other) => isUncleOrAunt(other, one)],
    [['father-in-law', 'mother-in-law'], through(isParent, isMarried)],
    [['son-in-law', 'daughter-in-law'], through(isMarried, isChild)],
    [
      ['brother-in-law', 'sister-in-law'],
      (one, other) => through(isMarried, isSibling)(one, other) || through(isSibling, isMarried)(one, other),
    ],
  ];
  const related = words.find(([names]) => names.includes(is))?.[1];
  if (related === undefined) throw new Unreadable(`Not a relation: ${is}`);
  return related(who, of) && (MALE.has(is) ? men : women).has(who);
}

export const family: Solvers = {
  'reasoning-ability/a-family-of-six': ({ text, options }) => {
    const facts = [...text.matchAll(/(\w) is the (\w+) of (\w)(?: and (\w))?[ .]/g)].flatMap(
      ([, who = '', is = '', of = '', also]) =>
        [of, ...(also === undefined ? [] : [also])].map((one) => ({ who, is, of: one })),
    );
    const [who = '', of = ''] = wordsOf(text, /How is (\w) related to (\w)\?/);
    const known = familyOf(facts);
    return placesWhere(options, (option) => isRelated({ who, is: option.toLowerCase(), of }, known));
  },
  'general-aptitude/relations-in-code': ({ text, options }) => {
    const code = new Map(
      [...text.matchAll(/\$A (\S+) B\$ means that A is the (\w+) of B/g)].map(([, sign = '', is = '']) => [
        sign,
        is,
      ]),
    );
    const [who = '', is = '', of = ''] = wordsOf(
      text,
      /Which of the following means that (\w) is the (\w+) of (\w)\?/,
    );
    return placesWhere(options, (option) => {
      const [first = '', one = '', second = '', other = '', third = ''] = wordsOf(
        option,
        /^\$(\w) (\S+) (\w) (\S+) (\w)\$$/,
      );
      const facts = [
        { who: first, is: code.get(one) ?? '', of: second },
        { who: second, is: code.get(other) ?? '', of: third },
      ];
      return isRelated({ who, is, of }, familyOf(facts));
    });
  },
};
