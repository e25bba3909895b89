import type { ConsolePath } from '../app/paths-of-console.ts';
import type { CreatePlan, EditPlan } from './form/declaration.ts';
import type { ListPlan, PageFacts } from './list/declaration.ts';
import type { RemovePlan } from './list/remove.ts';

/** Every sentence of an entity's screens that is its own. */
export interface EntityWords {
  /** The list: its heading, what it is for, what it says of where it stands. */
  readonly title: string;
  readonly lead: string;
  readonly summary: (facts: PageFacts) => string;
  readonly loading: string;
  readonly failed: string;
  readonly failedText: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly search: string;
  readonly add: string;
  readonly edit: string;
  readonly remove: string;
  /** The page that makes one. */
  readonly createTitle: string;
  readonly createLead: string;
  readonly createButton: string;
  readonly backToList: string;
}

export interface Row {
  readonly _id: string;
  readonly name: string;
}

/** What the console manages: one declaration gives a list, a page that creates, and dialogs that edit and delete. */
export interface Entity<R extends Row> {
  /** Under which its lists are kept while the console is open. */
  readonly key: string;
  readonly listPath: ConsolePath;
  readonly createPath: ConsolePath;
  readonly words: EntityWords;
  readonly list: ListPlan<R>;
  readonly create: CreatePlan;
  readonly edit: EditPlan<R>;
  readonly remove: RemovePlan;
}

/** As much of it as the page that creates needs, whatever its rows are. */
export type AnyEntity = Pick<Entity<Row>, 'key' | 'listPath' | 'words' | 'create'>;
