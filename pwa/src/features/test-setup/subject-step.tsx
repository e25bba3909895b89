import { subjectsOfCategory, type Subject } from '@exam/shared-schema/contract';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Button, Stack } from '../../ui/index.ts';
import { FitHint } from './fit-hint.tsx';
import { LowerBar } from './lower-bar.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { LoadedList } from './loaded-list.tsx';
import { countTopics, topicsOf, type SetupChoice } from './setup-choice.ts';
import { StepFrame } from './step-frame.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { TopicPicker } from './topic-picker.tsx';
import type { Supply } from './use-supply.ts';

interface SubjectStepProps {
  readonly choice: SetupChoice & { readonly category: NonNullable<SetupChoice['category']> };
  /** Null until it is loaded. */
  readonly supply: Supply | null;
  readonly onChange: (choice: SetupChoice) => void;
  readonly onOpen: (subject: Subject) => void;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/**
 * The subjects of the category with the number of chosen topics, and chips to choose topics of all subjects at once.
 */
export function SubjectStep({ choice, supply, onChange, onOpen, onBack, onContinue }: SubjectStepProps) {
  const { category } = choice;
  const { value, loading, failure, refresh } = useSeen(subjectsOfCategory, { params: { id: category._id } });
  const words = say.setup.subjects;
  return (
    <StepFrame title={words.title} lead={words.lead(category.name)} onBack={onBack}>
      <LoadedList
        items={value?.data ?? null}
        loading={loading}
        failure={failure}
        onRetry={refresh}
        words={words}
      >
        {(subjects) => (
          <div className="setup-columns">
            <Stack gap={5}>
              <div className="setup-cards">
                {subjects.map((subject) => {
                  const count = topicsOf(choice, subject._id).length;
                  return (
                    <ChoiceCard
                      key={subject._id}
                      of={subject}
                      chosen={count > 0}
                      onChoose={() => onOpen(subject)}
                    >
                      <span className="setup-card-count num">{words.selected(count)}</span>
                    </ChoiceCard>
                  );
                })}
              </div>
              <Continue choice={choice} supply={supply} onContinue={onContinue} />
              <TopicPicker subjects={subjects} choice={choice} supply={supply} onChange={onChange} />
            </Stack>
            <SummaryPanel
              selectedExam={category.cid}
              selectedTopics={choice.subjects.flatMap(({ topics }) => topics)}
              onDone={onContinue}
            />
          </div>
        )}
      </LoadedList>
    </StepFrame>
  );
}

/** Shown once at least one topic is chosen. */
function Continue({
  choice,
  supply,
  onContinue,
}: Pick<SubjectStepProps, 'choice' | 'supply' | 'onContinue'>) {
  const topics = countTopics(choice);
  if (topics === 0) return <p className="setup-hint">{say.setup.subjects.needed}</p>;
  return (
    <LowerBar>
      <Button variant="primary" large iconEnd="right" onClick={onContinue}>
        {say.setup.subjects.continue}
      </Button>
      <span className="setup-hint num">{say.setup.subjects.counts(choice.subjects.length, topics)}</span>
      <FitHint supply={supply} choice={choice} />
    </LowerBar>
  );
}
