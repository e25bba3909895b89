import * as z from 'zod/mini';

import { idSchema } from '../../attempt/ids.ts';
import { type Answer, type AnswerJudgement, defineQuestionType } from '../contract.ts';
import { keyOutcomeSchema, MAX_OPTIONS } from '../key-parts.ts';
import { type KeyPrint, namesOf } from '../key-words.ts';
import { itemsOf, matrixMatchAnswers, rowsOf } from './answer.ts';

/** By the id of each row, the ids of the options that it matches: one or more, and rows may share them. */
export const matrixMatchKeySchema = z.object({
  type: z.literal('MatrixMatch'),
  matches: z
    .record(idSchema, z.array(idSchema).check(z.minLength(1, 'Choose an option'), z.maxLength(MAX_OPTIONS)))
    .check(
      z.refine((matches) => Object.keys(matches).length > 0, 'Match every row'),
      z.refine((matches) => Object.keys(matches).length <= MAX_OPTIONS),
    ),
  outcome: keyOutcomeSchema,
});

export type MatrixMatchKey = z.infer<typeof matrixMatchKeySchema>;

/**
 * The matrix match of IIT-JEE and of JEE Advanced 2015 (in QTI, a matchInteraction): each row of a first list matches one
 * or more items of a second. The answer has for each row that was matched the ids of its items with spaces between them
 * (QT4).
 */
export const matrixMatch = defineQuestionType({
  ...matrixMatchAnswers,
  name: 'MatrixMatch',
  noun: 'matrix match questions',
  compileKey: (key: MatrixMatchKey) => (answer) => judge(key, answer),
  keyText: ({ matches }, print) => pairsText(Object.entries(matches), print),
  rightAnswer: answerOf,
  correctAnswer: answerOf,
  keyOfCorrectAnswer: (answer): MatrixMatchKey => ({
    type: 'MatrixMatch',
    matches: Object.fromEntries(rowsOf(answer).map(([row, items]) => [row, [...itemsOf(items)]])),
  }),
  answerText: (answer, print) =>
    pairsText(
      rowsOf(answer).map(([row, items]) => [row, itemsOf(items)]),
      print,
    ),
  readText: () => null,
  // QT10
  answerParts:
    ({ matches }) =>
    (answer) =>
      rowsOf(answer).flatMap(([row, items]) =>
        itemsOf(items).map((choice) => ({
          row,
          choice,
          text: null,
          isRight: matches[row]?.includes(choice) === true,
        })),
      ),
  optionIds: ({ matches }) => Object.entries(matches).flatMap(([row, items]) => [row, ...items]),
  renameOptions: ({ matches, ...key }, change) => ({
    ...key,
    matches: Object.fromEntries(
      Object.entries(matches).map(([row, items]) => [change([row])[0] ?? row, change(items)]),
    ),
  }),
});

function answerOf({ matches }: MatrixMatchKey): Answer {
  return Object.fromEntries(Object.entries(matches).map(([row, items]) => [row, items.join(' ')]));
}

type Pairs = readonly (readonly [row: string, items: readonly string[]])[];

/** 'A → P, S; B → Q', in the order of the rows. */
function pairsText(pairs: Pairs, print: KeyPrint): string {
  const places = new Map(print.options.map(({ _id }, place) => [_id, place]));
  const placeOf = ([row]: Pairs[number]) => places.get(row) ?? places.size;
  return pairs
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(
      ([row, items]) => `${namesOf([row], print).join('')} → ${print.words.together(namesOf(items, print))}`,
    )
    .join('; ');
}

/** A row is right with exactly its items; one without an item counts neither way. */
function judge({ matches }: MatrixMatchKey, answer: Answer): AnswerJudgement {
  const given = new Map(rowsOf(answer).map(([row, items]) => [row, sorted(itemsOf(items))]));
  const rows = Object.entries(matches);
  const answered = rows.filter(([row]) => (given.get(row) ?? '') !== '');
  const chosenRight = answered.filter(([row, items]) => given.get(row) === sorted(items)).length;
  return { kind: 'part', chosenRight, chosenWrong: answered.length - chosenRight, keySize: rows.length };
}

const sorted = (ids: readonly string[]): string => [...new Set(ids)].toSorted().join(' ');
