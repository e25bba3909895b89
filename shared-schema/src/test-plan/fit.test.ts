import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../../scripts/vitest/size.ts';
import type { QuestionGroup } from '../exam-patterns/index.ts';
import { DEFAULT_SCHEME, ruleOf } from '../marking/index.ts';
import { questionTypeNames, type QuestionTypeName } from '../question-types/index.ts';
import { estimateTest } from './estimate.ts';
import { fill, type Candidate } from './fill.ts';
import { fitTest, type FittedSection } from './fit.ts';
import { planTest, suitableTemplate, type PlanSection, type PlanTemplate } from './plan.ts';

const RUNS = { numRuns: rounds({ short: 300, full: 20_000 }) };
const WHOLE_RANGE = { min: 1, max: 10 };
const DIFFICULTIES = Array.from({ length: 10 }, (_, place) => place + 1);

const SECTION: PlanSection = {
  title: 'A section',
  questionCount: 1,
  groups: null,
  subjectId: null,
  difficultyMin: 1,
  difficultyMax: 10,
  timeLimitMinutes: null,
  attemptLimit: null,
  questionsInSets: 0,
};

const countIn = (groups: readonly { readonly count: number }[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);
const ofType = (questions: readonly Candidate[], type: QuestionTypeName) =>
  questions.filter((question) => question.type === type).length;

const group = fc.record({
  type: fc.constantFrom(...questionTypeNames),
  count: fc.integer({ min: 1, max: 12 }),
  marks: fc.constantFrom('1', '2', '4'),
  penalty: fc.constantFrom('0', '1/3', '1'),
  partial: fc.constant('none' as const),
});
const SUBJECTS = ['physics', 'chemistry', 'maths', 'art'] as const;

/** A template with a section for each of some subjects, never for art. */
const template = fc
  .record({
    durationMinutes: fc.integer({ min: 10, max: 200 }),
    sections: fc.array(
      fc.record({
        groups: fc.array(group, { minLength: 1, maxLength: 3 }),
        counting: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
        timeLimitMinutes: fc.option(fc.integer({ min: 5, max: 60 }), { nil: null }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ durationMinutes, sections }) => ({
    durationMinutes,
    scheme: DEFAULT_SCHEME,
    sections: sections.map(({ groups, counting, timeLimitMinutes }, place): PlanSection => {
      const questionCount = countIn(groups);
      const attemptLimit = counting === null ? null : Math.min(counting, questionCount);
      const subjectId = SUBJECTS[place] ?? null;
      return {
        ...SECTION,
        title: `About ${subjectId}`,
        groups,
        questionCount,
        attemptLimit,
        timeLimitMinutes,
        subjectId,
      };
    }),
  }));

/** How many questions of each type each subject has. */
const bank = fc
  .array(fc.tuple(...questionTypeNames.map(() => fc.integer({ min: 0, max: 16 }))), {
    minLength: SUBJECTS.length,
    maxLength: SUBJECTS.length,
  })
  .map((counts) =>
    counts.flatMap((ofSubject, subject) =>
      ofSubject.flatMap((count, place) =>
        Array.from({ length: count }, (_, number): Candidate => ({
          id: `${subject} ${place} ${number}`,
          topicId: SUBJECTS[subject] as string,
          type: questionTypeNames[place] as QuestionTypeName,
          difficulty: 1 + ((number * 3) % 10),
        })),
      ),
    ),
  );
const chosenSubjects = fc.subarray([...SUBJECTS], { minLength: 1 });

interface Case {
  readonly template: PlanTemplate & { readonly sections: readonly PlanSection[] };
  readonly bank: readonly Candidate[];
  readonly subjects: readonly string[];
}
const cases: fc.Arbitrary<Case> = fc.record({ template, bank, subjects: chosenSubjects });

/** One topic for each subject, of the same id. */
const choiceOf = (subjects: readonly string[]) => ({
  subjects: subjects.map((id) => ({ id, name: id })),
  topics: subjects.map((id) => ({ id, subjectId: id })),
  difficulty: WHOLE_RANGE,
});

function make({ template: of, bank: questions, subjects }: Case) {
  const plan = planTest(of, choiceOf(subjects));
  const offers = plan.wishes.map(({ topicIds, types }) => ({
    singles: questions.filter(({ topicId, type }) => topicIds.includes(topicId) && types.includes(type)),
    sets: [],
  }));
  return { plan, ...fitTest(plan, fill(plan.wishes, offers), DEFAULT_SCHEME) };
}

/** What a section could have, by a count of the bank. */
function supplyFor({ bank: questions, template: of }: Case, { subjectId }: PlanSection): Candidate[] {
  const types = new Set(of.sections.flatMap(({ groups }) => (groups ?? []).map(({ type }) => type)));
  return questions.filter(({ topicId, type }) => topicId === subjectId && types.has(type));
}

const wantedOf = ({ groups }: PlanSection, type: QuestionTypeName) =>
  countIn((groups ?? []).filter((each) => each.type === type));

function everySection(look: (one: Case, section: FittedSection, planned: PlanSection) => void): void {
  fc.assert(
    fc.property(cases, (one) => {
      const { sections } = make(one);
      for (const section of sections) look(one, section, section.planned);
    }),
    RUNS,
  );
}

describe('[GN11] a test for a choice', () => {
  test('has what its template asks for wherever the bank has it, then other types of the template, then fewer questions', () => {
    everySection((one, { questions }, planned) => {
      const supply = supplyFor(one, planned);
      expect(questions).toHaveLength(Math.min(planned.questionCount, supply.length));
      if (planned.groups !== null)
        for (const type of questionTypeNames)
          expect(ofType(questions, type)).toBeGreaterThanOrEqual(
            Math.min(wantedOf(planned, type), ofType(supply, type)),
          );
    });
  });

  test('leaves out a section without a question, and no other', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { plan, sections } = make(one);
        const filled = plan.sections.filter((planned) => supplyFor(one, planned).length > 0);
        expect(sections.map(({ planned }) => planned)).toEqual(filled);
      }),
      RUNS,
    );
  });

  test('asks no question twice', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const ids = make(one).sections.flatMap(({ questions }) => questions.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
      RUNS,
    );
  });

  test('has marks for each question, those of its type in the section or else of the scheme', () => {
    everySection((_one, { questions, groups }, planned) => {
      if (groups === null) return;
      for (const type of questionTypeNames) {
        const own = groups.filter((each) => each.type === type);
        expect(countIn(own)).toBe(ofType(questions, type));
        const usual = (planned.groups ?? []).filter((each) => each.type === type);
        const worth = ({ marks, penalty }: Pick<QuestionGroup, 'marks' | 'penalty'>) => `${marks} ${penalty}`;
        const allowed = usual.length === 0 ? [ruleOf(DEFAULT_SCHEME, type)] : usual;
        for (const each of own) expect(allowed.map(worth)).toContain(worth(each));
      }
    });
  });

  test('keeps the groups of marks of one type in proportion, to within one question', () => {
    everySection((_one, { questions, groups }, planned) => {
      for (const type of questionTypeNames) {
        const usual = (planned.groups ?? []).filter((each) => each.type === type);
        const scale = ofType(questions, type) / Math.max(1, countIn(usual));
        // Groups with the same marks are told apart by nothing.
        for (const each of usual) {
          const alike = ({ marks, penalty }: QuestionGroup) =>
            marks === each.marks && penalty === each.penalty;
          const now = countIn((groups ?? []).filter((other) => other.type === type && alike(other)));
          const before = usual.filter(alike);
          expect(Math.abs(now - countIn(before) * scale)).toBeLessThan(before.length);
        }
      }
    });
  });

  test('counts as many of its questions as its template, in proportion, and never more than there are', () => {
    everySection((_one, { questions, attemptLimit }, planned) => {
      if (planned.attemptLimit === null) expect(attemptLimit).toBeNull();
      else {
        const exact = (planned.attemptLimit * questions.length) / planned.questionCount;
        expect(attemptLimit).toBe(Math.ceil(exact));
        expect(attemptLimit).toBeLessThanOrEqual(questions.length);
      }
    });
  });

  test('has the time of its sections, or the pace of its template', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { sections, fit } = make(one);
        const isWhole =
          sections.length === one.template.sections.length &&
          sections.every(({ planned, questions }) => questions.length === planned.questionCount);
        const limits = sections.map(({ planned: { timeLimitMinutes, questionCount }, questions }) =>
          timeLimitMinutes === null ? null : Math.ceil((timeLimitMinutes * questions.length) / questionCount),
        );
        const found = countIn(sections.map(({ questions }) => ({ count: questions.length })));
        expect(fit.questions).toBe(found);
        if (isWhole && !fit.isOwnForm) expect(fit.minutes).toBe(one.template.durationMinutes);
        else if (limits.length > 0 && limits.every((limit) => limit !== null))
          expect(fit.minutes).toBe(limits.reduce((sum, limit) => sum + limit, 0));
        else {
          const asked = one.template.sections.reduce((sum, { questionCount }) => sum + questionCount, 0);
          const exact = (one.template.durationMinutes * found) / asked;
          expect(fit.minutes).toBe(Math.max(1, Math.round(exact)));
        }
      }),
      RUNS,
    );
  });

  test('reports what differs from its template, and nothing else', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { plan, fit } = make(one);
        const lacking = plan.sections.filter((planned) => {
          const supply = supplyFor(one, planned);
          if (planned.groups === null) return supply.length < planned.questionCount;
          return questionTypeNames.some((type) => ofType(supply, type) < wantedOf(planned, type));
        });
        expect(fit.sections.map(({ title }) => title)).toEqual(lacking.map(({ title }) => title));
        for (const { title, wanted, found } of fit.sections) {
          const planned = plan.sections.find((each) => each.title === title) as PlanSection;
          expect(wanted).toBe(planned.questionCount);
          expect(countIn(found)).toBe(Math.min(wanted, supplyFor(one, planned).length));
        }
      }),
      RUNS,
    );
  });

  test('has more whole sets than its template rather than fewer questions, and none where nothing is missing', () => {
    const reading: PlanSection = {
      ...SECTION,
      questionCount: 12,
      questionsInSets: 5,
      groups: [{ type: 'MCQ', count: 12, marks: '1', penalty: '0', partial: 'none' }],
    };
    const plan = planTest({ durationMinutes: 24, sections: [reading] }, choiceOf(['english']));
    const questions = (name: string, count: number) =>
      Array.from({ length: count }, (_, number): Candidate => ({
        id: `${name} ${number}`,
        topicId: 'english',
        type: 'MCQ',
        difficulty: 5,
      }));
    const sets = ['one', 'two', 'three'].map((name) => questions(name, 5));
    const drawn = (singles: number) =>
      fill(plan.wishes, [{ singles: questions('single', singles), sets }]).sections.map((section) =>
        section.map(({ id }) => id.split(' ')[0]),
      );
    expect(drawn(12)).toEqual([[...Array(5).fill('one'), ...Array(7).fill('single')]]);
    expect(drawn(2)).toEqual([[...Array(5).fill('one'), ...Array(5).fill('two'), 'single', 'single']]);
    expect(drawn(0)).toEqual([[...Array(5).fill('one'), ...Array(5).fill('two')]]);
  });

  test('that no section is about has 45 questions of the types of its template, at its pace', () => {
    const science: PlanSection = {
      ...SECTION,
      subjectId: 'physics',
      questionCount: 100,
      groups: [{ type: 'MCQ', count: 100, marks: '2', penalty: '2/3', partial: 'none' }],
    };
    const plenty = ['art', 'music'].flatMap((topicId) =>
      questionTypeNames.flatMap((type) =>
        Array.from({ length: 40 }, (_, number) => ({
          id: `${topicId} ${type} ${number}`,
          topicId,
          type,
          difficulty: 5,
        })),
      ),
    );
    const { fit, sections } = make({
      template: { durationMinutes: 120, sections: [science] },
      bank: plenty,
      subjects: ['art', 'music'],
    });
    expect(sections.map(({ planned: { title }, questions }) => [title, questions.length])).toEqual([
      ['art', 23],
      ['music', 22],
    ]);
    expect(sections.every(({ questions }) => questions.every(({ type }) => type === 'MCQ'))).toBe(true);
    expect(fit).toEqual({ questions: 45, minutes: 54, isOwnForm: true, sections: [] });
  });

  test('is made by the default template unless only another is about the choice', () => {
    const about = (subjectId: string | null) => ({
      durationMinutes: 60,
      sections: [{ ...SECTION, subjectId }],
    });
    const [studies, aptitude] = [about('studies'), about('aptitude')];
    const pick = (subjectId: string) =>
      suitableTemplate([aptitude, studies], (each) => each === studies, [{ id: 't', subjectId }]);
    expect(pick('studies')).toBe(studies);
    expect(pick('aptitude')).toBe(aptitude);
    expect(pick('art')).toBe(studies);
  });
});

describe('[GN12] the estimate of a test', () => {
  test('is the test that is made of the same questions', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const supplies = SUBJECTS.map((topicId) => ({
          topicId,
          sets: [],
          seen: 0,
          made: [],
          singles: questionTypeNames.flatMap((type) =>
            DIFFICULTIES.map((difficulty) => ({
              type,
              difficulty,
              count: one.bank.filter(
                (each) => each.topicId === topicId && each.type === type && each.difficulty === difficulty,
              ).length,
            })),
          ),
        }));
        const estimated = { ...one.template, scheme: DEFAULT_SCHEME };
        expect(estimateTest(estimated, choiceOf(one.subjects), supplies)).toEqual(make(one).fit);
      }),
      RUNS,
    );
  });

  test('counts on what is made, and on whole sets', () => {
    const reading: PlanSection = {
      ...SECTION,
      subjectId: 'english',
      questionCount: 10,
      questionsInSets: 5,
      groups: [{ type: 'MCQ', count: 10, marks: '1', penalty: '0', partial: 'none' }],
    };
    const of = { durationMinutes: 20, sections: [reading], scheme: DEFAULT_SCHEME };
    const supply = {
      topicId: 'english',
      singles: [],
      seen: 0,
      sets: [{ type: 'MCQ' as const, size: 5, count: 1 }],
    };
    const estimate = (made: readonly QuestionTypeName[]) =>
      estimateTest(of, choiceOf(['english']), [{ ...supply, made }]).questions;
    expect(estimate([])).toBe(5);
    expect(estimate(['MCQ'])).toBe(10);
  });
});
