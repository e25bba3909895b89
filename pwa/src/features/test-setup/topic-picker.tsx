import { topicsOfSubjects, type Subject, type Topic } from '@exam/shared-schema/contract';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Card, Chip, ChipGroup, Stack } from '../../ui/index.ts';
import { isTopicChosen, toggleTopic, topicsOf, type SetupChoice } from './setup-choice.ts';
import { canBeChosen, supplyText } from './supply-text.ts';
import type { Supply, TopicSupply } from './use-supply.ts';

/** How many topics of each subject are shown as chips, so that an exam fits on one screen. */
const OF_SUBJECT = 4;

interface TopicPickerProps {
  readonly subjects: readonly Subject[];
  readonly choice: SetupChoice;
  /** Null until it is loaded. */
  readonly supply: Supply | null;
  readonly onChange: (choice: SetupChoice) => void;
}

/** Topics of the whole exam as chips: the same choice as subject by subject, with fewer taps. */
export function TopicPicker({ subjects, choice, supply, onChange }: TopicPickerProps) {
  const subjectIds = subjects.map(({ _id }) => _id).join(',');
  const { value } = useSeen(topicsOfSubjects, { query: { subjectIds } });
  const offers = subjects.map((subject) => offerOf(subject, value?.data ?? [], choice));
  if (offers.every(({ shown }) => shown.length === 0)) return null;
  return (
    <Card title={say.setup.picker.title} caption={say.setup.picker.hint}>
      <Stack gap={3}>
        {offers.map(({ subject, all, shown }) => (
          <div key={subject._id} className="setup-picker">
            <h3>{subject.name}</h3>
            <ChipGroup label={subject.name}>
              {shown.map((topic) => (
                <Chip
                  key={topic._id}
                  checked={isTopicChosen(choice, topic)}
                  disabled={!isTopicChosen(choice, topic) && !canBeChosen(supply?.of(topic._id))}
                  onChange={() => onChange(toggleTopic(choice, subject, { all, topic }))}
                >
                  {topic.name} <ChipSupply of={supply?.of(topic._id)} />
                </Chip>
              ))}
            </ChipGroup>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function ChipSupply({ of }: { readonly of: TopicSupply | undefined }) {
  return of !== undefined && <small className="setup-hint num">{supplyText(of)}</small>;
}

/** Those topics of a subject that papers ask most, and its other chosen topics. */
function offerOf(subject: Subject, topics: readonly Topic[], choice: SetupChoice) {
  const all = topics.filter(({ subjectId }) => subjectId === subject._id);
  const chosen = new Set(topicsOf(choice, subject._id).map(({ _id }) => _id));
  const byWeight = all.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
  const first = new Set(byWeight.slice(0, OF_SUBJECT).map(({ _id }) => _id));
  return { subject, all, shown: all.filter(({ _id }) => first.has(_id) || chosen.has(_id)) };
}
