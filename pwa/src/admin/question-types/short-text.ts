import type { AnswerKey } from '@exam/shared-schema/question-types';
import { controlAt, type KeyEditor } from './contract.ts';

type ShortTextKey = Extract<AnswerKey, { type: 'ShortText' }>;

/** QT9: the form's values; each accepted answer is a row. */
interface ShortTextValues {
  readonly accepted: readonly { readonly text: string }[];
}

const ALIKE = 'Capitals, spaces, accents typed in another way and kinds of dashes make no difference.';

export const shortTextEditor: KeyEditor<ShortTextKey> = {
  asks: [],
  keyText: { label: 'Accepted answers', hint: `One a line. ${ALIKE}` },
  fields: [
    {
      kind: 'rows',
      name: 'key.accepted',
      label: 'Accepted answers',
      hint: `Any of them is right. ${ALIKE}`,
      noun: 'answer',
      blank: { text: '' },
      atLeast: 1,
      fields: [{ kind: 'text', name: 'text', label: 'Answer' }],
    },
  ],
  valuesOf: ({ accepted }): ShortTextValues => ({ accepted: accepted.map((text) => ({ text })) }),
  keyIn(members) {
    const { accepted } = members as unknown as ShortTextValues;
    return { accepted: accepted.map(({ text }) => text.trim()) };
  },
  controlOf: ([, place]) => controlAt(place === undefined ? ['accepted'] : ['accepted', place, 'text']),
};
