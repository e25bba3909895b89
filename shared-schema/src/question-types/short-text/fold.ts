/** Characters that are typed for one another, by the one that stands for all. */
const SAME_SIGNS: readonly (readonly [signs: RegExp, sign: string])[] = [
  [/[\u2010-\u2015\u2212\u2043\u00ad]/g, '-'],
  [/[\u2018-\u201b\u2032`\u00b4\u02bc]/g, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/ ?[\u00d7\u2715\u2217] ?/g, 'x'],
  [/[\u00f7\u2044\u2215]/g, '/'],
  [/[\u00b7\u22c5\u2022]/g, '.'],
];

/** Zero-width characters, which a keyboard or a copied text may leave. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;

/** The ten digits of a script follow each other, so that the place of one is its value. */
const digitOf = (digit: string): string => {
  let zero = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1;
  return String((digit.codePointAt(0) ?? 0) - zero);
};

/**
 * QT3: the text by which typed answers are compared. Equal are: upper and lower case; the forms of a character in Unicode
 * (NFKC: composed and decomposed, full width, superscripts); signs that look alike; spaces at the ends, several of them,
 * and around signs; full stops at the end.
 */
export function folded(text: string): string {
  let plain = text.normalize('NFKC').replace(INVISIBLE, '');
  for (const [signs, sign] of SAME_SIGNS) plain = plain.replace(signs, sign);
  return plain
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\s+/g, ' ')
    .replace(/ ?([^\p{L}\p{N}\p{M} ]) ?/gu, '$1')
    .replace(/[.\u0964]+$/u, '')
    .trim();
}
