import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('CSAT');
const TOPIC = 'Decision Making and Problem Solving';

const SELECTED = 'The candidate is to be selected, because all four rules are met as they stand.';
const REJECTED = 'The candidate is not to be selected.';
const INSUFFICIENT = 'The data given are not enough to decide.';

interface Post {
  readonly post: string;
  readonly body: string;
  readonly degree: string;
  readonly otherDegree: string;
  readonly work: string;
}

const POSTS: readonly Post[] = [
  {
    post: 'field officers',
    body: 'A rural bank',
    degree: 'agriculture',
    otherDegree: 'commerce',
    work: 'in a cooperative society',
  },
  {
    post: 'librarians',
    body: 'A university',
    degree: 'library science',
    otherDegree: 'history',
    work: 'in a public library',
  },
  {
    post: 'site engineers',
    body: 'A metro company',
    degree: 'civil engineering',
    otherDegree: 'physics',
    work: 'on construction sites',
  },
  {
    post: 'laboratory heads',
    body: 'A hospital',
    degree: 'microbiology',
    otherDegree: 'nursing',
    work: 'in a diagnostic laboratory',
  },
  {
    post: 'accounts officers',
    body: 'A port trust',
    degree: 'commerce',
    otherDegree: 'geography',
    work: 'in an audit office',
  },
];
const PERSONS = [
  ['Anita', 'She', 'her'],
  ['Rafiq', 'He', 'his'],
  ['Lakshmi', 'She', 'her'],
  ['Joseph', 'He', 'his'],
  ['Manpreet', 'She', 'her'],
  ['Sandeep', 'He', 'his'],
] as const;

type Verdict = 'met' | 'failed' | 'unknown' | 'waived' | 'unwaived';

interface Condition {
  /** As the rules print it. */
  readonly rule: string;
  /** What is said of the candidate, empty if nothing is. */
  readonly says: string;
  readonly verdict: Verdict;
  /** Why the candidate meets it or not. */
  readonly because: string;
}

/** The four rules of a post, of which at most one is not met as it stands. */
function conditionsFor(random: Random, post: Post, [, he, his]: (typeof PERSONS)[number]): Condition[] {
  const [least, most] = [random.int(21, 24), random.int(30, 35)];
  const [marks, entry, years] = [random.int(50, 65, 5), random.int(40, 60, 5), random.int(2, 4)];
  const instead = years + random.int(2, 3);
  const wanted = random.pick(['met', 'met', 'failed', 'unknown', 'waived', 'unwaived'] as const);
  const at = random.int(0, 3);
  const verdictAt = (place: number): Verdict => {
    if (wanted === 'waived' || wanted === 'unwaived') return place === 1 ? wanted : 'met';
    return place === at ? wanted : 'met';
  };
  const [age, test] = [verdictAt(0), verdictAt(2)];
  const years0 = age === 'failed' ? most + random.int(1, 3) : random.int(least, most);
  const degree = verdictAt(1);
  const share = degree === 'met' ? random.int(marks, marks + 15) : random.int(marks - 8, marks - 1);
  const got = test === 'failed' ? random.int(entry - 9, entry - 1) : random.int(entry, entry + 25);
  const worked = verdictAt(3);
  const done =
    degree === 'waived'
      ? random.int(instead, instead + 2)
      : worked === 'failed'
        ? years - 1
        : random.int(years, instead - 1);
  return [
    {
      rule: `be at least ${least} and at most ${most} years old;`,
      says: age === 'unknown' ? '' : `${he} is ${years0} years old.`,
      verdict: age,
      because: `${years0} years is ${age === 'failed' ? `more than ${most}` : `between ${least} and ${most}`}.`,
    },
    {
      rule: `have a degree in ${post.degree} with at least ${marks} % of the marks; with fewer marks, a candidate who has worked ${post.work} for at least ${instead} years may still be selected;`,
      says:
        degree === 'unknown'
          ? `${he} has a degree in ${post.degree}.`
          : `${he} has a degree in ${post.degree} with ${share} % of the marks.`,
      verdict: degree,
      because:
        degree === 'met'
          ? `${share} % of the marks is not less than ${marks} %.`
          : degree === 'waived'
            ? `${share} % of the marks is less than ${marks} %, but ${done} years of work are at least the ${instead} that make up for it.`
            : `${share} % of the marks is less than ${marks} %, and ${done} years of work are fewer than the ${instead} that would make up for it.`,
    },
    {
      rule: `have at least ${entry} marks in the entrance test;`,
      says: test === 'unknown' ? '' : `In the entrance test ${his} marks were ${got}.`,
      verdict: test,
      because: `${got} marks in the test is ${test === 'failed' ? 'less' : 'not less'} than ${entry}.`,
    },
    {
      rule: `have worked ${post.work} for at least ${years} years.`,
      says:
        worked === 'unknown'
          ? ''
          : `${he} has worked ${post.work} for ${done} ${done === 1 ? 'year' : 'years'}.`,
      verdict: worked,
      because: `${done} ${done === 1 ? 'year' : 'years'} of work is ${worked === 'failed' ? 'less' : 'not less'} than ${years}.`,
    },
  ];
}

const LETTERS = ['(a)', '(b)', '(c)', '(d)'];

/** Two reasons that sound alike and differ in what they rest on. */
const outcomesOf = (conditions: readonly Condition[]) => ({
  isUnknown: conditions.some(({ verdict }) => verdict === 'unknown'),
  isRejected: conditions.some(({ verdict }) => verdict === 'failed' || verdict === 'unwaived'),
});

const BY_WAIVER = 'The candidate is to be selected, because work makes up for the marks of the degree.';

export const decisions = [
  mcq('selected-by-the-rules', TOPIC, 4, (random) => {
    const post = random.pick(POSTS);
    const person = random.pick(PERSONS);
    const conditions = conditionsFor(random, post, person);
    const isWaived = conditions.some(({ verdict }) => verdict === 'waived');
    const { isUnknown, isRejected } = outcomesOf(conditions);
    // A missing statement on the marks of the degree leaves the work, which may make up for it, and does not here.
    const right = isUnknown ? INSUFFICIENT : isRejected ? REJECTED : isWaived ? BY_WAIVER : SELECTED;
    const order = [SELECTED, BY_WAIVER, REJECTED, INSUFFICIENT];
    const says = random.shuffle(
      conditions.flatMap((condition) => (condition.says === '' ? [] : [condition.says])),
    );
    const decisive = conditions.find(({ verdict }) => verdict !== 'met');
    const place = decisive === undefined ? -1 : conditions.indexOf(decisive);
    return {
      text: `${post.body} selects ${post.post}. A candidate must

${conditions.map(({ rule }, index) => `${LETTERS[index]} ${rule}`).join('\n\n')}

Nothing is to be assumed about a candidate beyond what is stated. ${person[0]} has applied. ${says.join(' ')} What is to be decided?`,
      right,
      wrong: [
        ...order.filter((one) => one !== right),
        `The candidate is to be selected once the degree in ${post.otherDegree} is shown.`,
      ],
      order: [...order, `The candidate is to be selected once the degree in ${post.otherDegree} is shown.`],
      proof: [
        [conditions.filter(({ verdict }) => verdict === 'met').length, decisive === undefined ? 4 : 3],
      ] as const,
      why: conditions
        .map(({ verdict, because }, index) =>
          verdict === 'unknown'
            ? `**${LETTERS[index]}** Nothing is stated that decides this rule, so the candidate can be neither selected nor turned down.`
            : `**${LETTERS[index]}** ${because}`,
        )
        .concat(
          decisive === undefined
            ? 'All four rules are met as they stand, so nothing has to make up for anything.'
            : `So rule ${LETTERS[place]} decides.`,
        )
        .join('\n\n'),
    };
  }),
];
