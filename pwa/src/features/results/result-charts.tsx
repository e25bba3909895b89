import type { ResultQuestion } from '@exam/shared-schema/contract';
import { resultGroup } from '@exam/shared-schema/labels';
import { formatShortDuration } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import {
  AnalysisMore,
  type Bar,
  BarList,
  Card,
  type PlotKind,
  type PlotPart,
  questionName,
  TimePlot,
} from '../../ui/index.ts';
import { isAnswered } from './is-answered.ts';
import { averageSeconds } from './average-seconds.ts';
import { numberedQuestions } from './numbered-questions.ts';
import { hasQuestions, type ShownResult } from './use-result.ts';

/** Charts of a result, each with its values as text. */
export function ResultCharts({ result }: { readonly result: ShownResult }) {
  const { topicWiseStats, sectionWiseStats, detailedResults } = result;
  const words = say.results.charts;
  return (
    <div className="results-pictures">
      <Card title={words.byTopic} caption={words.weakestFirst}>
        <Topics bars={topicBars(topicWiseStats)} />
      </Card>
      <div className="results-column">
        {hasQuestions(result) && (
          <Card title={words.time}>
            <TimeByQuestion questions={detailedResults} average={averageSeconds(result)} />
          </Card>
        )}
        {sectionWiseStats.length > 1 && (
          <Card title={words.bySection}>
            <BarList
              label={words.rightBySection}
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

/** The most topics shown at first, the weakest; a whole paper has about forty. */
const WEAKEST = 8;

function Topics({ bars }: { readonly bars: readonly Bar[] }) {
  const words = say.results.charts;
  const rest = bars.slice(WEAKEST);
  return (
    <>
      <BarList label={words.rightByTopic} bars={bars.slice(0, WEAKEST)} max={100} isLabelHidden />
      {rest.length > 0 && (
        <AnalysisMore title={words.otherTopics}>
          <BarList label={words.rightByTopicRest} bars={rest} max={100} isLabelHidden />
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
      words: say.results.charts.right(correct, total),
      value: share(correct, total),
    }))
    .sort((a, b) => a.value - b.value);
}

function sectionBars(sections: Sections): Bar[] {
  return sections.map(({ section, correct, total }) => ({
    label: section,
    words: say.results.charts.right(correct, total),
    value: share(correct, total),
  }));
}

const KINDS = [
  { id: 'correct', shape: 'dot' },
  { id: 'incorrect', shape: 'cross' },
  { id: 'partly-correct', shape: 'half' },
  { id: 'unanswered', shape: 'ring' },
] as const;

function kindsOf(questions: readonly ResultQuestion[]): readonly PlotKind[] {
  const used = new Set(questions.map(kindOf));
  return KINDS.filter(({ id }) => used.has(id)).map((kind) => ({
    ...kind,
    label: say.analysis.outcomes[kind.id],
  }));
}

function kindOf(question: ResultQuestion): (typeof KINDS)[number]['id'] {
  const { outcome } = question;
  return outcome === 'partly-correct' ? outcome : resultGroup(outcome, isAnswered(question));
}

interface TimeByQuestionProps {
  readonly questions: readonly ResultQuestion[];
  /** Seconds per question. */
  readonly average: number;
}

function TimeByQuestion({ questions, average }: TimeByQuestionProps) {
  const words = say.results.charts;
  const numbered = numberedQuestions(questions);
  return (
    <TimePlot
      label={words.timeByQuestion}
      summary={slowMistakes(questions, average)}
      kinds={kindsOf(questions)}
      level={{ seconds: average, label: words.average(formatShortDuration(Math.round(average))) }}
      parts={sectionParts(questions)}
      points={numbered.map((each) => {
        const { question } = each;
        const kind = kindOf(question);
        return {
          label: questionName(each),
          seconds: question.timeTaken,
          kind,
          words: words.point(say.analysis.outcomes[kind], formatShortDuration(question.timeTaken)),
        };
      })}
    />
  );
}

/** The summary of the chart; undefined without wrong answers. */
export function slowMistakes(questions: readonly ResultQuestion[], average: number): string | undefined {
  const wrong = questions.filter((question) => resultGroup(question.outcome, true) === 'incorrect');
  const slow = wrong.filter(({ timeTaken }) => timeTaken > average).length;
  if (wrong.length === 0) return undefined;
  return say.results.charts.slowMistakes(slow, wrong.length);
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
