import { partsOf } from '@exam/shared-schema/contract';
import { rightOptions, type AnswerKey } from '@exam/shared-schema/question-types';
import { Problem, type ReadQuestion } from './read-item.ts';

interface Keyed {
  readonly text: string;
  readonly options: readonly {
    readonly _id: string;
    readonly text: string;
    readonly row?: boolean | undefined;
  }[];
  readonly key: AnswerKey;
}

/** A question with its key as the bank stores it. */
export function keyedQuestion({ text, options, key }: Keyed): ReadQuestion {
  if (key.outcome !== undefined) throw new Problem('Its key was corrected in a way that no form can write.');
  const right = rightOptions(key);
  const parts = partsOf({ key, options, translations: {} });
  return {
    type: key.type,
    text,
    ...parts,
    options: parts.options.map(({ _id, text: words, row }) => ({
      text: words,
      isRight: right.includes(_id),
      row,
    })),
  };
}
