import { isKeyOpen, writtenKey, writtenOptions, type QuestionEdit } from '@exam/shared-schema/contract';
import { optionsNamedBy, questionTypes, type AnswerKey } from '@exam/shared-schema/question-types';
import { lookOf } from '@exam/shared-schema/rich-text';
import { refused } from '../../../crud/index.ts';
import type { StoredOption, StoredTranslations, Tables } from '../../../database/index.ts';
import { editedImage, writtenKeywords, writtenTranslations } from './written-columns.ts';

type QuestionRow = Tables['questions']['$inferSelect'];

/** The fields of a question that an edit sets. */
export type EditedMembers = Pick<
  QuestionRow,
  | 'text'
  | 'options'
  | 'key'
  | 'explanation'
  | 'difficulty'
  | 'keywords'
  | 'subjectId'
  | 'topicId'
  | 'diagramUrl'
  | 'diagramAlt'
  | 'translations'
> & { readonly subjectId: string; readonly topicId: string };

interface Beside {
  /** Whether a package holds the question. */
  readonly isHeld: boolean;
  /** The id of a new option. */
  readonly newId: () => string;
}

const SENTENCES = {
  foreign: 'One of these options is not an option of this question. Close the form and open it again.',
  held: 'A published paper holds this question, so its options can be reworded, but none can be added or removed. Write another question instead.',
  swapped:
    'An option has the words that another one had. Answers and the key go by the option: move the options instead, or leave each its own words.',
  keyed: 'The key names an option that is missing here. Correct the key first.',
  closed: 'The key cannot be changed in this form any more. Close the form and open it again.',
} as const;

/**
 * BK19: the fields of the edited question.
 * @throws AppError VALIDATION on the options for a change that the key, a package or students' answers do not allow.
 */
export function editedMembers(
  row: QuestionRow,
  form: QuestionEdit,
  { isHeld, newId }: Beside,
): EditedMembers {
  const options = optionsOf(row, form, newId);
  if (isHeld) refuseOtherOptions(row.options, options);
  const { key } = row;
  const isKept = form.keepsKey;
  if (!isKept && !isKeyOpen({ key, isHeld, state: row.state }))
    throw refused(questionTypes[row.type].options === 'none' ? 'answer' : 'options', SENTENCES.closed);
  if (isKept) refuseKeyless(key, options);
  const { text, explanation, difficulty, subjectId, topicId } = form;
  return {
    text,
    options,
    key: isKept ? key : writtenKey(form, (place) => options[place]?._id ?? ''),
    explanation: explanation === '' ? null : explanation,
    difficulty,
    keywords: writtenKeywords(form) ?? row.keywords,
    subjectId,
    topicId,
    ...editedImage(row, form),
    translations: writtenTranslations(
      form,
      writtenOptions(form),
      options,
      translationsFor(row.translations ?? {}, options),
    ),
  };
}

function optionsOf(row: QuestionRow, form: QuestionEdit, newId: () => string): StoredOption[] {
  const known = new Map(row.options.map((option) => [option._id, option]));
  return writtenOptions(form).map(({ _id, text, row: isRow }) => {
    if (_id === '') return { _id: newId(), text, ...(isRow && { row: true }) };
    const before = known.get(_id);
    // Deleting from the map refuses an option that is named twice.
    if (before === undefined || !known.delete(_id)) throw refused('options', SENTENCES.foreign);
    const { row: _row, ...kept } = before;
    return { ...kept, text, ...(isRow && { row: true }) };
  });
}

function refuseOtherOptions(before: readonly StoredOption[], after: readonly StoredOption[]): void {
  const looks = new Map(before.map(({ _id, text }) => [_id, lookOf(text)]));
  const rows = new Set(before.flatMap(({ _id, row }) => (row === true ? [_id] : [])));
  const isOther = ({ _id, row }: StoredOption) => !looks.has(_id) || rows.has(_id) !== (row === true);
  if (after.length !== before.length || after.some(isOther)) throw refused('options', SENTENCES.held);
  const isSwapped = after.some(({ _id, text }) => {
    const look = lookOf(text);
    return looks.get(_id) !== look && before.some((other) => looks.get(other._id) === look);
  });
  if (isSwapped) throw refused('options', SENTENCES.swapped);
}

/** Every option named by the key must still exist. */
function refuseKeyless(key: AnswerKey, options: readonly StoredOption[]): void {
  const ids = new Set(options.map(({ _id }) => _id));
  if (!optionsNamedBy(key).every((id) => ids.has(id))) throw refused('options', SENTENCES.keyed);
}

/** Drops the translations of removed options. */
function translationsFor(
  translations: StoredTranslations,
  options: readonly StoredOption[],
): StoredTranslations {
  const ids = new Set(options.map(({ _id }) => _id));
  return Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => [
      language,
      { ...translation, options: translation.options.filter(({ _id }) => ids.has(_id)) },
    ]),
  );
}
