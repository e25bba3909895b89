/** What is told about the usage of a word or a sentence. */
export interface Usage {
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  /** Why it is so, which is told too. */
  readonly reason?: string;
}
