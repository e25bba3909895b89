import type { AnyColumn, SQL } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { CallInput, ChangeCall, ListCall, ManagedCall, RowOf } from '@exam/shared-schema/contract';
import type { Queries, Transaction } from '../database/index.ts';
import type { FileColumns } from './csv.ts';
import type { ListPlan, ListSource, Page } from './list.ts';

/** The calls of one kind of item; each is optional. */
export interface ManagedCalls {
  readonly list?: ListCall;
  readonly create?: ChangeCall;
  readonly update?: ChangeCall;
  readonly delete?: ManagedCall;
}

/** How administrators see the rows. */
interface Presented<Raw, Row> {
  readonly present: (rows: Raw[], queries: Queries) => readonly Row[] | Promise<readonly Row[]>;
}

/** Whose rows they are. */
interface Owned {
  /** OR3: the condition for the rows of one organisation; null if they belong to the installation. */
  readonly ofOrganisation: OfOrganisation | null;
}

export type OfOrganisation = (organisationId: string) => SQL;

interface Finding<Query, Raw> {
  /** For a list that is too long to be searched row by row: reads a page by an index of its own; null without a text. */
  readonly readFound?: (queries: Queries, query: Query, scope: ConsoleScope) => Promise<Page<Raw>> | null;
  /** For a list that is too long to be counted: reads the count of its rows; null if those of this query are counted. */
  readonly countRows?: (queries: Queries, query: Query, scope: ConsoleScope) => Promise<number> | null;
}

/** OP8: the columns of its file, unless the area has a call of its own for that. */
type Filed<C extends ListCall> = C['file'] extends null ? unknown : { readonly file: FileColumns<RowOf<C>> };

/** How the rows of a list are read and presented. */
export type ManagedList<C extends ListCall, Raw> = ListPlan<CallInput<C>['query'], Raw> &
  Filed<C> &
  Finding<CallInput<C>['query'], Raw> &
  Presented<Raw, RowOf<C>> &
  Owned;

/** Facts about an item being created. Times are epoch ms. */
interface Made {
  readonly id: string;
  readonly createdAt: number;
  /** OR1: of the caller. */
  readonly organisationId: string;
}

interface Changed<Row> {
  readonly id: string;
  readonly updatedAt: number;
  /** Undefined only if the form identifies the item (`idOf`). */
  readonly before: Row;
}

interface Creating<Form> {
  /** Makes the checks that the schema cannot, and inserts. @throws AppError. */
  readonly insert: (queries: Transaction, form: Form, made: Made, scope: ConsoleScope) => Promise<unknown>;
  /**
   * For items identified by their content: creating one that exists updates it, and updating one that does not exist
   * creates it. Absent for items with an id of their own.
   */
  readonly idOf?: (queries: Transaction, form: Form, scope: ConsoleScope) => Promise<string>;
}

interface Updating<Row, Changes> {
  /** Makes the checks that the schema cannot, and updates. Absent members stay unchanged. @throws AppError. */
  readonly update: (queries: Transaction, changes: Changes, changed: Changed<Row>) => Promise<unknown>;
}

/** A reference of which only some rows prevent the deletion. */
interface Reference {
  readonly column: AnyColumn;
  /** The rows that do; the others are deleted with the item by `remove`. */
  readonly where: SQL;
}

interface Deleting {
  /** The referencing columns, by the name of their rows: while a reference exists, the item cannot be deleted. */
  readonly references: Readonly<Record<string, AnyColumn | Reference>>;
  /** The alternative to deleting, as a sentence; 'You can set it to inactive instead.' if absent. */
  readonly instead?: string;
  /** Overrides the deletion of a single row. @returns the deleted rows. */
  readonly remove?: (queries: Transaction, id: string) => Promise<readonly unknown[]>;
}

/** Overrides of the messages that are built from the noun. */
interface Sentences {
  readonly created?: string;
  readonly updated?: string;
  readonly deleted?: string;
  readonly gone?: string;
}

/** The common part of all plans. */
interface ManagedSource<Raw, Row> extends ListSource<Raw>, Presented<Raw, Row>, Owned {
  /** Changes under the same lock name are serialised; the item's area if absent. */
  readonly lock?: string;
  /** Finds an item within the scope by id, if the calls identify it by something other than `from.id`. */
  readonly find?: (queries: Queries, id: string, scope: ConsoleScope) => Promise<Row | undefined>;
  readonly sentences?: Sentences;
}

type CallOf<C extends ManagedCalls> = Extract<C[keyof C], ManagedCall>;
type BodyOf<C> = C extends ChangeCall ? CallInput<C>['body'] : never;
type Row<C extends ManagedCalls> = RowOf<CallOf<C>>;

/** The server's part of a managed item: exactly what its calls need. */
export type ManagedPlan<C extends ManagedCalls, Raw> = PlanOf<C, Raw, Row<C>>;

type PlanOf<C, Raw, Row> = ManagedSource<Raw, Row> &
  (C extends { readonly list: infer List extends ListCall }
    ? ListPlan<CallInput<List>['query'], Raw> & Filed<List>
    : unknown) &
  (C extends { readonly create: infer Create } ? Creating<BodyOf<Create>> : unknown) &
  (C extends { readonly update: infer Update } ? Updating<Row, BodyOf<Update>> : unknown) &
  (C extends { readonly delete: ManagedCall } ? Deleting : unknown);

type Thing = object;

/** A plan with every optional member; `ManagedPlan` has ensured that those needed are present. */
export interface AnyManagedPlan
  extends ManagedSource<unknown, Thing>, Creating<unknown>, Updating<Thing | undefined, unknown>, Deleting {}
