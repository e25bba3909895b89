import { canonicalJson } from '@exam/shared-schema/attempt';
import type { ManagedPaper, PaperEdit } from '@exam/shared-schema/contract';
import type { Store } from '../../../database/index.ts';
import { sha256 } from '../../../sha256.ts';

type PaperRow = Store['t']['papers']['$inferSelect'];
type Setting = keyof Omit<PaperEdit, 'settingsVersion'>;
type Settings = Pick<PaperRow, Setting>;

/** MP10: how a paper is sat. */
export const RULES = ['timingPolicy', 'sectionTiming', 'calculator'] as const satisfies readonly Setting[];
/** What its package says, so that a change of it is a version of its own. */
export const IN_PACKAGE = ['title', 'description', ...RULES] as const satisfies readonly Setting[];

/** MP9: the settings as they are, and their digest: two readings with the same digest have seen the same. */
export function settingsOf(paper: Settings): Pick<ManagedPaper, (typeof RULES)[number] | 'settingsVersion'> {
  const { title, description, price, timingPolicy, sectionTiming, calculator } = paper;
  const rules = { timingPolicy, sectionTiming, calculator };
  return { ...rules, settingsVersion: sha256(canonicalJson({ title, description, price, ...rules })) };
}
