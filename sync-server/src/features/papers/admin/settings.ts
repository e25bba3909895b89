import { canonicalJson } from '@exam/shared-schema/attempt';
import type { ManagedPaper, PaperEdit } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../../clock.ts';
import type { Store } from '../../../database/index.ts';
import { sha256 } from '../../../sha256.ts';

type PaperRow = Store['t']['papers']['$inferSelect'];
type Setting = keyof Omit<PaperEdit, 'settingsVersion'>;
type Settings = Pick<PaperRow, Setting>;

const SITTING = ['timingPolicy', 'sectionTiming', 'calculator'] as const satisfies readonly Setting[];
const MOMENTS = ['opensAt', 'closesAt', 'keyReleaseAt'] as const satisfies readonly Setting[];
/** MP10, MP11: how and when a paper is sat. The window is no part of the package: the ticket names it. */
export const RULES = [...SITTING, 'opensAt', 'closesAt'] as const satisfies readonly Setting[];
/** What its package says, so that a change of it is a version of its own. */
export const IN_PACKAGE = ['title', 'description', ...SITTING] as const satisfies readonly Setting[];

type Told = (typeof SITTING)[number] | (typeof MOMENTS)[number] | 'settingsVersion';

/** MP9: the settings as they are, and their digest: two readings with the same digest have seen the same. */
export function settingsOf(paper: Settings): Pick<ManagedPaper, Told> {
  const { title, description, price, timingPolicy, sectionTiming, calculator } = paper;
  const settings = {
    ...{ timingPolicy, sectionTiming, calculator },
    opensAt: isoOrNull(paper.opensAt),
    closesAt: isoOrNull(paper.closesAt),
    keyReleaseAt: isoOrNull(paper.keyReleaseAt),
  };
  return { ...settings, settingsVersion: sha256(canonicalJson({ title, description, price, ...settings })) };
}

/** The same moment has several texts; here it has the one that rows have. What was left out stays so. */
export function inOneText<Edit extends Partial<PaperEdit>>(edit: Edit): Edit {
  const moments = MOMENTS.flatMap((name) => {
    const at = edit[name];
    return typeof at === 'string' ? [[name, isoOrNull(Date.parse(at))] as const] : [];
  });
  return { ...edit, ...Object.fromEntries(moments) };
}
