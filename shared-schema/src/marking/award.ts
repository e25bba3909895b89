import type { AnswerJudgement } from '../question-types/index.ts';
import { add, compare, type Fraction, multiply, negate } from './fraction.ts';
import type { PartialRule } from './scheme.ts';

export interface Rule {
  readonly marks: Fraction;
  /** A magnitude. */
  readonly penalty: Fraction;
  readonly partial: PartialRule;
}

type PartJudgement = Extract<AnswerJudgement, { kind: 'part' }>;

/** The official table is for 4 marks and four options: +1 for each of at most three right options. */
const JEE_ADVANCED_PARTS = 4;

/**
 * The marks of an answer that is neither the whole key nor entirely wrong.
 * QT5: by rows, each counts by itself. The JEE Advanced rule is the table printed on its papers (2022 paper 1, the same since 2018).
 */
export function marksForPart(rule: Rule, part: PartJudgement): Fraction {
  const loss = negate(rule.penalty);
  if (rule.partial === 'per-option') {
    const share = multiply(rule.marks, { n: part.chosenRight - part.chosenWrong, d: part.keySize });
    return compare(share, loss) < 0 ? loss : share;
  }
  if (rule.partial === 'per-row') {
    const lost = multiply(loss, { n: part.chosenWrong, d: part.keySize });
    return add(multiply(rule.marks, { n: part.chosenRight, d: part.keySize }), lost);
  }
  if (rule.partial === 'none' || part.chosenWrong > 0) return loss;
  return multiply(rule.marks, {
    n: Math.min(part.chosenRight, JEE_ADVANCED_PARTS - 1),
    d: JEE_ADVANCED_PARTS,
  });
}
