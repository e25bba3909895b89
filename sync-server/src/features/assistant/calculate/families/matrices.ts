import { type Rational, ZERO, minus, over, plus, times } from '../rational.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { has, isOnly, plainValues } from './pattern.ts';

/** Matrices of order two and three: determinant, inverse, transpose, trace, product of eigenvalues. */
export const matrices: Family = (sentence) => {
  const ids = [
    'determinant',
    'matrix',
    'rows',
    'inverse',
    'transpose',
    'trace',
    'square',
    'order',
    'eigenvalues',
  ];
  if (!has(sentence, 'determinant', 'inverse', 'transpose', 'trace', 'eigenvalues')) return null;
  const values = plainValues(sentence);
  const order = values?.length === 4 ? 2 : values?.length === 9 ? 3 : null;
  if (
    values === null ||
    order === null ||
    !isOnly(sentence, ids, /^[[\]{}()|,;]$|^(?:first|second|and|x|a|है|वाले|rows?)$/)
  )
    return null;
  const rows = Array.from({ length: order }, (_, place) => values.slice(place * order, (place + 1) * order));
  const asked = ['determinant', 'inverse', 'transpose', 'trace', 'eigenvalues'].filter((id) =>
    has(sentence, id),
  );
  if (asked.length !== 1) return null;
  const matrix = matrixTex(rows);
  if (asked[0] === 'transpose')
    return {
      title: ['Transpose', 'परिवर्त'],
      law: inDollars('(A^T)_{ij} = A_{ji}'),
      steps: [],
      result: inDollars(
        `${matrix}^T = ${matrixTex(rows.map((_row, place) => rows.map((row) => row[place] as Rational)))}`,
      ),
    };
  if (asked[0] === 'trace') {
    const sum = rows.map((row, place) => row[place] as Rational).reduce(plus, ZERO);
    return {
      title: ['Trace', 'अनुरेख'],
      law: inDollars(String.raw`\operatorname{tr}A = \sum a_{ii}`),
      steps: [],
      result: inDollars(decimal(sum)),
    };
  }
  const det = determinant(rows);
  const law =
    order === 2
      ? String.raw`\begin{vmatrix}a&b\\c&d\end{vmatrix} = ad - bc`
      : String.raw`|A| = a_{11}C_{11} + a_{12}C_{12} + a_{13}C_{13}`;
  const detTex = matrix.replace(/pmatrix/g, 'vmatrix');
  if (asked[0] === 'determinant') {
    const [[a, b], [c, d]] = rows as [[Rational, Rational], [Rational, Rational]];
    const steps =
      order === 2
        ? [inDollars(`${decimal(a)} \\times ${decimal(d)} - ${decimal(b)} \\times ${decimal(c)}`)]
        : [];
    return {
      title: ['Determinant', 'सारणिक'],
      law: inDollars(law),
      steps,
      result: inDollars(`${detTex} ${equalTo(det)}`),
    };
  }
  if (order !== 2) return null;
  const [[a, b], [c, d]] = rows as [[Rational, Rational], [Rational, Rational]];
  if (asked[0] === 'eigenvalues') return eigenvalues(plus(a, d), det);
  if (det.n === 0n)
    return {
      title: ['Inverse of a matrix', 'आव्यूह का व्युत्क्रम'],
      law: inDollars(String.raw`A^{-1} = \frac{\operatorname{adj}A}{|A|}`),
      steps: [inDollars(`|A| = 0`)],
      result: 'The inverse does not exist (व्युत्क्रम नहीं है)',
    };
  const turned = (value: Rational): Rational => ({ n: -value.n, d: value.d });
  const inverse = [
    [d, turned(b)],
    [turned(c), a],
  ].map((row) => row.map((value) => over(value, det)));
  return {
    title: ['Inverse of a matrix', 'आव्यूह का व्युत्क्रम'],
    law: inDollars(String.raw`A^{-1} = \frac{1}{ad - bc}\begin{pmatrix}d&-b\\-c&a\end{pmatrix}`),
    steps: [inDollars(`|A| ${equalTo(det)}`)],
    result: inDollars(`A^{-1} = ${matrixTex(inverse)}`),
  };
};

function eigenvalues(trace: Rational, det: Rational): Worked | null {
  const [t, d] = [Number(trace.n) / Number(trace.d), Number(det.n) / Number(det.d)];
  const inside = t * t - 4 * d;
  if (inside < 0) return null;
  const [one, two] = [(t - Math.sqrt(inside)) / 2, (t + Math.sqrt(inside)) / 2];
  return {
    title: ['Eigenvalues', 'अभिलक्षणिक मान'],
    law: inDollars(String.raw`\lambda^2 - (\operatorname{tr}A)\lambda + |A| = 0`),
    steps: [inDollars(String.raw`\lambda^2 - (${decimal(trace)})\lambda + (${decimal(det)}) = 0`)],
    result: inDollars(String.raw`\lambda ${equalTo(one)},\ \lambda ${equalTo(two)}`),
  };
}

function determinant(rows: readonly (readonly Rational[])[]): Rational {
  const [first = []] = rows;
  if (rows.length === 1) return first[0] ?? ZERO;
  return first.reduce((sum, value, column) => {
    const rest = rows.slice(1).map((row) => row.filter((_value, place) => place !== column));
    const part = times(value, determinant(rest));
    return column % 2 === 0 ? plus(sum, part) : minus(sum, part);
  }, ZERO);
}

const matrixTex = (rows: readonly (readonly Rational[])[]): string =>
  String.raw`\begin{pmatrix}${rows.map((row) => row.map(({ n, d }) => (d === 1n ? String(n) : String.raw`\frac{${n}}{${d}}`)).join('&')).join('\\\\')}\end{pmatrix}`;
