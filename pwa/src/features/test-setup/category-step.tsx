import { personalisedCategories, type PersonalisedCategory } from '@exam/shared-schema/contract';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { ChoiceCard } from './choice-card.tsx';
import { LoadedList } from './loaded-list.tsx';
import { StepFrame } from './step-frame.tsx';

interface CategoryStepProps {
  readonly chosenId: string | null;
  readonly onChoose: (category: PersonalisedCategory) => void;
}

export function CategoryStep({ chosenId, onChoose }: CategoryStepProps) {
  const { value, loading, failure, refresh } = useSeen(personalisedCategories, {});
  const words = say.setup.category;
  return (
    <StepFrame title={words.title} lead={words.lead}>
      <LoadedList
        items={value?.data ?? null}
        loading={loading}
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
