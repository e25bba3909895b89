import type { ManagedPaper, PaperEdit } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Store } from '../../database/index.ts';

type PaperRow = Store['t']['papers']['$inferSelect'];
type Setting = keyof PaperEdit;
type Settings = Pick<PaperRow, ReportedSetting>;

const SITTING = ['timingPolicy', 'sectionTiming', 'calculator'] as const satisfies readonly Setting[];
/** ST7, ST80: when results are shown depends on these. */
export const MOMENTS = ['opensAt', 'closesAt', 'keyReleaseAt'] as const satisfies readonly Setting[];
/** MP10, MP11, ED16: how and when a paper is sat. The window is in the ticket, not in the package. */
export const RULES = [...SITTING, 'opensAt', 'closesAt', 'commonEnd'] as const satisfies readonly Setting[];
/** Settings that are part of the package, so that changing one makes a new version. */
export const IN_PACKAGE = ['title', 'description', ...SITTING] as const satisfies readonly Setting[];

type ReportedSetting = (typeof SITTING)[number] | (typeof MOMENTS)[number] | 'isForBatches' | 'commonEnd';

/** MP9: the settings that a row of the list has beside its title, description and price. */
export function settingsOf(paper: Settings): Pick<ManagedPaper, ReportedSetting> {
  const { timingPolicy, sectionTiming, calculator, isForBatches, commonEnd } = paper;
  return {
    ...{ timingPolicy, sectionTiming, calculator, isForBatches, commonEnd },
    opensAt: isoOrNull(paper.opensAt),
    closesAt: isoOrNull(paper.closesAt),
    keyReleaseAt: isoOrNull(paper.keyReleaseAt),
  };
}

/** Normalises the times of an edit to the text form that rows have, so that they can be compared. Absent ones stay absent. */
export function withNormalisedTimes<Edit extends Partial<PaperEdit>>(edit: Edit): Edit {
  const moments = MOMENTS.flatMap((name) => {
    const at = edit[name];
    return typeof at === 'string' ? [[name, isoOrNull(Date.parse(at))] as const] : [];
  });
  return { ...edit, ...Object.fromEntries(moments) };
}
