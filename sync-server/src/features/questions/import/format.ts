import type { AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';

/** An option as its source names it: `label` is what the key refers to. */
export interface DraftOption {
  readonly label: string;
  readonly text: string;
  /** Keeps its place when options are shuffled. */
  readonly fixed?: boolean;
}

/** Where a question comes from. What the source does not say is null: nothing is made up. */
export interface DraftSource {
  /** The collection. */
  readonly name: string;
  /** The question's own key there: a second import finds it again by this. */
  readonly key: string;
  /** The paper as the source names it, without its year: 'Paper 1'. */
  readonly paper: string | null;
  readonly year: string | null;
  /** Its number in that paper. */
  readonly index: number | null;
  readonly subject: string | null;
}

/** A question as read from a file, before the bank knows it. The key names options by their labels. */
export interface DraftQuestion {
  readonly type: QuestionTypeName;
  readonly text: string;
  readonly options: readonly DraftOption[];
  readonly key: AnswerKey;
  readonly explanation: string | null;
  /** The same in other languages, by language tag; the options bear the same labels. */
  readonly translations?: Readonly<
    Record<string, { readonly text: string; readonly options: readonly DraftOption[] }>
  >;
  readonly source: DraftSource;
}

interface Item {
  /** Its place in the file, from 1. */
  readonly position: number;
  /** What a person would call it, for the report. */
  readonly name: string;
}

export interface ImportedItem extends Item {
  readonly kind: 'question';
  readonly question: DraftQuestion;
  /** What a person should look at, though the question is whole. */
  readonly notes: readonly string[];
}

export interface RefusedItem extends Item {
  readonly kind: 'refused';
  readonly reason: string;
}

export type ImportItem = ImportedItem | RefusedItem;

/** Every item of the file, in its order. Where the file as a whole cannot be read, `problem` says why. */
export interface ImportReport {
  readonly problem: string | null;
  readonly items: readonly ImportItem[];
}

/** One way in which banks write questions. Pure: what is wrong with a file is in the report, never thrown. */
export interface ImportFormat {
  readonly name: string;
  /** `fileName` is for formats that take a name or a charset from it, and for sentences. */
  parse(text: string, fileName: string): ImportReport;
}
