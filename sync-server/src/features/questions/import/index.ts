import type { ImportFormat } from './format.ts';
import { jeebench } from './jeebench.ts';

export type {
  DraftOption,
  DraftQuestion,
  DraftSource,
  ImportedItem,
  ImportFormat,
  ImportItem,
  ImportReport,
  RefusedItem,
} from './format.ts';
export { groupIntoPapers, type PaperGroup } from './papers.ts';

/** The registry. A new format is a file here and a line. */
export const importFormats: readonly ImportFormat[] = [jeebench];

export function findFormat(name: string): ImportFormat | undefined {
  return importFormats.find((format) => format.name === name);
}
