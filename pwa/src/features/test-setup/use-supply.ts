import { supplyOfCategory, type CategorySupply } from '@exam/shared-schema/contract';
import {
  estimateTest,
  FEWEST_QUESTIONS,
  suitableTemplate,
  usualTemplate,
  type TestFit,
} from '@exam/shared-schema/test-plan';
import { useSeen } from '../../state/index.ts';
import type { SetupChoice } from './setup-choice.ts';

export type TopicSupply = CategorySupply['topics'][number];

/** GN12: what tests of the chosen category can be made of; as last loaded while offline. */
export interface Supply {
  /** Undefined for a topic that was added since. */
  readonly of: (topicId: string) => TopicSupply | undefined;
  readonly estimate: (choice: SetupChoice) => Estimate;
}

export interface Estimate {
  readonly fit: TestFit;
  /** `repeated`: there is nothing left but questions that the student has seen. */
  readonly outcome: 'enough' | 'repeated' | 'too-few';
  /** Null for a category without a template. */
  readonly templateName: string | null;
}

/** @returns null until it is loaded. */
export function useSupply(category: SetupChoice['category']): Supply | null {
  const { value } = useSeen(supplyOfCategory, category === null ? null : { params: { id: category._id } });
  if (value === null || value === undefined) return null;
  const { templates, topics } = value.data;
  const byTopic = new Map(topics.map((topic) => [topic.topicId, topic]));
  return {
    of: (topicId) => byTopic.get(topicId),
    estimate: (choice) => estimateFor(choice, templates, topics),
  };
}

/** A difficulty range that excludes nothing: students choose none. */
const WHOLE_RANGE = { min: 1, max: 10 };

function estimateFor(
  choice: SetupChoice,
  templates: CategorySupply['templates'],
  supplies: readonly TopicSupply[],
): Estimate {
  const subjects = choice.subjects.map(({ _id: id, name }) => ({ id, name }));
  const topics = choice.subjects.flatMap((subject) =>
    subject.topics.map(({ _id: id }) => ({ id, subjectId: subject._id })),
  );
  const template = suitableTemplate(templates, ({ isDefault }) => isDefault, topics);
  const fit = estimateTest(
    template ?? usualTemplate(subjects),
    { subjects, topics, difficulty: WHOLE_RANGE, questions: choice.questions },
    supplies,
  );
  const chosen = new Set(topics.map(({ id }) => id));
  const seen = supplies.reduce((sum, { topicId, seen: count }) => sum + (chosen.has(topicId) ? count : 0), 0);
  const isEnough = (questions: number) => questions >= FEWEST_QUESTIONS;
  const repeated = isEnough(fit.questions + seen) ? 'repeated' : 'too-few';
  return {
    fit,
    outcome: isEnough(fit.questions) ? 'enough' : repeated,
    templateName: template?.name ?? null,
  };
}
