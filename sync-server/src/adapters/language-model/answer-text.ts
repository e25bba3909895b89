const OPEN = '<think>';
const CLOSE = '</think>';

/** How many characters at the end of the text may be the start of the mark. */
function begunAt(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(mark.slice(0, length))) return length;
  return 0;
}

/** Filters the model's reasoning between `<think>` and `</think>` out of a stream. */
export class ThoughtFilter {
  #waiting = '';
  #isThinking = false;

  /** @returns the text that can be shown so far. */
  take(piece: string): string {
    this.#waiting += piece;
    let shown = '';
    for (;;) {
      const mark = this.#isThinking ? CLOSE : OPEN;
      const at = this.#waiting.indexOf(mark);
      const end = at < 0 ? this.#waiting.length - begunAt(this.#waiting, mark) : at;
      if (!this.#isThinking) shown += this.#waiting.slice(0, end);
      this.#waiting = this.#waiting.slice(at < 0 ? end : at + mark.length);
      if (at < 0) return shown;
      this.#isThinking = !this.#isThinking;
    }
  }

  /** @returns the rest, which was held back because it might have been the start of a mark. */
  end(): string {
    return this.#isThinking ? '' : this.#waiting;
  }
}

const FENCED = /```(?:json)?\s*\n?([\s\S]*?)```/i;

/**
 * Extracts JSON in the forms that models produce: alone, in a fence, inside other text, after reasoning of which only the
 * end is marked.
 * @returns null if there is none.
 */
export function jsonIn(text: string): { readonly value: unknown } | null {
  const answer = text.slice(text.lastIndexOf(CLOSE) < 0 ? 0 : text.lastIndexOf(CLOSE) + CLOSE.length);
  const [, fenced = ''] = FENCED.exec(answer) ?? [];
  const braced = answer.slice(Math.max(0, answer.indexOf('{')), answer.lastIndexOf('}') + 1);
  return parsed(answer) ?? parsed(fenced) ?? parsed(braced);
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
