import { limitMs, sectionWindows, type Timing } from '../attempt/index.ts';
import type { PaperPackage } from './package.ts';

const SECONDS_A_MINUTE = 60;

/**
 * The timing of a paper for one student, the same on device and server (AT20, ST2, ST17). Extra time extends every
 * section as it does the paper. A locked paper ends with its last section, if that is earlier.
 */
export function timingFor(
  { timing, sections }: Pick<PaperPackage, 'timing' | 'sections'>,
  extraTimePercent: number,
): Timing {
  const { policy, durationSeconds, sectionTiming } = timing;
  const paperMs = limitMs(durationSeconds, extraTimePercent);
  if (sectionTiming === 'free') return { policy, limitMs: paperMs };
  const windows = sectionWindows(
    sections.map((section) => ({
      id: section._id,
      questionIds: section.questions.map(({ _id }) => _id),
      limitMs:
        section.timeLimit === undefined
          ? null
          : limitMs(section.timeLimit * SECONDS_A_MINUTE, extraTimePercent),
    })),
    paperMs,
  );
  return { policy, limitMs: windows.at(-1)?.closesMs ?? paperMs, sections: windows };
}
