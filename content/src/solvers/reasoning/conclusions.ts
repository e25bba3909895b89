import { placesWhere, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { choicesOf, conditionOf, placesSaying, sameInAll, type Kind } from './enumerate.ts';

const COMPARED: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '>': (one, other) => one > other,
  '=': (one, other) => one === other,
  [String.raw`\ge`]: (one, other) => one >= other,
};

/** A chain as 'Q \ge S > R'; the values are looked up by letter. */
function holdsFor(chain: string, values: ReadonlyMap<string, number>): boolean {
  const parts = chain.replaceAll('$', '').trim().split(' ');
  const value = (place: number) => values.get(parts[place] ?? '') ?? Number.NaN;
  return parts.every((sign, place) => {
    if (place % 2 === 0) return true;
    const compare = COMPARED[sign];
    if (compare === undefined) throw new Unreadable(`Not a sign: ${sign}`);
    return compare(value(place - 1), value(place + 1));
  });
}

/** What lies in exactly these of three classes: 'roses', 'roses and trees' and so on. */
type Region = readonly string[];

const pluralOf = (noun: string) => (noun.endsWith('s') ? noun : `${noun}s`);
const isIn = (region: Region, noun = '') => region.includes(pluralOf(noun));

/** A case is the regions in which there is something. */
const SYLLOGISMS: readonly Kind<readonly Region[]>[] = [
  [
    /^All (\w+) are (\w+)\.$/,
    (regions, one, other) => regions.every((at) => !isIn(at, one) || isIn(at, other)),
  ],
  [
    /^Some (\w+) are (\w+)\.$/,
    (regions, one, other) => regions.some((at) => isIn(at, one) && isIn(at, other)),
  ],
  [
    /^Some (\w+) are not (\w+)\.$/,
    (regions, one, other) => regions.some((at) => isIn(at, one) && !isIn(at, other)),
  ],
  [
    /^No (\w+) is an? (\w+)\.$/,
    (regions, one, other) => !regions.some((at) => isIn(at, one) && isIn(at, other)),
  ],
];
const SENTENCE = /(?:All|Some|No) [^.]*\./g;

/** A case is who did it. */
const TESTIMONIES: readonly Kind<string>[] = [
  [/^(\w+): "I did not do it\."$/, (culprit, speaker) => culprit !== speaker],
  [/^\w+: "(?!I )(\w+) did not do it\."$/, (culprit, named) => culprit !== named],
  [/^\w+: "(\w+) did it\."$/, (culprit, named) => culprit === named],
  [/^\w+: "It was (\w+) or (\w+)\."$/, (culprit, one, other) => culprit === one || culprit === other],
];

const FRIENDS = ['Asha', 'Binod', 'Charu', 'Dev', 'Esha'];

/** A sentence as 'Dev does not come', in a case of those who come. */
function isTrueOf(sentence: string, guests: ReadonlySet<string>): boolean {
  const [who = '', not = ''] = wordsOf(sentence, /^(\w+) (?:comes|(does not) come)\.?$/);
  if (!FRIENDS.includes(who)) throw new Unreadable(`Not one of the friends: ${who}`);
  return guests.has(who) === (not === '');
}

export const conclusions: Solvers = {
  'reasoning-ability/chain-of-signs': ({ text, options }) => {
    const [chain = ''] = wordsOf(
      text,
      /^\$([^$]+)\$\. Which of the following conclusions is definitely true/,
    );
    const letters = chain.match(/\b[A-Z]\b/g) ?? [];
    const cases = choicesOf([0, 1, 2, 3], letters.length)
      .map((values) => new Map(letters.map((letter, place) => [letter, values[place] ?? 0])))
      .filter((values) => holdsFor(chain, values));
    return placesWhere(options, (option) => cases.every((values) => holdsFor(option, values)));
  },
  'reasoning-ability/two-conclusions': ({ text, options }) => {
    const [said = '', first = '', second = ''] = wordsOf(
      text,
      /\*\*Statements:\*\* ([^]*?)\s*\*\*Conclusions:\*\*\s*I\. (.*)\s*II\. (.*)/,
    );
    const statements = (said.match(SENTENCE) ?? []).map((one) => conditionOf(one, SYLLOGISMS));
    const nouns = [
      ...new Set(
        [...said.matchAll(/(?:All|Some|No) (\w+) (?:are(?: not)?|is an?) (\w+)\./g)].flatMap(
          ([, one = '', other = '']) => [pluralOf(one), pluralOf(other)],
        ),
      ),
    ];
    if (nouns.length !== 3) throw new Unreadable(`Not three classes: ${nouns.join(', ')}`);
    const regions = choicesOf([true, false], 3)
      .map((isInside) => nouns.filter((_noun, place) => isInside[place]))
      .filter((region) => region.length > 0);
    // As in the examinations, there is something in each class.
    const cases = choicesOf([true, false], regions.length)
      .map((isFilled) => regions.filter((_region, place) => isFilled[place]))
      .filter((filled) => nouns.every((noun) => filled.some((region) => region.includes(noun))))
      .filter((filled) => statements.every((holds) => holds(filled)));
    if (cases.length === 0) throw new Unreadable(`The statements contradict each other: ${said}`);
    const [isFirst, isSecond] = [first, second].map((one) => cases.every(conditionOf(one, SYLLOGISMS)));
    if (isFirst === true)
      return placesSaying(options, isSecond === true ? 'Both I and II follow' : 'Only I follows');
    return placesSaying(options, isSecond === true ? 'Only II follows' : 'Neither I nor II follows');
  },
  'general-aptitude/who-did-it': ({ text, options }) => {
    const said = [...text.matchAll(/^(\w+): ".*"$/gm)].map(([line, speaker = '']) => ({ line, speaker }));
    const [kind = ''] = wordsOf(
      text,
      /Exactly one of these statements is (true|false)\. Who broke the window\?/,
    );
    const statements = said.map(({ line }) => conditionOf(line, TESTIMONIES));
    const culprits = said
      .map(({ speaker }) => speaker)
      .filter((culprit) => statements.filter((holds) => holds(culprit) === (kind === 'true')).length === 1);
    return placesSaying(
      options,
      sameInAll(culprits, (culprit) => culprit),
    );
  },
  'general-aptitude/who-must-come': ({ text, options }) => {
    const rules = [...text.matchAll(/^If (.*), then (.*)\.$/gm)];
    const [known = ''] = wordsOf(text, /It is known that ([^.]*)\. Which of the following must be true\?/);
    const cases = choicesOf([true, false], FRIENDS.length)
      .map((comes) => new Set(FRIENDS.filter((_friend, place) => comes[place])))
      .filter((guests) =>
        rules.every(
          ([, condition = '', then = '']) => !isTrueOf(condition, guests) || isTrueOf(then, guests),
        ),
      )
      .filter((guests) => isTrueOf(known, guests));
    if (rules.length === 0 || cases.length === 0) throw new Unreadable(`No case is left: ${text}`);
    return placesWhere(options, (option) => cases.every((guests) => isTrueOf(option, guests)));
  },
};
