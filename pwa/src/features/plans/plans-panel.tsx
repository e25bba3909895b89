import './plans.css';
import { myPlans, plans, type Plan } from '@exam/shared-schema/contract';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { formatAge } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { isOnline, useConnection, useSeen, useSession, type Session } from '../../state/index.ts';
import { Banner, Stack } from '../../ui/index.ts';
import { buyButtonId, PlanCard, type Buying, type Obstacle } from './plan-card.tsx';
import { PlansFaq } from './plans-faq.tsx';
import { NoPlans } from './no-plans.tsx';
import { isBusy, type Purchase } from './purchase/purchase.ts';
import { PurchaseState } from './purchase/purchase-state.tsx';
import { SandboxDialog } from './purchase/sandbox-part.ts';
import { buy, dismissCheckout, playSandbox, usePurchase } from './purchase/use-purchase.ts';
import { YourPlan } from './your-plan.tsx';

/**
 * The plans, the student's own subscriptions, and the checkout. Shown in a tab of the home screen and on a page of
 * its own.
 */
export default function PlansPanel() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const purchase = usePurchase(user?._id ?? null);
  const yours = useRef<HTMLSpanElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useFocusAfter(purchase, yours);
  useOutcomeInView(purchase, outcome);
  return (
    <Stack gap={6} className="plans">
      <header className="plans-head">
        <h1>{say.plans.title}</h1>
        <p>{say.plans.lead}</p>
      </header>
      <div ref={outcome} className="plans-outcome">
        <PurchaseState purchase={purchase} />
      </div>
      {user !== null && <YourPlan heading={yours} />}
      <Offers session={session} purchase={purchase} />
      <PlansFaq />
      {purchase.step === 'paying' && purchase.order.payment === 'sandbox' && (
        <Suspense>
          <SandboxDialog
            order={purchase.order}
            onPlay={(outcome) => playSandbox(purchase.order, outcome)}
            onDismiss={() => dismissCheckout(purchase.order)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface OffersProps {
  readonly session: Session;
  readonly purchase: Purchase;
}

function Offers({ session, purchase }: OffersProps) {
  const seen = useSeen(plans, { query: {} });
  const mine = useSeen(myPlans, session.status === 'signed-in' ? {} : null).value?.data.current ?? [];
  const online = isOnline(useConnection());
  const offered = seen.value?.data ?? [];
  if (seen.value === null || offered.length === 0) return <NoPlans seen={seen} />;
  const { payment } = seen.value;
  const buying = buyingOf(session, purchase, obstacleOf(online, payment));
  const isOld = (!online || seen.failure !== null) && seen.storedAt !== null;
  return (
    <Stack gap={4}>
      {isOld && seen.storedAt !== null && (
        <p className="plans-before">{say.plans.from(formatAge(seen.storedAt))}</p>
      )}
      {payment === 'sandbox' && <Banner tone="warn">{say.plans.testMode}</Banner>}
      <ul className="plans-grid" data-count={offered.length}>
        {offered.map((plan) => (
          <PlanCard
            key={plan._id}
            plan={plan}
            mine={mine.find(({ planId }) => planId === plan._id)}
            buying={buying}
          />
        ))}
      </ul>
    </Stack>
  );
}

function obstacleOf(online: boolean, payment: 'razorpay' | 'sandbox' | 'none'): Obstacle {
  if (!online) return 'offline';
  return payment === 'none' ? 'payments-off' : null;
}

function buyingOf(session: Session, purchase: Purchase, obstacle: Obstacle): Buying {
  const isUnderWay = isBusy(purchase);
  const user = session.status === 'signed-in' ? session.user : null;
  const busyPlanId = isUnderWay && 'wanted' in purchase ? purchase.wanted.planId : null;
  return {
    isSignedIn: user !== null,
    obstacle,
    busyPlanId,
    isHeld: isUnderWay || purchase.step === 'pending',
    onBuy: ({ _id: planId, name: planName, price }: Plan) =>
      buy(
        { planId, planName, price, userId: user?._id ?? '' },
        session.status === 'signed-in' && session.expired,
      ),
  };
}

/** Returns the focus from the payment provider's window to the outcome of the purchase. */
function useFocusAfter(purchase: Purchase, yours: RefObject<HTMLElement | null>): void {
  const { step } = purchase;
  const bought = useRef<string | null>(null);
  const planId = 'wanted' in purchase ? purchase.wanted.planId : null;
  useEffect(() => {
    const before = bought.current;
    bought.current = planId;
    if (step === 'done') return yours.current?.focus();
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const opener = planId ?? before;
    if ((step === 'failed' || step === 'idle') && isLost && opener !== null)
      document.getElementById(buyButtonId(opener))?.focus();
  }, [step, planId, yours]);
}

/** Scrolls the outcome into view, because the chosen plan may be far down the page. */
function useOutcomeInView({ step }: Purchase, outcome: RefObject<HTMLElement | null>): void {
  const hasOutcome = step === 'failed' || step === 'pending' || step === 'waiting';
  useEffect(() => {
    if (hasOutcome) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [hasOutcome, outcome]);
}
