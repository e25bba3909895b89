import * as z from 'zod/mini';

/** The characters of the scripts whose spelling needs joiners. */
const JOINING = 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mtei Arab'
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
/** Emoji, also with a skin tone or in colour, which a joiner makes one. */
const EMOJI = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f';

/**
 * Invisible characters that change how the character before them is drawn: a joiner after a letter that joins or an
 * emoji, a variation selector after a visible character, the tags of a flag.
 */
const NEEDED = [
  `(?<=[${JOINING}${EMOJI}])[\\u200c\\u200d]`,
  '(?<=[^\\s\\p{Cc}\\p{DI}])[\\ufe00-\\ufe0f]',
  '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
].join('|');

/**
 * Controls, separators of lines and paragraphs, half surrogates, and everything that is drawn as nothing: marks,
 * embeddings, overrides and isolates of text direction, joiners, fillers, tags, blank Braille, marks of annotations.
 */
const HIDDEN = '[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\p{DI}\\p{Noncharacter_Code_Point}\\u2800\\ufff9-\\ufffb]';

/** What is needed, or a hidden character as its group. */
const SIGNS = new RegExp(`${NEEDED}|(${HIDDEN})`, 'gu');

const isLineSign = (sign: string) => sign === '\n' || sign === '\r' || sign === '\t';

/** @returns undefined for a text without hidden characters. */
function firstHidden(
  text: string,
  lines: boolean,
): { readonly sign: string; readonly at: number } | undefined {
  for (const found of text.matchAll(SIGNS)) {
    const sign = found[1];
    if (sign !== undefined && !(lines && isLineSign(sign))) return { sign, at: found.index };
  }
  return undefined;
}

/**
 * CN7: whether a text has invisible characters that change how the rest is displayed, or that hide something in it.
 * Joiners and variation selectors are allowed where Indian scripts and emoji need them.
 * @param lines whether the text may have several lines and tabs.
 */
export function hasHiddenCharacters(text: string, lines = false): boolean {
  return firstHidden(text, lines) !== undefined;
}

/**
 * The text in one line and in logical order: control characters in a row become a space, other hidden characters are removed.
 * @param lines keeps line breaks and tabs.
 */
export function withoutHiddenCharacters(text: string, lines = false): string {
  const oneLine = lines ? text : text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return oneLine.replace(SIGNS, (found, sign: string | undefined) =>
    sign === undefined || (lines && isLineSign(sign)) ? found : '',
  );
}

/** The sentence of `visible`. @param what the name of the field. */
export const hidesSomething = (what: string) => `${what} contains hidden characters. Please type it again.`;

/** CN7: a check of every text of one line that a person writes. @param sentence for a text with hidden characters. */
export const visible = (sentence: string) => z.refine<string>((text) => !hasHiddenCharacters(text), sentence);

/** Characters before a hidden one, enough to find it. */
const BEFORE = 20;

/** CN7: the same for a text of several lines, which nobody types again: the sentence leads to the character. */
export const visibleLines = (what: string) =>
  z.refine<string>((text) => !hasHiddenCharacters(text, true), {
    error: ({ input }) => {
      const text = typeof input === 'string' ? input : '';
      const { sign = '', at = 0 } = firstHidden(text, true) ?? {};
      const name = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const before = text.slice(Math.max(0, at - BEFORE), at).trim();
      const where = before === '' ? 'at its beginning' : `after '${before}'`;
      return `${what} contains a hidden character (${name}) ${where}. Please remove it.`;
    },
  });
