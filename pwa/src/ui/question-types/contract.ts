import type { Answer } from '@exam/shared-schema/question-types';

export interface InputOption {
  readonly _id: string;
  readonly text: string;
  /** A row of two lists, which is matched with the options that are not rows. */
  readonly row?: boolean | undefined;
  /** The language of its text, if it differs from the page's. */
  readonly lang?: string | undefined;
}

/** The props of every question type's input. */
export interface QuestionInputProps {
  readonly question: {
    readonly _id: string;
    /** Of the question, in the language in which it is shown. */
    readonly text?: string | null | undefined;
    readonly options: readonly InputOption[];
  };
  readonly value: Answer | null;
  /** The answer in its canonical form, or null if there is none. */
  readonly onChange: (value: Answer | null) => void;
  readonly disabled?: boolean | undefined;
  /** Unique among the inputs of the page. */
  readonly name: string;
  readonly label: string;
  /** Incremented when Clear is pressed, so that typed text that is not an answer yet is cleared too. */
  readonly clears?: number | undefined;
}
