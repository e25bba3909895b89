import { formatNumber, formatScore, formatShortMinutes } from '../../format/index.ts';
import { Facts } from '../rows/details.tsx';
import { useSections } from './choices.ts';

interface TemplateSummaryProps {
  /** Ids of sections, in the order of the paper. */
  readonly chosen: readonly string[];
  /** Minutes. */
  readonly duration: number;
  readonly totalMarks: number;
}

/** The totals of the chosen sections. */
export function TemplateSummary({ chosen, duration, totalMarks }: TemplateSummaryProps) {
  const all = useSections().data ?? [];
  const sections = chosen.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
  const questions = sections.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return (
    <>
      <Facts
        facts={[
          ['Sections', formatNumber(sections.length)],
          ['Questions', formatNumber(questions)],
          ['Duration', formatShortMinutes(duration)],
          ['Total marks', formatScore(totalMarks)],
        ]}
      />
      {sections.length > 0 && (
        <ol className="summary-sections">
          {sections.map(({ _id, title, questionCount }) => (
            <li key={_id}>
              <span>{title}</span> <span className="num">{formatNumber(questionCount)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
