import { shortFingerprint } from '@exam/shared-schema/attempt';
import { isGuests } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { ReceiptCard } from '../../ui/index.ts';
import { ReceiptOf } from './receipt-of.tsx';
import type { AttemptOutcome } from './use-result.ts';

/** The receipt or, until it arrives, the fingerprint that it will have. */
export function ReceiptPanel({ outcome }: { readonly outcome: AttemptOutcome }) {
  const { result, receipt, waiting, attempt } = outcome;
  const given = result?.receipt ?? receipt?.receipt;
  if (given !== undefined) return <ReceiptOf receipt={given} />;
  // PK19: a guest attempt never gets a receipt.
  if (attempt !== undefined && isGuests(attempt)) return null;
  const head = waiting?.head ?? attempt?.head;
  if (head == null) return null;
  return (
    <ReceiptCard state="device" code={shortFingerprint(head)} line={say.receipts.willCarry} digest={head} />
  );
}
