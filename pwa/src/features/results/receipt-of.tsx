import { shortFingerprint, type Receipt } from '@exam/shared-schema/attempt';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatTimestamp } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { saveFile } from '../../state/export-file.ts';
import { ReceiptCard, useToasts } from '../../ui/index.ts';

/** SY4: the signed receipt, to view, copy and save. */
export function ReceiptOf({ receipt }: { readonly receipt: Receipt }) {
  const [copied, setCopied] = useState(false);
  const text = JSON.stringify(receipt, null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      useToasts.getState().show({ tone: 'bad', text: say.receipts.notCopied });
    }
  };
  return (
    <ReceiptCard
      state="receipted"
      code={shortFingerprint(receipt.head)}
      line={say.receipts.received(formatTimestamp(receipt.receivedAt))}
      digest={receipt.head}
      facts={[
        { label: say.receipts.facts.attempt, value: receipt.attemptId },
        { label: say.receipts.facts.key, value: receipt.keyId },
        { label: say.receipts.facts.backup, value: backupText(receipt) },
      ]}
      copied={copied}
      onCopy={() => void copy()}
      onSave={() => saveFile({ name: `receipt-${receipt.attemptId}.json`, text })}
    >
      <Link href={paths.receipt}>{say.receipts.checkLink}</Link>
    </ReceiptCard>
  );
}

/** ST14: attempts received up to this time are in an off-site backup. */
function backupText({ receivedAt, backedUpThrough }: Receipt): string {
  if (backedUpThrough === null || backedUpThrough < receivedAt) return say.receipts.facts.notYet;
  return formatTimestamp(backedUpThrough);
}
