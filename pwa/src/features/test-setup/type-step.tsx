import { wallet } from '@exam/shared-schema/contract';
import { comparable } from '@exam/shared-schema/labels';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { isOnline, useConnection, useSeen } from '../../state/index.ts';
import { Banner, Button, Card, Icon, type IconName, LinkButton, Skeleton, Stack } from '../../ui/index.ts';
import { AbilityForecast } from './ability-forecast.tsx';
import { estimateText } from './supply-text.ts';
import type { TestType } from './generate.ts';
import { LengthChoice, shortTestsOf } from './length-choice.tsx';
import { chooseLength, countTopics, type SetupChoice } from './setup-choice.ts';
import { StepFrame } from './step-frame.tsx';
import type { Supply } from './use-supply.ts';

type WholeChoice = SetupChoice & { readonly category: NonNullable<SetupChoice['category']> };

interface TypeStepProps {
  readonly choice: WholeChoice;
  /** Null until it is loaded. */
  readonly supply: Supply | null;
  readonly onChange: (choice: SetupChoice) => void;
  readonly onBack: () => void;
  readonly onGenerate: (type: TestType, price: number, choice: WholeChoice) => void;
}

/** A summary of the choice, and the types of test with their prices. */
export function TypeStep({ choice: made, supply, onChange, onBack, onGenerate }: TypeStepProps) {
  const words = say.setup.type;
  const prices = useSeen(wallet, {});
  const tokens = prices.value?.data;
  const shortTests = shortTestsOf(made, supply);
  // Other topics than those for which a short test was chosen may not have it.
  const choice: WholeChoice = shortTests.includes(made.questions ?? 0) ? made : chooseLength(made, null);
  const estimate = supply?.estimate(choice) ?? null;
  const offer = (type: TestType, name: string, text: string, icon: IconName) => (
    <TypeCard name={name} text={text} icon={icon}>
      {type === 'adaptive' && <AbilityForecast choice={choice} />}
      {tokens === undefined ? (
        <NoPrice loading={prices.loading} onRetry={prices.refresh} />
      ) : type === 'ai' && !tokens.aiEnabled ? (
        <ComesWithPlan />
      ) : (
        <Generate
          name={name}
          price={type === 'adaptive' ? tokens.prices.adaptiveTest : tokens.prices.aiTest}
          remaining={comparable(tokens.remainingTokens)}
          tooFew={type === 'adaptive' && estimate?.outcome === 'too-few'}
          onGenerate={(price) => onGenerate(type, price, choice)}
        />
      )}
    </TypeCard>
  );
  return (
    <StepFrame title={words.title} onBack={onBack}>
      <div className="setup-columns">
        <Stack gap={4}>
          <LengthChoice choice={choice} shortTests={shortTests} onChange={onChange} />
          {estimate !== null && <Banner tone={TONES[estimate.outcome]}>{estimateText(estimate)}</Banner>}
          <div className="setup-types">
            {offer('adaptive', words.adaptive, words.adaptiveText, 'chart')}
            {offer('ai', words.ai, words.aiText, 'star')}
          </div>
          <Card title={words.next}>
            <ol className="setup-next">
              {words.nextSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        </Stack>
        <Card as="aside" title={words.summary}>
          <SetupSummary choice={choice} templateName={estimate?.templateName} />
        </Card>
      </div>
    </StepFrame>
  );
}

const TONES = { enough: 'info', repeated: 'info', 'too-few': 'warn' } as const;

interface SetupSummaryProps extends Pick<TypeStepProps, 'choice'> {
  /** Of the template that suits the choice; null if there is none. If unset, the default is named. */
  readonly templateName?: string | null | undefined;
}

/** The choice in numbers. */
export function SetupSummary({ choice, templateName }: SetupSummaryProps) {
  const words = say.setup.type;
  const facts = [
    [words.category, choice.category.name],
    [words.subjects, choice.subjects.length],
    [words.topics, countTopics(choice)],
    [words.template, templateName ?? choice.category.template?.name ?? words.defaultTemplate],
  ] as const;
  return (
    <dl className="setup-facts num">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TypeCardProps {
  readonly name: string;
  readonly text: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

function TypeCard({ name, text, icon, children }: TypeCardProps) {
  return (
    <Card as="article" className="setup-type" title={name} aside={<Icon name={icon} />}>
      <p>{text}</p>
      {children}
    </Card>
  );
}

interface GenerateProps {
  readonly name: string;
  /** Tokens. */
  readonly price: number;
  /** Tokens that the student has; Infinity if unlimited. */
  readonly remaining: number;
  /** There are too few questions for a test. */
  readonly tooFew: boolean;
  readonly onGenerate: (price: number) => void;
}

/** ST60: a button that spends tokens shows the price. */
function Generate({ name, price, remaining, tooFew, onGenerate }: GenerateProps) {
  const words = say.setup.type;
  const online = isOnline(useConnection());
  const hintId = useId();
  const isTooFew = remaining < price;
  return (
    <div className="setup-offer">
      <Button
        variant="primary"
        wide
        unavailable={isTooFew || tooFew || !online}
        aria-label={words.generateNamed(name, price)}
        aria-describedby={hintId}
        onClick={() => onGenerate(price)}
      >
        {words.generate(price)}
      </Button>
      <span id={hintId} className="setup-hint num">
        {online ? balanceText(remaining, price) : say.setup.needsNetwork}
      </span>
      {isTooFew && <SeePlans />}
    </div>
  );
}

function balanceText(remaining: number, price: number): string {
  const { have, haveUnlimited, tooFew } = say.setup.type;
  if (remaining === Infinity) return haveUnlimited;
  return remaining < price ? tooFew(remaining) : have(remaining);
}

function SeePlans() {
  return (
    <Link href={paths.pricing} asChild>
      <LinkButton variant="tonal">{say.common.seePlans}</LinkButton>
    </Link>
  );
}

/** PL3: replaces a button that the server would refuse. */
function ComesWithPlan() {
  return (
    <div className="setup-offer">
      <span className="setup-hint">{say.setup.type.aiNeedsPlan}</span>
      <SeePlans />
    </div>
  );
}

function NoPrice({ loading, onRetry }: { readonly loading: boolean; readonly onRetry: () => void }) {
  if (loading) return <Skeleton lines={1} label={say.setup.type.priceLoading} />;
  return (
    <div className="setup-offer">
      <span className="setup-hint">{say.setup.type.priceFailed}</span>
      <Button icon="refresh" onClick={onRetry}>
        {say.common.retry}
      </Button>
    </div>
  );
}
