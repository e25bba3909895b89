import { asCount } from '../aptitude/rupees.ts';
import { range, sum } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('General Intelligence and Reasoning');

/** Who belongs to the region: bit k for the kth of three groups. */
const regions = range(0, 7);
const isIn = (region: number, group: number) => ((region >> group) & 1) === 1;
const groupsOf = (region: number) => range(0, 2).filter((group) => isIn(region, group)).length;

const THINGS = [
  ['play', 'students', ['cricket', 'hockey', 'football']],
  ['speak', 'employees', ['Hindi', 'Tamil', 'English']],
  ['read', 'residents', ['magazines', 'newspapers', 'novels']],
  ['like', 'visitors', ['tea', 'coffee', 'milk']],
] as const;

export const vennDiagrams = [
  mcq('three-groups-that-overlap', 'Venn Diagrams', 4, (random) => {
    const [verb, people, things] = random.pick(THINGS);
    const [one, two, three] = random.shuffle(things) as [string, string, string];
    const counts = regions.map((region) => random.int(3, groupsOf(region) > 1 ? 15 : 30));
    const count = (belongs: (region: number) => boolean) =>
      sum(regions.filter(belongs).map((region) => counts[region] ?? 0));
    const [a, b, c] = [0, 1, 2].map((group) => count((region) => isIn(region, group))) as [
      number,
      number,
      number,
    ];
    const both = (first: number, second: number) =>
      count((region) => isIn(region, first) && isIn(region, second));
    const [ab, bc, ca] = [both(0, 1), both(1, 2), both(0, 2)];
    const [all, total] = [counts[7] ?? 0, sum(counts)];
    const pairs = `${ab} + ${bc} + ${ca}`;
    const union = a + b + c - (ab + bc + ca) + all;
    const asked = random.pick([
      {
        who: `${verb} none of the three`,
        value: total - union,
        belongs: (region: number) => groupsOf(region) === 0,
        mistakes: [
          total - (a + b + c - (ab + bc + ca)),
          total - (union - all),
          total - union + all,
          total - union - all,
          total - a,
        ],
        why: `At least one: $${a} + ${b} + ${c} - (${pairs}) + ${all} = ${union}$. None of the three: $${total} - ${union} = ${total - union}$. Without the $+ ${all}$, those who ${verb} all three would not be counted at all.`,
      },
      {
        who: `${verb} exactly two of the three`,
        value: ab + bc + ca - 3 * all,
        belongs: (region: number) => groupsOf(region) === 2,
        mistakes: [
          ab + bc + ca,
          ab + bc + ca - all,
          ab + bc + ca - 2 * all,
          ab + bc - 2 * all,
          ab + ca - 2 * all,
        ],
        why: `Those who ${verb} all three are counted in each pair. Exactly two: $${pairs} - 3 \\times ${all} = ${ab + bc + ca - 3 * all}$. The sum $${ab + bc + ca}$ of the pairs counts these $${all}$ three times.`,
      },
      {
        who: `${verb} ${one} only`,
        value: a - ab - ca + all,
        belongs: (region: number) => region === 1,
        mistakes: [a - ab - ca, a - ab, a - ca, a - all, a - ab - ca + 2 * all, a - ab - ca - all, a - bc],
        why: `From the $${a}$ who ${verb} ${one}, take away those who also ${verb} ${two} or ${three}: $${a} - ${ab} - ${ca} + ${all} = ${a - ab - ca + all}$. The $${all}$ who ${verb} all three were taken away twice, so they are added back once.`,
      },
      {
        who: `${verb} exactly one of the three`,
        value: a + b + c - 2 * (ab + bc + ca) + 3 * all,
        belongs: (region: number) => groupsOf(region) === 1,
        mistakes: [
          union,
          a + b + c - (ab + bc + ca),
          a + b + c - 2 * (ab + bc + ca),
          union - all,
          union - (ab + bc + ca),
          union - (ab + bc + ca) + all,
        ],
        why: `Those who ${verb} two are counted in two groups, and those who ${verb} all three in three. Exactly one: $${a} + ${b} + ${c} - 2(${pairs}) + 3 \\times ${all} = ${a + b + c - 2 * (ab + bc + ca) + 3 * all}$. At least one would be $${union}$.`,
      },
    ]);
    return {
      text: `Of ${total} ${people}, ${a} ${verb} ${one}, ${b} ${verb} ${two} and ${c} ${verb} ${three}; ${ab} ${verb} both ${one} and ${two}, ${bc} both ${two} and ${three}, ${ca} both ${one} and ${three}, and ${all} ${verb} all three. How many of the ${people} ${asked.who}?`,
      value: asked.value,
      check: count(asked.belongs),
      within: [1, total - 1],
      mistakes: asked.mistakes,
      show: asCount,
      why: asked.why,
    };
  }),
];
