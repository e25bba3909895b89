import './running-exams.css';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import {
  database,
  openAttempts,
  openRoom,
  summaryOf,
  timeLeftOf,
  type AttemptRow,
  type AttemptSummary,
} from '../../offline/index.ts';
import { formatShortDuration } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { askForBackgroundSync, sync } from '../../state/index.ts';
import { cx, LinkButton, Meter, useToasts } from '../../ui/index.ts';
import { say } from '../../sentences/index.ts';

interface RunningExam {
  readonly row: AttemptRow;
  readonly summary: AttemptSummary;
}

/**
 * AT4: the user's exams in progress, shown above every page except the exam room, each with its time left and a link.
 */
export default function RunningExams({ userId }: { readonly userId: string }) {
  const exams = useLiveQuery(() => readRunningExams(userId), [userId], []);
  return exams.map((exam) => <RunningExamBar key={exam.row.attemptId} {...exam} />);
}

async function readRunningExams(userId: string): Promise<RunningExam[]> {
  const exams: RunningExam[] = [];
  for (const row of await openAttempts(database, userId)) {
    const summary = await summaryOf(database, row);
    if (summary !== null) exams.push({ row, summary });
  }
  return exams;
}

const LAST_MINUTES_SECONDS = 300;

function RunningExamBar({ row, summary }: RunningExam) {
  const { attemptId, title, timingPolicy } = row;
  const isRunning = timingPolicy === 'continuous';
  const seconds = useSecondsLeft(row, summary);
  const words = say.shell.running;
  const answered = words.answered(summary.answered, summary.total);
  const time = formatShortDuration(seconds);
  useSealAtZero(row, seconds === 0);
  return (
    <section
      className={cx('running', isRunning && seconds < LAST_MINUTES_SECONDS && 'running-urgent')}
      aria-label={isRunning ? words.inProgress(title) : words.paused(title)}
    >
      <div>
        <p className="running-title">{title}</p>
        <p className="running-facts num">
          <span className="running-left">
            {isRunning ? words.timeLeft(time) : words.timeLeftPaused(time)}
          </span>
          <span>{answered}</span>
        </p>
      </div>
      <Link href={paths.exam(attemptId)} asChild>
        <LinkButton variant={isRunning ? 'primary' : 'tonal'} aria-label={words.resume(title)}>
          {say.common.resume}
        </LinkButton>
      </Link>
      <Meter label={answered} value={summary.answered} max={summary.total} />
    </section>
  );
}

const SECOND_MS = 1_000;

/** Ticks only while the exam's clock runs. */
function useSecondsLeft(row: AttemptRow, { clock }: AttemptSummary): number {
  const read = () => Math.ceil(timeLeftOf(database, row, clock) / SECOND_MS);
  const [, tick] = useState(0);
  const isRunning = row.timingPolicy === 'continuous';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return read();
}

/** AT22: seals the exam at zero even if the student is on another page, and sends it like any other. */
function useSealAtZero({ attemptId, title }: AttemptRow, isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    void sealIfOver(attemptId).then((sealed) => {
      if (!sealed) return;
      useToasts.getState().show({ tone: 'warn', text: say.shell.running.timeUp(title) });
    });
  }, [attemptId, title, isOver]);
}

/**
 * Opens the room, which seals the attempt if its time is over.
 * @returns whether it was sealed; false if another tab has the room and will seal it, or if the write failed: Resume
 * then seals it again and shows the failure.
 */
async function sealIfOver(attemptId: string): Promise<boolean> {
  const opened = await openRoom(database, attemptId).catch(() => null);
  if (opened?.kind === 'open') await opened.room.close();
  if (opened?.kind !== 'sealed') return false;
  void askForBackgroundSync();
  void sync(true);
  return true;
}
