import type { AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';

/** An option as in its source; the key refers to `label`. */
export interface DraftOption {
  readonly label: string;
  readonly text: string;
  /** Not shuffled: it keeps its position. */
  readonly fixed?: boolean;
}

/** Where a question comes from. Fields that the source does not state are null and never guessed. */
export interface DraftSource {
  /** The collection. */
  readonly name: string;
  /** The question's id in the collection, by which a second import recognises it. */
  readonly key: string;
  /** The paper's name in the source, without its year: 'Paper 1'. */
  readonly paper: string | null;
  readonly year: string | null;
  /** Its number in that paper. */
  readonly index: number | null;
  readonly subject: string | null;
}

/** A question as read from a file, before it is in the bank. The key names options by their labels. */
export interface DraftQuestion {
  readonly type: QuestionTypeName;
  readonly text: string;
  readonly options: readonly DraftOption[];
  readonly key: AnswerKey;
  readonly explanation: string | null;
  /** The name of a chapter of its subject. */
  readonly topic: string | null;
  /** 1 to 10. */
  readonly difficulty: number | null;
  /** Translations by language tag; the options have the same labels. */
  readonly translations?: Readonly<
    Record<string, { readonly text: string; readonly options: readonly DraftOption[] }>
  >;
  readonly source: DraftSource;
}

interface Item {
  /** Its place in the file, from 1. */
  readonly position: number;
  /** A name for the report. */
  readonly name: string;
}

interface ImportedItem extends Item {
  readonly kind: 'question';
  readonly question: DraftQuestion;
  /** Remarks for a person to check, although the question is complete. */
  readonly notes: readonly string[];
}

export interface RefusedItem extends Item {
  readonly kind: 'refused';
  /** A short sentence; it quotes little of the file. */
  readonly reason: string;
  /** The source of the item, whose paper now has a gap; null if the item does not state it. */
  readonly source: DraftSource | null;
  /** Whether it repeats another item, so that no paper has a gap. */
  readonly isRepeat: boolean;
}

export type ImportItem = ImportedItem | RefusedItem;

/** Every item of the file, in order. `problem` is the reason if the whole file cannot be read. */
export interface ImportReport {
  readonly problem: string | null;
  readonly items: readonly ImportItem[];
}

/** A file format of question banks. Pure: errors in a file are reported and never thrown. */
export interface ImportFormat {
  readonly name: string;
  /** Some formats take a name or a charset from `fileName`; messages quote it. */
  parse(text: string, fileName: string): ImportReport;
}
