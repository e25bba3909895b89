import type { Context } from '../../../context.ts';
import type { DraftedQuestion, Pool } from '../../../database/index.ts';
import type { ModelUse } from '../../../model-use/index.ts';
import type { Examining } from './examine.ts';

/** LM7: the source name of questions written by a language model. */
export const MODEL_SOURCE = 'Prep AI';

/** A question in the form in which the bank stores it. */
interface ModelQuestion extends DraftedQuestion {
  readonly subjectId: string;
  readonly topicId: string;
  readonly pool: Pool;
  readonly sourceName: string;
  readonly sourceKey: string;
}

/** What writing questions by a language model needs from other features. */
export interface Author {
  readonly modelUse: ModelUse;
  readonly complaintAbout: Examining['complaintAbout'];
  /** Adds questions to the bank; a question with an existing source key is left unchanged. */
  readonly keep: (
    context: Context,
    questions: readonly ModelQuestion[],
  ) => Promise<readonly { readonly id: string }[]>;
}
