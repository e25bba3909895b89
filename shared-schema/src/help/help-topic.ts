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
}

export interface HelpTopic {
  readonly id: string;
  readonly title: InLanguages;
  readonly items: readonly HelpItem[];
}
