/** A statement that is true, a false one that is easily taken for it, and why the one is and the other is not. */
export type Fact = readonly [isTrue: string, isFalse: string, because: string];

/** A statement as a question prints it. */
export interface Shown {
  readonly fact: Fact;
  readonly saysTrue: boolean;
}

export const said = ({ fact, saysTrue }: Shown): string => (saysTrue ? fact[0] : fact[1]);

/** CT5: what a true statement rests on, and what holds in place of a false one. */
export function judged({ fact: [isTrue, isFalse, because], saysTrue }: Shown): string {
  const words = saysTrue ? ['**Correct:**', isTrue] : ['**Not correct:**', isFalse, '**In fact:**', isTrue];
  return [...words, because].join(' ');
}
