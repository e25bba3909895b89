import { shortFingerprint, type Receipt } from '@exam/shared-schema/attempt';
import { useLiveQuery } from 'dexie-react-hooks';
import { formatList, formatTimestamp } from '../../format/index.ts';
import { database, sha256 } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { Banner, ReceiptCard, type ReceiptFact, Stack } from '../../ui/index.ts';
import type { Verdict } from './check-receipt.ts';
import { titleOnDevice } from './title-on-device.ts';

interface VerdictOfProps {
  readonly verdict: Verdict;
  readonly userId: string | null;
  /** The keys were just loaded from the server. */
  readonly isFresh: boolean;
}

/** The verdict in plain language. */
export function VerdictOf({ verdict, userId, isFresh }: VerdictOfProps) {
  const words = say.receipts.verdict;
  switch (verdict.kind) {
    case 'genuine':
      return <Genuine receipt={verdict.receipt} userId={userId} />;
    case 'altered':
      return (
        <Banner tone="bad" title={words.altered}>
          {verdict.changed.length === 0 ? words.signature : words.changed(namesOf(verdict.changed))}
        </Banner>
      );
    case 'unknown-key':
      return (
        <Banner tone="bad" title={words.unknownKey}>
          {isFresh ? words.otherServer(verdict.receipt.keyId) : words.olderKeys(verdict.receipt.keyId)}
        </Banner>
      );
    case 'unreadable':
      return (
        <Banner tone="bad" title={words.unreadable}>
          {verdict.faults.length === 0 ? words.noObject : words.faults(namesOf(verdict.faults))}
        </Banner>
      );
  }
}

/** The labels of receipt members, as a list. */
function namesOf(members: readonly (keyof typeof say.receipts.members)[]): string {
  return formatList(members.map((member) => say.receipts.members[member]));
}

function Genuine({ receipt, userId }: { readonly receipt: Receipt; readonly userId: string | null }) {
  const title = useLiveQuery(() => titleOnDevice(database, receipt, userId), [receipt, userId]);
  return (
    <Stack gap={4}>
      <Banner tone="ok" title={say.receipts.verdict.genuine}>
        {say.receipts.verdict.genuineDetail} {ownerText(receipt, userId)}
      </Banner>
      <ReceiptCard
        state="receipted"
        code={shortFingerprint(receipt.head)}
        line={say.receipts.received(formatTimestamp(receipt.receivedAt))}
        digest={receipt.head}
        facts={factsOf(receipt, title ?? receipt.testId)}
      />
    </Stack>
  );
}

function factsOf(receipt: Receipt, paper: string): ReceiptFact[] {
  const words = say.receipts.facts;
  return [
    { label: words.attempt, value: receipt.attemptId },
    { label: words.paper, value: paper },
    { label: words.log, value: receipt.head },
    { label: words.answers, value: receipt.answersDigest },
    { label: words.key, value: receipt.keyId },
    {
      label: words.backupAtSigning,
      value:
        receipt.backedUpThrough === null
          ? words.nothingYet
          : words.before(formatTimestamp(receipt.backedUpThrough)),
    },
  ];
}

function ownerText({ userDigest }: Receipt, userId: string | null): string {
  if (userId === null) return say.receipts.verdict.logIn;
  return sha256(userId) === userDigest ? say.receipts.verdict.yours : say.receipts.verdict.anothers;
}
