import type { MyPlans, Plan } from '@exam/shared-schema/contract';
import { formatRupees } from '@exam/shared-schema/labels';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate, withElements } from '../../sentences/index.ts';
import { Button, Card, GradientTile, Icon, LinkButton, Pill } from '../../ui/index.ts';
import { PlanNumbers } from './plan-numbers.tsx';

/** The reason why nothing can be bought at the moment, shown before the student tries. */
export type Obstacle = 'offline' | 'payments-off' | null;

export interface Buying {
  readonly isSignedIn: boolean;
  readonly obstacle: Obstacle;
  /** The plan being bought. */
  readonly busyPlanId: string | null;
  /** Another purchase is in progress or awaits its confirmation. */
  readonly isHeld: boolean;
  readonly onBuy: (plan: Plan) => void;
}

interface PlanCardProps {
  readonly plan: Plan;
  /** The student's current subscription to this plan; the one that ends last if there are several. */
  readonly mine: MyPlans['current'][number] | undefined;
  readonly buying: Buying;
}

/** ST49: the plan's gradient and icon stand beside the text, never behind it. */
export function PlanCard({ plan, mine, buying }: PlanCardProps) {
  const words = say.plans;
  const titleId = useId();
  return (
    <Card as="li" className="plan" featured={plan.isPopular} aria-labelledby={titleId}>
      <div className="plan-head">
        <GradientTile gradient={plan.gradientColor} icon={plan.icon} large />
        {plan.isPopular && (
          <Pill tone="accent" icon="star">
            {words.popular}
          </Pill>
        )}
      </div>
      <div className="plan-words">
        <h2 id={titleId}>{plan.name}</h2>
        {plan.description !== '' && <p className="plan-about">{translate(plan.description)}</p>}
      </div>
      <Price plan={plan} />
      <div className="plan-action">
        <PlanButton plan={plan} buying={buying} />
        {mine !== undefined && (
          <p className="plan-note">
            {words.isYours(formatDate(mine.endsAt))} {plan.price > 0 && words.extends}
          </p>
        )}
      </div>
      <PlanNumbers plan={plan} />
      {plan.features.length > 0 && <Features features={plan.features} />}
    </Card>
  );
}

function Price({ plan: { price } }: Pick<PlanCardProps, 'plan'>) {
  if (price === 0) return <p className="plan-price">{say.plans.free}</p>;
  return (
    <p className="plan-price num">
      {withElements(say.plans.perMonth(formatRupees(price)), { price: (text) => <b>{text}</b> })}
    </p>
  );
}

export const buyButtonId = (planId: string): string => `buy-${planId}`;

function PlanButton({ plan, buying }: Omit<PlanCardProps, 'mine'>) {
  const words = say.plans;
  const hintId = useId();
  const { isSignedIn, obstacle, busyPlanId, isHeld, onBuy } = buying;
  if (plan.price === 0) {
    const href = isSignedIn ? paths.home : paths.register();
    return <PlanLink href={href} plan={plan} words={words.startFree} />;
  }
  if (!isSignedIn)
    return <PlanLink href={paths.login(paths.pricing)} plan={plan} words={words.loginToPurchase} />;
  const isBusy = busyPlanId === plan._id;
  const button = isBusy ? words.processing : words.buyNow;
  return (
    <>
      <Button
        id={buyButtonId(plan._id)}
        variant={plan.isPopular ? 'primary' : 'outline'}
        large
        wide
        busy={isBusy}
        busyWords={words.processing}
        unavailable={obstacle !== null || isHeld}
        aria-label={words.buttonOf(button, plan.name)}
        aria-describedby={hintId}
        onClick={() => onBuy(plan)}
      >
        {words.buyNow}
      </Button>
      <p className="plan-note" id={hintId}>
        {hintOf(obstacle)}
      </p>
    </>
  );
}

function hintOf(obstacle: Obstacle): string {
  if (obstacle === 'offline') return say.plans.needsNetwork;
  return obstacle === 'payments-off' ? say.plans.paymentsOff : say.plans.secure;
}

interface PlanLinkProps {
  readonly href: string;
  readonly plan: Plan;
  readonly words: string;
}

function PlanLink({ href, plan, words }: PlanLinkProps): ReactNode {
  return (
    <Link href={href} asChild>
      <LinkButton
        variant={plan.isPopular ? 'primary' : 'outline'}
        large
        wide
        aria-label={say.plans.buttonOf(words, plan.name)}
      >
        {words}
      </LinkButton>
    </Link>
  );
}

/** Inclusion is shown by icon and label, not by colour alone. */
function Features({ features }: Pick<Plan, 'features'>) {
  const { included, notIncluded, features: label } = say.plans;
  return (
    <ul className="plan-features" aria-label={label}>
      {features.map(({ text, included: isIncluded }) => (
        <li key={text} data-included={isIncluded || undefined}>
          <Icon name={isIncluded ? 'check' : 'minus'} label={isIncluded ? included : notIncluded} />
          <span>{translate(text)}</span>
        </li>
      ))}
    </ul>
  );
}
