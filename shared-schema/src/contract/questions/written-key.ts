import { keyForms } from '../../question-types/forms.ts';
import { type AnswerKey, questionTypes } from '../../question-types/index.ts';
import type { WrittenKey } from '../../question-types/key-form.ts';

/** The fields of a form that make up the key. */
export interface Written extends WrittenKey {
  readonly type: AnswerKey['type'];
}

export const hasOptions = (type: AnswerKey['type']): boolean => questionTypes[type].options !== 'none';

/** The options that are not blank; none for a type without options. */
export const writtenOptions = <Form extends Pick<Written, 'type' | 'options'>>({
  type,
  options,
}: Form): Form['options'][number][] =>
  hasOptions(type) ? options.filter(({ text, isRight }) => text !== '' || isRight) : [];

/** The key that a form describes. @param idOf the id of an option by its index among the options that are not blank. */
export function writtenKey(form: Written, idOf: (place: number) => string): AnswerKey {
  const options = writtenOptions(form);
  return keyForms[form.type].key(
    { ...form, options },
    options.map((_, place) => idOf(place)),
  );
}

interface Option {
  readonly _id: string;
  readonly text: string;
  readonly row?: boolean | undefined;
}

interface Keyed {
  readonly key: AnswerKey;
  readonly options: readonly Option[];
}

/** The languages other than English in which the form writes a question; other translations are unchanged. */
interface Translated {
  readonly translations: Readonly<
    Record<
      string,
      {
        readonly text: string;
        readonly options: readonly Option[];
        readonly explanation?: string | undefined;
      }
    >
  >;
}

/** BK24: the Hindi fields of a question for the form. */
export function hindiOf({ translations: { hi } }: Translated) {
  return {
    isInHindi: hi !== undefined,
    textInHindi: hi?.text ?? '',
    explanationInHindi: hi?.explanation ?? '',
  };
}

/** The fields of a question for the form; parts of the key that the form cannot show are omitted. */
export function partsOf({ key, options, translations }: Keyed & Translated) {
  const {
    right = [],
    answer = '',
    upTo = '',
    tolerance = '',
    keyText = '',
  } = keyForms[key.type].shown(key, options);
  const inHindi = new Map(translations['hi']?.options.map(({ _id, text }) => [_id, text]));
  const shown = options.map(({ _id, text, row = false }) => {
    const hindi = inHindi.get(_id) ?? text;
    return { _id, text, isRight: right.includes(_id), row, textInHindi: hindi === text ? '' : hindi };
  });
  return { options: shown, answer, upTo, tolerance, keyText };
}

/**
 * BK19: whether a question's key may be edited with it: no attempt can have been marked by it, the question is not in
 * quarantine, and the form can show the whole key.
 */
export function isKeyOpen({
  key,
  isHeld,
  state,
}: Pick<Keyed, 'key'> & { readonly isHeld: boolean; readonly state: string }): boolean {
  if (isHeld || state === 'quarantined' || key.outcome !== undefined) return false;
  return keyForms[key.type].isShowable(key);
}
