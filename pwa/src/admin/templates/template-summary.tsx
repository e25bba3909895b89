import { formatNumber, formatScore, formatShortMinutes } from '../../format/index.ts';
import { Banner } from '../../ui/index.ts';
import { Facts } from '../rows/details.tsx';
import { sectionsOf, useSections } from '../fields/choices.ts';
import { marksOfSections, type SchemeMarks } from './section-marks.ts';

interface TemplateSummaryProps {
  /** Ids of sections, in the order of the paper. */
  readonly chosen: readonly string[];
  /** Minutes. */
  readonly duration: number;
  readonly totalMarks: number;
  /** Null for the product's own. */
  readonly scheme: SchemeMarks | null;
}

/** The totals of the chosen sections. */
export function TemplateSummary({ chosen, duration, totalMarks, scheme }: TemplateSummaryProps) {
  const sections = sectionsOf(useSections().data ?? [], chosen);
  const questions = sections.reduce((sum, { questionCount }) => sum + questionCount, 0);
  const marks = marksOfSections(sections, scheme);
  const differ = sections.length > 0 && marks !== null && marks !== totalMarks;
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
      {differ && (
        <Banner tone="warn">
          {`The sections add up to ${formatScore(marks)} marks, the total is ${formatScore(totalMarks)}.`}
        </Banner>
      )}
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
