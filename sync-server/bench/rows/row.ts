import type { World } from '../prepare.ts';

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** Against what was measured beside it, or against what it must reach. */
  readonly ratio: string;
}

export interface Bench {
  readonly world: World;
  /** A file of hand-ins, and how many it holds. */
  readonly handIns: { readonly file: string; readonly count: number };
  readonly full: boolean;
}

export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
export const perSecond = (value: number): string => `${Math.round(value)}/s`;
export const times = (a: number, b: number): string => `${(a / b).toFixed(2)} x`;

/** @throws Error where something was refused or answered twice: a figure of that is no figure. */
export function allWell(
  what: string,
  report: { notOk: number; uniqueReceipts: number; sent: number; statuses: object },
): void {
  if (report.notOk > 0) throw new Error(`${what}: ${JSON.stringify(report.statuses)}`);
}

export function allReceipted(what: string, report: Parameters<typeof allWell>[1]): void {
  allWell(what, report);
  if (report.uniqueReceipts !== report.sent)
    throw new Error(`${what}: ${report.uniqueReceipts} receipts for ${report.sent} hand-ins`);
}
