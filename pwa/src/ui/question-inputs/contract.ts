import type { Answer } from '@exam/shared-schema/question-types';

export interface InputOption {
  readonly _id: string;
  readonly text: string;
  /** The language of its words, where it is not the page's own. */
  readonly lang?: string | undefined;
}

/** What every question type's input is given. */
export interface QuestionInputProps {
  readonly question: { readonly _id: string; readonly options: readonly InputOption[] };
  readonly value: Answer | null;
  /** The answer in its canonical form, or null if there is none. */
  readonly onChange: (value: Answer | null) => void;
  readonly disabled?: boolean | undefined;
  /** Unlike those of the other inputs on the page; also what the group is called by a screen reader. */
  readonly name: string;
  readonly label: string;
  /** Counts the presses of Clear: text that is no answer yet has to go as well. */
  readonly clears?: number | undefined;
}

/** The letter of an option; beyond Z the letters double. */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + (index % 26)).repeat(Math.floor(index / 26) + 1);
}

/** Options with the letters that name them. @param options in the question's order. */
export function lettered(options: readonly { readonly _id: string }[]): { _id: string; name: string }[] {
  return options.map(({ _id }, index) => ({ _id, name: optionLetter(index) }));
}
