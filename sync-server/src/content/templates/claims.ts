import { amount } from './numbers.ts';
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
  /** How the value comes about. */
  readonly because: string;
}

/** A question with several right options: four claims, some of them made with a mistake. */
export interface Claims {
  readonly text: string;
  readonly claims: readonly Claim[];
  readonly diagram?: Diagram;
}

export function makeClaims(random: Random, asked: Claims): MadeQuestion | null {
  const shown = asked.claims.map((claim) => ({ claim, isRight: random.int(0, 1) === 1 }));
  const isDull = shown.every(({ isRight }) => !isRight);
  const isVague = asked.claims.some(
    (claim) => statement(claim, claim.value) === statement(claim, claim.mistake),
  );
  if (isDull || isVague) return null;
  const options = shown.map(({ claim, isRight }) => ({
    text: statement(claim, isRight ? claim.value : claim.mistake),
    isRight,
  }));
  return {
    text: asked.text,
    options: random.shuffle(options),
    answer: null,
    explanation: asked.claims
      .map((claim) => `${statement(claim, claim.value)} ${claim.because}`)
      .join('\n\n'),
    diagram: asked.diagram ?? null,
    proof: asked.claims.map(({ value, check }) => [value, check]),
  };
}

function statement({ says, unit = '' }: Claim, value: number): string {
  return `${says} ${amount(value, unit)}.`;
}
