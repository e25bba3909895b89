import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { complaintAboutTexts } from '../../bank/import/check-draft.ts';
import { NO_MAKER, type QuestionMaker } from '../../bank/question-maker.ts';
import { saveQuestions } from '../../bank/save-questions.ts';
import type { ModelUse } from '../../model-use/index.ts';
import type { Purse } from '../../tokens/index.ts';
import { aiTestJobs } from './ai-test.ts';
import { createFromTemplate, type Making } from './create-auto.ts';
import type { Generating } from './make-test.ts';
import { refusedDraftRoutes } from './refused-drafts.ts';
import { generationRoutes } from './routes.ts';

interface Needs extends Pick<Generating, 'preferFor' | 'abilitiesIn'> {
  readonly purse: Purse;
  /** Nothing is made if absent. */
  readonly maker?: QuestionMaker | undefined;
  readonly modelUse?: ModelUse | undefined;
}

interface Generation extends Feature {
  /** GN8: creates a paper for all students by a template. */
  readonly createPaper: <Made>(making: Making<Made>) => Promise<Made>;
}

export function feature(
  context: Context,
  { purse, maker = NO_MAKER, modelUse, preferFor, abilitiesIn }: Needs,
): Generation {
  const author =
    modelUse === undefined ? null : { modelUse, complaintAbout: complaintAboutTexts, keep: saveQuestions };
  const generating: Generating = { ...purse, maker, author, preferFor, abilitiesIn };
  return {
    routes: (app) => {
      generationRoutes(app, context, generating);
      refusedDraftRoutes(app, context);
    },
    jobs: aiTestJobs(context, generating),
    createPaper: (making) => createFromTemplate(context, making),
  };
}
