import { decideRank } from '@exam/shared-schema/contract';
import { actionBy, type Keyed } from '../rows/action.ts';
import { reasonField } from '../fields/reason-field.ts';

interface AboutAttempt extends Keyed {
  readonly attemptId: string;
  readonly student: { readonly _id: string };
}

interface DecisionOptions<Row> {
  /** The row leaves the list with the decision. */
  readonly takesAway: boolean;
  readonly isOffered?: (row: Row) => boolean;
}

/** ST70, IN8: the decisions of an administrator on an attempt, with a reason, which the student gets as a notice. */
export function rankDecisions<Row extends AboutAttempt>({ takesAway, isOffered }: DecisionOptions<Row>) {
  const decision = (ranked: boolean, label: string, confirm: string) =>
    actionBy(decideRank, {
      label,
      confirm,
      takesAway,
      ...(isOffered !== undefined && { isOffered }),
      fields: [reasonField],
      paramsOf: ({ attemptId }: Row) => ({ attemptId }),
      valuesOf: ({ student }) => ({ userId: student._id, ranked, reason: '' }),
      failure: 'Failed to save the decision. Please try again.',
    });
  return [
    decision(
      true,
      'Let it rank',
      'This attempt will count for the ranking of its test paper. The student gets a notice with the reason.',
    ),
    decision(
      false,
      'Do not rank',
      'This attempt will keep its score and will not count for the ranking. The student gets a notice with the reason.',
    ),
  ] as const;
}
