import type { InBoth, Worked } from '../worked.ts';
import { plainQuestion } from './plain-question.ts';
import { denominatorOf, fractionWithDecimal, type PlainFamily, valueTex, worked } from './answer.ts';

const VECTORS: InBoth = ['Vectors', 'सदिश'];
const COMPLEX: InBoth = ['Complex numbers', 'सम्मिश्र संख्याएँ'];
const TRIPLE = String.raw`\(?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)(?:\s*,\s*(-?\d+(?:\.\d+)?))?\s*\)?`;

/** '3i + 4j - k' or '(3, 4, -1)' as three numbers. */
function vectorsIn(text: string): number[][] {
  const plain = text
    .replace(/[îi]\s*(?:cap|hat)|\\hat\{?i\}?|î/g, 'i')
    .replace(/ĵ|\\hat\{?j\}?|j\s*(?:cap|hat)/g, 'j')
    .replace(/k̂|\\hat\{?k\}?|k\s*(?:cap|hat)/g, 'k');
  const bracketed = [
    ...plain.matchAll(new RegExp(String.raw`[(<⟨[]${TRIPLE.replace(/^\\\(\?|\\\)\?$/g, '')}\s*[)>⟩\]]`, 'g')),
  ];
  if (bracketed.length > 0) return bracketed.map(([, x, y, z]) => [Number(x), Number(y), Number(z ?? 0)]);
  const runs = plain.match(/[+-]?\s*(?:\d*\.?\d+\s*)?[ijk]\b(?:\s*[+-]\s*(?:\d*\.?\d+\s*)?[ijk]\b)*/g) ?? [];
  return runs.map((run) =>
    ['i', 'j', 'k'].map((unit) => {
      const part = new RegExp(String.raw`([+-]?)\s*(\d*\.?\d*)\s*${unit}\b`).exec(run);
      if (part === null) return 0;
      const size = part[2] === '' || part[2] === undefined ? 1 : Number(part[2]);
      return part[1] === '-' ? -size : size;
    }),
  );
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, place) => sum + each * (b[place] ?? 0), 0);
const size = (a: readonly number[]): number => Math.sqrt(dot(a, a));
const rootTex = (square: number): string =>
  Number.isInteger(Math.sqrt(square))
    ? String(Math.sqrt(square))
    : String.raw`\sqrt{${valueTex(square)}} \approx ${valueTex(Number(Math.sqrt(square).toPrecision(6)))}`;
const signed = (value: number, unit: string): string =>
  `${value < 0 ? '- ' : '+ '}${Math.abs(value) === 1 ? '' : valueTex(Math.abs(value))}\\hat{${unit}}`;

const vectorTex = ([x = 0, y = 0, z = 0]: readonly number[]): string => {
  const parts = [
    [x, 'i'],
    [y, 'j'],
    [z, 'k'],
  ].filter(([value]) => value !== 0) as [number, string][];
  return (
    parts
      .map(([value, unit]) => signed(value, unit))
      .join(' ')
      .replace(/^\+ /, '')
      .replace(/^- /, '-') || '0'
  );
};

const AROUND =
  /^(?:(?:magnitude|modulus|dot|scalar|cross|vector|vectors|product|of|and|angle|between|length|projection|on|unit|in|direction|along|parallel|to|sum|resultant|[abx]+|with|cos|cosine|theta|θ|degrees?|their|these|two|dono|beech|between|kon|kona|कोण|बीच|दोनों|सदिश|सदिशों|sadish|sadisho)(?![a-z])|[\s,()|=.:×·→])*$/;

/** AS72: magnitude, products and angle of vectors. */
export const vectors: PlainFamily = (asked, text) => {
  // '12k' is no number of thousands here.
  const question =
    /\d\s*k\b/i.test(text) && /[ij]\b/i.test(text)
      ? plainQuestion(text.replace(/(\d)\s*k\b/gi, '$1κ')).replaceAll('κ', 'k')
      : asked;
  const isProduct = /dot|scalar product|cross|vector product/.test(question);
  if (
    !isProduct &&
    !/magnitude|modulus|length|angle|projection|unit vector|vector|kon(?![a-z])|कोण/.test(question)
  )
    return null;
  const found = vectorsIn(question);
  const rest = question
    .replace(/[îĵ]|k̂/g, '')
    .replace(/[(<⟨[]\s*-?[\d.]+\s*,[^)>⟩\]]*[)>⟩\]]/g, ' ')
    .replace(/[+-]?\s*\d*\.?\d*\s*\b\d*\.?\d*[ijk]\b(?:\s*(?:cap|hat))?/g, ' ')
    .replace(/[ab]\s*=/g, ' ');
  if (!AROUND.test(rest)) return null;
  const [a, b] = found;
  if (a === undefined) return null;
  if (found.length === 1) return single(question, a);
  return b === undefined || found.length > 2 ? null : pair(question, a, b);
};

function single(question: string, a: readonly number[]): Worked | null {
  const square = dot(a, a);
  // Of a complex number it is the same, under another name.
  const [x = 0, y = 0, z = 0] = a;
  if (
    /^(?:magnitude|modulus|length)\b/.test(question) &&
    !/[jk]\b/.test(question) &&
    z === 0 &&
    x === 0 &&
    y === 0
  )
    return null;
  if (/unit vector/.test(question))
    return square === 0
      ? null
      : worked(VECTORS, {
          law: String.raw`\hat{a} = \frac{\vec{a}}{|\vec{a}|}`,
          result: String.raw`\frac{${vectorTex(a)}}{${rootTex(square).split(String.raw` \approx`)[0]}}`,
        });
  if (!/magnitude|modulus|length/.test(question) || !/[jk]\b|,/.test(question)) return null;
  return worked(VECTORS, {
    law: String.raw`|\vec{a}| = \sqrt{x^2 + y^2 + z^2}`,
    result: String.raw`|\vec{a}| = ${rootTex(square)}`,
  });
}

function pair(question: string, a: readonly number[], b: readonly number[]): Worked | null {
  const [ax = 0, ay = 0, az = 0] = a;
  const [bx = 0, by = 0, bz = 0] = b;
  if (/dot|scalar product/.test(question))
    return worked(VECTORS, {
      law: String.raw`\vec{a}\cdot\vec{b} = a_1b_1 + a_2b_2 + a_3b_3`,
      result: String.raw`\vec{a}\cdot\vec{b} = ${valueTex(dot(a, b))}`,
    });
  if (/cross|vector product/.test(question)) {
    const product = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    return worked(VECTORS, {
      law: String.raw`\vec{a}\times\vec{b} = (a_2b_3 - a_3b_2)\hat{i} + (a_3b_1 - a_1b_3)\hat{j} + (a_1b_2 - a_2b_1)\hat{k}`,
      result: String.raw`\vec{a}\times\vec{b} = ${vectorTex(product)}`,
    });
  }
  if (/projection/.test(question) && size(b) > 0)
    return worked(VECTORS, {
      law: String.raw`\frac{\vec{a}\cdot\vec{b}}{|\vec{b}|}`,
      result: String.raw`\frac{${valueTex(dot(a, b))}}{${Number.isInteger(size(b)) ? size(b) : String.raw`\sqrt{${valueTex(dot(b, b))}}`}} ${denominatorOf(dot(a, b) / size(b)) === null ? String.raw`\approx` : '='} ${Number((dot(a, b) / size(b)).toPrecision(6))}`,
    });
  if (/angle|kon(?![a-z])|कोण|cos/.test(question) && size(a) > 0 && size(b) > 0) {
    const cosine = dot(a, b) / size(a) / size(b);
    const angle = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
    return worked(VECTORS, {
      law: String.raw`\cos\theta = \frac{\vec{a}\cdot\vec{b}}{|\vec{a}||\vec{b}|}`,
      steps: [
        String.raw`\cos\theta = ${denominatorOf(cosine) === null ? String.raw`\frac{${valueTex(dot(a, b))}}{\sqrt{${valueTex(dot(a, a) * dot(b, b))}}} \approx ${Number(cosine.toPrecision(6))}` : fractionWithDecimal(cosine)}`,
      ],
      result: String.raw`\theta = ${Number(angle.toPrecision(6))}^\circ`,
    });
  }
  if (!/^(?:sum|resultant)/.test(question)) return null;
  return worked(VECTORS, {
    law: String.raw`\vec{a} + \vec{b}`,
    result: vectorTex([ax + bx, ay + by, az + bz]),
  });
}

const NUMBER = String.raw`([+-]?\s*\d*\.?\d*)`;
const COMPLEX_NUMBER = new RegExp(
  String.raw`^\(?\s*([+-]?\s*\d+(?:\.\d+)?)\s*([+-])\s*(\d*\.?\d*)\s*[ij]\s*\)?$`,
);

function complexOf(text: string): readonly [number, number] | null {
  const match = COMPLEX_NUMBER.exec(text.trim());
  if (match !== null) {
    const imaginary = match[3] === '' ? 1 : Number(match[3]);
    return [Number((match[1] ?? '').replaceAll(' ', '')), match[2] === '-' ? -imaginary : imaginary];
  }
  const pure = new RegExp(`^${NUMBER}\\s*i$`).exec(text.trim());
  if (pure === null) return null;
  const part = (pure[1] ?? '').replaceAll(' ', '');
  return [0, part === '' || part === '+' ? 1 : part === '-' ? -1 : Number(part)];
}

const complexTex = (x: number, y: number): string =>
  y === 0
    ? valueTex(x)
    : `${x === 0 ? '' : `${valueTex(x)} `}${y < 0 ? '-' : x === 0 ? '' : '+'} ${Math.abs(y) === 1 ? '' : valueTex(Math.abs(y))}i`.trim();

const OF_ONE =
  /^(modulus|argument|arg|amplitude|conjugate|multiplicative inverse|inverse|reciprocal|square|absolute)\s*(?:of)?\s*(?:complex number)?\s*(?:z\s*=)?\s*(.+)$/;
const POWER_OF_I = /^(?:simplify\s+)?(?:i\s*\^|iota\s*\^|iota power|i to power|i power)\s*\(?(-?\d+)\)?$/;
const OPERATION =
  /^(?:simplify|multiply|divide|add|product of|sum of)?\s*\(([^()]+)\)\s*([*×+/÷-]|and|by)?\s*\(([^()]+)\)$/;

/** AS72: complex numbers: modulus, argument, conjugate, products, powers of i. */
export const complexNumbers: PlainFamily = (question) => {
  const power = POWER_OF_I.exec(question)?.[1];
  if (power !== undefined) {
    const rest = ((Number(power) % 4) + 4) % 4;
    return worked(COMPLEX, {
      law: String.raw`i^2 = -1,\ i^3 = -i,\ i^4 = 1`,
      result: String.raw`i^{${power}} = i^{${rest}} = ${['1', 'i', '-1', '-i'][rest]}`,
    });
  }
  const one = OF_ONE.exec(question);
  const z = complexOf(one?.[2] ?? '');
  if (one !== null && z !== null) return ofOne(one[1] ?? '', z);
  const operation = OPERATION.exec(question);
  const [left, right] = [complexOf(operation?.[1] ?? ''), complexOf(operation?.[3] ?? '')];
  if (operation === null || left === null || right === null || (left[1] === 0 && right[1] === 0)) return null;
  return ofTwo(
    question.startsWith('add') || question.startsWith('sum') ? '+' : (operation[2] ?? '*'),
    left,
    right,
  );
};

function ofOne(asked: string, [x, y]: readonly [number, number]): Worked | null {
  const square = x * x + y * y;
  switch (asked) {
    case 'modulus':
    case 'absolute':
      return worked(COMPLEX, {
        law: String.raw`|z| = \sqrt{x^2 + y^2}`,
        result: String.raw`|z| = ${rootTex(square)}`,
      });
    case 'conjugate':
      return worked(COMPLEX, { law: String.raw`\bar{z} = x - iy`, result: complexTex(x, -y) });
    case 'argument':
    case 'arg':
    case 'amplitude': {
      const degrees = (Math.atan2(y, x) * 180) / Math.PI;
      return worked(COMPLEX, {
        law: String.raw`\tan\theta = \frac{y}{x}`,
        result: String.raw`\theta = ${Number(degrees.toPrecision(6))}^\circ = ${Number((degrees / 180).toPrecision(6))}\pi`,
      });
    }
    case 'square':
      return worked(COMPLEX, {
        law: String.raw`(x+iy)^2 = x^2 - y^2 + 2ixy`,
        result: complexTex(x * x - y * y, 2 * x * y),
      });
    default:
      return square === 0
        ? null
        : worked(COMPLEX, {
            law: String.raw`z^{-1} = \frac{\bar{z}}{|z|^2}`,
            result: String.raw`\frac{${complexTex(x, -y)}}{${valueTex(square)}}`,
          });
  }
}

function ofTwo(
  sign: string,
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): Worked | null {
  if (sign === '+') return worked(COMPLEX, { law: '(a+c) + i(b+d)', result: complexTex(a + c, b + d) });
  if (sign === '-') return worked(COMPLEX, { law: '(a-c) + i(b-d)', result: complexTex(a - c, b - d) });
  const isQuotient = /[/÷]|by/.test(sign);
  if (!isQuotient)
    return worked(COMPLEX, {
      law: '(a+ib)(c+id) = (ac - bd) + i(ad + bc)',
      result: complexTex(a * c - b * d, a * d + b * c),
    });
  const square = c * c + d * d;
  if (square === 0) return null;
  return worked(COMPLEX, {
    law: String.raw`\frac{z_1}{z_2} = \frac{z_1\bar{z_2}}{|z_2|^2}`,
    result: String.raw`\frac{${complexTex(a * c + b * d, b * c - a * d)}}{${valueTex(square)}}`,
  });
}
