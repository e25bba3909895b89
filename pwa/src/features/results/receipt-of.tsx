import { shortFingerprint, type Receipt } from '@exam/shared-schema/attempt';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatTimestamp } from '../../format/index.ts';
import { saveFile } from '../../state/give-file.ts';
import { ReceiptCard, useToasts } from '../../ui/index.ts';

/** SY4: the server's signed word, to be shown, copied and kept. */
export function ReceiptOf({ receipt }: { readonly receipt: Receipt }) {
  const [copied, setCopied] = useState(false);
  const text = JSON.stringify(receipt, null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      useToasts.getState().show({ tone: 'bad', text: 'Copying was not allowed. Save it as a file instead.' });
    }
  };
  return (
    <ReceiptCard
      state="receipted"
      code={shortFingerprint(receipt.head)}
      line={`Received ${formatTimestamp(receipt.receivedAt)}`}
      digest={receipt.head}
      facts={[
        { label: 'Attempt', value: receipt.attemptId },
        { label: 'Signed with key', value: receipt.keyId },
        { label: 'In a backup', value: backupWords(receipt) },
      ]}
      copied={copied}
      onCopy={() => void copy()}
      onSave={() => saveFile({ name: `receipt-${receipt.attemptId}.json`, text })}
    >
      <Link href={paths.receipt}>Check a receipt</Link>
    </ReceiptCard>
  );
}

/** ST14: what was received up to this time is in a copy elsewhere. */
function backupWords({ receivedAt, backedUpThrough }: Receipt): string {
  if (backedUpThrough === null || backedUpThrough < receivedAt) return 'Not yet';
  return formatTimestamp(backedUpThrough);
}
