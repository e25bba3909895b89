import { formatCount } from '../format/index.ts';
import type { PageFacts } from './call-types.ts';
import type { MessageByStatus } from './loaded.tsx';

/** The name of an entity in lower case: 'test paper', 'test papers'. */
export interface NounForms {
  readonly one: string;
  readonly many: string;
}

/** The noun with its capitalised forms. */
export interface Noun extends NounForms {
  /** 'Test paper', to begin a sentence. */
  readonly One: string;
  /** 'Test Paper', in a heading. */
  readonly Title: string;
  readonly Titles: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const headline = (text: string) => text.split(' ').map(capital).join(' ');

export const nounOf = ({ one, many }: NounForms): Noun => ({
  one,
  many,
  One: capital(one),
  Title: headline(one),
  Titles: headline(many),
});

/** Every text of an entity's screens that is not about a single row. */
export interface EntityTexts {
  /** The list: heading, introduction, and its count. */
  readonly title: string;
  readonly lead: string;
  readonly summary: (facts: PageFacts) => string;
  /** Beside the paging buttons. */
  readonly pager: (facts: PageFacts) => string;
  readonly loading: string;
  readonly failed: string;
  readonly failedText: string;
  readonly failedOfStatus: MessageByStatus;
  readonly failedOfFormat: string | undefined;
  readonly retry: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly search: string;
  readonly add: string;
  /** The create page. */
  readonly createTitle: string;
  readonly createLead: string;
  readonly createButton: string;
  /** Its entry in the sidebar. */
  readonly createPage: string;
  readonly backToList: string;
}

/**
 * The default texts, derived from the noun; a declaration overrides those that its specification words differently.
 */
export const defaultTexts = ({ one, many, Title, Titles }: Noun): EntityTexts => ({
  title: Titles,
  lead: '',
  summary: ({ total }) => formatCount(total, one, many),
  pager: ({ page, pages }) => `Page ${page} of ${pages}`,
  loading: `Loading ${many}...`,
  failed: `Failed to load ${many}`,
  failedText: `An unexpected error occurred while fetching ${many}.`,
  failedOfStatus: {},
  failedOfFormat: undefined,
  retry: 'Try Again',
  empty: `No ${many} found`,
  emptyText: `Create your first ${one} to get started`,
  search: `Search ${many}`,
  add: `Add ${Title}`,
  createTitle: `Create New ${Title}`,
  createLead: '',
  createButton: `Create ${Title}`,
  createPage: `Create ${Title}`,
  backToList: `All ${many}`,
});
