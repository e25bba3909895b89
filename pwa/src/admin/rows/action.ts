import type { Call, CallAnswer } from '@exam/shared-schema/contract';
import type { ComponentType, ReactNode } from 'react';
import type { BodyOf, FormValues, ParamsOf } from '../call-types.ts';
import type { Field, FieldOf } from '../form/field.ts';
import type { Asked } from '../form/form-dialog.tsx';
import { formOf, type FormPlan, type OutcomeMessages } from '../form/plan.ts';
import { valuesOfFields } from '../form/initial.ts';
import type { Values } from '../form/values.ts';
import type { Noun } from '../nouns.ts';
import type { MessageByStatus } from '../loaded.tsx';
import type { NamedCall } from '../permitted.ts';
import type { IconName } from '../../ui/index.ts';
import { DELETE_WARNING } from '../delete-warning.ts';

/** Every row has a key, by which the console edits and deletes it. */
export interface Keyed {
  readonly _id: string;
}

/** The button of an action. */
interface RowButton<Row = Keyed> {
  /** What it calls; the button is there for roles that may. */
  readonly call: NamedCall;
  readonly key: string;
  /** The text of the button, before the row's name: 'Edit'. */
  readonly label: string;
  /** The button shows only this icon; without an icon it shows its label. */
  readonly icon: IconName | undefined;
  /** The row leaves the list when the action succeeds. */
  readonly takesAway: boolean;
  readonly isOffered: (row: Row) => boolean;
}

/** A dialog about a row and the form that it sends. Editing and deleting are actions too. */
export interface RowAction<Row = Keyed> extends RowButton<Row>, Asked {
  readonly formOf: (row: Row) => FormPlan;
}

export interface RowDialogProps<Row = Keyed> {
  readonly row: Row;
  /** The name of the row. */
  readonly name: string;
  readonly onClose: () => void;
  /** @param message the server's message about the change. */
  readonly onDone: (message: string) => void;
}

/** An action with a dialog of its own: one that loads data first, or shows more than a declared form can. */
export interface OwnAction<Row = Keyed> extends RowButton<Row> {
  readonly Dialog: ComponentType<RowDialogProps<Row>>;
}

export type AnyAction<Row = Keyed> = RowAction<Row> | OwnAction<Row>;

/** Part of a declaration; the entity's noun completes it. */
export type ActionPart<Row, Action = RowAction<Row>> = (noun: Noun) => Action;

interface InDialog<Row> {
  /** The call that the dialog sends. */
  readonly call: NamedCall;
  readonly label: string;
  /** Shown in place of the label; the label remains the accessible name. */
  readonly icon?: RowAction['icon'];
  readonly isOffered?: (row: Row) => boolean;
}

/** A button on every row that opens a dialog of its own. */
export function actionIn<Row extends Keyed>(
  Dialog: ComponentType<RowDialogProps<Row>>,
  { call, label, icon, isOffered = () => true }: InDialog<Row>,
): ActionPart<Row, OwnAction<Row>> {
  return () => ({ call, key: label, label, icon, takesAway: false, isOffered, Dialog });
}

/** The path parameters of the call: the row's id by default; `paramsOf` for any other path. */
export type WithParams<C extends Call, Row> = [ParamsOf<C>] extends [undefined]
  ? { readonly paramsOf?: undefined }
  : { readonly id: string } extends ParamsOf<C>
    ? { readonly paramsOf?: (row: Row) => ParamsOf<C> }
    : { readonly paramsOf: (row: Row) => ParamsOf<C> };

/** A call with a body has to declare which values of a row it sends. */
type WithValues<C extends Call, Row> = [BodyOf<C>] extends [undefined]
  ? { readonly valuesOf?: undefined }
  : { readonly valuesOf: (row: Row) => FormValues<BodyOf<C>> };

type Fields<C extends Call> = readonly FieldOf<BodyOf<C>>[];

interface Sent<C extends Call, Row> {
  /** The inputs of the dialog; the rest of the body comes from `valuesOf`. */
  readonly fields?: Fields<C> | ((row: Row) => Fields<C>);
  readonly canSend?: (values: FormValues<BodyOf<C>>) => boolean;
  /** Show one error at a time, in the order of the contract's schema. */
  readonly stopAtFirst?: boolean;
  /** Default: the server's message. */
  readonly success?: (answer: CallAnswer<C>) => string;
  readonly failure?: string;
  /** If the server answered, but without a message; `failure` by default. */
  readonly failureOfServer?: string;
  /** Replace the server's messages, by status. */
  readonly failureOfStatus?: MessageByStatus;
  /** A preview of the values, beside the fields. */
  readonly preview?: (values: FormValues<BodyOf<C>>) => ReactNode;
}

/** Declared parts as this module reads them, after the types were checked at the declaration. */
interface Loose<Row> {
  readonly paramsOf?: ((row: Row) => unknown) | undefined;
  readonly valuesOf?: ((row: Row) => unknown) | undefined;
  readonly fields?: unknown;
  readonly canSend?: unknown;
  readonly stopAtFirst?: boolean;
  readonly preview?: unknown;
}

/** From here on names and values are looked up by name; each was checked against the call where it was declared. */
function fieldsFor<Row>({ fields = [] }: Pick<Loose<Row>, 'fields'>): (row: Row) => readonly Field[] {
  const declared = fields as readonly Field[] | ((row: Row) => readonly Field[]);
  return typeof declared === 'function' ? declared : () => declared;
}

function rowForm<C extends Call, Row extends Keyed>(
  call: C,
  declared: Sent<C, Row> & Loose<Row>,
  messages: OutcomeMessages,
  startsFrom: (row: Row) => object | undefined = () => undefined,
): (row: Row) => FormPlan {
  const { success, stopAtFirst = false } = declared;
  const fields = fieldsFor(declared);
  const canSend = (declared.canSend ?? (() => true)) as FormPlan['canSend'];
  return (row) =>
    formOf<C>(call, {
      params: declared.paramsOf?.(row) ?? { id: row._id },
      fields: fields(row),
      initial: (declared.valuesOf?.(row) ?? {}) as Values,
      stopAtFirst,
      canSend,
      success,
      messages: {
        success: messages.success,
        failure: declared.failure ?? messages.failure,
        failureOfServer:
          declared.failureOfServer ?? (declared.failure === undefined ? messages.failureOfServer : undefined),
        failureOfStatus: declared.failureOfStatus,
      },
      preview: declared.preview as FormPlan['preview'],
      startsFrom: startsFrom(row),
    });
}

/**
 * Members of the body that the row lacks or has with another type, such as an id where the row has an object with a
 * name.
 */
type Unlike<C extends Call, Row> = {
  [Name in keyof BodyOf<C>]-?: Name extends keyof Row
    ? Row[Name] extends FormValues<BodyOf<C>>[Name] | undefined
      ? never
      : Name
    : Name;
}[keyof BodyOf<C>];

/** An edit form takes its values from the row's members of the same name; `valuesOf` has to give the others. */
type WithEdited<C extends Call, Row> = [Unlike<C, Row>] extends [never]
  ? { readonly valuesOf?: (row: Row) => Partial<FormValues<BodyOf<C>>> }
  : {
      readonly valuesOf: (
        row: Row,
      ) => Pick<FormValues<BodyOf<C>>, Unlike<C, Row>> & Partial<FormValues<BodyOf<C>>>;
    };

export type EditDeclaration<C extends Call, Row> = Sent<C, Row> &
  WithParams<C, Row> &
  WithEdited<C, Row> & {
    readonly fields: Fields<C> | ((row: Row) => Fields<C>);
    /** Default: 'Edit Topic'. */
    readonly title?: string;
    /** What the user has to know before changing anything. */
    readonly text?: string;
    /** The heading of an error. */
    readonly failed?: string;
  };

/** The dialog that edits a row, with the validation rules of its call. */
export function editBy<C extends Call, Row extends Keyed>(
  call: C,
  declared: EditDeclaration<C, Row>,
): ActionPart<Row> {
  const given: ((row: Row) => object) | undefined = declared.valuesOf;
  const fields = fieldsFor(declared);
  const valuesOf = (row: Row) => ({ ...valuesOfFields(fields(row), row), ...given?.(row) });
  return ({ one, One, Title }) => ({
    call,
    key: 'edit',
    label: 'Edit',
    icon: 'edit',
    title: declared.title ?? `Edit ${Title}`,
    text: declared.text,
    failed: declared.failed,
    button: 'Update',
    busyButton: 'Updating...',
    danger: false,
    takesAway: false,
    isOffered: () => true,
    formOf: rowForm<C, Row>(
      call,
      { ...declared, valuesOf },
      {
        success: `${One} updated successfully!`,
        failure: `Failed to update ${one}. Please try again.`,
        failureOfServer: `Failed to update ${one}`,
      },
      (row) => row,
    ),
  });
}

export type RemoveDeclaration<C extends Call, Row> = Pick<
  Sent<C, Row>,
  'success' | 'failure' | 'failureOfServer' | 'failureOfStatus'
> &
  WithParams<C, Row> & {
    /** Default: 'Delete Topic'. */
    readonly title?: string;
    /** The consequences, as text of the dialog. Default: that the action cannot be undone. */
    readonly warning?: string;
  };

/** The dialog that deletes a row. */
export function removeBy<C extends Call, Row extends Keyed>(
  call: C,
  declared: RemoveDeclaration<C, Row>,
): ActionPart<Row> {
  return ({ one, One, Title }) => ({
    call,
    key: 'remove',
    label: 'Delete',
    icon: 'trash',
    title: declared.title ?? `Delete ${Title}`,
    text: declared.warning ?? DELETE_WARNING,
    button: 'Delete',
    busyButton: 'Deleting...',
    danger: true,
    takesAway: true,
    isOffered: () => true,
    formOf: rowForm<C, Row>(call, declared, {
      success: `${One} deleted successfully!`,
      failure: `Failed to delete ${one}. Please try again.`,
      failureOfServer: `Failed to delete ${one}`,
    }),
  });
}

type ActionDeclaration<C extends Call, Row> = Sent<C, Row> &
  WithParams<C, Row> &
  WithValues<C, Row> & {
    readonly label: string;
    readonly icon?: IconName;
    /** The heading of the dialog; the label by default. */
    readonly title?: string;
    readonly confirm: string;
    readonly busyButton?: string;
    readonly danger?: boolean;
    /** The row leaves the list when the action succeeds. */
    readonly takesAway?: boolean;
    readonly isOffered?: (row: Row) => boolean;
  };

/** A button on every row, with a confirmation and optional fields. */
export function actionBy<C extends Call, Row extends Keyed>(
  call: C,
  declared: ActionDeclaration<C, Row>,
): ActionPart<Row> {
  const { label, icon, title, confirm, busyButton, danger, takesAway, isOffered } = declared;
  return ({ one }) => ({
    call,
    key: label,
    label,
    icon,
    title: title ?? label,
    text: confirm,
    button: label,
    busyButton: busyButton ?? 'Saving...',
    danger: danger ?? false,
    takesAway: takesAway ?? false,
    isOffered: isOffered ?? (() => true),
    formOf: rowForm<C, Row>(call, declared, {
      success: 'Saved.',
      failure: `Failed to change ${one}. Please try again.`,
    }),
  });
}
