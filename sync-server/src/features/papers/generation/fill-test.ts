import { ERRORS } from '@exam/shared-schema/contract';
import type { QuestionGroup } from '@exam/shared-schema/exam-patterns';
import { compare, parseFraction } from '@exam/shared-schema/marking';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import type { NewPlace, NewSection } from '../create-paper.ts';
import type { BlueprintSection, TestPlan } from './blueprint.ts';
import { drawOffers, type OfferOrder } from './draw-offers.ts';
import { fill, type Candidate, type Filled, type Missing, type SectionWish } from './fill.ts';
import type { MakerOrder } from './question-maker.ts';

/** Sections with their questions, ready to be placed in a paper. */
export interface FilledTest {
  readonly sections: readonly NewSection[];
  /** Mean difficulty of the questions, 1 to 10. */
  readonly difficultyLevel: number;
}

export type Drawn = Exclude<Filled, { outcome: 'filled' }> | ({ readonly outcome: 'filled' } & FilledTest);

/** GN2, GN3: fills a plan from the bank. If the usual sample is too small, it draws everything before it reports a shortage. */
export async function fillTest(
  context: Context,
  queries: Queries,
  plan: TestPlan,
  order: OfferOrder,
): Promise<Drawn> {
  let filled: Filled = { outcome: 'short', missing: [] };
  for (const sample of ['usual', 'whole'] as const) {
    const offers = await drawOffers(context, queries, plan.wishes, { ...order, sample });
    filled = fill(plan.wishes, offers);
    if (filled.outcome === 'filled') return { outcome: 'filled', ...toSections(plan, filled.sections) };
  }
  return filled;
}

function toSections({ sections }: TestPlan, filled: readonly (readonly Candidate[])[]): FilledTest {
  const questions = filled.flat();
  const sum = questions.reduce((total, { difficulty }) => total + difficulty, 0);
  return {
    sections: sections.map((section, place) => toSection(section, filled[place] ?? [])),
    difficultyLevel: Math.round(sum / Math.max(1, questions.length)),
  };
}

/**
 * If all questions of a section have the same marks, the section carries them; otherwise each question does (a GATE
 * section has questions of one mark and of two).
 */
function toSection(section: BlueprintSection, questions: readonly Candidate[]): NewSection {
  const { title, description, timeLimitMinutes, attemptLimit, groups } = section;
  const own = {
    title,
    ...(description !== '' && { description }),
    ...(timeLimitMinutes !== null && { timeLimitMinutes }),
    ...(attemptLimit !== null && { attemptLimit }),
  };
  if (groups === null) {
    const { marksPerQuestion, negativeMarks, allowCustomMarksPerQuestion } = section;
    return {
      ...own,
      allowCustomMarksPerQuestion,
      ...(marksPerQuestion !== null && { marksPerQuestion }),
      ...(negativeMarks !== null && { negativeMarks }),
      questions: questions.map(({ id }) => ({ questionId: id })),
    };
  }
  const [first] = groups;
  if (first !== undefined && groups.every((group) => isWorthTheSame(group, first)))
    return {
      ...own,
      marksPerQuestion: first.marks,
      negativeMarks: first.penalty,
      questions: questions.map(({ id }) => ({ questionId: id })),
    };
  return { ...own, allowCustomMarksPerQuestion: true, questions: placesByGroup(groups, questions) };
}

const isWorthTheSame = (one: QuestionGroup, other: QuestionGroup) =>
  one.marks === other.marks && one.penalty === other.penalty;

/** Within a type, the easier questions get the lower marks. */
function placesByGroup(groups: readonly QuestionGroup[], questions: readonly Candidate[]): NewPlace[] {
  const worth = new Map<string, QuestionGroup>();
  for (const type of new Set(groups.map((group) => group.type))) {
    const ofType = questions.filter((question) => question.type === type).toSorted(byDifficulty);
    const places = groups
      .filter((group) => group.type === type)
      .toSorted(byMarks)
      .flatMap((group) => Array.from({ length: group.count }, () => group));
    for (const [place, { id }] of ofType.entries()) {
      const group = places[place];
      if (group !== undefined) worth.set(id, group);
    }
  }
  return questions.map(({ id }) => {
    const group = worth.get(id);
    return { questionId: id, ...(group && { marks: group.marks, negativeMarks: group.penalty }) };
  });
}

const byDifficulty = (one: Candidate, other: Candidate) => one.difficulty - other.difficulty;
const byMarks = (one: QuestionGroup, other: QuestionGroup) =>
  compare(parseFraction(one.marks), parseFraction(other.marks));

/** Orders for the missing questions. */
export function ordersFor(wishes: readonly SectionWish[], missing: readonly Missing[]): MakerOrder[] {
  return missing.flatMap(({ section, type, wanted, found }) => {
    const wish = wishes.find(({ title }) => title === section);
    if (wish === undefined) return [];
    return [{ topicIds: wish.topicIds, type, count: wanted - found, difficulty: wish.difficulty }];
  });
}

/** An error that lists what each section lacks: 'Physics: 3 of 5 numerical questions'. */
export function tooSmall(missing: readonly Missing[]): AppError {
  const bySection = new Map<string, string[]>();
  for (const { section, type, wanted, found } of missing)
    bySection.set(section, [...(bySection.get(section) ?? []), `${found} of ${wanted} ${typeName(type)}`]);
  const lacks = [...bySection];
  const parts = lacks.flatMap(([section, shortages]) => shortages.map((each) => `${section}: ${each}`));
  const errors = Object.fromEntries(lacks.map(([section, shortages]) => [section, shortages.join(', ')]));
  return new AppError('BANK_TOO_SMALL', `${ERRORS.BANK_TOO_SMALL.message} ${parts.join('; ')}.`, { errors });
}

const TYPE_NAMES: Readonly<Record<QuestionTypeName, string>> = {
  MCQ: 'questions with one right option',
  MSQ: 'questions with several right options',
  Numerical: 'numerical questions',
};

const typeName = (type: QuestionTypeName | null) => (type === null ? 'questions' : TYPE_NAMES[type]);
