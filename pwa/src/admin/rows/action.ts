import type { Call, CallAnswer } from '@exam/shared-schema/contract';
import type { ComponentType, ReactNode } from 'react';
import type { BodyOf, FormValues, ParamsOf } from '../call-types.ts';
import type { Field, FieldOf } from '../form/field.ts';
import type { Asked } from '../form/form-dialog.tsx';
import { formOf, type FormPlan, type Told } from '../form/plan.ts';
import { valuesOfFields } from '../form/initial.ts';
import type { Values } from '../form/values.ts';
import type { Noun } from '../nouns.ts';
import type { SaidOfStatus } from '../loaded.tsx';
import type { IconName } from '../../ui/index.ts';
import { DELETE_WARNING } from '../words.ts';

/** What every row has: the console keys, edits and deletes by it. */
export interface Keyed {
  readonly _id: string;
}

/** The button of an action. */
interface RowButton<Row = Keyed> {
  readonly key: string;
  /** On the button, before the row's name: 'Edit'. */
  readonly label: string;
  /** The button shows only this icon; without an icon it shows its label. */
  readonly icon: IconName | undefined;
  /** Afterwards the row is no longer in the list. */
  readonly takesAway: boolean;
  readonly isOffered: (row: Row) => boolean;
}

/** What one press on a row asks, and what it sends. Editing and deleting are such actions too. */
export interface RowAction<Row = Keyed> extends RowButton<Row>, Asked {
  readonly formOf: (row: Row) => FormPlan;
}

export interface RowDialogProps<Row = Keyed> {
  readonly row: Row;
  /** The name of the row. */
  readonly name: string;
  readonly onClose: () => void;
  /** @param message what the server said of the change. */
  readonly onDone: (message: string) => void;
}

/** An action whose dialog has to load something first, or shows what no declared form shows. */
export interface OwnAction<Row = Keyed> extends RowButton<Row> {
  readonly Dialog: ComponentType<RowDialogProps<Row>>;
}

export type AnyAction<Row = Keyed> = RowAction<Row> | OwnAction<Row>;

/** A part of a declaration, completed by the entity's noun. */
export type ActionPart<Row, Action = RowAction<Row>> = (noun: Noun) => Action;

interface InDialog<Row> {
  readonly label: string;
  /** In place of the label, which names the button to a screen reader. */
  readonly icon?: RowAction['icon'];
  readonly isOffered?: (row: Row) => boolean;
}

/** A button on every row that opens a dialog of its own. */
export function actionIn<Row extends Keyed>(
  Dialog: ComponentType<RowDialogProps<Row>>,
  { label, icon, isOffered = () => true }: InDialog<Row>,
): ActionPart<Row, OwnAction<Row>> {
  return () => ({ key: label, label, icon, takesAway: false, isOffered, Dialog });
}

/** What the call takes in its path: the row's id, or what `paramsOf` says where the path names something else. */
export type WithParams<C extends Call, Row> = [ParamsOf<C>] extends [undefined]
  ? { readonly paramsOf?: undefined }
  : { readonly id: string } extends ParamsOf<C>
    ? { readonly paramsOf?: (row: Row) => ParamsOf<C> }
    : { readonly paramsOf: (row: Row) => ParamsOf<C> };

/** A call with a body needs to know what it sends of a row. */
type WithValues<C extends Call, Row> = [BodyOf<C>] extends [undefined]
  ? { readonly valuesOf?: undefined }
  : { readonly valuesOf: (row: Row) => FormValues<BodyOf<C>> };

type Fields<C extends Call> = readonly FieldOf<BodyOf<C>>[];

interface Sent<C extends Call, Row> {
  /** What is typed or chosen in the dialog; the rest of the body goes as `valuesOf` gives it. */
  readonly fields?: Fields<C> | ((row: Row) => Fields<C>);
  readonly canSend?: (values: FormValues<BodyOf<C>>) => boolean;
  /** Tell one failure at a time, in the order of the contract's schema. */
  readonly stopAtFirst?: boolean;
  /** Where absent the server's message. */
  readonly success?: (answer: CallAnswer<C>) => string;
  readonly failure?: string;
  /** In place of the server's own sentences, by status. */
  readonly failureOfStatus?: SaidOfStatus;
  /** What the values make, beside the fields. */
  readonly preview?: (values: FormValues<BodyOf<C>>) => ReactNode;
}

/** Declared parts as the mechanism reads them, after the types have done their work. */
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
  told: Told,
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
      told: {
        success: told.success,
        failure: declared.failure ?? told.failure,
        failureOfStatus: declared.failureOfStatus,
      },
      preview: declared.preview as FormPlan['preview'],
      startsFrom: startsFrom(row),
    });
}

/** The members of the body that a row does not have, or has in another form: an id where the row has a name with it. */
type Unlike<C extends Call, Row> = {
  [Name in keyof BodyOf<C>]-?: Name extends keyof Row
    ? Row[Name] extends FormValues<BodyOf<C>>[Name] | undefined
      ? never
      : Name
    : Name;
}[keyof BodyOf<C>];

/** A form that edits shows what the row has under the fields' names; the rest is said. */
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
    /** Where absent 'Edit Topic'. */
    readonly title?: string;
    /** What has to be known before anything is changed. */
    readonly text?: string;
    /** The heading of a failure. */
    readonly failed?: string;
    /** The body itself says from which state it starts, and the server answers for it (MP9). */
    readonly saysItsState?: true;
  };

/** The dialog that changes a row, by the rules of the call that takes the changes. */
export function editBy<C extends Call, Row extends Keyed>(
  call: C,
  declared: EditDeclaration<C, Row>,
): ActionPart<Row> {
  const said: ((row: Row) => object) | undefined = declared.valuesOf;
  const fields = fieldsFor(declared);
  const valuesOf = (row: Row) => ({ ...valuesOfFields(fields(row), row), ...said?.(row) });
  return ({ one, One, Title }) => ({
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
      },
      (row) => (declared.saysItsState ? undefined : row),
    ),
  });
}

export type RemoveDeclaration<C extends Call, Row> = Pick<
  Sent<C, Row>,
  'success' | 'failure' | 'failureOfStatus'
> &
  WithParams<C, Row> & {
    /** Where absent 'Delete Topic'. */
    readonly title?: string;
    /** The consequences as the question states them; by default that it cannot be undone. */
    readonly warning?: string;
  };

/** The dialog that deletes a row, by the call that does. */
export function removeBy<C extends Call, Row extends Keyed>(
  call: C,
  declared: RemoveDeclaration<C, Row>,
): ActionPart<Row> {
  return ({ one, One, Title }) => ({
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
    }),
  });
}

type ActionDeclaration<C extends Call, Row> = Sent<C, Row> &
  WithParams<C, Row> &
  WithValues<C, Row> & {
    readonly label: string;
    readonly icon?: IconName;
    /** The question: its heading, if absent the label, and its sentence. */
    readonly title?: string;
    readonly confirm: string;
    readonly busyButton?: string;
    readonly danger?: boolean;
    /** Afterwards the row is no longer in the list. */
    readonly takesAway?: boolean;
    readonly isOffered?: (row: Row) => boolean;
  };

/** A button on every row, with a question, optional fields, and the server's answer. */
export function actionBy<C extends Call, Row extends Keyed>(
  call: C,
  declared: ActionDeclaration<C, Row>,
): ActionPart<Row> {
  const { label, icon, title, confirm, busyButton, danger, takesAway, isOffered } = declared;
  return ({ one }) => ({
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
