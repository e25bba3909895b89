import { tex } from '../numbers.ts';

export const COMPILER = 'Compiler Design';
export const EMPTY = 'ε';
export const END = '$';

/** Right sides by variable; '' derives the empty string. Capital letters are variables, S is where it begins. */
export type Grammar = Readonly<Record<string, readonly string[]>>;

export const inTex = (symbol: string) =>
  symbol === EMPTY ? tex`\varepsilon` : symbol === END ? tex`\#` : symbol;

export const printed = (grammar: Grammar) =>
  Object.entries(grammar)
    .map(
      ([name, sides]) =>
        tex`$${name} \to ${sides.map((side) => (side === '' ? inTex(EMPTY) : side)).join(tex` \mid `)}$`,
    )
    .join('\n\n');
