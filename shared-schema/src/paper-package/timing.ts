import { limitMs, sectionWindows, type Ticket, type Timing, type UnhashedEvent } from '../attempt/index.ts';
import type { PaperPackage } from './package.ts';

const SECONDS_A_MINUTE = 60;

type TimedPaper = Pick<PaperPackage, 'timing' | 'sections'>;

/** ED16: an attempt that may have a common end with others. */
export interface Begun {
  /** Of its ticket. */
  readonly window: Ticket['window'];
  /** By the server's clock as the device knew it at the start, epoch ms; null if it had never measured it. */
  readonly startedAt: number | null;
}

/**
 * The timing of a paper for one student, the same on device and server (AT20, ST2, ST17). Extra time extends every
 * section as it does the paper. A locked paper ends with its last section, if that is earlier.
 * @param begun absent before an attempt begins, and where there is no attempt.
 */
export function timingFor(paper: TimedPaper, extraTimePercent: number, begun?: Begun): Timing {
  const span = spanFor(paper, extraTimePercent);
  const end = begun && commonEndOf(paper, extraTimePercent, begun.window);
  if (begun?.startedAt == null || end == null) return span;
  const leftMs = Math.round(end - begun.startedAt);
  // A start behind the end comes from a clock that was moved, or is outside the window anyhow: it is flagged (ST80).
  if (leftMs <= -STARTED_WITHIN_MS) return span;
  return { ...span, limitMs: Math.min(span.limitMs, Math.max(leftMs, SHORTEST_MS)) };
}

/** How exactly a device measures the server's clock: so late a start still counts as within the window. */
const STARTED_WITHIN_MS = 10_000;
/** Enough to read that it is over. */
const SHORTEST_MS = 10_000;

/**
 * ED16: when the attempts of a paper with a common end are over for a student, epoch ms, the student's extra time included;
 * null for other papers.
 */
export function commonEndOf(
  paper: TimedPaper,
  extraTimePercent: number,
  window: Ticket['window'],
): number | null {
  if (window?.commonEnd !== true || window.closesAt === null) return null;
  return window.closesAt + spanFor(paper, extraTimePercent).limitMs - spanFor(paper, 0).limitMs;
}

/** ED16: the start by the log itself, which device and server read alike. @param first event of the log. */
export function begunBy(first: UnhashedEvent | undefined, window: Ticket['window']): Begun {
  const offsetMs = first?.type === 'started' ? (first.offsetMs ?? null) : null;
  return { window, startedAt: first === undefined || offsetMs === null ? null : first.at + offsetMs };
}

function spanFor({ timing, sections }: TimedPaper, extraTimePercent: number): Timing {
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
