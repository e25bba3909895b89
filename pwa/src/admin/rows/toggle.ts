import type { Call } from '@exam/shared-schema/contract';
import type { BodyOf } from '../call-types.ts';
import { formOf, type Outcome } from '../form/plan.ts';
import type { Values } from '../form/values.ts';
import type { Noun } from '../nouns.ts';
import type { NamedCall } from '../permitted.ts';
import type { ActionPart, Keyed, WithParams } from './action.ts';

/** A switch in every row. */
export interface Toggle<Row = Keyed, Column = string> {
  /** What it calls; without it, the column shows its cell. */
  readonly call: NamedCall;
  /** The key of the column whose cell it replaces. */
  readonly column: Column;
  readonly on: string;
  readonly off: string;
  readonly isOn: (row: Row) => boolean;
  readonly send: (row: Row, next: boolean) => Promise<Outcome>;
}

/** Part of a declaration; the entity's noun completes it. */
export type TogglePart<Row, Column extends string> = (noun: Noun) => Toggle<Row, Column>;

type ToggleDeclaration<C extends Call, Row, Column extends string> = WithParams<C, Row> & {
  readonly column: Column;
  readonly on: string;
  readonly off: string;
  readonly isOn: (row: Row) => boolean;
  /** Only the flag: the rest of the displayed row may be older than another administrator's saved changes. */
  readonly bodyOf: (next: boolean) => BodyOf<C>;
  readonly failure?: string;
};

/** A switch in a column. It changes optimistically; the server's answer then overrides it. */
export function toggleBy<C extends Call, Row extends Keyed, const Column extends string>(
  call: C,
  declared: ToggleDeclaration<C, Row, Column>,
): TogglePart<Row, Column> {
  const { column, on, off, isOn, bodyOf } = declared;
  const paramsOf: ((row: Row) => unknown) | undefined = declared.paramsOf;
  return ({ one, One }) => ({
    call,
    column,
    on,
    off,
    isOn,
    send: (row, next) => {
      const { send } = formOf<C>(call, {
        params: paramsOf?.(row) ?? { id: row._id },
        fields: [],
        initial: {},
        stopAtFirst: true,
        canSend: () => true,
        success: undefined,
        messages: {
          success: `${One} updated successfully!`,
          failure: declared.failure ?? `Failed to update ${one}. Please try again.`,
          failureOfServer: declared.failure ?? `Failed to update ${one}`,
        },
      });
      return send(bodyOf(next) as Values);
    },
  });
}

interface SwitchDeclaration {
  readonly label: string;
  readonly busyButton: string;
  /** The consequences. */
  readonly confirm: string;
}

/** CN1: the switch as a bulk action, offered for rows in the other state. */
export function switchTo<Row extends Keyed>(
  toggle: TogglePart<Row, string>,
  next: boolean,
  { label, busyButton, confirm }: SwitchDeclaration,
): ActionPart<Row> {
  return (noun) => {
    const { call, isOn, send } = toggle(noun);
    return {
      call,
      key: label,
      label,
      icon: undefined,
      title: label,
      text: confirm,
      button: label,
      busyButton,
      danger: false,
      takesAway: false,
      isOffered: (row) => isOn(row) !== next,
      formOf: (row) => ({
        fields: [],
        initial: {},
        check: () => ({}),
        canSend: () => true,
        send: () => send(row, next),
      }),
    };
  };
}
