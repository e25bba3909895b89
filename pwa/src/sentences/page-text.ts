/**
 * The text of a public page. Links are elements of `withElements`: `<privacy>Privacy Policy</privacy>`; an element
 * without text is a placeholder that the page fills: `<support></support>`.
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

/** A paragraph, a list, or pairs of name and value. */
export type PageBlock =
  | string
  | readonly string[]
  | { readonly facts: readonly { readonly term: string; readonly text: string }[] };
