import type { PaperPreview } from '@exam/shared-schema/contract';
import { setOf, type PackageSection, type PaperPackage } from '@exam/shared-schema/paper-package';
import { formatDuration } from '../../format/index.ts';
import { EmptyState, PaperRulesList, PrintSheet } from '../../ui/index.ts';
import { Facts } from '../rows/details.tsx';
import { PaperQuestion, type Answers } from './paper-question.tsx';
import { PaperSet } from './paper-set.tsx';

interface PaperSheetProps extends Pick<PaperPreview, 'paper'> {
  /** Absent where the page must not show answers. */
  readonly answers: Answers | undefined;
}

/** A paper as students sit it: its head and rules, then its sections. */
export function PaperSheet({ paper, answers }: PaperSheetProps) {
  return (
    <PrintSheet className="paper-sheet" aria-label={paper.title}>
      <header className="paper-head">
        <h2>{paper.title}</h2>
        {paper.description !== '' && <p>{paper.description}</p>}
        <Facts facts={factsOf(paper)} />
      </header>
      <section aria-label="Instructions">
        <h3>Instructions</h3>
        <PaperRulesList paper={paper} />
      </section>
      {paper.totals.questions === 0 && (
        <EmptyState title="No questions yet">This test paper has no questions.</EmptyState>
      )}
      {paper.sections
        .filter(({ questions }) => questions.length > 0)
        .map((section) => (
          <Section key={section._id} paper={paper} section={section} answers={answers} />
        ))}
    </PrintSheet>
  );
}

function Section({ paper, section, answers }: PaperSheetProps & { readonly section: PackageSection }) {
  const { title, description, questions } = section;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {description !== undefined && <p>{description}</p>}
      <ol className="paper-questions">
        {questions.map((question, index) => {
          const set = question.set === questions[index - 1]?.set ? undefined : setOf(paper, question);
          const members = questions.filter((each) => each.set === question.set).length;
          return (
            <li key={question._id}>
              {set !== undefined && <PaperSet set={set} first={index + 1} last={index + members} />}
              <PaperQuestion
                number={index + 1}
                scheme={paper.scheme}
                section={section}
                question={question}
                answers={answers}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function factsOf({ timing, totals, calculator, resultsPolicy, categoryName }: PaperPackage) {
  return [
    ['Exam', categoryName],
    ['Duration', formatDuration(timing.durationSeconds * 1000)],
    ['Questions', String(totals.questions)],
    ['Maximum marks', totals.marks],
    [
      'Clock',
      timing.policy === 'continuous' ? 'Runs on while the app is closed' : 'Stops while the app is closed',
    ],
    ['Sections', timing.sectionTiming === 'locked' ? 'One after the other, each with its own time' : null],
    ['Calculator', calculator === undefined ? null : CALCULATORS[calculator]],
    [
      'Results',
      resultsPolicy === 'on-submit' ? 'As soon as it is submitted' : 'After the server has marked it',
    ],
  ] as const;
}

const CALCULATORS = { scientific: 'Scientific', basic: 'Basic' } as const;
