import type { ProfileStatistics, TopicStrength } from '@exam/shared-schema/contract';
import { formatDate, formatScore, formatShortDuration } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { AnalysisMore, type Bar, BarList, Card, LineChart, StackedBar } from '../../ui/index.ts';
import { Badges } from './badges.tsx';

/** The most topics shown, the weakest. */
const WEAKEST = 8;
const TONES = { correct: 'ok', incorrect: 'bad', unanswered: 'rest' } as const;

interface ChartsProps {
  readonly statistics: ProfileStatistics;
}

/** PF8, PF10: each chart has its values as text. */
export function ProgressCharts({ statistics }: ChartsProps) {
  return (
    <div className="profile-charts">
      {statistics.scores.length > 0 && <Scores statistics={statistics} />}
      <Topics statistics={statistics} />
      <Time statistics={statistics} />
      <Badges earned={statistics.achievements} />
    </div>
  );
}

function Scores({ statistics: { scores } }: ChartsProps) {
  const words = say.profile.progress;
  const points = scores.map(({ at, percentage, attempts }) => {
    const share = `${formatScore(percentage)}%`;
    return {
      label: formatDate(at),
      value: percentage,
      words: attempts === 1 ? share : words.ofSeveral(share, attempts),
    };
  });
  const lowest = Math.min(0, ...points.map(({ value }) => value));
  return (
    <Card title={words.scores} caption={words.scoresCaption}>
      <LineChart label={words.scores} points={points} min={lowest} max={100} isLabelHidden />
    </Card>
  );
}

function Topics({ statistics: { topics } }: ChartsProps) {
  const words = say.profile.progress;
  const bars = [...topics].sort((a, b) => shareOf(a) - shareOf(b)).map(topicBar);
  const rest = bars.slice(WEAKEST);
  return (
    <Card title={words.topics} caption={words.topicsCaption}>
      {bars.length === 0 && <p className="profile-note">{words.noTopics}</p>}
      {bars.length > 0 && (
        <BarList label={words.topicsLabel} bars={bars.slice(0, WEAKEST)} max={100} isLabelHidden />
      )}
      {rest.length > 0 && (
        <AnalysisMore title={words.otherTopics}>
          <BarList label={words.otherTopics} bars={rest} max={100} isLabelHidden />
        </AnalysisMore>
      )}
    </Card>
  );
}

const totalOf = ({ correct, incorrect, unanswered }: TopicStrength) => correct + incorrect + unanswered;
/** Percent. */
const shareOf = (topic: TopicStrength) => (topic.correct / totalOf(topic)) * 100;

function topicBar(topic: TopicStrength): Bar {
  return {
    label: topic.topic,
    value: shareOf(topic),
    words: say.profile.progress.right(topic.correct, totalOf(topic)),
  };
}

/** The time of attempts whose questions are not shown is only included in the sum. */
function Time({ statistics: { time } }: ChartsProps) {
  const words = say.profile.progress;
  const outcomes = ['correct', 'incorrect', 'unanswered'] as const;
  const isKnown = outcomes.some((outcome) => time[outcome] > 0);
  return (
    <Card title={words.time} caption={words.timeCaption(formatShortDuration(time.total))}>
      {isKnown && (
        <StackedBar
          label={words.timeLabel}
          parts={outcomes.map((outcome) => ({
            label: words.outcomes[outcome],
            value: time[outcome],
            words: formatShortDuration(time[outcome]),
            tone: TONES[outcome],
          }))}
        />
      )}
    </Card>
  );
}
