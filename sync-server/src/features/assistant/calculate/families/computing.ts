import { toNumber } from '../rational.ts';
import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, inDollars } from '../worked.ts';
import { has, isOnly } from './pattern.ts';

/** AS44: numbers in other bases, and the parts of an address of a paged memory. */
export const computing: Family = (sentence) => bases(sentence) ?? paging(sentence);

const BASES: Readonly<Record<string, number>> = { binary: 2, octal: 8, decimal: 10, hexadecimal: 16 };

function bases(sentence: Sentence): Worked | null {
  const found = sentence.concepts.filter((id) => id in BASES);
  if (
    !isOnly(sentence, Object.keys(BASES), /^(?:number|equivalent|form|system|of|[0-9a-f]+|x|me|,)$/i) ||
    found.length === 0 ||
    found.length > 2
  )
    return null;
  const plain = sentence.text.replace(/[?.]/g, ' ');
  const target =
    /(?:to|into|in|me|mein|में)\s+(?:a\s+|the\s+)?(binary|decimal|hexadecimal|hex|octal)|(binary|decimal|hexadecimal|hex|octal)\s+(?:equivalent|form|me|mein|में|of|ka|value|representation)/iu.exec(
      plain,
    );
  const name = (target?.[1] ?? target?.[2])?.toLowerCase().replace(/^hex$/, 'hexadecimal');
  if (name === undefined) return null;
  const to = BASES[name];
  const other = found.find((id) => id !== name);
  const isBits = name === 'decimal' && /\b[01]{3,}\b/.test(plain);
  const from = other !== undefined ? BASES[other] : isBits ? 2 : 10;
  const digits = [...plain.matchAll(/\b(?:0x)?([0-9][0-9a-f]*|[a-f]+[0-9][0-9a-f]*)\b/gi)]
    .map(([, each]) => each ?? '')
    .filter((each) => !/^(?:of|a)$/.test(each));
  const [digit] = digits;
  if (
    to === undefined ||
    from === undefined ||
    from === to ||
    digit === undefined ||
    digits.length !== 1 ||
    digit.length > 24
  )
    return null;
  const value = Number.parseInt(digit, from);
  if (Number.isNaN(value) || value.toString(from) !== digit.toLowerCase().replace(/^0+(?=.)/, ''))
    return null;
  const result = value.toString(to).toUpperCase();
  return {
    title: ['Number systems', 'संख्या पद्धति'],
    law:
      from === 10
        ? `Divide by ${to} again and again; the remainders from the last to the first are the digits.`
        : `Each digit counts ${from} to the power of its place.`,
    steps:
      from === 10 || to === 10 ? [] : [inDollars(`(${digit.toUpperCase()})_{${from}} = (${value})_{10}`)],
    result: inDollars(`(${digit.toUpperCase()})_{${from}} = (${result})_{${to}}`),
  };
}

const BYTES: Readonly<Record<string, number>> = { byte: 0, KB: 10, MB: 20, GB: 30 };

function paging(sentence: Sentence): Worked | null {
  if (!has(sentence, 'page') || !has(sentence, 'virtual-address') || !has(sentence, 'offset', 'page'))
    return null;
  const bits = sentence.numbers.filter(({ unit }) => unit === 'bit');
  const sizes = sentence.numbers.filter(({ unit }) => unit !== null && unit in BYTES);
  const rest = sentence.numbers.filter((each) => !bits.includes(each) && !sizes.includes(each));
  const [address, size] = [bits[0], sizes[0]];
  if (address === undefined || size === undefined || bits.length > 1 || sizes.length > 1) return null;
  if (
    rest.some(
      ({ unit, value }) =>
        unit !== null || value.d !== 1n || value.n > 2n || !/(?:^|\n)\s*\d\)/.test(sentence.text),
    )
  )
    return null;
  if (/page table|entry|physical|frame|tlb|level/i.test(sentence.text)) return null;
  const offset = Math.log2(toNumber(size.value)) + (BYTES[size.unit ?? ''] ?? 0);
  const pages = toNumber(address.value) - offset;
  if (!Number.isInteger(offset) || pages < 1 || pages > 64) return null;
  return {
    title: ['Paging', 'पेजिंग'],
    law: inDollars(
      String.raw`\text{page size} = 2^{\text{offset bits}},\ \text{pages} = 2^{\text{address bits} - \text{offset bits}}`,
    ),
    steps: [inDollars(String.raw`\text{offset} = \log_2(2^{${offset}}) = ${offset}\ \text{bits}`)],
    result: `${inDollars(`${offset}`)} bits of offset, ${inDollars(`${toNumber(address.value)} - ${offset} = ${pages}`)} bits of page number, ${inDollars(`2^{${pages}} = ${2n ** BigInt(pages)}`)} pages`,
  };
}
