import { Incalculable } from '../../../../expressions/index.ts';
import { polynomialOf, scaled, sum } from '../polynomial.ts';
import { negative, ONE, toNumber } from '../rational.ts';
import { plainExpression, readExpression } from '../read-expression.ts';

/** Coefficients by monomial of an equation whose right side was brought to the left; null if it is no polynomial. */
export function coefficientsOfLine(equation: string): ReadonlyMap<string, number> | null {
  const [left, right, ...more] = equation.split('=');
  if (left === undefined || right === undefined || more.length > 0) return null;
  try {
    const [one, other] = [left, right].map((side) =>
      polynomialOf(readExpression(plainExpression(side).trim())),
    );
    if (one === undefined || other === undefined) return null;
    return new Map(
      [...sum(one, scaled(other, negative(ONE)))].map(([name, value]) => [name, toNumber(value)]),
    );
  } catch (error) {
    if (error instanceof Incalculable) return null;
    throw error;
  }
}
