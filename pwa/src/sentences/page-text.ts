/**
 * A public page of text. Links stand as elements of `withElements`: `<privacy>Privacy Policy</privacy>`; what is put in
 * where the page is shown has none of its own text: `<support></support>`.
 */
export interface PageText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PageSection[];
}

interface PageSection {
  readonly heading: string;
  readonly body: readonly PageBlock[];
}

/** A paragraph, a list, or facts with their names. */
export type PageBlock =
  | string
  | readonly string[]
  | { readonly facts: readonly { readonly term: string; readonly text: string }[] };
