import './ability.css';
import { abilityChange, type AbilityChange, type AbilityLevel } from '@exam/shared-schema/contract';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatLevel } from '../../format/index.ts';
import { say, withElements } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { AnalysisMore, Card, Skeleton } from '../../ui/index.ts';
import type { AttemptOutcome } from './use-result.ts';

/**
 * AB61: the ability before and after the attempt, in its topics; as last loaded while offline. Nothing for attempts that the
 * server has not marked, or whose questions are not shown.
 */
export function AbilityCard({ outcome: { result } }: { readonly outcome: AttemptOutcome }) {
  const isMarked = result?.status === 'scored';
  const { value, loading } = useSeen(
    abilityChange,
    isMarked ? { params: { attemptId: result.attemptId } } : null,
  );
  const words = say.results.ability;
  const change = value?.data;
  if (change === undefined && !loading) return null;
  if (change?.status === 'held') return null;
  return (
    <Card
      title={words.title}
      caption={change?.status === 'shown' ? words.caption : undefined}
      aria-label={words.title}
    >
      {change === undefined ? <Skeleton lines={4} label={words.loading} /> : <Change change={change} />}
    </Card>
  );
}

function Change({ change }: { readonly change: Exclude<AbilityChange, { status: 'held' }> }) {
  const words = say.results.ability;
  if (change.status === 'no-answers') return <p>{words.noAnswers}</p>;
  if (change.status === 'needs-plan')
    return (
      <p>
        {words.needsPlan} <Link href={paths.pricing}>{say.common.seePlans}</Link>
      </p>
    );
  return <Levels {...change} />;
}

type Shown = Extract<AbilityChange, { status: 'shown' }>;

/** The most topics shown at first, the weakest. */
const MOST_SHOWN = 6;

function Levels({ overall, topics }: Pick<Shown, 'overall' | 'topics'>) {
  const words = say.results.ability;
  const rest = topics.slice(MOST_SHOWN);
  return (
    <>
      <ul className="ability-levels" aria-label={words.label}>
        {topics.length > 1 && <LevelRow name={words.overall} {...overall} isOverall />}
        {topics.slice(0, MOST_SHOWN).map((topic) => (
          <LevelRow key={topic.topicId} {...topic} />
        ))}
      </ul>
      {rest.length > 0 && (
        <AnalysisMore title={words.rest}>
          <ul className="ability-levels" aria-label={words.rest}>
            {rest.map((topic) => (
              <LevelRow key={topic.topicId} {...topic} />
            ))}
          </ul>
        </AnalysisMore>
      )}
      <p className="ability-legend" aria-hidden="true">
        <span>
          <span className="ability-key ability-before" />
          {words.before}
        </span>
        <span>
          <span className="ability-key ability-now" />
          {words.now}
        </span>
        <span>
          <span className="ability-key ability-range" />
          {words.likely}
        </span>
      </p>
      <p className="rank-note">{words.means}</p>
    </>
  );
}

interface LevelRowProps {
  readonly name: string;
  readonly before: AbilityLevel | null;
  readonly after: AbilityLevel;
  readonly isOverall?: boolean;
}

const across = (level: number) => `${level * 10}%`;

function LevelRow({ name, before, after, isOverall = false }: LevelRowProps) {
  const words = say.results.ability;
  const now = { now: (text: string) => <b>{text}</b> };
  const shown = formatLevel(after.level);
  return (
    <li data-overall={isOverall || undefined}>
      <span>{name}</span>
      <span className="num">
        {before === null ? (
          withElements(words.first(shown), now)
        ) : (
          <>
            <span aria-hidden="true">
              {withElements(words.change(formatLevel(before.level), shown), now)}
            </span>
            <span className="visually-hidden">{words.spoken(formatLevel(before.level), shown)}</span>
          </>
        )}
      </span>
      <span className="ability-track" aria-hidden="true">
        <span
          className="ability-range"
          style={{ insetInlineStart: across(after.low), inlineSize: across(after.high - after.low) }}
        />
        {before !== null && (
          <span className="ability-before" style={{ insetInlineStart: across(before.level) }} />
        )}
        <span className="ability-now" style={{ insetInlineStart: across(after.level) }} />
      </span>
      <span className="ability-note num">
        {words.range(formatLevel(after.low), formatLevel(after.high), after.answers)}
      </span>
    </li>
  );
}
