import type { ResultQuestion } from '@exam/shared-schema/contract';
import { formatTimeDisplay, resultGroup } from '@exam/shared-schema/labels';
import {
  AnalysisMore,
  type Bar,
  BarList,
  Card,
  type PlotKind,
  type PlotPart,
  TimePlot,
} from '../../ui/index.ts';
import { isAnswered } from './is-answered.ts';
import { averageSeconds } from './average-seconds.ts';
import { numberedQuestions } from './numbered-questions.ts';
import { hasQuestions, type ShownResult } from './use-result.ts';

/** Amounts that people compare are pictures, each with its values in words. */
export function ResultCharts({ result }: { readonly result: ShownResult }) {
  const { topicWiseStats, sectionWiseStats, detailedResults } = result;
  return (
    <div className="results-pictures">
      <Card title="By topic" caption="Weakest first.">
        <Topics bars={topicBars(topicWiseStats)} />
      </Card>
      <div className="results-column">
        {hasQuestions(result) && (
          <Card title="Time against correctness">
            <TimeByQuestion questions={detailedResults} average={averageSeconds(result)} />
          </Card>
        )}
        {sectionWiseStats.length > 1 && (
          <Card title="By section">
            <BarList
              label="Right answers by section"
              bars={sectionBars(sectionWiseStats)}
              max={100}
              isLabelHidden
            />
          </Card>
        )}
      </div>
    </div>
  );
}

/** As many as are worth working on next; a whole paper has forty. */
const WEAKEST = 8;

function Topics({ bars }: { readonly bars: readonly Bar[] }) {
  const rest = bars.slice(WEAKEST);
  return (
    <>
      <BarList label="Right answers by topic" bars={bars.slice(0, WEAKEST)} max={100} isLabelHidden />
      {rest.length > 0 && (
        <AnalysisMore title="All other topics">
          <BarList label="Right answers by topic, continued" bars={rest} max={100} isLabelHidden />
        </AnalysisMore>
      )}
    </>
  );
}

type TopicStats = ShownResult['topicWiseStats'];
type Sections = ShownResult['sectionWiseStats'];

const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

export function topicBars(topics: TopicStats): Bar[] {
  return topics
    .map(({ topic, correct, total }) => ({
      label: topic,
      words: `${correct} of ${total}`,
      value: share(correct, total),
    }))
    .sort((a, b) => a.value - b.value);
}

function sectionBars(sections: Sections): Bar[] {
  return sections.map(({ section, correct, total }) => ({
    label: section,
    words: `${correct} of ${total}`,
    value: share(correct, total),
  }));
}

const KINDS: readonly PlotKind[] = [
  { id: 'correct', label: 'Correct', shape: 'dot' },
  { id: 'incorrect', label: 'Incorrect', shape: 'cross' },
  { id: 'partly-correct', label: 'Partly correct', shape: 'half' },
  { id: 'unanswered', label: 'Unanswered', shape: 'ring' },
];

function kindOf(question: ResultQuestion): string {
  const { outcome } = question;
  return outcome === 'partly-correct' ? outcome : resultGroup(outcome, isAnswered(question));
}

interface TimeByQuestionProps {
  readonly questions: readonly ResultQuestion[];
  /** Seconds per question. */
  readonly average: number;
}

function TimeByQuestion({ questions, average }: TimeByQuestionProps) {
  const used = new Set(questions.map(kindOf));
  const numbered = numberedQuestions(questions);
  return (
    <TimePlot
      label="Time on each question, in the paper's order."
      summary={slowMistakes(questions, average)}
      kinds={KINDS.filter(({ id }) => used.has(id))}
      level={{ seconds: average, label: `Your average, ${formatTimeDisplay(Math.round(average))}` }}
      parts={sectionParts(questions)}
      points={numbered.map(({ question, name }) => {
        const kind = kindOf(question);
        const named = KINDS.find(({ id }) => id === kind)?.label ?? '';
        return {
          label: name,
          seconds: question.timeTaken,
          kind,
          words: `${named}, ${formatTimeDisplay(question.timeTaken)}`,
        };
      })}
    />
  );
}

/** The summary of the chart, or nothing if there were no wrong answers. */
export function slowMistakes(questions: readonly ResultQuestion[], average: number): string | undefined {
  const wrong = questions.filter((question) => resultGroup(question.outcome, true) === 'incorrect');
  const slow = wrong.filter(({ timeTaken }) => timeTaken > average).length;
  if (wrong.length === 0) return undefined;
  return wrong.length === 1
    ? `Your wrong answer took ${slow === 1 ? 'longer' : 'no longer'} than your average.`
    : `${slow === 0 ? 'None' : slow} of your ${wrong.length} wrong answers took longer than your average.`;
}

function sectionParts(questions: readonly ResultQuestion[]): PlotPart[] {
  const parts: { title: string; count: number }[] = [];
  for (const { section } of questions) {
    const last = parts.at(-1);
    if (last?.title === section) last.count += 1;
    else parts.push({ title: section, count: 1 });
  }
  return parts;
}
