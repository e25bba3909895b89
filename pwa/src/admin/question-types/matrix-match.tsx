import { type Answer, type AnswerKey, isList } from '@exam/shared-schema/question-types';
import MatrixMatchInput from '../../ui/question-types/matrix-match/input.tsx';
import { FieldSet, lettered } from '../../ui/index.ts';
import type { FieldErrors } from '../form/errors.ts';
import { valueAt } from '../form/values.ts';
import { controlAt, type KeyControlsProps, type KeyEditor } from './contract.ts';

type MatrixMatchKey = Extract<AnswerKey, { type: 'MatrixMatch' }>;
/** By the id of each row, the ids of its items. */
type Matches = MatrixMatchKey['matches'];

const MATCHES = controlAt(['matches']);
const controlOfRow = (id: string) => controlAt(['matches', id]);

/** QT8: the grid in which students answer, with the key in place of an answer. */
function Controls({ options, form }: KeyControlsProps) {
  const matches = Object.entries(valueAt(form.values, MATCHES) as Matches);
  return (
    <FieldSet
      label="Matches"
      hint="Tick all that each row matches. Every row needs one or more."
      error={errorOf(form.errors, options)}
    >
      <MatrixMatchInput
        question={{ _id: MATCHES, options }}
        value={Object.fromEntries(matches.map(([row, items]) => [row, items.join(' ')]))}
        onChange={(answer) => form.set(MATCHES, matchesIn(answer))}
        name={MATCHES}
        label="Rows and what they match"
      />
    </FieldSet>
  );
}

/** An error about single rows names them. */
function errorOf(errors: FieldErrors, options: KeyControlsProps['options']): string | undefined {
  const faulty = lettered(options).filter(({ _id }) => errors[controlOfRow(_id)] !== undefined);
  const [first] = faulty;
  if (first === undefined) return errors[MATCHES];
  return `${faulty.map(({ name }) => `Row ${name}`).join(', ')}: ${errors[controlOfRow(first._id)]}`;
}

function matchesIn(answer: Answer | null): Matches {
  if (answer === null || typeof answer === 'string' || isList(answer)) return {};
  return Object.fromEntries(Object.entries(answer).map(([row, items]) => [row, items.split(' ')]));
}

export const matrixMatchEditor: KeyEditor<MatrixMatchKey> = {
  asks: ['row'],
  keyText: {
    label: 'Matches',
    hint: 'A row on each line, as A-P,S. Rows are A, B, C in their order; what they are matched with is P, Q, R.',
  },
  fields: [],
  Controls,
  valuesOf: ({ matches }) => ({ matches }),
  // A row without an item stays in the key, so that it is refused.
  keyIn({ matches }, options) {
    const rows = options.filter(({ row }) => row === true).map(({ _id }) => _id);
    return { matches: Object.fromEntries(rows.map((row) => [row, (matches as Matches)[row] ?? []])) };
  },
  controlOf: ([, row]) => (row === undefined ? MATCHES : controlOfRow(row)),
};
