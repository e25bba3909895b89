import { shortFingerprint, type Receipt } from '@exam/shared-schema/attempt';
import { useState } from 'react';
import { ReceiptCard } from '../../ui/index.ts';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

/** SY4: the server's signed word, to be shown and copied. */
export function ReceiptOf({ receipt }: { readonly receipt: Receipt }) {
  const [copied, setCopied] = useState(false);
  const code = shortFingerprint(receipt.head);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(receipt));
    setCopied(true);
  };
  return (
    <ReceiptCard
      state="receipted"
      code={code}
      line={`Received ${time.format(new Date(receipt.receivedAt))}`}
      digest={receipt.head}
      copied={copied}
      onCopy={() => void copy()}
    />
  );
}
