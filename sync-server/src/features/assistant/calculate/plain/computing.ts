import type { InBoth } from '../worked.ts';
import { type PlainFamily, worked } from './answer.ts';

const TITLE: InBoth = ['Number systems', 'संख्या पद्धति'];
const BASES: Readonly<Record<string, number>> = {
  binary: 2,
  bin: 2,
  octal: 8,
  oct: 8,
  decimal: 10,
  hexadecimal: 16,
  hex: 16,
  'base 2': 2,
  'base 8': 8,
  'base 10': 10,
  'base 16': 16,
  बाइनरी: 2,
  दशमलव: 10,
};
const NAME = '(binary|bin|octal|oct|decimal|hexadecimal|hex|base 2|base 8|base 10|base 16|बाइनरी|दशमलव)';
const WAYS: readonly RegExp[] = [
  new RegExp(
    `^(?:convert |change |write |express )?(?:number )?\\(?([0-9a-f]+)\\)?(?:_?(?:2|8|10|16))? ?(?:from |\\()?${NAME}?\\)?(?: number)? ?(?:number )?(?:in|into|to|as|of) (?:its |equivalent )?${NAME}(?: number| form| equivalent| system)?(?: (?:convert|change|karo|badlo|badalo|of|in|badlen|बदलो|बदलिए))*$`,
  ),
  new RegExp(
    `^(?:convert |change )?${NAME} (?:number )?(?:of )?\\(?([0-9a-f]+)\\)? (?:in|into|to|as|of) (?:its )?${NAME}(?: number| form| equivalent)?(?: (?:convert|change|karo|badlo|मान))*$`,
  ),
  new RegExp(
    `^${NAME} (?:equivalent |form |representation |conversion |number )?(?:of )(?:decimal )?(?:number )?\\(?([0-9a-f]+)\\)?(?: ${NAME})?$`,
  ),
];
const SUM =
  /^(?:add|sum of|addition of|binary sum of|binary addition of)?\s*(?:binary)?\s*(?:numbers?)?\s*([01]{2,})\s*(?:and|\+|,|&)\s*([01]{2,})(?: in binary)?$/;
const COMPLEMENT =
  /^(1|2)(?:'?s|s')? complement (?:of )?(?:binary )?(?:number )?([01]+)$|^([01]+) of (1|2)(?:'?s|s')? complement$/;

/** AS72: conversions between number systems, binary sums, complements. */
export const numberSystems: PlainFamily = (question) => {
  const plain = question.replace(/\(([0-9a-f]+)\)\s*_?\s*(\d+)/g, '$1 base $2').replace(/\s+/g, ' ');
  const complement = COMPLEMENT.exec(plain.replace(/’/g, "'"));
  if (complement !== null)
    return complementOf(Number(complement[1] ?? complement[4]), complement[2] ?? complement[3] ?? '');
  const sum = SUM.exec(plain);
  if (sum !== null && /binary/.test(plain)) {
    const total = Number.parseInt(sum[1] ?? '', 2) + Number.parseInt(sum[2] ?? '', 2);
    return worked(TITLE, {
      law: String.raw`1 + 1 = 10_2`,
      result: String.raw`${total.toString(2)}_2 = ${total}_{10}`,
    });
  }
  const [first, second, third] = WAYS.map((way) => way.exec(plain));
  const read =
    first != null
      ? ([first[1], first[2], first[3]] as const)
      : second != null
        ? ([second[2], second[1], second[3]] as const)
        : third != null
          ? ([third[2], third[3], third[1]] as const)
          : null;
  if (read === null) return null;
  const [digits = '', from, to = ''] = read;
  const target = BASES[to] ?? 10;
  const source =
    from === undefined
      ? target === 10
        ? /[a-f]/.test(digits)
          ? 16
          : null
        : /[a-f]/.test(digits)
          ? 16
          : 10
      : (BASES[from] ?? null);
  if (source === null || source === target || digits.length > 12) return null;
  const value = Number.parseInt(digits, source);
  if (Number.isNaN(value) || value.toString(source) !== digits.replace(/^0+(?=.)/, '')) return null;
  const result = value.toString(target).toUpperCase();
  return worked(TITLE, {
    law: String.raw`\text{digits times the powers of the base}`,
    result: String.raw`${digits.toUpperCase()}_{${source}} = ${result}_{${target}}`,
  });
};

function complementOf(kind: number, digits: string) {
  if (digits === '' || digits.length > 32) return null;
  const flipped = [...digits].map((digit) => (digit === '0' ? '1' : '0')).join('');
  const value =
    kind === 1
      ? flipped
      : ((Number.parseInt(flipped, 2) + 1) % 2 ** digits.length).toString(2).padStart(digits.length, '0');
  return worked(TITLE, {
    law:
      kind === 1
        ? String.raw`\text{each bit is inverted}`
        : String.raw`\text{each bit is inverted, then } 1 \text{ is added}`,
    result: value,
  });
}
