import fc from 'fast-check';
import type { QuestionGroup } from '@exam/shared-schema/exam-patterns';
import { questionTypeNames, type QuestionTypeName } from '@exam/shared-schema/question-types';
import {
  fill,
  type Candidate,
  type CandidateSet,
  type Filled,
  type Missing,
  type Offer,
  type PlanSection,
  type SectionWish,
  type TypesByTopic,
} from '@exam/shared-schema/test-plan';
import { describe, expect, test } from 'vitest';
import {
  planByTemplate,
  type Blueprint,
  type BlueprintSection,
} from '../src/features/generation/blueprint.ts';
import { digestOf, type ChosenTopic } from '../src/features/generation/choice.ts';
import { ordersFor, tooSmall } from '../src/features/generation/fill-test.ts';
import { rounds } from '../../scripts/vitest/size.ts';

const RUNS = { numRuns: rounds({ short: 300, full: 20_000 }) };

const TOPICS = ['kinematics', 'optics', 'solutions', 'algebra', 'circles'] as const;

/** A question of the bank; a question of a set says which, and which one of it. */
interface Stored extends Candidate {
  readonly isSeen: boolean;
  readonly set: { readonly number: number; readonly place: number } | null;
}

interface Case {
  readonly wishes: readonly SectionWish[];
  readonly bank: readonly Stored[];
  /** Another one, another order of preference. */
  readonly salt: number;
}

const types = fc.constantFrom(...questionTypeNames);
const topics = fc.constantFrom<string>(...TOPICS);
const groups = fc
  .array(fc.tuple(types, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 4 })
  .map((list): QuestionGroup[] =>
    list.map(([type, count]) => ({ type, count, marks: '4', penalty: '1', partial: 'none' })),
  );
const ranges = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ min: 1, max: 10 }) },
  fc
    .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
);

const countOf = (list: readonly QuestionGroup[]) => list.reduce((sum, { count }) => sum + count, 0);

const wishOf = (topicIds: fc.Arbitrary<readonly string[]>, questionsInSets: fc.Arbitrary<number>) =>
  fc
    .record({
      groups: fc.oneof({ weight: 3, arbitrary: groups }, fc.constant(null)),
      anyCount: fc.integer({ min: 1, max: 8 }),
      topicIds,
      difficulty: ranges,
      questionsInSets,
    })
    .map(({ anyCount, ...own }): SectionWish => ({
      ...own,
      title: '',
      questionCount: own.groups === null ? anyCount : countOf(own.groups),
      types: questionTypeNames.filter(
        (type) => own.groups === null || own.groups.some((group) => group.type === type),
      ),
    }));

const named = (list: readonly SectionWish[]) =>
  list.map((wish, place) => ({ ...wish, title: `Section ${place + 1}` }));
const someTopics = fc.subarray([...TOPICS], { minLength: 1 });

/** Sections that may want the same questions, some of them in sets. */
const anyWishes = fc.array(wishOf(someTopics, fc.nat({ max: 9 })), { minLength: 1, maxLength: 4 }).map(named);

/** Sections with topics of their own and no sets: what one takes, no other could have had. */
const apartWishes = fc
  .shuffledSubarray([...TOPICS], { minLength: 1 })
  .chain((list) => fc.tuple(...list.map((topic) => wishOf(fc.constant([topic]), fc.constant(0)))))
  .map(named);

/** Sections that want the same topics and difficulties, as those of one subject do. */
const alikeWishes = fc
  .tuple(fc.array(wishOf(someTopics, fc.constant(0)), { minLength: 1, maxLength: 4 }), someTopics, ranges)
  .map(([list, topicIds, difficulty]) => named(list.map((wish) => ({ ...wish, topicIds, difficulty }))));

const seen = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true));
const single = fc.record({
  topicId: topics,
  type: types,
  difficulty: fc.integer({ min: 1, max: 10 }),
  isSeen: seen,
});
const member = fc.record({ type: types, difficulty: fc.integer({ min: 4, max: 7 }) });
const set = fc.record({
  topicId: topics,
  isSeen: seen,
  members: fc.array(member, { minLength: 3, maxLength: 6 }),
});

/** At most so many questions and sets. */
const bankOf = (singles: number, sets: number) =>
  fc
    .tuple(
      fc.array(single, { maxLength: singles, size: 'max' }),
      fc.array(set, { maxLength: sets, size: 'max' }),
    )
    .map(([loose, passages]): Stored[] => [
      ...loose.map((one, number) => ({ ...one, id: `q${number}`, set: null })),
      ...passages.flatMap(({ members, ...shared }, number) =>
        members.map((one, place) => ({
          ...one,
          ...shared,
          id: `s${number}.${place}`,
          set: { number, place },
        })),
      ),
    ]);

const caseOf = (wishes: fc.Arbitrary<readonly SectionWish[]>, bank: fc.Arbitrary<readonly Stored[]>) =>
  fc.record({ wishes, bank, salt: fc.nat({ max: 1000 }) });

const isAllowed = ({ topicIds, difficulty }: SectionWish, { topicId, isSeen, difficulty: own }: Stored) =>
  !isSeen && topicIds.includes(topicId) && own >= difficulty.min && own <= difficulty.max;

/** An order of preference that is another for every section and salt. */
function preferred<T>(list: readonly T[], salt: number): T[] {
  const rank = (place: number) => ((place + 1) * 7919 * (salt + 3)) % 1009;
  return list
    .map((each, place) => ({ each, rank: rank(place) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ each }) => each);
}

function setsOf(bank: readonly Stored[]): Stored[][] {
  const sets = new Map<number, Stored[]>();
  for (const question of bank)
    if (question.set !== null)
      sets.set(question.set.number, [...(sets.get(question.set.number) ?? []), question]);
  return [...sets.values()];
}

/** What a bank offers a section: types that it does not ask for too. */
function offerOf(wish: SectionWish, { bank, salt }: Case, place: number): Offer {
  const singles = bank.filter((question) => question.set === null && isAllowed(wish, question));
  const sets = setsOf(bank).filter((members) => members.every((question) => isAllowed(wish, question)));
  return {
    singles: preferred(singles, salt + place),
    sets: preferred(sets, salt + place + 1),
    ...(wish.groups === null && { types: typesOf(singles) }),
  };
}

/** Questions by topic and type. */
function typesOf(list: readonly Stored[]): TypesByTopic {
  const topicsOf = new Map<string, QuestionTypeName[]>();
  for (const { topicId, type } of list) topicsOf.set(topicId, [...(topicsOf.get(topicId) ?? []), type]);
  return new Map([...topicsOf].map(([topic, own]) => [topic, tally(own)]));
}

function fillCase(one: Case): { readonly filled: Filled; readonly offers: readonly Offer[] } {
  const offers = one.wishes.map((wish, place) => offerOf(wish, one, place));
  return { filled: fill(one.wishes, offers), offers };
}

type Section = readonly Candidate[];

/** What was drawn for one section, and what it was drawn from. */
interface Drawn {
  readonly wish: SectionWish;
  readonly offer: Offer;
  readonly section: Section;
  readonly paper: ReadonlySet<string>;
  readonly stored: ReadonlyMap<string, Stored>;
}

/** Calls `look` with every section of a paper, if there is one. @returns whether there is. */
function eachSection(one: Case, look: (drawn: Drawn) => void): boolean {
  const { filled, offers } = fillCase(one);
  if (filled.missing.length > 0) return false;
  const paper = new Set(filled.sections.flat().map(({ id }) => id));
  const stored = new Map(one.bank.map((question) => [question.id, question]));
  for (const [place, wish] of one.wishes.entries())
    look({
      wish,
      offer: offers[place] as Offer,
      section: filled.sections[place] ?? [],
      paper,
      stored,
    });
  return true;
}

const tally = <T>(list: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

const wantedByType = (list: NonNullable<SectionWish['groups']>) =>
  tally(list.flatMap(({ type, count }) => Array.from({ length: count }, () => type)));

/** Which kind of place a question of this type takes in a section. */
const placeOf = ({ groups: list }: SectionWish, type: QuestionTypeName) => (list === null ? 'any' : type);

const anyCase = caseOf(anyWishes, bankOf(90, 5));

/** Runs a property and sees to it that papers were filled in a fair part of the runs. */
function everyPaper(cases: fc.Arbitrary<Case>, look: (drawn: Drawn) => void): void {
  let filled = 0;
  let tried = 0;
  fc.assert(
    fc.property(cases, (one) => {
      tried += 1;
      filled += Number(eachSection(one, look));
    }),
    RUNS,
  );
  expect(filled).toBeGreaterThan(tried / 10);
}

describe('every filled paper', () => {
  test('[GN2] has the sections of its blueprint in their order, each with its number of questions of each type', () => {
    everyPaper(anyCase, ({ wish, section }) => {
      expect(section).toHaveLength(wish.questionCount);
      if (wish.groups !== null)
        expect(tally(section.map(({ type }) => type))).toEqual(wantedByType(wish.groups));
    });
  });

  test('[GN2] has questions of its sections’ topics and difficulties alone, and nothing that was seen', () => {
    everyPaper(anyCase, ({ wish, section, stored }) => {
      for (const { id } of section) expect(isAllowed(wish, stored.get(id) as Stored)).toBe(true);
    });
  });

  test('[GN2] asks nothing twice', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { filled } = fillCase(one);
        if (filled.missing.length > 0) return;
        const ids = filled.sections.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      RUNS,
    );
  });

  test('[GN2] has the sets of a section first, whole and in order, and no more of their questions than it may', () => {
    everyPaper(anyCase, ({ wish, section, stored }) => {
      const places = section.map(({ id }) => (stored.get(id) as Stored).set);
      const ofSets = places.filter((place) => place !== null);
      expect(ofSets.length).toBeLessThanOrEqual(wish.questionsInSets);
      expect(places.slice(0, ofSets.length)).toEqual(ofSets);
      const inOrder = [...new Set(ofSets.map(({ number }) => number))].flatMap((number) =>
        [...stored.values()].flatMap(({ set: own }) => (own?.number === number ? own : [])),
      );
      expect(ofSets).toEqual(inOrder);
    });
  });

  test('[GN2] leaves out no set that would still have found room', () => {
    everyPaper(anyCase, ({ wish, offer, section, stored, paper }) => {
      const taken = section.filter(({ id }) => stored.get(id)?.set != null);
      const left = roomFor(wish, taken);
      for (const each of offer.sets) {
        const isFree = each.every(({ id }) => !paper.has(id));
        if (isFree && taken.length + each.length <= wish.questionsInSets)
          expect(fitsInto(left, wish, each)).toBe(false);
      }
    });
  });

  test('[GN2] numbers the single questions of a section by its types, each in one range', () => {
    everyPaper(anyCase, ({ wish, section, stored }) => {
      if (wish.groups === null) return;
      const order = [...new Set(wish.groups.map(({ type }) => type))];
      const ranks = section
        .filter(({ id }) => stored.get(id)?.set === null)
        .map(({ type }) => order.indexOf(type));
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    });
  });

  test('[GN2] takes the preferred of the questions that would do the same', () => {
    everyPaper(anyCase, ({ offer, section, paper, stored, wish }) => {
      const rank = new Map(offer.singles.map(({ id }, place) => [id, place]));
      const free = offer.singles.filter(({ id }) => !paper.has(id));
      const singles = section.filter(({ id }) => stored.get(id)?.set === null);
      for (const taken of singles)
        for (const other of free)
          if (other.topicId === taken.topicId && other.type === taken.type)
            expect(rank.get(other.id), wish.title).toBeGreaterThan(rank.get(taken.id) as number);
    });
  });

  test('[GN2] is the same for the same offers', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        expect(fillCase(one).filled).toEqual(fillCase(one).filled);
      }),
      RUNS,
    );
  });

  test('[GN2] leaves its offers as they are', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { offers } = fillCase(one);
        expect(offers).toEqual(one.wishes.map((wish, place) => offerOf(wish, one, place)));
      }),
      RUNS,
    );
  });
});

/** Open places of a section beside what is taken. */
function roomFor(wish: SectionWish, taken: Section): ReadonlyMap<string, number> {
  const wanted: ReadonlyMap<string, number> =
    wish.groups === null ? new Map([['any', wish.questionCount]]) : wantedByType(wish.groups);
  const used = tally<string>(taken.map(({ type }) => placeOf(wish, type)));
  return new Map([...wanted].map(([place, count]) => [place, count - (used.get(place) ?? 0)]));
}

function fitsInto(room: ReadonlyMap<string, number>, wish: SectionWish, questions: Section): boolean {
  const needed = tally<string>(questions.map(({ type }) => placeOf(wish, type)));
  return [...needed].every(([place, count]) => count <= (room.get(place) ?? 0));
}

describe('the topics of a filled paper', () => {
  /** So many of every topic and type that no section could use them up. */
  const plenty: readonly Stored[] = TOPICS.flatMap((topicId) =>
    questionTypeNames.flatMap((type) =>
      Array.from({ length: 70 }, (_, number) => ({
        id: `${topicId}.${type}.${number}`,
        topicId,
        type,
        difficulty: 1 + (number % 10),
        isSeen: false,
        set: null,
      })),
    ),
  );
  const ofAnyDifficulty = alikeWishes.map((list) =>
    list.map((wish) => ({ ...wish, difficulty: { min: 1, max: 10 } })),
  );
  const spread = (list: readonly number[]) => Math.max(...list) - Math.min(...list);
  const countsOf = (topicIds: readonly string[], questions: Section) => {
    const counts = tally(questions.map(({ topicId }) => topicId));
    return topicIds.map((topicId) => counts.get(topicId) ?? 0);
  };

  test('[GN2] are asked equally often, to within one, over the whole paper where there is enough of each', () => {
    fc.assert(
      fc.property(caseOf(ofAnyDifficulty, fc.constant(plenty)), (one) => {
        const { filled } = fillCase(one);
        expect(filled.missing).toEqual([]);
        const counts = countsOf(one.wishes[0]?.topicIds ?? [], filled.sections.flat());
        expect(spread(counts)).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  test('[GN2] are asked more often than others only for a set, or because nothing is left of the others', () => {
    const wish = wishOf(someTopics, fc.nat({ max: 9 })).filter(
      ({ groups: list }) => list === null || new Set(list.map(({ type }) => type)).size === 1,
    );
    everyPaper(
      caseOf(fc.array(wish, { minLength: 1, maxLength: 1 }), bankOf(60, 4)),
      ({ wish: { topicIds, groups: list }, offer, section, paper, stored }) => {
        const type = list?.[0]?.type;
        const hasLeft = (topicId: string) =>
          offer.singles.some(
            (each) =>
              each.topicId === topicId && !paper.has(each.id) && (type === undefined || each.type === type),
          );
        const counts = new Map(countsOf(topicIds, section).map((count, place) => [topicIds[place], count]));
        for (const { id, topicId } of section)
          for (const other of topicIds)
            if (stored.get(id)?.set === null && (counts.get(topicId) ?? 0) > (counts.get(other) ?? 0) + 1)
              expect(hasLeft(other)).toBe(false);
      },
    );
  });
});

describe('a section of any type', () => {
  const ofAny = (topicIds: readonly string[], questionCount: number): SectionWish => ({
    title: 'Any',
    questionCount,
    groups: null,
    types: questionTypeNames,
    topicIds,
    difficulty: { min: 1, max: 10 },
    questionsInSets: 0,
  });
  const counts = fc.record({
    MCQ: fc.nat({ max: 20 }),
    MSQ: fc.nat({ max: 20 }),
    Numerical: fc.nat({ max: 20 }),
  });
  const stored = (topicId: string, list: Readonly<Partial<Record<QuestionTypeName, number>>>): Stored[] =>
    questionTypeNames.flatMap((type) =>
      Array.from({ length: list[type] ?? 0 }, (_, number) => ({
        id: `${topicId}.${type}.${number}`,
        topicId,
        type,
        difficulty: 5,
        isSeen: false,
        set: null,
      })),
    );

  function filledWith(wish: SectionWish, bank: readonly Stored[], salt: number): Section {
    const { filled } = fillCase({ wishes: [wish], bank, salt });
    expect(filled.missing).toEqual([]);
    return filled.sections[0] ?? [];
  }

  test('[GN2] has the types of its pool in proportion, to within one question', () => {
    fc.assert(
      fc.property(counts, fc.double({ min: 0.1, max: 1, noNaN: true }), fc.nat(), (list, share, salt) => {
        const bank = stored('optics', list);
        const size = Math.floor(bank.length * share);
        fc.pre(size > 0);
        const section = filledWith(ofAny(['optics'], size), bank, salt);
        const types = tally(section.map(({ type }) => type));
        for (const type of questionTypeNames)
          expect(
            Math.abs(
              (types.get(type) ?? 0) -
                (size * ((list as Partial<Record<QuestionTypeName, number>>)[type] ?? 0)) / bank.length,
            ),
          ).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  test('[GN2] has every type also where each of its topics has one question in it', () => {
    const bank = TOPICS.flatMap((topicId) => stored(topicId, { MCQ: 6, MSQ: 2, Numerical: 2 }));
    for (let salt = 0; salt < 20; salt += 1) {
      const section = filledWith(ofAny([...TOPICS], 5), bank, salt);
      expect(tally(section.map(({ type }) => type))).toEqual(
        new Map([
          ['MCQ', 3],
          ['MSQ', 1],
          ['Numerical', 1],
        ]),
      );
    }
  });

  test('[GN2] has the questions that were made for it, whatever their types', () => {
    const bank = stored('optics', { MCQ: 0, MSQ: 20, Numerical: 0 });
    const made = stored('optics', { MCQ: 4, MSQ: 0, Numerical: 0 });
    const offer: Offer = {
      singles: [...made, ...bank],
      sets: [],
      types: typesOf([...made, ...bank]),
      fresh: new Set(made.map(({ id }) => id)),
    };
    const filled = fill([ofAny(['optics'], 6)], [offer]);
    const ids = filled.sections.flat().map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual(made.map(({ id }) => id));
    expect(ids).toHaveLength(6);
  });
});

/** How many single questions of the bank a section could have, of one type or of any. */
const supplyOf = (bank: readonly Stored[], wish: SectionWish, type: QuestionTypeName | null) =>
  bank.filter(
    (question) =>
      question.set === null && isAllowed(wish, question) && (type === null || question.type === type),
  ).length;

/** What a section asks for, by type; of any type together if it names none. */
const askedOf = ({ groups: list, questionCount }: SectionWish): [QuestionTypeName | null, number][] =>
  list === null ? [[null, questionCount]] : [...wantedByType(list)];

const missingIn = ({ missing }: Filled): readonly Missing[] => missing;

describe('what is said to be missing', () => {
  test('[GN3] is what a count of the bank finds missing, for sections that do not compete; nothing else is refused', () => {
    let short = 0;
    let tried = 0;
    fc.assert(
      fc.property(caseOf(apartWishes, bankOf(90, 0)), (one) => {
        const lacks = one.wishes.flatMap((wish) =>
          askedOf(wish).flatMap(([type, wanted]) => {
            const found = supplyOf(one.bank, wish, type);
            return found < wanted ? [{ section: wish.title, type, wanted, found }] : [];
          }),
        );
        const { filled } = fillCase(one);
        expect(missingIn(filled)).toEqual(lacks);
        tried += 1;
        short += Number(lacks.length > 0);
      }),
      RUNS,
    );
    // Both outcomes, or one of them would be proven of nothing.
    expect(short).toBeGreaterThan(tried / 50);
    expect(short).toBeLessThan((tried * 49) / 50);
  });

  test('[GN3] is what the sections before have left, for sections that want the same questions of a type', () => {
    const typed = alikeWishes.filter((list) => list.every(({ groups: each }) => each !== null));
    fc.assert(
      fc.property(caseOf(typed, bankOf(90, 0)), (one) => {
        const left = new Map<QuestionTypeName | null, number>(
          questionTypeNames.map((type) => [type, supplyOf(one.bank, one.wishes[0] as SectionWish, type)]),
        );
        const lacks = one.wishes.flatMap((wish) =>
          askedOf(wish).flatMap(([type, wanted]) => {
            const found = Math.min(wanted, left.get(type) ?? 0);
            left.set(type, (left.get(type) ?? 0) - found);
            return found < wanted ? [{ section: wish.title, type, wanted, found }] : [];
          }),
        );
        expect(missingIn(fillCase(one).filled)).toEqual(lacks);
      }),
      RUNS,
    );
  });

  test('[GN3] beside sets is what some choice of whole sets and the single questions leave open', () => {
    const wishes = fc.tuple(wishOf(someTopics, fc.nat({ max: 9 }))).map(named);
    fc.assert(
      fc.property(caseOf(wishes, bankOf(12, 5)), (one) => {
        const { filled, offers } = fillCase(one);
        const [wish] = one.wishes as [SectionWish];
        const open = choicesOf(offers[0]?.sets ?? [], wish).map((taken) =>
          lacksBeside(one.bank, wish, taken),
        );
        expect(open).toContainEqual(missingIn(filled));
      }),
      RUNS,
    );
  });

  test('[GN3] is never said of a section whose single questions are enough, however many sets it may have', () => {
    const wishes = fc.tuple(wishOf(someTopics, fc.nat({ max: 9 }))).map(named);
    let enough = 0;
    fc.assert(
      fc.property(caseOf(wishes, bankOf(60, 5)), (one) => {
        const [wish] = one.wishes as [SectionWish];
        if (askedOf(wish).some(([type, wanted]) => supplyOf(one.bank, wish, type) < wanted)) return;
        enough += 1;
        expect(fillCase(one).filled.missing).toEqual([]);
      }),
      RUNS,
    );
    expect(enough).toBeGreaterThan(RUNS.numRuns / 50);
  });

  test('[GN3] is all that is ordered, for the topics and difficulties of its section, and all that is told', () => {
    fc.assert(
      fc.property(caseOf(anyWishes, bankOf(20, 2)), ({ wishes, ...one }) => {
        const missing = missingIn(fillCase({ wishes, ...one }).filled);
        const orders = ordersFor(wishes, missing);
        expect(orders).toHaveLength(missing.length);
        for (const [place, { section, type, wanted, found }] of missing.entries()) {
          const { topicIds, difficulty } = wishes.find(({ title }) => title === section) as SectionWish;
          expect(orders[place]).toEqual({ topicIds, difficulty, type, count: wanted - found });
          expect(tooSmall(missing).message).toContain(`${found} of ${wanted}`);
        }
      }),
      RUNS,
    );
  });
});

/** Every choice of sets that a section has room for. */
function choicesOf(sets: readonly CandidateSet[], wish: SectionWish): Section[] {
  return sets.reduce<Section[]>(
    (choices, each) => [
      ...choices,
      ...choices
        .filter(
          (taken) =>
            taken.length + each.length <= wish.questionsInSets && fitsInto(roomFor(wish, taken), wish, each),
        )
        .map((taken) => [...taken, ...each]),
    ],
    [[]],
  );
}

function lacksBeside(bank: readonly Stored[], wish: SectionWish, taken: Section): Missing[] {
  const room = roomFor(wish, taken);
  return askedOf(wish).flatMap(([type, wanted]) => {
    const open = room.get(type ?? 'any') ?? 0;
    const left = open - Math.min(open, supplyOf(bank, wish, type));
    return left === 0 ? [] : [{ section: wish.title, type, wanted, found: wanted - left }];
  });
}

describe('the plan of a test', () => {
  const subjectOf = (topicId: string): string =>
    topicId === 'algebra' || topicId === 'circles' ? 'maths' : 'science';
  const SECTION: BlueprintSection = {
    subjectId: null,
    questionCount: 1,
    timeLimitMinutes: null,
    title: 'A section',
    description: '',
    difficultyMin: 1,
    difficultyMax: 10,
    marksPerQuestion: null,
    negativeMarks: null,
    allowCustomMarksPerQuestion: false,
    groups: null,
    attemptLimit: null,
    questionsInSets: 0,
  };
  const sectionArb = fc
    .record({
      subjectId: fc.constantFrom('maths', 'science', null),
      questionCount: fc.integer({ min: 1, max: 40 }),
      timeLimitMinutes: fc.option(fc.integer({ min: 5, max: 60 }), { nil: null }),
      from: fc.integer({ min: 1, max: 10 }),
      to: fc.integer({ min: 1, max: 10 }),
    })
    .map(({ from, to, ...own }): BlueprintSection => ({
      ...SECTION,
      ...own,
      difficultyMin: Math.min(from, to),
      difficultyMax: Math.max(from, to),
    }));
  interface Asked {
    readonly sections: readonly BlueprintSection[];
    readonly durationMinutes: number;
    readonly topicIds: readonly string[];
    readonly difficulty: SectionWish['difficulty'];
  }
  const anyAsked: fc.Arbitrary<Asked> = fc.record({
    sections: fc.array(sectionArb, { minLength: 1, maxLength: 6 }),
    durationMinutes: fc.integer({ min: 5, max: 300 }),
    topicIds: someTopics,
    difficulty: ranges,
  });
  const isAsking = ({ sections, topicIds }: Asked) =>
    sections.some(({ subjectId }) => subjectId === null || topicIds.map(subjectOf).includes(subjectId));
  const asked = anyAsked.filter(isAsking);
  const plan = ({ sections, durationMinutes, topicIds, difficulty }: Asked) => {
    const blueprint = { sections, durationMinutes } as Blueprint;
    const chosen: ChosenTopic[] = topicIds.map((id) => ({ id, name: id, subjectId: subjectOf(id) }));
    const choice = { templateId: null, categoryId: 'exam', subjectIds: [], topicIds, difficulty };
    const subjects = [...new Set(topicIds.map(subjectOf))].map((id) => ({ id, name: id }));
    const category = { id: 'exam', name: 'Exam' };
    return planByTemplate(blueprint, { choice, category, subjects, topics: chosen });
  };

  test('[GN4] has the sections with chosen topics, in their order, and asks for their subjects’ topics alone', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const { sections, wishes } = plan(one);
        const subjects = new Set(one.topicIds.map(subjectOf));
        expect(sections).toEqual(
          one.sections.filter(({ subjectId }) => subjectId === null || subjects.has(subjectId)),
        );
        for (const [place, { subjectId, questionCount }] of sections.entries()) {
          const topicIds = one.topicIds.filter((id) => subjectId === null || subjectOf(id) === subjectId);
          expect(wishes[place]).toMatchObject({ topicIds, questionCount });
        }
      }),
      RUNS,
    );
  });

  test('[GN4] is refused where no section is about a chosen subject', () => {
    const refused = anyAsked.filter((one) => !isAsking(one));
    fc.assert(
      fc.property(refused, (one) => {
        expect(() => plan(one)).toThrow(/asks nothing about the chosen subjects/);
      }),
      RUNS,
    );
  });

  test('[GN4] asks for difficulties that the choice and the section both allow', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 10 }), (one, difficulty) => {
        const isIn = ({ min, max }: { min: number; max: number }) => min <= difficulty && difficulty <= max;
        const { sections, wishes } = plan(one);
        for (const [place, { difficultyMin: min, difficultyMax: max }] of sections.entries())
          expect(isIn((wishes[place] as SectionWish).difficulty)).toBe(
            isIn({ min, max }) && isIn(one.difficulty),
          );
      }),
      RUNS,
    );
  });

  test('[GN4] has the whole time for all sections, their own times where all have one, or their share to the minute', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const { sections, minutes } = plan(one);
        const sum = (list: readonly PlanSection[], of: (each: PlanSection) => number) =>
          list.reduce((total, each) => total + of(each), 0);
        if (sections.length === one.sections.length) expect(minutes).toBe(one.durationMinutes);
        else if (sections.every(({ timeLimitMinutes }) => timeLimitMinutes !== null))
          expect(minutes).toBe(sum(sections, ({ timeLimitMinutes }) => timeLimitMinutes ?? 0));
        else {
          const count = ({ questionCount }: PlanSection) => questionCount;
          const exact = (one.durationMinutes * sum(sections, count)) / sum(one.sections, count);
          expect(minutes).toBe(Math.max(1, Math.round(exact)));
        }
      }),
      RUNS,
    );
  });

  test('[GN7] is the same for the same choice in whatever order, and another for another', () => {
    fc.assert(
      fc.property(someTopics, someTopics, ranges, fc.boolean(), (topicIds, others, difficulty, isTurned) => {
        const digest = (ids: readonly string[], kind = 'adaptive') =>
          digestOf(kind, {
            choice: { templateId: null, categoryId: 'exam', subjectIds: [], topicIds: ids, difficulty },
          });
        expect(digest(isTurned ? topicIds.toReversed() : topicIds)).toBe(digest(topicIds));
        const isSame = [...topicIds].sort().join() === [...others].sort().join();
        expect(digest(others) === digest(topicIds)).toBe(isSame);
        expect(digest(topicIds, 'ai')).not.toBe(digest(topicIds));
      }),
      RUNS,
    );
  });
});
