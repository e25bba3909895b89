import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { tallyAttempts } from '../../marked-attempts/tally-attempt.ts';
import { calibrateQuestions } from './calibrate.ts';
import { preferenceOf, type Prefer } from './prefer.ts';
import { abilityRoutes } from './routes.ts';

interface Abilities extends Feature {
  /** AB4: orders drawn questions by how well they suit a student. */
  readonly preferFor: (userId: string, topicIds: readonly string[]) => Promise<Prefer>;
}

export function feature(context: Context, papers: ReadKeyedPaper): Abilities {
  const markAttempts = tallyAttempts(context, papers);
  return {
    routes: (app) => abilityRoutes(app, context, markAttempts),
    jobs: [calibrateQuestions(context, papers)],
    preferFor: (userId, topicIds) => preferenceOf(context, markAttempts, userId, topicIds),
  };
}
