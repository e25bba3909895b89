import type { Judgement } from '../question-types/index.ts';
import { compare, type Fraction, multiply, negate, ZERO } from './fraction.ts';
import type { PartialRule } from './scheme.ts';

export interface Rule {
  readonly marks: Fraction;
  readonly penalty: Fraction;
  readonly partial: PartialRule;
}

export interface Award {
  readonly outcome: 'correct' | 'partly-correct' | 'incorrect';
  readonly marks: Fraction;
}

/** The official table is for 4 marks and four options: +1 for each of at most three right ones. */
const JEE_ADVANCED_PARTS = 4;

/** What an answer earns. An answer that is not fully right but earns marks is 'partly-correct' (rule ST18). */
export function award(rule: Rule, judgement: Judgement): Award {
  if (isFullyRight(judgement)) return { outcome: 'correct', marks: rule.marks };
  const marks = judgement.kind === 'part' ? partMarks(rule, judgement) : negate(rule.penalty);
  return { outcome: compare(marks, ZERO) > 0 ? 'partly-correct' : 'incorrect', marks };
}

function isFullyRight(judgement: Judgement): boolean {
  if (judgement.kind !== 'part') return judgement.kind === 'right';
  return judgement.chosenWrong === 0 && judgement.chosenRight === judgement.keySize;
}

function partMarks(rule: Rule, part: Judgement & { kind: 'part' }): Fraction {
  const loss = negate(rule.penalty);
  if (rule.partial === 'per-option') {
    const share = multiply(rule.marks, { n: part.chosenRight - part.chosenWrong, d: part.keySize });
    return compare(share, loss) < 0 ? loss : share;
  }
  if (rule.partial === 'none' || part.chosenWrong > 0 || part.chosenRight === 0) return loss;
  return multiply(rule.marks, { n: Math.min(part.chosenRight, JEE_ADVANCED_PARTS - 1), d: JEE_ADVANCED_PARTS });
}
