const LONGEST = 60;

/** Quotes a file's text in a message: on one line, without control characters, and shortened. */
export function shortened(text: string): string {
  const shown = text.slice(0, LONGEST).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ');
  return text.length > LONGEST ? `${shown}...` : shown;
}
