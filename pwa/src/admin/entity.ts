import { consolePaths, type CreatableKey, type EntityKey } from '../app/paths-of-console.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../ui/index.ts';
import type { CreatePart, CreatePlan } from './form/create.ts';
import type { ListPlan } from './list/declaration.ts';
import { nounOf, defaultTexts, type EntityTexts, type NounForms } from './nouns.ts';
import type { ActionPart, AnyAction, Keyed, RowAction } from './rows/action.ts';
import type { Details } from './rows/details.tsx';
import type { RowLink } from './rows/row-buttons.tsx';
import type { Toggle, TogglePart } from './rows/toggle.ts';

/** The groups of the sidebar, in their order. */
export const consoleGroups = ['Overview', 'Catalogue', 'Exams', 'People', 'Sales', 'System'] as const;
export type ConsoleGroup = (typeof consoleGroups)[number];

/** A managed entity without the type of its rows; the screens work on this. */
export interface Entity {
  /** The key of its lists in the query cache. */
  readonly key: string;
  readonly paths: { readonly list: string; readonly create?: string };
  readonly group: ConsoleGroup;
  readonly icon: IconName;
  readonly words: EntityTexts;
  /** The name of a row, for messages and buttons. */
  readonly nameOf: (row: Keyed) => string;
  readonly list: ListPlan;
  readonly create: CreatePlan | undefined;
  /** The actions of a row in the order of the buttons: edit first, delete last. */
  readonly actions: readonly AnyAction[];
  /** CN1: the bulk actions. */
  readonly bulk: readonly RowAction[];
  readonly links: readonly RowLink[];
  readonly toggle: Toggle | undefined;
  readonly details: Details | undefined;
  /** Shown above the list. */
  readonly note: ComponentType | undefined;
  readonly palette?: PaletteRow | undefined;
  /** Another screen leads to its list, which has no entry in the sidebar. */
  readonly isPartOfScreen: boolean;
}

/** AU7: how the command palette offers a row. */
interface PaletteRow<Row = Keyed> {
  /** The page of the row. Default: the list, searched for its name. */
  readonly href?: (row: Row) => string;
  /** What tells rows of the same name apart. */
  readonly note?: (row: Row) => string;
}

/** An entity with a create page. */
export interface Creatable extends Pick<Entity, 'paths' | 'words'> {
  readonly create: CreatePlan;
}

export const isCreatable = (entity: Entity): entity is Entity & Creatable => entity.create !== undefined;

/** The parts of a declaration beside its list and its forms. */
export interface EntityFrame<Row, Column extends string> {
  /** Its place in the sidebar. */
  readonly group: ConsoleGroup;
  readonly icon: IconName;
  /** Texts that cannot be derived from the noun. */
  readonly words?: Partial<EntityTexts>;
  readonly nameOf: (row: Row) => string;
  readonly actions?: readonly ActionPart<Row, AnyAction<Row>>[];
  /** CN1: actions that are also offered for several rows at once; each row is sent in a call of its own. */
  readonly bulk?: readonly ActionPart<Row>[];
  readonly links?: readonly RowLink<Row>[];
  readonly toggle?: TogglePart<Row, NoInfer<Column>>;
  readonly details?: Details<Row>;
  /** Shown above the list: what is not in it. */
  readonly note?: ComponentType;
  readonly palette?: PaletteRow<Row>;
  /** Another screen leads to its list, which has no entry in the sidebar. */
  readonly isPartOfScreen?: boolean;
}

interface EntityDeclaration<Row, Column extends string, Key extends EntityKey> extends EntityFrame<
  Row,
  Column
> {
  /** The key of its paths in `consolePaths`. */
  readonly key: Key;
  /** Most texts are derived from it. */
  readonly noun: NounForms;
  readonly create?: (Key extends CreatableKey ? CreatePart : undefined) | undefined;
  readonly edit?: ActionPart<Row> | undefined;
  readonly remove?: ActionPart<Row> | undefined;
}

/** Builds an entity from one declaration: list, create page, edit and delete dialogs, and sidebar entries. */
export function entityOf<Row extends Keyed, Column extends string, Key extends EntityKey>(
  list: ListPlan<Row, Column>,
  declared: EntityDeclaration<Row, Column, Key>,
): Entity {
  const { key, group, icon, words, nameOf, create, edit, remove, actions = [], toggle } = declared;
  const noun = nounOf(declared.noun);
  const parts = [edit, ...actions, remove].filter((part) => part !== undefined);
  const entity = {
    key,
    paths: consolePaths[key],
    group,
    icon,
    words: { ...defaultTexts(noun), ...(create === undefined && NOT_MADE_HERE), ...words },
    nameOf,
    list,
    create: create?.(noun),
    actions: parts.map((part) => part(noun)),
    bulk: (declared.bulk ?? []).map((part) => part(noun)),
    links: declared.links ?? [],
    toggle: toggle?.(noun),
    details: declared.details,
    note: declared.note,
    palette: declared.palette,
    isPartOfScreen: declared.isPartOfScreen ?? false,
  };
  // Its functions only receive rows of its own list, so the screens need not know their type.
  return entity as unknown as Entity;
}

/** The empty state of an entity that cannot be created in the console: it does not invite to create the first one. */
const NOT_MADE_HERE = { emptyText: 'There is nothing here at the moment.' };
