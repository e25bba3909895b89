import { amount, isPrintedInFull } from './numbers.ts';
import type { Random } from './random.ts';
import type { Diagram, MadeQuestion } from './template.ts';

/** One thing that is said of a situation: with its value it is true, with the mistake it is not. */
interface Claim {
  /** The statement up to its number. */
  readonly says: string;
  readonly value: number;
  /** The same value by another way. */
  readonly check: number;
  readonly mistake: number;
  readonly unit?: string;
  /** How the number looks, where number and unit are not enough: '$\frac{12}{13}$'. Exact. */
  readonly show?: (value: number) => string | null;
  /** How the value comes about, with the numbers put in. */
  readonly because: string;
}

/** A question with several right options: four claims, some of them made with a mistake. */
export interface Claims {
  readonly text: string;
  readonly claims: readonly Claim[];
  readonly diagram?: Diagram;
  /** 2 to 9, where what was drawn makes the question easier or harder than its template says. */
  readonly difficulty?: number;
}

export function makeClaims(random: Random, asked: Claims): MadeQuestion | null {
  const shown = asked.claims.map((claim) => ({ claim, isRight: random.int(0, 1) === 1 }));
  const isDull = shown.every(({ isRight }) => !isRight);
  const isVague = asked.claims.some((claim) => {
    const [right, wrong] = [statement(claim, claim.value), statement(claim, claim.mistake)];
    return right === null || wrong === null || right === wrong;
  });
  if (isDull || isVague) return null;
  const options = shown.map(({ claim, isRight }) => ({
    text: statement(claim, isRight ? claim.value : claim.mistake) ?? '',
    isRight,
  }));
  return {
    text: asked.text,
    options: random.shuffle(options),
    answer: null,
    explanation: asked.claims
      .map((claim) => `${statement(claim, claim.value) ?? ''} ${claim.because}`)
      .join('\n\n'),
    diagram: asked.diagram ?? null,
    ...(asked.difficulty !== undefined && { difficulty: asked.difficulty }),
    within: null,
    proof: asked.claims.map(({ value, check }) => [value, check]),
  };
}

/** CT4: a number that is rounded is said to be approximate; null if the number cannot be shown. */
function statement({ says, unit = '', show }: Claim, value: number): string | null {
  if (show !== undefined) {
    const shown = show(value);
    return shown === null ? null : `${says} ${shown}.`;
  }
  return `${says} ${isPrintedInFull(value) ? '' : 'approximately '}${amount(value, unit)}.`;
}
