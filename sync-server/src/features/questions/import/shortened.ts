const LONGEST = 60;

/** Text of a file as a sentence may quote it: on one line, without signs that a terminal acts on, and never much of it. */
export function shortened(text: string): string {
  const shown = text.slice(0, LONGEST).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ');
  return text.length > LONGEST ? `${shown}...` : shown;
}
