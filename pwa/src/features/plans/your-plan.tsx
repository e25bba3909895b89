import { myPlans, UNLIMITED, wallet, type MyPlans } from '@exam/shared-schema/contract';
import type { Ref } from 'react';
import { Link } from 'wouter';
import { formatDate, formatLimit } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Card, ErrorState, LinkButton, Skeleton } from '../../ui/index.ts';
import { Ability } from './plan-numbers.tsx';

type Current = MyPlans['current'][number];

/** The student's current plans, their end dates and what is left of them; the free plan if there is no other. */
export function YourPlan({ heading }: { readonly heading: Ref<HTMLSpanElement> }) {
  const { value, loading, failure, refresh } = useSeen(myPlans, {});
  const words = say.plans.yours;
  if (value === null) {
    if (loading) return <Skeleton lines={3} label={words.loading} />;
    return failure === null ? null : <ErrorState title={words.failed} onRetry={refresh} />;
  }
  const { data } = value;
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {words.title}
        </span>
      }
      aside={
        <Link href={paths.profile('payments')} asChild>
          <LinkButton variant="quiet">{words.history}</LinkButton>
        </Link>
      }
    >
      {data.current.length === 0 ? (
        <FreePlan mine={data} />
      ) : (
        <>
          <ul className="plans-mine">
            {data.current.map((plan) => (
              <CurrentPlan key={plan.paymentId} plan={plan} />
            ))}
          </ul>
          <Papers mine={data} />
        </>
      )}
    </Card>
  );
}

function CurrentPlan({ plan }: { readonly plan: Current }) {
  const words = say.plans.yours;
  const { name, startsAt, endsAt, tokens, tokensLeft } = plan;
  const isAhead = Date.parse(startsAt) > Date.now();
  const of = tokens === UNLIMITED ? '' : ` ${words.ofTokens(formatLimit(tokens))}`;
  return (
    <li>
      <b>{name}</b>
      <span>
        {isAhead ? words.starts(formatDate(startsAt), formatDate(endsAt)) : words.ends(formatDate(endsAt))}
      </span>
      <span className="num">
        {words.tokensLeft}: <b>{formatLimit(tokensLeft)}</b>
        {of}
      </span>
    </li>
  );
}

/** PL4: papers are counted over all plans; PL90: so are tokens, with those that come with no plan. */
function Papers({ mine: { current, entitlements, testsThisMonth } }: { readonly mine: MyPlans }) {
  const words = say.plans.yours;
  const tokens = useSeen(wallet, {}).value?.data.remainingTokens;
  const { monthlyTests, aiEnabled, advancedAnalytics } = entitlements;
  const isUnlimited = monthlyTests === UNLIMITED;
  const left = isUnlimited ? UNLIMITED : Math.max(0, monthlyTests - testsThisMonth);
  return (
    <dl className="plan-numbers num">
      {current.length > 0 && tokens !== undefined && (
        <div>
          <dt>{words.allTokens}</dt>
          <dd>{formatLimit(tokens)}</dd>
        </div>
      )}
      <div>
        <dt>{words.papersLeft}</dt>
        <dd>
          {formatLimit(left)} {!isUnlimited && words.ofPapers(formatLimit(monthlyTests))}
        </dd>
      </div>
      <Ability label={words.ai} has={aiEnabled} />
      <Ability label={words.analytics} has={advancedAnalytics} />
    </dl>
  );
}

function FreePlan({ mine }: { readonly mine: MyPlans }) {
  const tokens = useSeen(wallet, {}).value?.data.remainingTokens;
  const words = say.plans.yours;
  return (
    <>
      <ul className="plans-mine">
        <li>
          <b>{words.free}</b>
          <span>{words.freeAdvice}</span>
          {tokens !== undefined && (
            <span className="num">
              {words.tokensLeft}: <b>{formatLimit(tokens)}</b>
            </span>
          )}
        </li>
      </ul>
      {mine.entitlements.monthlyTests !== 0 && <Papers mine={mine} />}
    </>
  );
}
