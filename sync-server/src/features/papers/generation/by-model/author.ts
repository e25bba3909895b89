import type { Context } from '../../../../context.ts';
import type { DraftedQuestion, Pool } from '../../../../database/index.ts';
import type { ModelUse } from '../../../../model-use/index.ts';
import type { Examining } from './examine.ts';

/** LM7: the source of questions that a language model has written. */
export const MODEL_SOURCE = 'Prep AI';

/** A question as the bank takes it. */
interface ModelQuestion extends DraftedQuestion {
  readonly subjectId: string;
  readonly topicId: string;
  readonly pool: Pool;
  readonly sourceName: string;
  readonly sourceKey: string;
}

/** What writing questions by a language model needs of other features. */
export interface Author {
  readonly modelUse: ModelUse;
  readonly complaintAbout: Examining['complaintAbout'];
  /** Adds questions to the bank; one that is there by its source stays as it is. */
  readonly keep: (
    context: Context,
    questions: readonly ModelQuestion[],
  ) => Promise<readonly { readonly id: string }[]>;
}
