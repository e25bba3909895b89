import { minus, over, plus, rational, times, toNumber, type Rational } from '../rational.ts';
import { decimal, equalTo, inDollars, type Family, type Worked } from '../worked.ts';

const POINTS = /\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g;
const TITLE = ['Coordinate geometry', 'निर्देशांक ज्यामिति'] as const;

/** AS44: distance, midpoint and slope of two points; angles and diagonals of polygons; the hands of a clock. */
export const plane: Family = ({ text }) => ofPoints(text) ?? ofPolygon(text) ?? ofClock(text);

function ofPoints(text: string): Worked | null {
  const points = [...text.matchAll(POINTS)].map(
    ([, x = '0', y = '0']) => [rationalOf(x), rationalOf(y)] as const,
  );
  const [one, two] = points;
  const rest = text.replace(POINTS, ' ');
  if (one === undefined || two === undefined || points.length !== 2 || /\d/.test(rest)) return null;
  const [dx, dy] = [minus(two[0], one[0]), minus(two[1], one[1])];
  if (/\b(?:mid\s*-?\s*point)\b|मध्य बिंदु/iu.test(rest)) {
    const [x, y] = [over(plus(one[0], two[0]), rational(2n)), over(plus(one[1], two[1]), rational(2n))];
    return {
      title: TITLE,
      law: inDollars(String.raw`\left(\frac{x_1 + x_2}{2}, \frac{y_1 + y_2}{2}\right)`),
      steps: [],
      result: inDollars(`(${decimal(x)}, ${decimal(y)})`),
    };
  }
  if (/\b(?:slope|gradient)\b|ढाल|प्रवणता/iu.test(rest)) {
    if (dx.n === 0n) return null;
    return {
      title: TITLE,
      law: inDollars(String.raw`m = \frac{y_2 - y_1}{x_2 - x_1}`),
      steps: [],
      result: inDollars(String.raw`m = \frac{${decimal(dy)}}{${decimal(dx)}} ${equalTo(over(dy, dx))}`),
    };
  }
  if (!/\bdistance\b|दूरी|\bdoori\b|\bduri\b/iu.test(rest)) return null;
  const squared = plus(times(dx, dx), times(dy, dy));
  return {
    title: TITLE,
    law: inDollars(String.raw`d = \sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}`),
    steps: [],
    result: inDollars(String.raw`d = \sqrt{${decimal(squared)}} ${equalTo(Math.sqrt(toNumber(squared)))}`),
  };
}

function rationalOf(text: string): Rational {
  const isBelow = text.startsWith('-');
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  const value = rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return isBelow ? { n: -value.n, d: value.d } : value;
}

const POLYGONS: Readonly<Record<string, number>> = {
  triangle: 3,
  quadrilateral: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
};

function ofPolygon(text: string): Worked | null {
  const plain = text.toLowerCase();
  const name = Object.keys(POLYGONS).find((each) => new RegExp(String.raw`\b${each}\b`).test(plain));
  const n =
    name === undefined
      ? Number(
          /polygon (?:of|with|having) (\d+) sides|(\d+)[- ]sided polygon/
            .exec(plain)
            ?.slice(1)
            .find(Boolean) ?? 0,
        )
      : POLYGONS[name];
  if (
    n === undefined ||
    n < 3 ||
    n > 1000 ||
    (name !== undefined && /\d/.test(plain)) ||
    /area|perimeter|side is|length/.test(plain)
  )
    return null;
  const title = ['Polygons', 'बहुभुज'] as const;
  if (/diagonal/.test(plain))
    return {
      title,
      law: inDollars(String.raw`\frac{n(n-3)}{2}`),
      steps: [inDollars(`n = ${n}`)],
      result: inDollars(String.raw`\frac{${n} \times ${n - 3}}{2} = ${(n * (n - 3)) / 2}`),
    };
  if (/sum of (?:all )?(?:the )?(?:interior )?angles/.test(plain))
    return {
      title,
      law: inDollars(String.raw`(n-2) \times 180^\circ`),
      steps: [inDollars(`n = ${n}`)],
      result: inDollars(String.raw`${n - 2} \times 180^\circ = ${(n - 2) * 180}^\circ`),
    };
  if (/(?:each|every) (?:interior )?angle|interior angle of (?:a )?regular/.test(plain))
    return {
      title,
      law: inDollars(String.raw`\frac{(n-2) \times 180^\circ}{n}`),
      steps: [inDollars(`n = ${n}`)],
      result: inDollars(
        String.raw`\frac{${n - 2} \times 180^\circ}{${n}} ${equalTo(((n - 2) * 180) / n)}^\circ`,
      ),
    };
  return null;
}

function ofClock(text: string): Worked | null {
  const time = /\b(\d{1,2})\s*[:.]\s*(\d{2})\b|\b(\d{1,2})\s*(?:o'?clock|baje|बजे)/iu.exec(text);
  if (time === null || !/angle|kon\b|कोण/iu.test(text) || !/clock|hands?|ghadi|घड़ी|सुइ/iu.test(text))
    return null;
  const [hour, minute] = [Number(time[1] ?? time[3]), Number(time[2] ?? 0)];
  if (hour > 12 || minute > 59 || /reflex/i.test(text)) return null;
  const between = Math.abs(30 * (hour % 12) - 5.5 * minute);
  const angle = Math.min(between, 360 - between);
  return {
    title: ['Hands of a clock', 'घड़ी की सुइयाँ'],
    law: inDollars(String.raw`\theta = |30h - 5.5m|`),
    steps: [inDollars(String.raw`|30 \times ${hour} - 5.5 \times ${minute}| = ${decimal(between)}`)],
    result: inDollars(String.raw`\theta = ${decimal(angle)}^\circ`),
  };
}
