import { shortFingerprint, type Receipt } from '@exam/shared-schema/attempt';
import { useLiveQuery } from 'dexie-react-hooks';
import { formatList, formatTimestamp } from '../../format/index.ts';
import { database, sha256 } from '../../offline/index.ts';
import { Banner, ReceiptCard, type ReceiptFact, Stack } from '../../ui/index.ts';
import type { Verdict } from './check-receipt.ts';
import { titleOnDevice } from './title-on-device.ts';

interface VerdictOfProps {
  readonly verdict: Verdict;
  readonly userId: string | null;
  /** The keys came from the server just now. */
  readonly isFresh: boolean;
}

/** What was found, plainly. */
export function VerdictOf({ verdict, userId, isFresh }: VerdictOfProps) {
  switch (verdict.kind) {
    case 'genuine':
      return <Genuine receipt={verdict.receipt} userId={userId} />;
    case 'altered':
      return (
        <Banner tone="bad" title="This receipt is not what the server signed.">
          {verdict.changed.length === 0
            ? "The signature doesn't match: something in it was changed, or it was never signed."
            : `Compared with the receipt on this device, this was changed: ${formatList(verdict.changed)}.`}
        </Banner>
      );
    case 'unknown-key':
      return (
        <Banner tone="bad" title="This receipt names a key that this server has not published.">
          {isFresh
            ? `The key is ${verdict.receipt.keyId}. The receipt comes from another server, or was changed.`
            : `The key is ${verdict.receipt.keyId}. This device may not have the newest keys; check again with a network.`}
        </Banner>
      );
    case 'unreadable':
      return (
        <Banner tone="bad" title="This is not a receipt.">
          {verdict.faults.length === 0
            ? 'A receipt is text in curly braces. Copy all of it, or open the file that you saved.'
            : `Missing or not in the right form: ${formatList(verdict.faults)}.`}
        </Banner>
      );
  }
}

function Genuine({ receipt, userId }: { readonly receipt: Receipt; readonly userId: string | null }) {
  const title = useLiveQuery(() => titleOnDevice(database, receipt, userId), [receipt, userId]);
  return (
    <Stack gap={4}>
      <Banner tone="ok" title="This receipt is genuine.">
        The server signed it, and nothing in it was changed. {ownerWords(receipt, userId)}
      </Banner>
      <ReceiptCard
        state="receipted"
        code={shortFingerprint(receipt.head)}
        line={`Received ${formatTimestamp(receipt.receivedAt)}`}
        digest={receipt.head}
        facts={factsOf(receipt, title ?? receipt.testId)}
      />
    </Stack>
  );
}

function factsOf(receipt: Receipt, paper: string): ReceiptFact[] {
  return [
    { label: 'Attempt', value: receipt.attemptId },
    { label: 'Test paper', value: paper },
    { label: 'Fingerprint of the log', value: receipt.head },
    { label: 'Fingerprint of the answers', value: receipt.answersDigest },
    { label: 'Signed with key', value: receipt.keyId },
    {
      label: 'In a backup when it was signed',
      value:
        receipt.backedUpThrough === null
          ? 'Nothing yet'
          : `What came before ${formatTimestamp(receipt.backedUpThrough)}`,
    },
  ];
}

function ownerWords({ userDigest }: Receipt, userId: string | null): string {
  if (userId === null) return 'Log in to see whether it is yours.';
  return sha256(userId) === userDigest ? 'It is yours.' : 'It belongs to another student.';
}
