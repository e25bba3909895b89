import {
  myAbilities,
  subjectsOfCategory,
  topicsOfSubjects,
  type Topic,
  type TopicAbility,
} from '@exam/shared-schema/contract';
import { topicDifficulty, topicDifficultyAverage } from '@exam/shared-schema/labels';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Button, Chip, DifficultyMark, Row, Skeleton, Stack } from '../../ui/index.ts';
import { FitHint } from './fit-hint.tsx';
import { LowerBar } from './lower-bar.tsx';
import { LoadedList } from './loaded-list.tsx';
import { chooseTopics, isTopicChosen, toggleTopic, topicsOf, type SetupChoice } from './setup-choice.ts';
import { StepFrame } from './step-frame.tsx';
import { canBeChosen, supplyText } from './supply-text.ts';
import type { Supply, TopicSupply } from './use-supply.ts';

interface TopicStepProps {
  readonly choice: SetupChoice & { readonly category: NonNullable<SetupChoice['category']> };
  readonly subjectId: string;
  /** Null until it is loaded. */
  readonly supply: Supply | null;
  readonly onChange: (choice: SetupChoice) => void;
  readonly onBack: () => void;
}

/** The topics of one subject. */
export function TopicStep({ choice, subjectId, supply, onChange, onBack }: TopicStepProps) {
  const { value: subjects } = useSeen(subjectsOfCategory, { params: { id: choice.category._id } });
  const { value, loading, failure, refresh } = useSeen(topicsOfSubjects, {
    query: { subjectIds: subjectId },
  });
  const { abilities, isWithheld } = useAbilities(value?.data ?? []);
  const words = say.setup.topics;
  const isAvailable = ({ _id }: Topic) => canBeChosen(supply?.of(_id));
  const subject = subjects?.data.find(({ _id }) => _id === subjectId);
  if (subject === undefined) return <Skeleton lines={6} label={words.loading} />;
  return (
    <StepFrame title={words.title} lead={words.lead(subject.name)} onBack={onBack} backLabel={words.back}>
      <LoadedList
        items={value?.data ?? null}
        loading={loading}
        failure={failure}
        onRetry={refresh}
        words={words}
      >
        {(topics) => (
          <Stack gap={4}>
            <Row apart>
              <p className="setup-count num" role="status">
                {words.selectedOf(topicsOf(choice, subjectId).length, topics.length)}
              </p>
              <Row>
                <Button
                  variant="quiet"
                  onClick={() => onChange(chooseTopics(choice, subject, topics.filter(isAvailable)))}
                >
                  {words.selectAll}
                </Button>
                <Button variant="quiet" onClick={() => onChange(chooseTopics(choice, subject, []))}>
                  {words.clearAll}
                </Button>
              </Row>
            </Row>
            {isWithheld && (
              <p className="setup-count">
                {words.levelsNeedPlan} <Link href={paths.pricing}>{say.common.seePlans}</Link>
              </p>
            )}
            <fieldset className="setup-topics">
              <legend className="visually-hidden">{subject.name}</legend>
              {topics.map((topic) => (
                <TopicChip
                  key={topic._id}
                  topic={topic}
                  ability={abilities.get(topic._id)}
                  supply={supply?.of(topic._id)}
                  chosen={isTopicChosen(choice, topic)}
                  onToggle={() => onChange(toggleTopic(choice, subject, { all: topics, topic }))}
                />
              ))}
            </fieldset>
            <LowerBar>
              <Button variant="primary" large onClick={onBack}>
                {words.save}
              </Button>
              <FitHint supply={supply} choice={choice} />
            </LowerBar>
          </Stack>
        )}
      </LoadedList>
    </StepFrame>
  );
}

interface Abilities {
  readonly abilities: ReadonlyMap<string, TopicAbility>;
  /** PL3: none of the student's plans includes abilities. */
  readonly isWithheld: boolean;
}

/** AB2: the abilities in topics with answered questions; as last loaded while offline. */
function useAbilities(topics: readonly Topic[]): Abilities {
  const topicIds = topics.map(({ _id }) => _id).join(',');
  const { value } = useSeen(myAbilities, topicIds === '' ? null : { query: { topicIds } });
  return {
    abilities: new Map(value?.data.map((ability) => [ability.topicId, ability])),
    isWithheld: value?.included === false,
  };
}

const BARS = { Easy: 1, Medium: 2, Hard: 3, Expert: 3 } as const;

interface TopicChipProps {
  readonly topic: Topic;
  readonly ability: TopicAbility | undefined;
  readonly supply: TopicSupply | undefined;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function TopicChip({ topic, ability, supply, chosen, onToggle }: TopicChipProps) {
  const words = say.setup.topics;
  const difficulty = topicDifficulty(topic.difficultyRange);
  return (
    <Chip checked={chosen} onChange={onToggle} disabled={!chosen && !canBeChosen(supply)}>
      <span className="setup-topic">
        <span>{topic.name}</span>
        <span className="setup-topic-facts num">
          <DifficultyMark label={words.difficulty[difficulty]} bars={BARS[difficulty]} />
          <span>{words.average(topicDifficultyAverage(topic.difficultyRange))}</span>
          {supply !== undefined && <span>{supplyText(supply)}</span>}
        </span>
        {ability !== undefined && (
          <span className="setup-topic-ability num">
            {words.ability(ability.level, topic.name, ability.answers)}
          </span>
        )}
      </span>
    </Chip>
  );
}
