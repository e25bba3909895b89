import type { AnswerKey } from '../../question-types/index.ts';

/** The fields of a form that make up the key. */
export interface Written {
  readonly type: AnswerKey['type'];
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
  readonly answer: string;
  readonly upTo: string;
  readonly tolerance: string;
}

/** The options that are not blank; none for a numerical question. */
export const writtenOptions = <Form extends Pick<Written, 'type' | 'options'>>({
  type,
  options,
}: Form): Form['options'][number][] =>
  type === 'Numerical' ? [] : options.filter(({ text, isRight }) => text !== '' || isRight);

/** The key that a form describes. @param idOf the id of an option by its index among the options that are not blank. */
export function writtenKey(form: Written, idOf: (place: number) => string): AnswerKey {
  const { type, answer, upTo, tolerance } = form;
  if (type === 'Numerical')
    return {
      type,
      ...(upTo === '' ? { values: [answer] } : { ranges: [{ min: answer, max: upTo }] }),
      ...(tolerance !== '' && { tolerance }),
    };
  const correct = writtenOptions(form).flatMap(({ isRight }, place) => (isRight ? [idOf(place)] : []));
  return { type, correct };
}

interface Option {
  readonly _id: string;
  readonly text: string;
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
  const isRight = (id: string) => key.type !== 'Numerical' && key.correct.includes(id);
  const inHindi = new Map(translations['hi']?.options.map(({ _id, text }) => [_id, text]));
  const shown = options.map(({ _id, text }) => {
    const hindi = inHindi.get(_id) ?? text;
    return { _id, text, isRight: isRight(_id), textInHindi: hindi === text ? '' : hindi };
  });
  if (key.type !== 'Numerical') return { options: shown, answer: '', upTo: '', tolerance: '' };
  const { values = [], ranges = [], tolerance = '' } = key;
  const [range] = ranges;
  return { options: shown, answer: values[0] ?? range?.min ?? '', upTo: range?.max ?? '', tolerance };
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
  return !isHeld && state !== 'quarantined' && isShowable(key);
}

function isShowable(key: AnswerKey): boolean {
  if (key.outcome !== undefined) return false;
  if (key.type === 'MCQ') return key.correct.length === 1;
  if (key.type === 'MSQ') return (key.alternatives ?? []).length === 0;
  return key.rounding === undefined && (key.values ?? []).length + (key.ranges ?? []).length === 1;
}
