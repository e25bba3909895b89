import { checked } from './check-draft.ts';
import type { ImportFormat, ImportReport } from './format.ts';
import { jeebench } from './jeebench.ts';

export { decodeText } from './decode-text.ts';
export { readFacts, withFacts } from './facts.ts';
export type {
  DraftOption,
  DraftQuestion,
  ImportFormat,
  ImportItem,
  ImportReport,
  RefusedItem,
} from './format.ts';
export { hasCodeOf } from './markup.ts';
export { groupIntoPapers, type PaperGroup } from './papers.ts';

/** The registry. To add a format, add a file to this folder and a line here. */
export const importFormats: readonly ImportFormat[] = [jeebench];

export function findFormat(name: string): ImportFormat | undefined {
  return importFormats.find((format) => format.name === name);
}

/** The items of a file; questions that the bank does not accept become refusals (IM2). Never throws. */
export function readItems(format: ImportFormat, text: string, fileName: string): ImportReport {
  const { problem, items } = format.parse(text, fileName);
  return { problem, items: items.map(checked) };
}
