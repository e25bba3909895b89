/** Control characters, and the separators of lines and paragraphs. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Marks, embeddings, overrides and isolates of text direction (Unicode's Bidi_Control), which reorder displayed text.
 */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Whether a text has invisible characters that change how the rest is displayed. Joiners, which Indian scripts need,
 * are allowed.
 */
export function hasHiddenCharacters(text: string): boolean {
  return text.search(CONTROLS) !== -1 || text.search(DIRECTIONS) !== -1;
}

/** The text in one line and in logical order: control characters become a space, direction characters are removed. */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(CONTROLS, ' ').replace(DIRECTIONS, '');
}
