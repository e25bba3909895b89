import type { Call, ChangeCall, ListCall, ManagedCall } from '@exam/shared-schema/contract';
import type { EntityKey } from '../app/paths-of-console.ts';
import { entityOf, type Entity, type EntityFrame } from './entity.ts';
import { createBy, type CreateDeclaration, type CreatePart } from './form/create.ts';
import { listBy, type Filed, type ListParts, type ListPlan, type RowOf } from './list/declaration.ts';
import {
  editBy,
  removeBy,
  type ActionPart,
  type EditDeclaration,
  type RemoveDeclaration,
} from './rows/action.ts';

/** The calls of one managed entity, as the contract's `managed` creates them. */
interface ManagedCalls {
  readonly list: ListCall & { readonly area: EntityKey };
  readonly create?: ChangeCall;
  readonly update?: ChangeCall;
  readonly delete?: ManagedCall;
}

type RowIn<C extends ManagedCalls> = RowOf<C['list'], C['list']['rowsIn']>;

type Creating<C> = C extends { readonly create: infer Create extends Call }
  ? { readonly create: CreateDeclaration<Create> }
  : unknown;
type Editing<C, Row> = C extends { readonly update: infer Update extends Call }
  ? { readonly edit: EditDeclaration<Update, Row> }
  : unknown;
type Removing<C, Row> = C extends { readonly delete: infer Delete extends Call }
  ? { readonly remove?: RemoveDeclaration<Delete, Row> }
  : unknown;

type ManagedDeclaration<C extends ManagedCalls, Column extends string> = EntityFrame<RowIn<C>, Column> & {
  readonly list: ListParts<C['list'], RowIn<C>, Column> & Filed<C['list']>;
} & Creating<C> &
  Editing<C, RowIn<C>> &
  Removing<C, RowIn<C>>;

/** A declaration without its calls' types, which were checked where it was written. */
interface AnyDeclaration extends EntityFrame<never, string> {
  readonly list: object;
  readonly create?: object;
  readonly edit?: object;
  readonly remove?: object;
}

const anyList = listBy as unknown as (call: ListCall, rowsIn: string, declared: object) => ListPlan<never>;
const anyCreate = createBy as unknown as (call: Call, declared: object) => CreatePart;
const anyEdit = editBy as unknown as (call: Call, declared: object) => ActionPart<never>;
const anyRemove = removeBy as unknown as (call: Call, declared: object) => ActionPart<never>;

/**
 * The console's half of a managed entity. Its name, noun, search and order come from its calls, and it has to declare
 * a form for each of them.
 */
export function managedEntity<const C extends ManagedCalls, const Column extends string>(
  calls: C,
  declared: ManagedDeclaration<C, Column>,
): Entity {
  const { list, create, edit, remove, ...frame } = declared as unknown as AnyDeclaration;
  const { area, noun, nouns, rowsIn, searches, defaultSort } = calls.list;
  return entityOf(anyList(calls.list, rowsIn, { ...list, search: searches, defaultSort }), {
    ...frame,
    key: area,
    noun: { one: noun, many: nouns },
    create: calls.create && create && (anyCreate(calls.create, create) as never),
    edit: calls.update && edit && anyEdit(calls.update, edit),
    remove: calls.delete && anyRemove(calls.delete, remove ?? {}),
  });
}
