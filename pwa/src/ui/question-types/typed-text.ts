import type { Answer } from '@exam/shared-schema/question-types';
import { useState } from 'react';

const textOf = (value: Answer | null): string => (typeof value === 'string' ? value : '');

interface Typed {
  readonly text: string;
  readonly questionId: string;
  readonly value: Answer | null;
  readonly clears: number;
  /** Answers passed to the owner that have not come back as `value` yet. */
  readonly sent: readonly (string | null)[];
}

interface Owner {
  readonly questionId: string;
  readonly value: Answer | null;
  readonly clears: number;
}

/**
 * The typed text. It may not be an answer yet ('-'), and the answer comes back later, after it was stored: only a
 * value that was not typed here replaces the text.
 */
function nextTyped(typed: Typed, owner: Owner): Typed {
  if (owner.questionId !== typed.questionId || owner.clears !== typed.clears)
    return { ...owner, text: textOf(owner.value), sent: [] };
  const arrived = typed.sent.indexOf(textOf(owner.value) === '' ? null : textOf(owner.value));
  if (arrived >= 0) return { ...typed, ...owner, sent: typed.sent.slice(arrived + 1) };
  return { ...owner, text: textOf(owner.value), sent: [] };
}

/** How a type reads a text. */
interface Reading {
  /** The answer that a text is; null while it is none. */
  readonly answerOf: (text: string) => string | null;
  /** Whether a text is refused, which leaves the field as it was. */
  readonly isRefused?: (text: string, before: string) => boolean;
}

export function useTypedText(
  owner: Owner,
  { answerOf, isRefused }: Reading,
  onChange: (value: Answer | null) => void,
) {
  const [typed, setTyped] = useState<Typed>({ ...owner, text: textOf(owner.value), sent: [] });
  const { questionId, value, clears } = typed;
  if (questionId !== owner.questionId || value !== owner.value || clears !== owner.clears)
    setTyped(nextTyped(typed, owner));

  const type = (text: string) => {
    if (isRefused?.(text, typed.text) === true) return;
    const answer = answerOf(text);
    const before = typed.sent.length > 0 ? typed.sent.at(-1) : answerOf(textOf(typed.value));
    const changes = answer !== (before ?? null);
    setTyped({ ...typed, text, sent: changes ? [...typed.sent, answer] : typed.sent });
    if (changes) onChange(answer);
  };
  return { text: typed.text, type };
}
