import type { AssistantSource, ConversationTurn } from '@exam/shared-schema/contract';

/** A free-text question as an answerer reads it. */
export interface Question {
  readonly userId: string;
  /** What is asked: as typed, with misspellings corrected, or completed from the previous question. */
  readonly text: string;
  /** How the text came about. */
  readonly reading: 'typed' | 'corrected' | 'completed';
  /** The newest turns before it. Answerers of facts about an earlier answer need them; most read `text` alone. */
  readonly conversation: readonly ConversationTurn[];
}

/** An answer that is shown as it is. */
export interface Answer {
  readonly kind: 'answer';
  /** Markdown with the TeX of question text. */
  readonly text: string;
  /** At least one. */
  readonly sources: readonly AssistantSource[];
  /** How likely it is that this answers what was asked, 0 to 1. Below `SURE` it is not shown. */
  readonly confidence: number;
  /** Whether it costs nothing: help about the product, and the student's own facts. */
  readonly isFree?: boolean | undefined;
}

/** What is near the question without answering it: the names of things to ask about. */
interface Related {
  readonly kind: 'related';
  readonly links: readonly string[];
}

export type Finding = Answer | Related | null;

/** Answers one kind of question, and is silent about all others. */
export interface Answerer {
  readonly name: string;
  /** Whether it is asked before the others, with the message as typed, about the last answer. */
  readonly continues?: boolean;
  /** Null unless the whole question was understood. */
  readonly answer: (question: Question) => Finding | Promise<Finding>;
  /** Builds what its first answer needs. */
  readonly prepare?: () => Promise<unknown>;
  /** Words that it knows, lower case: misspelled words of a question are corrected to them. */
  readonly words?: () => Iterable<string> | Promise<Iterable<string>>;
}

/** The confidence from which an answer is shown. */
export const SURE = 0.8;
