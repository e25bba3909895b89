import type { ImportFormat } from './format.ts';
import { jeebench } from './jeebench.ts';

export type { DraftOption, DraftQuestion, ImportFormat, ImportItem, ImportReport } from './format.ts';
export { groupIntoPapers, type PaperGroup } from './papers.ts';

/** The registry. A new format is a file in this folder and a line here. */
export const importFormats: readonly ImportFormat[] = [jeebench];

export function findFormat(name: string): ImportFormat | undefined {
  return importFormats.find((format) => format.name === name);
}
