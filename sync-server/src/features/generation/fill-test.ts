import { ERRORS } from '@exam/shared-schema/contract';
import type { QuestionGroup } from '@exam/shared-schema/exam-patterns';
import { compare, parseFraction, type MarkingScheme } from '@exam/shared-schema/marking';
import { type QuestionTypeName, questionTypes } from '@exam/shared-schema/question-types';
import {
  fill,
  fitTest,
  type Candidate,
  type FittedSection,
  type Missing,
  type SectionWish,
  type TestFit,
  type TestPlan,
} from '@exam/shared-schema/test-plan';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import type { NewPlace, NewSection } from '../../papers/create-paper.ts';
import { completeSection, type BlueprintSection } from './blueprint.ts';
import { drawOffers, type OfferOrder, type SampleSize } from './draw-offers.ts';
import type { MakerOrder } from '../../bank/question-maker.ts';

/** A test as far as the bank carries it. */
export interface Drawn {
  /** Ready to be placed in a paper. */
  readonly sections: readonly NewSection[];
  /** Of each question, 1 to 10. */
  readonly difficulties: readonly number[];
  /** Their mean. */
  readonly difficultyLevel: number;
  readonly fit: TestFit;
  /** What the sections lack of the types that they ask for. */
  readonly missing: readonly Missing[];
}

/** GN2, GN3: fills a plan from the bank. If the usual sample is too small, everything is drawn before a shortage is reported. */
export async function fillTest(
  context: Context,
  queries: Queries,
  { plan, scheme }: { readonly plan: TestPlan<BlueprintSection>; readonly scheme: MarkingScheme },
  order: OfferOrder,
): Promise<Drawn> {
  const drawn = async (sample: SampleSize) =>
    fill(plan.wishes, await drawOffers(context, queries, plan.wishes, { ...order, sample }));
  const usual = await drawn('usual');
  const filled = usual.missing.length === 0 ? usual : await drawn('whole');
  const { sections, fit } = fitTest(plan, filled, scheme);
  const difficulties = sections.flatMap(({ questions }) => questions.map(({ difficulty }) => difficulty));
  return {
    sections: sections.map(toSection),
    difficulties,
    difficultyLevel: meanOf(difficulties),
    fit,
    missing: filled.missing,
  };
}

function meanOf(difficulties: readonly number[]): number {
  const sum = difficulties.reduce((total, difficulty) => total + difficulty, 0);
  return Math.round(sum / Math.max(1, difficulties.length));
}

/**
 * If all questions of a section have the same marks, the section carries them; otherwise each question does (a GATE
 * section has questions of one mark and of two).
 */
function toSection({ planned, questions, ...fitted }: FittedSection<BlueprintSection>): NewSection {
  const section = completeSection(planned);
  const { title, description } = section;
  const { timeLimitMinutes, attemptLimit, groups } = fitted;
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
    return [
      {
        topicIds: wish.topicIds,
        type: type ?? onlyTypeOf(wish),
        count: wanted - found,
        difficulty: wish.difficulty,
      },
    ];
  });
}

/** Orders for questions that replace those which are still missing, of any type that the section may have. */
export function replacementsFor(wishes: readonly SectionWish[], { sections }: TestFit): MakerOrder[] {
  return sections.flatMap(({ title, wanted, found }) => {
    const count = found.reduce((left, each) => left - each.count, wanted);
    const wish = wishes.find((each) => each.title === title);
    if (wish === undefined || count <= 0) return [];
    const { topicIds, difficulty, types } = wish;
    return types.map((type) => ({ topicIds, type, count, difficulty }));
  });
}

/** The type of all questions of the section; null if it has several. */
export const onlyTypeOf = ({ types }: Pick<SectionWish, 'types'>): QuestionTypeName | null =>
  types.length === 1 ? (types[0] ?? null) : null;

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

const typeName = (type: QuestionTypeName | null) => (type === null ? 'questions' : questionTypes[type].noun);
