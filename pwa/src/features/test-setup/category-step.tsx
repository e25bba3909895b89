import { personalisedCategories, profile, type PersonalisedCategory } from '@exam/shared-schema/contract';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { ChoiceCard } from './choice-card.tsx';
import { LoadedList } from './loaded-list.tsx';
import { StepFrame } from './step-frame.tsx';

interface CategoryStepProps {
  readonly chosenId: string | null;
  readonly onChoose: (category: PersonalisedCategory) => void;
}

/** The exam from registration rarely changes. */
const FRESH = { freshMs: 3_600_000 };

/** GN91: the student's own exam first, then the others in the order of the administrators. */
export function CategoryStep({ chosenId, onChoose }: CategoryStepProps) {
  const { value, loading, failure, refresh } = useSeen(personalisedCategories, {});
  const own = useSeen(profile, {}, FRESH);
  const words = say.setup.category;
  // Known before the cards are shown, which must not move under a finger.
  const isReady = value !== null && !(own.loading && own.value === null);
  return (
    <StepFrame title={words.title} lead={words.lead}>
      <LoadedList
        items={isReady ? ownFirst(value.data, own.value?.categories ?? []) : null}
        loading={loading || own.loading}
        failure={failure}
        onRetry={refresh}
        words={words}
      >
        {(categories) => (
          <div className="setup-cards">
            {categories.map((category) => (
              <ChoiceCard
                key={category._id}
                of={category}
                badge={words.badge}
                chosen={category._id === chosenId}
                onChoose={() => onChoose(category)}
              />
            ))}
          </div>
        )}
      </LoadedList>
    </StepFrame>
  );
}

function ownFirst(
  categories: readonly PersonalisedCategory[],
  ownIds: readonly string[],
): readonly PersonalisedCategory[] {
  const isOwn = ({ _id }: PersonalisedCategory) => ownIds.includes(_id);
  return [...categories.filter(isOwn), ...categories.filter((category) => !isOwn(category))];
}
