import type { NamedQuestion } from './wire.ts';

export interface ExportedQuestion extends NamedQuestion {
  /** The number of published papers that have it. */
  readonly papers: number;
}
