import { testForecast, type TestForecast } from '@exam/shared-schema/contract';
import { testDifficulty } from '@exam/shared-schema/labels';
import { formatLevel } from '../../format/index.ts';
import { say, withElements } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Skeleton } from '../../ui/index.ts';
import { countTopics, type SetupChoice } from './setup-choice.ts';

interface AbilityForecastProps {
  readonly choice: SetupChoice & { readonly category: NonNullable<SetupChoice['category']> };
}

/**
 * AB61: the ability that an adaptive test is based on, and how difficult it will be; as last loaded while offline. Nothing
 * if it could not be loaded.
 */
export function AbilityForecast({ choice }: AbilityForecastProps) {
  const subjectIds = choice.subjects.map(({ _id }) => _id).join(',');
  const topicIds = choice.subjects.flatMap(({ topics }) => topics.map(({ _id }) => _id)).join(',');
  const { value, loading } = useSeen(
    testForecast,
    topicIds === '' ? null : { params: { id: choice.category._id }, query: { subjectIds, topicIds } },
  );
  if (loading) return <Skeleton lines={2} label={say.setup.forecast.loading} />;
  if (value === null) return null;
  const { level, difficulty } = value.data;
  return (
    <div className="setup-forecast num">
      {level === null ? (
        <p>{priorText(value.data)}</p>
      ) : (
        <Level level={level} topicsAnswered={value.data.topicsAnswered} topicsChosen={countTopics(choice)} />
      )}
      {difficulty !== null && <p>{say.setup.forecast.mostly(difficulty.min, difficulty.max)}</p>}
    </div>
  );
}

/** The bank, or the template, may have no medium questions. */
function priorText({ difficulty }: TestForecast): string {
  const { noAnswers, noAnswersNearest } = say.setup.forecast;
  if (difficulty === null) return noAnswers;
  return testDifficulty(Math.floor((difficulty.min + difficulty.max) / 2)) === 'Medium'
    ? noAnswers
    : noAnswersNearest;
}

interface LevelProps {
  readonly level: NonNullable<TestForecast['level']>;
  readonly topicsAnswered: number;
  readonly topicsChosen: number;
}

function Level({ level: { level, low, high, answers }, topicsAnswered, topicsChosen }: LevelProps) {
  const words = say.setup.forecast;
  const [least, most] = [formatLevel(low), formatLevel(high)];
  return (
    <dl>
      <dt>{words.title}</dt>
      <dd className="setup-level">
        {withElements(words.level(formatLevel(level)), { level: (text) => <b>{text}</b> })}
      </dd>
      <dd>
        {topicsAnswered < topicsChosen
          ? words.estimateInSome(least, most, answers, topicsAnswered, topicsChosen)
          : words.estimate(least, most, answers)}
      </dd>
    </dl>
  );
}
