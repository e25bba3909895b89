import { coefficientsOfLine } from './line.ts';
import { gcd, type PlainFamily, valueTex, worked } from './answer.ts';
import type { InBoth } from '../worked.ts';

const TITLE: InBoth = ['Coordinate geometry', 'निर्देशांक ज्यामिति'];
const POINT = /\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g;
const AROUND =
  /^(?:(?:equation|straight|line|passing|passes|pass|through|joining|join|points?|vertices|vertex|corners?|corner points|triangle|whose|with|having|centroid|area|and|of|to|at|[abcpqr]+|slope|distance|from|origin)(?![a-z])|[\s,:;.=()])*$/;

const POINT_IN_SPACE = /\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g;
const AROUND_IN_SPACE =
  /^(?:(?:distance|doori|दूरी|between|beech|बीच|points?|बिंदुओं|bindu|bindus|and|of|from|origin|in|space|mid-?point|midpoint|joining|line|segment|[abpqo])(?![\p{L}])|3\s*-?\s*d(?:imensions?)?(?![\p{L}])|[\s,:;.=()])*$/u;

/** The distance and the middle of two points in space. */
function inSpace(question: string) {
  const points = [...question.matchAll(POINT_IN_SPACE)].map(([, ...each]) => each.map(Number));
  const rest = question.replace(POINT_IN_SPACE, ' ');
  const [a, b, ...more] = /origin/.test(rest) ? [...points, [0, 0, 0]] : points;
  if (a === undefined || b === undefined || more.length > 0 || !AROUND_IN_SPACE.test(rest)) return null;
  if (/mid-?point/.test(rest))
    return worked(TITLE, {
      law: String.raw`\left(\frac{x_1+x_2}{2}, \frac{y_1+y_2}{2}, \frac{z_1+z_2}{2}\right)`,
      result: `(${a.map((each, place) => valueTex((each + (b[place] ?? 0)) / 2)).join(', ')})`,
    });
  if (!/distance|doori|दूरी/.test(rest)) return null;
  const square = a.reduce((sum, each, place) => sum + (each - (b[place] ?? 0)) ** 2, 0);
  return worked(TITLE, {
    law: String.raw`d = \sqrt{(x_2-x_1)^2 + (y_2-y_1)^2 + (z_2-z_1)^2}`,
    result: String.raw`d = \sqrt{${valueTex(square)}} = ${valueTex(Number(Math.sqrt(square).toPrecision(6)))}`,
  });
}

const LINE = /(-?\s*\d*)\s*x\s*([+-]\s*\d*)\s*y\s*([+-]\s*\d+)?\s*=\s*(-?\d+)/;

/** The distance of a point from a line. */
function fromPointToLine(question: string) {
  if (!/distance|doori|दूरी|perpendicular/.test(question)) return null;
  const [line, ...lines] = question.match(new RegExp(LINE.source, 'g')) ?? [];
  const [point, ...points] = [...question.matchAll(POINT)];
  if (line === undefined || point === undefined || lines.length > 0 || points.length > 0) return null;
  if (/\d/.test(question.replace(line, ' ').replace(point[0], ' '))) return null;
  const [, a = '', b = '', c = '0', right = '0'] = LINE.exec(line) ?? [];
  const number = (typed: string) => {
    const plain = typed.replaceAll(' ', '');
    return /^[+-]?$/.test(plain) ? Number(`${plain}1`) : Number(plain);
  };
  const [p, q, r] = [number(a), number(b), Number(c.replaceAll(' ', '')) - Number(right)];
  const [x, y] = [Number(point[1]), Number(point[2])];
  const [top, square] = [Math.abs(p * x + q * y + r), p * p + q * q];
  const value = top / Math.sqrt(square);
  return worked(TITLE, {
    law: String.raw`d = \frac{|ax_1 + by_1 + c|}{\sqrt{a^2 + b^2}}`,
    result: String.raw`d = \frac{${valueTex(top)}}{\sqrt{${valueTex(square)}}} = ${valueTex(Number(value.toPrecision(8)))}`,
  });
}

/** AS72: lines, centroids and areas from points, circles from their equation. */
export const coordinates: PlainFamily = (question) => {
  const space = inSpace(question);
  if (space !== null) return space;
  const fromLineTo = fromPointToLine(question);
  if (fromLineTo !== null) return fromLineTo;
  const points = [...question.matchAll(POINT)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const rest = question.replace(POINT, ' ').replace(/triangle abc/, 'triangle');
  const slope = /slope\s*(-?\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?/.exec(rest);
  const words = slope === null ? rest : rest.replace(slope[0], 'slope');
  if (points.length === 0 || !AROUND.test(words)) return circle(question) ?? fromLine(question);
  const [a, b, c] = points;
  if (a === undefined) return null;
  if (/equation|line/.test(words) && points.length === 1 && slope !== null && !/distance/.test(words)) {
    const [top, bottom] = [Number(slope[1]), Number(slope[2] ?? 1)];
    return line(bottom === 0 ? null : [top, bottom], a);
  }
  if (b === undefined) {
    if (!/distance/.test(words) || !/origin/.test(words)) return null;
    const square = a[0] ** 2 + a[1] ** 2;
    return worked(TITLE, {
      law: String.raw`d = \sqrt{x^2 + y^2}`,
      result: String.raw`d = \sqrt{${valueTex(square)}} = ${valueTex(Number(Math.sqrt(square).toPrecision(6)))}`,
    });
  }
  if (/equation/.test(words) && points.length === 2) return line([b[1] - a[1], b[0] - a[0]], a);
  if (c === undefined || points.length !== 3) return null;
  if (/centroid/.test(words))
    return worked(TITLE, {
      law: String.raw`\left(\frac{x_1+x_2+x_3}{3}, \frac{y_1+y_2+y_3}{3}\right)`,
      result: `\\left(${valueTex((a[0] + b[0] + c[0]) / 3)}, ${valueTex((a[1] + b[1] + c[1]) / 3)}\\right)`,
    });
  if (!/area/.test(words)) return null;
  const area = Math.abs(a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1])) / 2;
  return worked(TITLE, {
    law: String.raw`\frac{1}{2}|x_1(y_2-y_3) + x_2(y_3-y_1) + x_3(y_1-y_2)|`,
    result: String.raw`${valueTex(area)}\ \text{square units}`,
  });
};

/** Through a point with a slope as a fraction. */
function line(slope: readonly [number, number] | null, [x, y]: readonly [number, number]) {
  if (slope === null) return null;
  let [a, b] = [slope[0], -slope[1]];
  let c = -(a * x + b * y);
  if (![a, b, c].every(Number.isInteger)) return null;
  if (a === 0 && b === 0) return null;
  const common = gcd(gcd(a, b), c) * (a < 0 || (a === 0 && b < 0) ? -1 : 1);
  [a, b, c] = [a / common, b / common, c / common];
  const term = (value: number, letter: string) =>
    value === 0
      ? ''
      : `${value < 0 ? '- ' : '+ '}${Math.abs(value) === 1 && letter !== '' ? '' : Math.abs(value)}${letter} `;
  const left = (term(a, 'x') + term(b, 'y') + term(c, '')).trim().replace(/^\+ /, '');
  const byY =
    b === 0
      ? ''
      : String.raw`,\ \text{or } y = ${valueTex(-a / b)}x ${-c / b < 0 ? '-' : '+'} ${valueTex(Math.abs(c / b))}`;
  return worked(TITLE, { law: String.raw`y - y_1 = m(x - x_1)`, result: `${left} = 0${byY}` });
}

const CIRCLE =
  /^(?:radius|centre|center|radius and centre|centre and radius|radius and center|center and radius)\s*(?:of)?\s*(?:the)?\s*circle\s*:?\s*(.+)$/;

function circle(question: string) {
  const equation = CIRCLE.exec(question)?.[1];
  if (equation === undefined || !equation.includes('=')) return null;
  const found = coefficientsOfLine(equation);
  if (found === null) return null;
  const [xx, yy, xy] = [found.get('x*x') ?? 0, found.get('y*y') ?? 0, found.get('x*y') ?? 0];
  if (xx === 0 || xx !== yy || xy !== 0 || [...found.keys()].some((key) => key.split('*').length > 2))
    return null;
  const [g, f, c] = [
    (found.get('x') ?? 0) / xx / 2,
    (found.get('y') ?? 0) / xx / 2,
    (found.get('') ?? 0) / xx,
  ];
  const square = g * g + f * f - c;
  if (square <= 0) return null;
  const root = Math.sqrt(square);
  const radius = Number.isInteger(root)
    ? String(root)
    : String.raw`\sqrt{${valueTex(square)}} \approx ${Number(root.toPrecision(6))}`;
  return worked(TITLE, {
    law: String.raw`x^2 + y^2 + 2gx + 2fy + c = 0:\ (-g, -f),\ r = \sqrt{g^2 + f^2 - c}`,
    result: String.raw`\text{centre } (${valueTex(-g + 0)}, ${valueTex(-f + 0)}),\ r = ${radius}`,
  });
}

const OF_LINE =
  /^(slope|gradient|x intercept|y intercept|x-intercept|y-intercept)\s*(?:of)?\s*(?:the)?\s*(?:straight)?\s*line\s*:?\s*(.+=.+)$/;

function fromLine(question: string) {
  const match = OF_LINE.exec(question);
  const found = coefficientsOfLine(match?.[2] ?? '');
  if (match === null || found === null || [...found.keys()].some((key) => !['', 'x', 'y'].includes(key)))
    return null;
  const [a, b, c] = [found.get('x') ?? 0, found.get('y') ?? 0, found.get('') ?? 0];
  const asked = match[1] ?? '';
  const value = asked.startsWith('x') ? -c / a : asked.startsWith('y') ? -c / b : -a / b;
  if (!Number.isFinite(value)) return null;
  return worked(TITLE, { law: String.raw`ax + by + c = 0:\ m = -\frac{a}{b}`, result: valueTex(value + 0) });
}

const SETS: InBoth = ['Sets', 'समुच्चय'];
const SUBSETS =
  /^(?:how many|number of|no of|total)?\s*(?:number of)?\s*(proper )?subsets?\s*(?:possible )?(?:there )?(?:in|of|for|from|does)?\s*(?:a )?(?:set)?\s*(?:with|having|has|containing|contains|of)?\s*(\d+)\s*(?:elements?|members?)?(?: (?:set )?(?:have|has|possible))?$/;
const N = String.raw`n\s*\(\s*`;
const UNION = new RegExp(
  String.raw`^(?:if )?${N}a\s*\)\s*=\s*(\d+)[\s,]*(?:and)?\s*${N}b\s*\)\s*=\s*(\d+)[\s,]*(?:and)?\s*${N}a\s*(∩|n|intersection|∪|u|union)\s*b\s*\)\s*=\s*(\d+)[\s,]*(?:and|find)?\s*(?:of)?\s*${N}a\s*(∩|n|intersection|∪|u|union)\s*b\s*\)$`,
);

/** AS72: numbers of subsets, and of the union of two sets. */
export const sets: PlainFamily = (asked, text) => {
  // The elements of a set that is written out are counted.
  const listed = /\{([^{}]{1,120})\}/.exec(text);
  const count =
    listed === null
      ? 0
      : new Set((listed[1] ?? '').split(/\s*,\s*/).filter((each) => each.trim() !== '')).size;
  const question =
    listed !== null && /subset|power set|उपसमुच्चय/iu.test(text) && !/\.\.|:|\|/.test(listed[1] ?? '')
      ? /proper/i.test(text)
        ? `proper subsets of set with ${count} elements`
        : `subsets of set with ${count} elements`
      : asked;
  const subsets = SUBSETS.exec(question);
  if (subsets !== null && Number(subsets[2]) <= 50) {
    const all = 2 ** Number(subsets[2]) - (subsets[1] === undefined ? 0 : 1);
    return worked(SETS, {
      law: String.raw`2^n`,
      result: String.raw`2^{${subsets[2]}}${subsets[1] === undefined ? '' : ' - 1'} = ${all}`,
    });
  }
  const match =
    UNION.exec(question) ??
    UNION.exec(
      text
        .toLowerCase()
        .replace(/\b(?:find|then|what is|the)\b|\?/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  if (match === null) return null;
  const [a, b, given] = [Number(match[1]), Number(match[2]), Number(match[4])];
  const isUnion = (sign: string | undefined) => /∪|^u$|union/.test(sign ?? '');
  if (isUnion(match[3]) === isUnion(match[5])) return null;
  return worked(SETS, {
    law: String.raw`n(A \cup B) = n(A) + n(B) - n(A \cap B)`,
    result: `${a} + ${b} - ${given} = ${a + b - given}`,
  });
};

const POLYGONS: readonly (readonly [RegExp, number])[] = [
  [/triangle|त्रिभुज|tribhuj/, 3],
  [/quadrilateral|चतुर्भुज|chaturbhuj/, 4],
  [/pentagon|पंचभुज|panchbhuj/, 5],
  [/hexagon|षट्भुज|षटभुज|shatbhuj/, 6],
  [/heptagon|सप्तभुज/, 7],
  [/octagon|अष्टभुज|ashtbhuj/, 8],
  [/nonagon|नवभुज/, 9],
  [/decagon|दशभुज/, 10],
  [/dodecagon/, 12],
];
const AROUND_POLYGON =
  /^(?:(?:sum|all|each|every|one|interior|exterior|internal|external|angles?|measure|of|in|regular|polygon|with|having|sides?|inner|outer|अंतः|आंतरिक|अन्तः|बाह्य|सभी|प्रत्येक|कोणों|कोण|समबहुभुज|बहुभुज|सम|भुजाओं|वाले|degrees?|how many|find|antah|kon|kono|kone|sabhi|bahya|bhuja|wale|wala|\d+)(?![\p{L}\p{M}\d])|[\s,.-])*$/u;

/** AS72: angles of polygons, in both languages. */
export const polygons: PlainFamily = (question) => {
  const named = POLYGONS.findLast(([name]) => name.test(question));
  const sides = named?.[1] ?? Number(/(\d+)\s*(?:sides?|sided|भुजाओं|bhuja)/.exec(question)?.[1]);
  const rest = named === undefined ? question : question.replace(named[0], ' ');
  if (
    !Number.isInteger(sides) ||
    sides < 3 ||
    sides > 1000 ||
    !/angle|कोण|\bkon/.test(question) ||
    !AROUND_POLYGON.test(rest)
  )
    return null;
  const isExterior = /exterior|external|outer|बाह्य|bahya/.test(question);
  const isEach = /each|every|one|प्रत्येक|measure|regular/.test(question) && !/sum|सभी/.test(question);
  const title: InBoth = ['Polygons', 'बहुभुज'];
  if (isExterior)
    return worked(title, {
      law: String.raw`\text{the exterior angles add up to } 360^\circ`,
      result: isEach
        ? String.raw`\frac{360^\circ}{${sides}} = ${valueTex(360 / sides)}^\circ`
        : String.raw`360^\circ`,
    });
  if (!/interior|internal|inner|sum|अंतः|आंतरिक|अन्तः|antah|योग/.test(question)) return null;
  const sum = (sides - 2) * 180;
  return worked(title, {
    law: String.raw`(n - 2) \times 180^\circ`,
    result: isEach
      ? String.raw`\frac{${sum}^\circ}{${sides}} = ${valueTex(sum / sides)}^\circ`
      : String.raw`(${sides} - 2) \times 180^\circ = ${sum}^\circ`,
  });
};
