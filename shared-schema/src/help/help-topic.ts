/** A text in the languages of the app. */
interface InLanguages {
  readonly en: string;
  readonly hi: string;
}

/** HP1: one question about the product, as the help page shows it and the assistant answers it. */
export interface HelpItem {
  readonly id: string;
  readonly question: InLanguages;
  /** Paragraphs, in the format of question text. */
  readonly answer: { readonly en: readonly string[]; readonly hi: readonly string[] };
  /**
   * Sets of words, of which a question must contain one whole set, for the assistant. In a set, words joined by '|' are
   * alternatives.
   */
  readonly keys: readonly string[];
  /** Further words that a question about this may contain. */
  readonly words: string;
}

export interface HelpTopic {
  readonly id: string;
  readonly title: InLanguages;
  readonly items: readonly HelpItem[];
}
