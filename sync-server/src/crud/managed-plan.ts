import type { AnyColumn, SQL } from 'drizzle-orm';
import type { CallInput, ChangeCall, ListCall, ManagedCall, RowOf } from '@exam/shared-schema/contract';
import type { Queries, Transaction } from '../database/index.ts';
import type { ListPlan, ListSource } from './list.ts';

/** The calls of one kind of thing, those that there are. */
export interface ManagedCalls {
  readonly list?: ListCall;
  readonly create?: ChangeCall;
  readonly update?: ChangeCall;
  readonly delete?: ManagedCall;
}

/** What a list needs beside its plan: how its rows look to administrators. */
interface Presented<Raw, Row> {
  readonly present: (rows: Raw[], queries: Queries) => readonly Row[] | Promise<readonly Row[]>;
}

/** How the rows of a list are read and shown. */
export type ManagedList<C extends ListCall, Raw> = ListPlan<CallInput<C>['query'], Raw> &
  Presented<Raw, RowOf<C>>;

/** What is new about a thing that is made. Times are epoch milliseconds. */
interface Made {
  readonly id: string;
  readonly createdAt: number;
}

interface Changed<Row> {
  readonly id: string;
  readonly updatedAt: number;
  /** Undefined only where a form says which thing it is about (`idOf`). */
  readonly before: Row;
}

interface Creating<Form> {
  /** Checks what the schema cannot, and writes. @throws AppError. */
  readonly insert: (queries: Transaction, form: Form, made: Made) => Promise<unknown>;
  /**
   * For things that are known by what they are about: saving one that already exists changes it, and changing one
   * that is not makes it. Absent for all things with an id of their own.
   */
  readonly idOf?: (queries: Transaction, form: Form) => Promise<string>;
}

interface Updating<Row, Changes> {
  /** Checks what the schema cannot, and writes. What `changes` leaves out stays. @throws AppError. */
  readonly update: (queries: Transaction, changes: Changes, changed: Changed<Row>) => Promise<unknown>;
}

/** Of a table in which not every row that refers to the thing keeps it. */
interface Reference {
  readonly column: AnyColumn;
  /** Which rows do; the others go with it, by `remove`. */
  readonly where: SQL;
}

interface Deleting {
  /** The columns that refer to the thing, each by what its rows are called: while one does, nothing is deleted. */
  readonly references: Readonly<Record<string, AnyColumn | Reference>>;
  /** What can be done instead of deleting, as a sentence; 'You can set it to inactive instead.' if absent. */
  readonly instead?: string;
  /** For what is no row of its own. @returns what went. */
  readonly remove?: (queries: Transaction, id: string) => Promise<readonly unknown[]>;
}

/** Where those that are made from the noun do not fit. */
interface Sentences {
  readonly created?: string;
  readonly updated?: string;
  readonly deleted?: string;
  readonly gone?: string;
}

/** What every managed thing says, whichever calls it has. */
interface ManagedSource<Raw, Row> extends ListSource<Raw>, Presented<Raw, Row> {
  /** Whoever changes something under this name waits for whoever does; the thing's area if absent. */
  readonly lock?: string;
  /** One of them by its id, where `from.id` is not what the calls name it by. */
  readonly find?: (queries: Queries, id: string) => Promise<Row | undefined>;
  readonly sentences?: Sentences;
}

type CallOf<C extends ManagedCalls> = Extract<C[keyof C], ManagedCall>;
type BodyOf<C> = C extends ChangeCall ? CallInput<C>['body'] : never;
type Row<C extends ManagedCalls> = RowOf<CallOf<C>>;

/** The server's half of a managed thing: exactly what the calls that it has need. */
export type ManagedPlan<C extends ManagedCalls, Raw> = PlanOf<C, Raw, Row<C>>;

type PlanOf<C, Raw, Row> = ManagedSource<Raw, Row> &
  (C extends { readonly list: infer List extends ListCall }
    ? ListPlan<CallInput<List>['query'], Raw>
    : unknown) &
  (C extends { readonly create: infer Create } ? Creating<BodyOf<Create>> : unknown) &
  (C extends { readonly update: infer Update } ? Updating<Row, BodyOf<Update>> : unknown) &
  (C extends { readonly delete: ManagedCall } ? Deleting : unknown);

type Thing = object;

/** A plan with everything that a binding may need; which of it is there, `ManagedPlan` has made sure of. */
export interface AnyManagedPlan
  extends ManagedSource<unknown, Thing>, Creating<unknown>, Updating<Thing | undefined, unknown>, Deleting {}
