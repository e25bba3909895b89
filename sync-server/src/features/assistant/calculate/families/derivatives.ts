import {
  type MathNode,
  create,
  derivativeDependencies,
  simplifyConstantDependencies,
  simplifyCoreDependencies,
} from 'mathjs/number';
import { readTree } from '../../../../expressions/index.ts';
import { inDollars, type Worked } from '../worked.ts';
import { ALLOWED, inSigns, texOf, trimmed, variableOf, withCalls } from './expressions-in-words.ts';

interface Calculus {
  readonly derivative: (node: MathNode, variable: string, options: object) => MathNode;
  readonly simplifyCore: (node: MathNode) => MathNode;
  readonly simplifyConstant: (node: MathNode, options: object) => MathNode;
}

let library: Calculus | null = null;

/** Created when a derivative is first asked for: it takes a tenth of a second. */
function calculus(): Calculus {
  library ??= create({
    ...derivativeDependencies,
    ...simplifyCoreDependencies,
    ...simplifyConstantDependencies,
  }) as unknown as Calculus;
  return library;
}

/** Constants computed, zeros and ones left out. The library's whole simplification needs exact fractions, which this build lacks. */
function simplified(node: MathNode): MathNode {
  const { simplifyCore, simplifyConstant } = calculus();
  const core = simplifyCore(node);
  try {
    return simplifyCore(simplifyConstant(core, { exactFractions: false }));
  } catch {
    return core;
  }
}

const DERIVATIVE = [
  /^()(?:dy\s*\/\s*dx|derivative)\s+(?:if|when|for|where|of)\s+y\s*=\s*(.+)$/iu,
  /^(second|2nd|third|3rd|first|1st|double)?\s*(?:order\s+)?(?:derivative|derivatives|differentiation|differential coefficient|diffrentiation|avkalan|avkalaj|अवकलज|अवकलन)\s+(?:of|ka|का)?\s*(.+)$/iu,
  /^()(?:differentiate|diff|avkalan karo)\s+(.+)$/iu,
  /^(d\^?2|d)\s*\/?\s*(?:dx\^?2?)\s*(?:of)?\s*(.+)$/iu,
  /^()(.+?)\s+(?:ka|का|ki|की)\s+(?:derivative|differentiation|avkalan|avkalaj|अवकलज|अवकलन)$/iu,
];

/** AS44: derivatives of polynomials and standard functions. @param asked as typed. */
export function derivativeOf(asked: string): Worked | null {
  const plain = trimmed(inSigns(asked)).replace(/\s+of it$/i, '');
  for (const pattern of DERIVATIVE) {
    const [, order = '', body] = pattern.exec(plain) ?? [];
    if (body === undefined) continue;
    const times = /second|2nd|double|d\^?2/i.test(order) ? 2 : /third|3rd/i.test(order) ? 3 : 1;
    const again = /^(?:and\s+)?(?:second|2nd)\s+derivative/i.test(plain) ? 2 : times;
    const found = derived(trimmed(body).replace(/^(?:of|the|y\s*=|f\(x\)\s*=)\s*/i, ''), again);
    if (found !== null) return found;
  }
  return null;
}

function derived(body: string, times: number): Worked | null {
  const expression = withCalls(body);
  const variable = variableOf(expression);
  if (variable === null || !ALLOWED.test(expression)) return null;
  const node = readTree(expression);
  const { derivative } = calculus();
  const steps: string[] = [];
  let current = node;
  for (let turn = 0; turn < times; turn += 1) {
    current = simplified(derivative(current, variable, { simplify: false }));
    const mark = turn === 0 ? `d` : `d^${turn + 1}`;
    const below = turn === 0 ? `d${variable}` : `d${variable}^${turn + 1}`;
    steps.push(
      inDollars(String.raw`\frac{${mark}}{${below}}\left(${texOf(node)}\right) = ${texOf(current)}`),
    );
  }
  const result = steps.pop() ?? '';
  return {
    title: ['Derivative', 'अवकलज'],
    law: inDollars(
      String.raw`(x^n)' = nx^{n-1},\ (\sin x)' = \cos x,\ (\cos x)' = -\sin x,\ (e^x)' = e^x,\ (\ln x)' = \frac{1}{x},\ (uv)' = u'v + uv'`,
    ),
    steps,
    result,
  };
}
