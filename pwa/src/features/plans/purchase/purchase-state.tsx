import { Link } from 'wouter';
import { paths } from '../../../paths/paths.ts';
import { say, translate } from '../../../sentences/index.ts';
import { Banner, Button, LinkButton } from '../../../ui/index.ts';
import { type Failure, isBusy, type Problem, type Purchase } from './purchase.ts';
import { closePurchase, lookAgain } from './use-purchase.ts';

/** Problems after which the payment may still have been debited. */
const AFTER_CHECKOUT: readonly Problem[] = [
  'payment-failed',
  'incomplete-payment',
  'not-verified',
  'not-processed',
];
const BEFORE_ORDER: readonly Problem[] = ['no-plan', 'signed-out', 'no-token'];

/** The progress and the outcome of the purchase, shown above the plans. */
export function PurchaseState({ purchase }: { readonly purchase: Purchase }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {isBusy(purchase) && progress(purchase)}
      </p>
      <Outcome purchase={purchase} />
    </>
  );
}

function progress({ step }: Purchase): string {
  const { ordering, opening, paying, verifying } = say.plans.purchase;
  const sentences: Partial<Record<Purchase['step'], string>> = { ordering, opening, paying, verifying };
  return sentences[step] ?? '';
}

function Outcome({ purchase }: { readonly purchase: Purchase }) {
  const words = say.plans.purchase;
  switch (purchase.step) {
    case 'opening':
      return purchase.failedTries > 0 && <Banner tone="warn">{words.stillLoading}</Banner>;
    case 'pending':
      return (
        <Banner icon="clock" title={words.pending}>
          {words.pendingAdvice}
        </Banner>
      );
    case 'waiting':
      return (
        <Banner
          tone="warn"
          icon="clock"
          title={words.pending}
          action={<Button onClick={() => lookAgain(purchase.order)}>{words.checkAgain}</Button>}
          onDismiss={closePurchase}
        >
          {words.stillPending}
        </Banner>
      );
    case 'failed':
      return <Failed failure={purchase.failure} />;
    case 'done':
    case 'idle':
    case 'ordering':
    case 'paying':
    case 'verifying':
      return null;
  }
}

function Failed({ failure }: { readonly failure: Failure }) {
  const { problem } = failure;
  const words = say.plans.purchase;
  const needsLogin = problem === 'signed-out' || problem === 'no-token';
  return (
    <Banner
      tone="bad"
      title={sentenceOf(failure)}
      onDismiss={closePurchase}
      action={
        needsLogin && (
          <Link href={paths.login(paths.pricing)} asChild>
            <LinkButton>{words.login}</LinkButton>
          </Link>
        )
      }
    >
      {AFTER_CHECKOUT.includes(problem)
        ? words.maybePaid
        : !BEFORE_ORDER.includes(problem) && words.nothingPaid}
    </Banner>
  );
}

/** The server's message, if there is one. */
function sentenceOf({ problem, message }: Failure): string {
  const { errors, paymentFailed, noReason } = say.plans.purchase;
  if (problem === 'payment-failed') return paymentFailed(message === '' ? noReason : translate(message));
  return message === '' ? errors[problem] : translate(message);
}
