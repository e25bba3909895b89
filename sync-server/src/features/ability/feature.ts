import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { tallyAttempts } from '../../marked-attempts/tally-attempt.ts';
import type { Ability } from '../../item-response/index.ts';
import { readAbilities } from './abilities.ts';
import { calibrateQuestions } from './calibrate.ts';
import { preferenceOf, type Prefer } from './prefer.ts';
import { abilityRoutes } from './routes.ts';

interface Abilities extends Feature {
  /** What the making of tests needs. */
  readonly forTests: {
    /** AB4: orders drawn questions by how well they suit a student. */
    readonly preferFor: (userId: string, topicIds: readonly string[]) => Promise<Prefer>;
    readonly abilitiesIn: (
      userId: string,
      topicIds: readonly string[],
    ) => Promise<readonly (Ability & { readonly topicId: string })[]>;
  };
}

export function feature(context: Context, papers: ReadKeyedPaper): Abilities {
  const markAttempts = tallyAttempts(context, papers);
  return {
    routes: (app) => abilityRoutes(app, context, markAttempts),
    jobs: [calibrateQuestions(context, papers)],
    forTests: {
      preferFor: (userId, topicIds) => preferenceOf(context, markAttempts, userId, topicIds),
      abilitiesIn: async (userId, topicIds) => {
        const known = await readAbilities(context, markAttempts, userId, topicIds);
        return known.map(({ ability: theta, answers: count, ...rest }) => ({ ...rest, theta, count }));
      },
    },
  };
}
