import { over, plus, rational, times } from '../rational.ts';
import { decimal, equalTo, inDollars, type Family, type Worked } from '../worked.ts';
import { small } from './pattern.ts';

const PEOPLE = String.raw`(?:men|man|workers?|labou?rers?|persons?|people|women|machines?|aadmi|admi|mazdoor|log|आदमी|मजदूर|व्यक्ति|श्रमिक)`;
const DAYS = String.raw`(?:days?|din|dino|दिन|दिनों|hours?|ghante|घंटे)`;
const MEN = new RegExp(
  String.raw`(\d+)\s*${PEOPLE}\b.*?(\d+)\s*${DAYS}.*?(?:how many|kitne|कितने)\s*${DAYS}.*?(\d+)\s*${PEOPLE}|(\d+)\s*${PEOPLE}.*?(\d+)\s*${DAYS}.*?(\d+)\s*${PEOPLE}.*?(?:how many|kitne|कितने)\s*${DAYS}`,
  'isu',
);

/** AS44: more who do the same work need less time; more things cost more. */
export const proportion: Family = (sentence) =>
  menAndDays(sentence.text, sentence.numbers.length) ?? unitary(sentence.text, sentence.numbers.length);

function menAndDays(text: string, count: number): Worked | null {
  const match = MEN.exec(text);
  if (match === null || count !== 3 || /half|twice|hours? (?:a|per) day|women.*men|men.*women/i.test(text))
    return null;
  const [men, days, others] = match
    .slice(1)
    .filter((each) => each !== undefined)
    .map((each) => rational(BigInt(each)));
  if (men === undefined || days === undefined || others === undefined || others.n === 0n) return null;
  const value = over(times(men, days), others);
  return {
    title: ['Workers and days', 'श्रमिक और दिन'],
    law: inDollars('M_1 D_1 = M_2 D_2'),
    steps: [inDollars(`${decimal(men)} \\times ${decimal(days)} = ${decimal(others)} \\times D_2`)],
    result: inDollars(
      String.raw`D_2 = \frac{${decimal(times(men, days))}}{${decimal(others)}} ${equalTo(value)}`,
    ),
  };
}

const COST =
  /(?:cost|price)\s+of\s+(\d+)\s+([\p{L}\p{M}]+)\s+(?:is|=)\s*(?:₹\s*)?(\d+(?:\.\d+)?).*?(\d+)\s+\2|(\d+)\s+([\p{L}\p{M}]+)\s+(?:costs?|for|ka mulya|ki keemat|ki kimat|का मूल्य|की कीमत)\s*(?:is\s*)?(?:₹\s*)?(\d+(?:\.\d+)?).*?(\d+)\s+\6/isu;

function unitary(text: string, count: number): Worked | null {
  const match = COST.exec(text);
  if (match === null || count !== 3) return null;
  const [things, cost, wanted] = (
    match[1] === undefined ? [match[5], match[7], match[8]] : [match[1], match[3], match[4]]
  ).map((each) => decimalOf(each ?? '0'));
  if (things === undefined || cost === undefined || wanted === undefined || things.n === 0n) return null;
  const value = over(times(cost, wanted), things);
  return {
    title: ['Unitary method', 'ऐकिक नियम'],
    law: inDollars(String.raw`\text{cost of one} = \frac{\text{cost}}{\text{number}}`),
    steps: [
      inDollars(String.raw`\frac{${decimal(cost)}}{${decimal(things)}} ${equalTo(over(cost, things))}`),
    ],
    result: inDollars(
      String.raw`\frac{${decimal(cost)}}{${decimal(things)}} \times ${decimal(wanted)} ${equalTo(value)}`,
    ),
  };
}

function decimalOf(text: string) {
  const [whole = '0', decimals = ''] = text.split('.');
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

const UP_TO = /(\d+)\s*(?:to|se|से|-)\s*(\d+)/iu;

/** AS44: the sum of the whole numbers from one to another. */
export const sumUpTo: Family = ({ text, numbers, concepts, others }) => {
  const [, from, to] = UP_TO.exec(text) ?? [];
  if (
    from === undefined ||
    to === undefined ||
    numbers.length !== 2 ||
    others.some((word) => /\p{L}{2}/u.test(word) && !/^(?:tak|तक|all|integers?)$/u.test(word))
  )
    return null;
  if (!concepts.includes('sum') || concepts.some((id) => id !== 'sum' && id !== 'natural')) return null;
  const [a, b] = [small(rational(BigInt(from))), small(rational(BigInt(to)))];
  if (a === null || b === null || b <= a) return null;
  const sum = over(
    times(rational(BigInt(b - a + 1)), plus(rational(BigInt(a)), rational(BigInt(b)))),
    rational(2n),
  );
  return {
    title: ['Sum of numbers', 'संख्याओं का योग'],
    law: inDollars(String.raw`S = \frac{n}{2}(a + l)`),
    steps: [inDollars(`n = ${b - a + 1}`)],
    result: inDollars(String.raw`\frac{${b - a + 1}}{2} \times (${a} + ${b}) = ${decimal(sum)}`),
  };
};
