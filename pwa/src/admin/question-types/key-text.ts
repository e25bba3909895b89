import { keyForms } from '@exam/shared-schema/contract';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { KeyEditor } from './contract.ts';

const BLANK = { answer: '', upTo: '', tolerance: '' };

/** The editor of a type whose key has a notation of its own, by the type's `KeyForm`. */
export function keyTextEditor(
  type: QuestionTypeName,
  keyText: NonNullable<KeyEditor['keyText']>,
  asks: KeyEditor['asks'] = [],
): KeyEditor {
  return {
    asks,
    keyText,
    fields: [{ kind: 'textarea', name: 'key.keyText', ...keyText }],
    valuesOf: (key, options) => ({ keyText: keyForms[type].shown(key, options).keyText ?? '' }),
    keyIn(values, options) {
      const listed = options.map(({ text, row }) => ({ text, isRight: false, row }));
      const form = { ...BLANK, options: listed, keyText: String(values['keyText']) };
      return keyForms[type].key(
        form,
        options.map(({ _id }) => _id),
      );
    },
    controlOf: () => 'key.keyText',
  };
}
