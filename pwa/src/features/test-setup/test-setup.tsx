import './setup.css';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { isOnline, useConnection, type Session, type SignedInSession } from '../../state/index.ts';
import { Banner, EmptyState, LinkButton, NamedSteps, Row, Skeleton, Stack } from '../../ui/index.ts';
import { CategoryStep } from './category-step.tsx';
import { generate, type TestType } from './generate.ts';
import { Generating } from './generating.tsx';
import { chooseCategory, NOTHING_CHOSEN, type SetupChoice } from './setup-choice.ts';
import { SubjectStep } from './subject-step.tsx';
import { TopicStep } from './topic-step.tsx';
import { TypeStep } from './type-step.tsx';
import { useSetup } from './use-setup.ts';
import { useStep, type Step } from './use-step.ts';
import { useSupply } from './use-supply.ts';

/** GN1: the steps from a category to a generated test. */
export function TestSetup({ session }: { readonly session: Session }) {
  if (session.status === 'loading') return <Skeleton lines={6} />;
  if (session.status === 'signed-out') return <PleaseLogin />;
  return <SetupOf session={session} />;
}

const STEPS = ['category', 'subjects', 'type'] as const;
const numberOf = ({ name }: Step) => STEPS.indexOf(name === 'topics' ? 'subjects' : name);

function SetupOf({ session }: { readonly session: SignedInSession }) {
  const { choice, isLost, change } = useSetup(session.user._id);
  if (choice === null) return <Skeleton lines={6} label={say.setup.category.loading} />;
  return (
    <Stack gap={4} className="setup">
      {isLost && <Banner tone="warn">{say.setup.notKept}</Banner>}
      <Steps choice={choice} change={change} userId={session.user._id} />
    </Stack>
  );
}

interface StepsProps {
  readonly choice: SetupChoice;
  readonly change: (choice: SetupChoice) => void;
  readonly userId: string;
}

function Steps({ choice, change, userId }: StepsProps) {
  const [step, go] = useStep(choice);
  const online = isOnline(useConnection());
  const supply = useSupply(choice.category);
  const { fault, dismiss, isGenerating, make } = useGeneration(userId);
  const move = (to: Step) => {
    dismiss();
    go(to);
  };
  const { category } = choice;
  if (category === null || step.name === 'category') {
    if (!online)
      return (
        <EmptyState icon="cloud-off" title={say.setup.category.title}>
          {say.setup.needsNetwork}
        </EmptyState>
      );
    return (
      <>
        <StepSigns step={step} />
        <CategoryStep
          chosenId={category?._id ?? null}
          onChoose={(chosen) => {
            change(chooseCategory(chosen));
            move({ name: 'subjects' });
          }}
        />
      </>
    );
  }
  const chosen = { ...choice, category };
  return (
    <>
      <StepSigns step={step} />
      {!online && (
        <Banner tone="warn" icon="cloud-off">
          {say.setup.needsNetwork}
        </Banner>
      )}
      {fault !== null && (
        <Banner tone="bad" onDismiss={dismiss}>
          {fault}
        </Banner>
      )}
      {step.name === 'subjects' && (
        <SubjectStep
          choice={chosen}
          supply={supply}
          onChange={change}
          onOpen={({ _id }) => move({ name: 'topics', subjectId: _id })}
          onBack={() => {
            change(NOTHING_CHOSEN);
            move({ name: 'category' });
          }}
          onContinue={() => move({ name: 'type' })}
        />
      )}
      {step.name === 'topics' && (
        <TopicStep
          choice={chosen}
          subjectId={step.subjectId}
          supply={supply}
          onChange={change}
          onBack={() => move({ name: 'subjects' })}
        />
      )}
      {step.name === 'type' && (
        <TypeStep
          choice={chosen}
          supply={supply}
          onBack={() => move({ name: 'subjects' })}
          onChange={change}
          onGenerate={(type, price, whole) => void make(type, price, whole)}
        />
      )}
      {isGenerating && <Generating choice={chosen} />}
    </>
  );
}

function StepSigns({ step }: { readonly step: Step }) {
  const { steps } = say.setup;
  return <NamedSteps label={steps.label} steps={STEPS.map((name) => steps[name])} current={numberOf(step)} />;
}

type Choice = Parameters<typeof generate>[0]['choice'];

/** The test in generation, and the error of the previous one. */
function useGeneration(userId: string) {
  const [, navigate] = useLocation();
  const [fault, setFault] = useState<string | null>(null);
  const [isGenerating, setGenerating] = useState(false);
  const make = async (type: TestType, price: number, choice: Choice) => {
    setFault(null);
    setGenerating(true);
    const made = await generate({ type, price, choice, userId });
    setGenerating(false);
    if (made.ok) navigate(paths.start(made.testId));
    else setFault(made.message);
  };
  return { fault, dismiss: () => setFault(null), isGenerating, make };
}

function PleaseLogin() {
  return (
    <EmptyState
      title={say.setup.login.title}
      icon="lock"
      action={
        <Row>
          <Link href={paths.login(paths.personalised)} asChild>
            <LinkButton variant="primary">{say.shell.login}</LinkButton>
          </Link>
          <Link href={paths.register(paths.personalised)} asChild>
            <LinkButton>{say.shell.register}</LinkButton>
          </Link>
        </Row>
      }
    >
      {say.setup.login.advice}
    </EmptyState>
  );
}
