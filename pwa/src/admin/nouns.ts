import { formatCount } from '../format/index.ts';
import type { PageFacts } from './call-types.ts';
import type { SaidOfStatus } from './loaded.tsx';

/** What an entity is called, in small letters: 'test paper', 'test papers'. */
export interface NounWords {
  readonly one: string;
  readonly many: string;
}

/** The same, capitalised for headings and the beginning of a sentence. */
export interface Noun extends NounWords {
  /** 'Test paper', to begin a sentence. */
  readonly One: string;
  /** 'Test Paper', in a heading. */
  readonly Title: string;
  readonly Titles: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const headline = (text: string) => text.split(' ').map(capital).join(' ');

export const nounOf = ({ one, many }: NounWords): Noun => ({
  one,
  many,
  One: capital(one),
  Title: headline(one),
  Titles: headline(many),
});

/** Every sentence of an entity's screens that is about no single row. */
export interface EntityWords {
  /** The list: its heading, what it is for, what it says of where it stands. */
  readonly title: string;
  readonly lead: string;
  readonly summary: (facts: PageFacts) => string;
  /** Beside the pages' buttons. */
  readonly pager: (facts: PageFacts) => string;
  readonly loading: string;
  readonly failed: string;
  readonly failedText: string;
  readonly failedOfStatus: SaidOfStatus;
  readonly retry: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly search: string;
  readonly add: string;
  /** The page that makes one. */
  readonly createTitle: string;
  readonly createLead: string;
  readonly createButton: string;
  /** Its line in the navigation. */
  readonly createPage: string;
  readonly backToList: string;
}

/** What follows from the noun; a declaration gives what its own document says in other words. */
export const wordsOf = ({ one, many, Title, Titles }: Noun): EntityWords => ({
  title: Titles,
  lead: '',
  summary: ({ total }) => formatCount(total, one, many),
  pager: ({ page, pages }) => `Page ${page} of ${pages}`,
  loading: `Loading ${many}...`,
  failed: `Failed to load ${many}`,
  failedText: `An unexpected error occurred while fetching ${many}.`,
  failedOfStatus: {},
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
