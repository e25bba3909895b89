import './last-results.css';
import { Link } from 'wouter';
import { formatDate, formatScore } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { useRecentAttempts } from './last-scores.ts';

const MOST_SHOWN = 3;

/** Placed below the lists, so that no card moves when it loads. Hidden without a score. */
export default function LastResults() {
  const attempts = useRecentAttempts();
  const shown = attempts.filter(({ totalScore }) => totalScore !== null).slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  const words = say.ongoing.lastResults;
  return (
    <section className="last-results" aria-labelledby="last-results">
      <div className="last-results-head">
        <h2 id="last-results">{words.title}</h2>
        <Link href={paths.myResults} className="last-results-all">
          {words.all}
        </Link>
      </div>
      <ul>
        {shown.map(({ _id, testId, totalScore, submittedAt }) => (
          <li key={_id}>
            <Link href={paths.results(_id)} className="last-result">
              <span className="last-result-title">{testId.title}</span>
              <span className="last-result-when num">{formatDate(Date.parse(submittedAt))}</span>
              <span className="last-result-score num">
                <b>{formatScore(totalScore ?? 0)}</b> / {formatScore(testId.totalMarks)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
