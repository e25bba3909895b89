import { fractionWithDecimal, valueTex, worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(10)));
const plainOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/[−–]/g, '-')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3');

/** What a clock in a mirror shows. */
function mirrorClock(text: string): Worked | null {
  if (!/mirror|sheeshe|shishe|darpan|दर्पण|शीशे/.test(text) || !/clock|ghadi|घड़ी|time|watch/.test(text))
    return null;
  const time = /(\d{1,2})[:.](\d{2})/.exec(text);
  if (time === null || /water/.test(text)) return null;
  const minutes = (720 * 2 - (Number(time[1]) * 60 + Number(time[2]))) % 720;
  const hour = Math.floor(minutes / 60);
  return worked(['Clock', 'घड़ी'], {
    law: String.raw`11{:}60 - t`,
    result: String.raw`\text{${hour === 0 ? 12 : hour}:${String(minutes % 60).padStart(2, '0')}}`,
  });
}

const BASES: Readonly<Record<string, number>> = {
  binary: 2,
  बाइनरी: 2,
  octal: 8,
  ऑक्टल: 8,
  hex: 16,
  hexadecimal: 16,
  decimal: 10,
};

/** '157 ko octal me likho' */
function inBase(text: string): Worked | null {
  const match =
    /^\D{0,12}(\d+)\s*(?:ko|को)\s*(binary|octal|hex|hexadecimal|बाइनरी|ऑक्टल)\s*(?:number\s*)?(?:me|mein|में)\D*$/u.exec(
      text,
    );
  if (match === null) return null;
  const base = BASES[match[2] ?? ''] ?? 2;
  return worked(['Number systems', 'संख्या पद्धति'], {
    law: String.raw`\text{remainders of divisions by } ${base}`,
    result: String.raw`${match[1]}_{10} = ${Number(match[1]).toString(base).toUpperCase()}_{${base}}`,
  });
}

/** The eccentricity of an ellipse or a hyperbola in standard form. */
function eccentricity(text: string): Worked | null {
  const match = /x\^?2\s*\/\s*(\d+)\s*([+-])\s*y\^?2\s*\/\s*(\d+)\s*=\s*1/.exec(text);
  if (match === null || !/eccentric|utkendrat|उत्केंद्र/.test(text)) return null;
  const [a, b] = [Number(match[1]), Number(match[3])];
  const isEllipse = match[2] === '+';
  const e = isEllipse ? Math.sqrt(1 - Math.min(a, b) / Math.max(a, b)) : Math.sqrt(1 + b / a);
  return worked(['Conic sections', 'शंकु परिच्छेद'], {
    law: isEllipse ? String.raw`e = \sqrt{1 - \frac{b^2}{a^2}}` : String.raw`e = \sqrt{1 + \frac{b^2}{a^2}}`,
    result: `e = ${short(e)}`,
  });
}

/** The point that divides a segment. */
function section(text: string): Worked | null {
  const points = [...text.matchAll(/\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g)].map(
    (each) => [Number(each[1]), Number(each[2])] as const,
  );
  const ratio = /(\d+)\s*:\s*(\d+)/.exec(text);
  const [one, two, ...more] = points;
  if (
    one === undefined ||
    two === undefined ||
    more.length > 0 ||
    ratio === null ||
    !/divid|vibhajit|विभाजित|baant/.test(text)
  )
    return null;
  const [m, n] = [Number(ratio[1]), Number(ratio[2])];
  const sign = /external/.test(text) ? -1 : 1;
  if (m + sign * n === 0) return null;
  const at = (place: 0 | 1) => (m * two[place] + sign * n * one[place]) / (m + sign * n);
  return worked(['Coordinate geometry', 'निर्देशांक ज्यामिति'], {
    law: String.raw`\left(\frac{mx_2 + nx_1}{m + n}, \frac{my_2 + ny_1}{m + n}\right)`,
    result: `(${short(at(0))}, ${short(at(1))})`,
  });
}

/** Symmetric expressions of the roots of a quadratic equation. */
function ofTheRoots(text: string): Worked | null {
  const equation = /(-?\d*)\s*x\^?2\s*([+-]\s*\d*)\s*x\s*([+-]\s*\d+)\s*=\s*0/.exec(text);
  const names =
    /roots?\s+(?:are\s+)?([a-z]|alpha|α)\s*(?:and|,|aur)\s*([a-z]|beta|β)(?![a-z])/.exec(text) ??
    /([a-z]|alpha|α)\s*(?:and|,|aur)\s*([a-z]|beta|β)\s*(?:are|be)\s*(?:the\s*)?roots/.exec(text);
  if (equation === null || names === null) return null;
  const coefficient = (sign: string | undefined) => {
    const plain = (sign ?? '').replaceAll(' ', '');
    return plain === '' || plain === '+' ? 1 : plain === '-' ? -1 : Number(plain);
  };
  const [a, b, c] = [coefficient(equation[1]), coefficient(equation[2]), coefficient(equation[3])];
  const [sum, product] = [-b / a, c / a];
  const rest = text.replace(equation[0], ' ').replace(names[0], ' ').replace(/\s+/g, '');
  const [p, q] = [names[1] ?? '', names[2] ?? ''];
  const forms: readonly (readonly [string, number])[] = [
    [`${p}^2+${q}^2`, sum * sum - 2 * product],
    [`${p}^3+${q}^3`, sum ** 3 - 3 * product * sum],
    [`1/${p}+1/${q}`, sum / product],
    [`${p}/${q}+${q}/${p}`, (sum * sum - 2 * product) / product],
    [`(${p}-${q})^2`, sum * sum - 4 * product],
  ];
  const found = forms.find(([form]) => rest.includes(form));
  if (found === undefined || rest.replace(found[0], '').match(/\d/) !== null) return null;
  return worked(['Quadratic equations', 'द्विघात समीकरण'], {
    law: String.raw`\alpha + \beta = -\frac{b}{a},\ \alpha\beta = \frac{c}{a}`,
    steps: [String.raw`\alpha + \beta = ${short(sum)},\ \alpha\beta = ${short(product)}`],
    result: `${found[0]} = ${short(found[1])}`,
  });
}

const component = (text: string, letter: string): number => {
  const match = new RegExp(String.raw`([+-]?\s*\d*(?:\.\d+)?)\s*${letter}(?![a-z])`).exec(text);
  if (match === null) return 0;
  const plain = (match[1] ?? '').replaceAll(' ', '');
  return plain === '' || plain === '+' ? 1 : plain === '-' ? -1 : Number(plain);
};

/** The scalar product of two vectors in i, j and k. */
function scalarProduct(text: string): Worked | null {
  if (!/dot product|scalar product|अदिश गुणन/.test(text) || /=|angle|perpendicular/.test(text)) return null;
  const [one, two, ...more] = text
    .replace(/^.*?(?:product)\s*(?:of|between)?/, '')
    .split(/\s+(?:and|aur|,|with)\s+/);
  if (one === undefined || two === undefined || more.length > 0 || !/i/.test(one) || !/[ijk]/.test(two))
    return null;
  const plain = [one, two].map((each) => each.replace(/cap|hat|[\^̂]/g, ''));
  const parts = ['i', 'j', 'k'].map(
    (letter) => plain.map((each) => component(each, letter)) as [number, number],
  );
  const value = parts.reduce((sum, [a, b]) => sum + a * b, 0);
  return worked(['Vectors', 'सदिश'], {
    law: String.raw`\vec a \cdot \vec b = a_1b_1 + a_2b_2 + a_3b_3`,
    result: `${parts.map(([a, b]) => `(${a})(${b})`).join(' + ')} = ${value}`,
  });
}

/** The limit of (1 + a/x)^(bx). */
function limitToE(text: string): Worked | null {
  const plain = text.replace(/\s+/g, '');
  const match = /\(1([+-])(\d*)\/([a-z])\)\^\(?(\d*)\3\)?/.exec(plain);
  if (match === null || !/infinity|inf|∞|अनंत/.test(plain)) return null;
  const power =
    (match[1] === '-' ? -1 : 1) *
    Number(match[2] === '' ? 1 : match[2]) *
    Number(match[4] === '' ? 1 : match[4]);
  return worked(['Limits', 'सीमा'], {
    law: String.raw`\lim_{x \to \infty}\left(1 + \frac{a}{x}\right)^{bx} = e^{ab}`,
    result: String.raw`e^{${power}} \approx ${Number(Math.exp(power).toPrecision(6))}`,
  });
}

/** Sine, cosine and the others of an acute angle from one of them. */
function fromOneRatio(text: string): Worked | null {
  const plain = text
    .replace(/\b(?:theta|θ|a|x)\b/g, 't')
    .replace(/θ/g, 't')
    .replace(/\s+/g, ' ');
  const given = /(sin|cos|tan|cot|sec|cosec) ?t ?(?:=|is) ?(\d+) ?\/ ?(\d+)/.exec(plain);
  if (given === null) return null;
  const [p, q] = [Number(given[2]), Number(given[3])];
  const isOver = (given[1] === 'sin' || given[1] === 'cos') && p >= q;
  if (isOver || q === 0) return null;
  const [opposite, adjacent] =
    given[1] === 'tan'
      ? [p, q]
      : given[1] === 'cot'
        ? [q, p]
        : given[1] === 'sin'
          ? [p, Math.sqrt(q * q - p * p)]
          : given[1] === 'cos'
            ? [Math.sqrt(q * q - p * p), p]
            : given[1] === 'sec'
              ? [Math.sqrt(p * p - q * q), q]
              : [q, Math.sqrt(p * p - q * q)];
  const h = Math.hypot(opposite, adjacent);
  const values: Readonly<Record<string, number>> = {
    sin: opposite / h,
    cos: adjacent / h,
    tan: opposite / adjacent,
    cot: adjacent / opposite,
    sec: h / adjacent,
    cosec: h / opposite,
  };
  const rest = plain.replace(given[0], ' ');
  const asked = /(sin|cos|tan|cot|sec|cosec) ?t(?: ?([+\-*\/]) ?(sin|cos|tan|cot|sec|cosec) ?t)?/.exec(rest);
  if (asked === null || /\d|\^/.test(rest)) return null;
  const left = rest.replace(asked[0], ' ');
  if (/(?:sin|cos|tan|cot|sec|cosec) ?t/.test(left)) return null;
  const [one, two] = [values[asked[1] ?? ''] ?? Number.NaN, values[asked[3] ?? ''] ?? 0];
  const value =
    asked[2] === undefined
      ? one
      : asked[2] === '+'
        ? one + two
        : asked[2] === '-'
          ? one - two
          : asked[2] === '*'
            ? one * two
            : one / two;
  return Number.isFinite(value)
    ? worked(['Trigonometric ratios', 'त्रिकोणमितीय अनुपात'], {
        law: String.raw`\text{sides } ${short(opposite)},\ ${short(adjacent)},\ ${short(h)}`,
        result: `${asked[0].replaceAll('t', (letter, at: number, whole: string) => (/(?:^|[^a-z])$/.test(whole.slice(0, at)) ? String.raw`\theta` : letter))} = ${fractionWithDecimal(value)}`,
      })
    : null;
}

/** The product of the quotients of complex numbers. */
function complexQuotient(text: string): Worked | null {
  const plain = text
    .replace(/\s+/g, '')
    .replace(/(?:in|into|inthe)?(?:theform)?(?:of)?a\+b?ib?$/, '')
    .replace(/(?:into)?a\+bi(?:form)?$/, '');
  const match = /\((-?\d+)([+-])(\d*)i\)\/\((-?\d+)([+-])(\d*)i\)/.exec(plain);
  if (match === null || /modulus|argument|conjugate|\d/.test(plain.replace(match[0], ''))) return null;
  const part = (sign: string | undefined, size: string | undefined) =>
    (sign === '-' ? -1 : 1) * (size === '' || size === undefined ? 1 : Number(size));
  const [a, b, c, d] = [
    Number(match[1]),
    part(match[2], match[3]),
    Number(match[4]),
    part(match[5], match[6]),
  ];
  const n = c * c + d * d;
  const [re, im] = [(a * c + b * d) / n, (b * c - a * d) / n];
  return worked(['Complex numbers', 'सम्मिश्र संख्याएँ'], {
    law: String.raw`\frac{z_1}{z_2} = \frac{z_1 \bar z_2}{|z_2|^2}`,
    result: `${short(re)} ${im < 0 ? '-' : '+'} ${Math.abs(im) === 1 ? '' : short(Math.abs(im))}i`,
  });
}

/** The sum of the natural numbers between two. */
function sumOfNaturals(text: string): Worked | null {
  const match =
    /(?<!\d)1\s*(?:से|se|to)\s*(\d+)\s*(?:तक|tak)?(?:\s*(?:की|के|ki|ke|सभी|sabhi|सारी|all))*\s*(?:प्राकृत|natural|prakrit|प्राकृतिक)?\s*(?:संख्याओं|numbers?|sankhyao\w*|संख्याएँ)\s*(?:का|ka)?\s*(?:योग|yog|sum|जोड़|jod)/u.exec(
      text,
    );
  if (
    match === null ||
    /वर्ग|square|सम |even|odd|विषम|घन|cube/.test(text) ||
    (text.match(/\d+/g)?.length ?? 0) !== 2
  )
    return null;
  const n = Number(match[1]);
  return worked(['Sums', 'योग'], {
    law: String.raw`\frac{n(n + 1)}{2}`,
    result: String.raw`\frac{${n} \times ${n + 1}}{2} = ${(n * (n + 1)) / 2}`,
  });
}

/** The mean, third and fourth proportional, in Hindi. */
function proportional(text: string): Worked | null {
  const values = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [a = 0, b = 0, c = 0] = values;
  const title = ['Proportion', 'समानुपात'] as const;
  if (/(?:चौथा|चतुर्थ) ?(?:समानुपाती|अनुपाती|ानुपाती)|chautha (?:sam)?anupati/.test(text) && values.length === 3)
    return worked(title, {
      law: 'a : b = c : x',
      result: String.raw`x = \frac{${b} \times ${c}}{${a}} = ${short((b * c) / a)}`,
    });
  if (/(?:तीसरा|तृतीय) ?(?:समानुपाती|अनुपाती|ानुपाती)|teesra (?:sam)?anupati/.test(text) && values.length === 2)
    return worked(title, {
      law: 'a : b = b : x',
      result: String.raw`x = \frac{${b}^2}{${a}} = ${short((b * b) / a)}`,
    });
  if (/मध्य ?(?:समानुपाती|अनुपाती|ानुपाती)|madhya ?(?:sam)?anupati/.test(text) && values.length === 2)
    return worked(title, {
      law: 'a : x = x : b',
      result: String.raw`x = \sqrt{${a} \times ${b}} = ${short(Math.sqrt(a * b))}`,
    });
  return null;
}

/** How often the hands of a clock meet in a day. */
function handsOfDay(text: string): Worked | null {
  if (
    !/hands?|suiya|सुइयाँ/.test(text) ||
    !/clock|ghadi|घड़ी/.test(text) ||
    !/(?:in a|full|whole|one|per|24 hours?|ek) ?(?:full )?(?:day|din|hours?)?/.test(text)
  )
    return null;
  if (
    !/how many times|kitni baar|कितनी बार/.test(text) ||
    !/day|24|din|दिन/.test(text) ||
    /(?:1[0-9]|[3-9]|2[0-35-9])\s*(?:hours|ghante)/.test(text)
  )
    return null;
  const count = /overlap|coincid|meet|ek ke upar|together|मिल/.test(text)
    ? 22
    : /right angle|90|समकोण|perpendicular/.test(text)
      ? 44
      : /opposite|straight line but/.test(text)
        ? 22
        : null;
  return count === null
    ? null
    : worked(['Clock', 'घड़ी'], {
        law: String.raw`\text{11 times in 12 hours${count === 44 ? ', twice each' : ''}}`,
        result: String.raw`${count}\ \text{times a day}`,
      });
}

/** Questions that are known by the form of what they give, as equations, points and times. */
export function byForm(typed: string): Worked | null {
  const text = plainOf(typed);
  for (const read of [
    mirrorClock,
    inBase,
    eccentricity,
    section,
    ofTheRoots,
    scalarProduct,
    limitToE,
    fromOneRatio,
    complexQuotient,
    sumOfNaturals,
    proportional,
    handsOfDay,
  ]) {
    const found = read(text);
    if (found !== null) return found;
  }
  return null;
}
