import { denominatorOf, fractionTex, type PlainFamily, valueTex, worked } from './answer.ts';

const LOG =
  /^(?:log|logarithm)\s*(?:of)?\s*(?:(?:base|to base|_)?\s*\{?(\d+(?:\.\d+)?)\}?[\s(]+(?:of\s+)?(\d+(?:\.\d+)?)\)?|\(?(\d+(?:\.\d+)?)\)?\s*,?\s*(?:to|with|in|at|on)?\s*(?:the)?\s*base\s*(?:of\s*)?(\d+(?:\.\d+)?))$|^(\d+(?:\.\d+)?)\s*(?:of)?\s*log\s*(?:base|to base|in base)\s*(\d+)$/;

/** AS72: logarithms to a base in the ways that students type it. */
export const logarithms: PlainFamily = (question) => {
  const match = LOG.exec(
    question
      .replace(/[₀-₉]/g, (sign) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)))
      .replace(/\blog(\d)/, 'log $1')
      .replace(/log\s*_\s*/, 'log '),
  );
  if (match === null) return fromGiven(question);
  const [base, number] =
    match[1] === undefined
      ? match[3] === undefined
        ? [Number(match[6]), Number(match[5])]
        : [Number(match[4]), Number(match[3])]
      : [Number(match[1]), Number(match[2])];
  if (base <= 0 || base === 1 || number <= 0) return null;
  const value = Number((Math.log(number) / Math.log(base)).toPrecision(12));
  return worked(['Logarithm', 'लघुगणक'], {
    law: String.raw`\log_b n = x \iff b^x = n`,
    result: String.raw`\log_{${base}} ${number} = ${valueTex(value)}`,
  });
};

const GIVEN =
  /^log\s*\(?(\d+)\)?\s*=\s*(0?\.\d+)(?:[\s,]*(?:and)?\s*log\s*\(?(\d+)\)?\s*=\s*(0?\.\d+))?[\s,]*(?:find|of|in)?\s*log\s*\(?(\d+)\)?$/;

/** 'log 2 = 0.3010, log 8': the number as a product of those whose logarithms are given, and of tens. */
function fromGiven(question: string) {
  const match = GIVEN.exec(question);
  if (match === null) return null;
  const known = new Map([
    [10, 1],
    [Number(match[1]), Number(match[2])],
  ]);
  if (match[3] !== undefined) known.set(Number(match[3]), Number(match[4]));
  const two = known.get(2);
  if (two !== undefined) known.set(5, 1 - two);
  const wanted = Number(match[5]);
  let [left, value] = [wanted, 0];
  for (const [factor, log] of [...known].toSorted(([a], [b]) => b - a))
    while (factor > 1 && left % factor === 0) [left, value] = [left / factor, value + log];
  if (left !== 1) return null;
  return worked(['Logarithm', 'लघुगणक'], {
    law: String.raw`\log(ab) = \log a + \log b`,
    result: String.raw`\log ${wanted} = ${Number(value.toFixed(6))}`,
  });
}

const DIGITS_OF_POWER =
  /(?:how many|number of|no of|total)?\s*digits\s*(?:there )?(?:in)?\s*(\d+)\s*\^\s*(\d+)(?:\s*[(,]?\s*(?:given|take|if|use)?\s*log\s*\(?\d+\)?\s*=\s*\.?[\d.]+\s*\)?)?$/;

const GIVEN_LOGARITHMS =
  /(?:given|take|if|use|using)?\s*log(?:\s*_?\s*10)?\s*\(?\s*\d+\s*\)?\s*=\s*0?\.\d+\s*(?:diya|दिया|hua|given)?\s*[,;)]?/g;

/** '(given log 2 = 0.3010) 2^50 in how many digits' */
function digitsAfterPower(question: string): RegExpExecArray | null {
  const plain = question.replace(GIVEN_LOGARITHMS, ' ').replace(/\s+/g, ' ').trim();
  if (!/digits?|अंक/.test(plain) || /sum|last|unit|yog|product/.test(plain)) return null;
  return /^(?:how many|number of|number|no of|total|of|digits?|अंक|in|and|are there|[\s,.(])*(\d+)\s*\^\s*\(?(\d+)\)?(?:\s|how many|number|of|digits?|अंक|in|and|honge|hoge|hote|aayenge|ayenge|होंगे|होते|[,.)])*$/.exec(
    plain,
  );
}

/** AS72: the number of digits of a power. */
export const digitsOfPower: PlainFamily = (question) => {
  const match = DIGITS_OF_POWER.exec(question) ?? digitsAfterPower(question);
  if (match === null) return null;
  const [base, exponent] = [Number(match[1]), Number(match[2])];
  if (base < 2 || exponent > 5000 || base > 1000) return null;
  return worked(['Number of digits', 'अंकों की संख्या'], {
    law: String.raw`\text{digits of } N = \lfloor \log_{10} N \rfloor + 1`,
    steps: [
      String.raw`${exponent} \times \log ${base} \approx ${Number((exponent * Math.log10(base)).toPrecision(7))}`,
    ],
    result: String((BigInt(base) ** BigInt(exponent)).toString().length),
  });
};

const DOUBLE =
  /^(sin|cos|tan)\s*\(?\s*2\s*(theta|θ|x|a|alpha|α)\s*\)?\s*(?:,|if|of|value|when|given|hai|is|in|maan|मान|\s)*(sin|cos|tan|cot|sec|cosec)\s*\(?\s*\2\s*\)?\s*=\s*(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+(?:\.\d+)?))?(?:\s|hai|ho|then|to|acute|angle|,)*$|^(?:if\s+)?(sin|cos|tan|cot|sec|cosec)\s*\(?\s*(theta|θ|x|a|alpha|α)\s*\)?\s*=\s*(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+(?:\.\d+)?))?[\s,]*(?:and|hai|ho|to|then|find|of|is|value|acute|,|\s)*(sin|cos|tan)\s*\(?\s*2\s*\7\s*\)?(?:\s|of|value|maan|मान|hai|hoga)*$/;

/** AS72: the ratio of a doubled acute angle. */
export const doubledAngles: PlainFamily = (question) => {
  const match = DOUBLE.exec(question);
  if (match === null) return null;
  const [wanted = '', given = '', top, bottom = '1'] =
    match[1] === undefined
      ? [match[10], match[6], match[8], match[9]]
      : [match[1], match[3], match[4], match[5]];
  const sides = sidesFor(given as Name, Number(top) / Number(bottom));
  if (sides === null) return null;
  const [p, b, h] = sides;
  const [sin, cos] = [(2 * p * b) / (h * h), (b * b - p * p) / (h * h)];
  if (wanted === 'tan' && Math.abs(cos) < 1e-9) return null;
  const result = { sin, cos, tan: sin / cos }[wanted] ?? Number.NaN;
  return worked(['Trigonometric ratios', 'त्रिकोणमितीय अनुपात'], {
    law:
      {
        sin: String.raw`\sin 2\theta = 2\sin\theta\cos\theta`,
        cos: String.raw`\cos 2\theta = 1 - 2\sin^2\theta`,
        tan: String.raw`\tan 2\theta = \frac{2\tan\theta}{1 - \tan^2\theta}`,
      }[wanted] ?? '',
    result: String.raw`\${wanted} 2\theta ${denominatorOf(result) === null ? `\\approx ${Number(result.toPrecision(6))}` : `= ${fractionTex(result)}`}`,
  });
};

const NAMES = ['sin', 'cos', 'tan', 'cot', 'sec', 'cosec'] as const;
type Name = (typeof NAMES)[number];
const RATIO =
  /^(?:if\s+)?(sin|cos|tan|cot|sec|cosec|csc)\s*\(?\s*(theta|θ|x|a|alpha|α)\s*\)?\s*=\s*(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+(?:\.\d+)?))?[\s,]*(?:and\s*)?(?:theta|θ|x|a)?\s*(?:(?:is\s*)?acute)?[\s,]*(?:find|then|of|and)?\s*(sin|cos|tan|cot|sec|cosec|csc)\s*\(?\s*(?:\2)\s*\)?$/;

/** AS72: one ratio of an acute angle from another. */
export const ratiosOfAngles: PlainFamily = (question) => {
  const match = RATIO.exec(question);
  if (match === null) return null;
  const [given, wanted] = [match[1], match[5]].map((name) => (name === 'csc' ? 'cosec' : name)) as [
    Name,
    Name,
  ];
  const value = Number(match[3]) / Number(match[4] ?? 1);
  const sides = sidesFor(given, value);
  if (sides === null) return null;
  const [p, b, h] = sides;
  const all: Record<Name, number> = {
    sin: p / h,
    cos: b / h,
    tan: p / b,
    cot: b / p,
    sec: h / b,
    cosec: h / p,
  };
  const result = all[wanted];
  if (!Number.isFinite(result)) return null;
  const tex = (name: Name) => (name === 'cosec' ? String.raw`\operatorname{cosec}` : `\\${name}`);
  const shown =
    denominatorOf(result) === null ? `\\approx ${Number(result.toPrecision(6))}` : `= ${fractionTex(result)}`;
  return worked(['Trigonometric ratios', 'त्रिकोणमितीय अनुपात'], {
    law: String.raw`\sin^2\theta + \cos^2\theta = 1,\ \tan\theta = \frac{\sin\theta}{\cos\theta}`,
    result: String.raw`${tex(wanted)}\theta ${shown}`,
  });
};

/** Perpendicular, base and hypotenuse. */
function sidesFor(name: Name, value: number): readonly [number, number, number] | null {
  if (value <= 0) return null;
  const other = (hypotenuse: number, side: number) => Math.sqrt(hypotenuse ** 2 - side ** 2);
  switch (name) {
    case 'sin':
      return value > 1 ? null : [value, other(1, value), 1];
    case 'cos':
      return value > 1 ? null : [other(1, value), value, 1];
    case 'tan':
      return [value, 1, Math.hypot(value, 1)];
    case 'cot':
      return [1, value, Math.hypot(value, 1)];
    case 'sec':
      return value < 1 ? null : [other(value, 1), 1, value];
    case 'cosec':
      return value < 1 ? null : [1, other(value, 1), value];
  }
}
