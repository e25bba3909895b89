import { compilePaper } from '@exam/shared-schema/marking';
import { questionsInOrder, type PaperPackage } from '@exam/shared-schema/paper-package';
import { optionsNamedBy, type AnswerKey } from '@exam/shared-schema/question-types';
import type { Tables } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';

type QuestionRow = Tables['questions']['$inferSelect'];
export type Keys = Readonly<Record<string, AnswerKey>>;

/**
 * BK14: checks the key against the question itself. Without this, a wrong key of a question in no package would only be
 * noticed when a paper with it is published.
 * @throws AppError VALIDATION for a key of another type or one that names other options; CONFLICT for a quarantined
 * question, which must be judged first (BK12).
 */
export function refuseUnfit({ type, options, state }: QuestionRow, key: AnswerKey): void {
  if (state === 'quarantined')
    throw new AppError('CONFLICT', 'This question is quarantined. Release it or drop it first.');
  if (key.type !== type || !namesOnly(options, key)) throw unusable();
}

/** @throws AppError VALIDATION for a key of another type, an invalid one, or one that names other options. */
export function refuseUnusable(paper: PaperPackage, keys: Keys, corrected: Keys): void {
  for (const { question } of questionsInOrder(paper)) {
    const key = corrected[question._id];
    if (key !== undefined && !namesOnly(question.options, key)) throw unusable();
  }
  try {
    compilePaper(paper, keys);
  } catch (cause) {
    throw unusable(cause);
  }
}

const REFUSAL = 'The question cannot be marked by this key.';

const unusable = (cause?: unknown) =>
  new AppError('VALIDATION', REFUSAL, { errors: { key: REFUSAL }, cause });

function namesOnly(options: readonly { readonly _id: string }[], key: AnswerKey): boolean {
  const known = new Set(options.map(({ _id }) => _id));
  return optionsNamedBy(key).every((id) => known.has(id));
}
