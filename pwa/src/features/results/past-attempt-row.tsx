import { profileDifficulty } from '@exam/shared-schema/labels';
import { Link } from 'wouter';
import { formatDateTime, formatScore, formatShortDuration } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { DifficultyMark, LinkButton, Pill } from '../../ui/index.ts';
import type { PastAttempt } from './my-results.ts';

const BARS = { Easy: 1, Medium: 2, Hard: 3 } as const;

/** The whole row links to the result; a separate link leads to the analysis. */
export function PastAttemptRow({ attempt }: { readonly attempt: PastAttempt }) {
  const { attemptId, title, submittedAt, score, accuracy, seconds } = attempt;
  const words = say.results.list;
  const facts = [
    formatDateTime(submittedAt),
    ...(seconds === null ? [] : [words.time(formatShortDuration(seconds))]),
    ...(accuracy === null ? [] : [words.accuracy(formatScore(accuracy))]),
  ];
  return (
    <li className="past-attempt">
      <div className="past-attempt-words">
        <Link href={paths.results(attemptId)} className="past-attempt-title">
          {title}
        </Link>
        <p className="past-attempt-when num">{facts.join(' · ')}</p>
      </div>
      {score !== null && (
        <p className="past-attempt-score num">
          <b>{formatScore(score.obtained)}</b> / {formatScore(score.total)}
        </p>
      )}
      <div className="past-attempt-foot">
        <State attempt={attempt} />
        <Difficulty attempt={attempt} />
        {score !== null && (
          <Link href={paths.analysis(attemptId)} asChild>
            <LinkButton
              variant="quiet"
              className="past-attempt-analysis"
              aria-label={words.analysisOf(title)}
            >
              {words.analysis}
            </LinkButton>
          </Link>
        )}
      </div>
    </li>
  );
}

function State({ attempt: { state } }: { readonly attempt: PastAttempt }) {
  const words = say.results.list;
  switch (state) {
    case 'waiting':
      return <Pill tone="warn">{words.waiting}</Pill>;
    case 'try-out':
      return <Pill>{words.tryOut}</Pill>;
    case 'pending':
      return <Pill>{words.submitted}</Pill>;
    case 'held':
      return <Pill>{words.notReleased}</Pill>;
    case 'scored':
      return <Pill tone="ok">{words.completed}</Pill>;
  }
}

/** ST62: the difficulty label derived from the total marks, by which the list can be sorted. */
function Difficulty({ attempt: { totalMarks } }: { readonly attempt: PastAttempt }) {
  if (totalMarks === null) return null;
  const difficulty = profileDifficulty(totalMarks);
  return <DifficultyMark label={say.labels.difficulty[difficulty]} bars={BARS[difficulty]} />;
}
