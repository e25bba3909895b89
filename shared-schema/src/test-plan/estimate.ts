import type { MarkingScheme } from '../marking/index.ts';
import type { QuestionTypeName } from '../question-types/index.ts';
import { fill, type Candidate, type CandidateSet, type Offer, type SectionWish } from './fill.ts';
import { fitTest } from './fit.ts';
import { planTest, type PlanChoice, type PlanTemplate } from './plan.ts';
import type { TestFit } from './test-fit.ts';

/** The questions of one topic that a student has not seen. */
export interface TopicSupply {
  readonly topicId: string;
  /** Single questions by type and difficulty. */
  readonly singles: readonly {
    readonly type: QuestionTypeName;
    /** 1 to 10. */
    readonly difficulty: number;
    readonly count: number;
  }[];
  /** Whole sets by the number of their questions. */
  readonly sets: readonly {
    readonly type: QuestionTypeName;
    readonly size: number;
    readonly count: number;
  }[];
  /** Single questions that the student has seen: they are asked again only if there is nothing else. */
  readonly seen: number;
  /** The types of which more are made on request. */
  readonly made: readonly QuestionTypeName[];
}

/** The number of questions of a topic. */
export const suppliedBy = ({ singles, sets }: TopicSupply): number =>
  singles.reduce((sum, { count }) => sum + count, 0) +
  sets.reduce((sum, { size, count }) => sum + size * count, 0);

/** GN12: the test that a choice would make of these questions, filled by the same rules as the test itself. */
export function estimateTest(
  template: PlanTemplate & { readonly scheme: Pick<MarkingScheme, 'rules'> },
  choice: PlanChoice,
  supplies: readonly TopicSupply[],
): TestFit {
  const plan = planTest(template, choice);
  const offers = plan.wishes.map((wish) => offerTo(wish, supplies));
  return fitTest(plan, fill(plan.wishes, offers), template.scheme).fit;
}

/** Candidates in place of questions: only their number, topic, type and difficulty matter. */
function offerTo(
  { topicIds, types, questionCount, difficulty }: SectionWish,
  supplies: readonly TopicSupply[],
): Offer {
  const chosen = supplies.filter(({ topicId }) => topicIds.includes(topicId));
  const fits = ({ difficulty: own }: { readonly difficulty: number }) =>
    own >= difficulty.min && own <= difficulty.max;
  const stored = chosen.flatMap(({ topicId, singles }) =>
    singles.filter(fits).flatMap((kind) => candidates(`${kind.difficulty}`, { ...kind, topicId })),
  );
  const made = chosen.flatMap(({ topicId, made: ofTypes }) =>
    ofTypes.flatMap((type) =>
      candidates('made', { topicId, type, difficulty: difficulty.min, count: questionCount }),
    ),
  );
  const isAsked = ({ type }: Candidate) => types.includes(type);
  const sets = chosen.flatMap(({ topicId, sets: ofTopic }) =>
    ofTopic.flatMap(({ type, size, count }) =>
      Array.from({ length: count }, (_, number): CandidateSet =>
        candidates(`set ${size} ${number}`, { topicId, type, difficulty: difficulty.min, count: size }),
      ),
    ),
  );
  return { singles: [...stored, ...made].filter(isAsked), sets };
}

const candidates = (
  name: string,
  { topicId, type, difficulty, count }: Omit<Candidate, 'id'> & { readonly count: number },
): Candidate[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `${topicId} ${type} ${name} ${number}`,
    topicId,
    type,
    difficulty,
  }));
