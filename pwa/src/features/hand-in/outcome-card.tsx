import type { ReceiptFile } from '@exam/shared-schema/attempt';
import { formatTimestamp } from '../../format/index.ts';
import type { ReceiptOutcome } from '../../offline/hand-in-file/receipt-file.ts';
import { canShareFiles, saveFile, shareFile, type FileToGive } from '../../state/give-file.ts';
import { Banner, Button, Card, Pill, Row, Stack, type Tone } from '../../ui/index.ts';
import type { Outcome } from './brought-files.ts';

interface OutcomeCardProps {
  readonly name: string;
  readonly outcome: Outcome;
  readonly onRetry: () => void;
}

const WORDS: Readonly<Record<ReceiptOutcome, { tone: 'ok' | 'info' | 'warn' | 'bad'; text: string }>> = {
  stored: {
    tone: 'ok',
    text: 'The server has this attempt. Its receipt is now on this device, and nothing is left to send.',
  },
  known: { tone: 'info', text: 'This device already has this receipt. Nothing was changed.' },
  elsewhere: {
    tone: 'warn',
    text: 'This receipt is for an attempt on another device. Take it to the device where the exam was written.',
  },
  other: {
    tone: 'warn',
    text: 'This receipt is for a different hand-in, not for the one waiting here. Nothing was changed.',
  },
  false: {
    tone: 'bad',
    text: 'This receipt was changed or damaged, so it was not stored. Ask for it again.',
  },
};

/** What became of one file. */
export function OutcomeCard({ name, outcome, onRetry }: OutcomeCardProps) {
  const { label, tone } = stateOf(outcome);
  return (
    <Card as="article" title={name} aside={<Pill tone={tone}>{label}</Pill>}>
      <Told outcome={outcome} onRetry={onRetry} />
    </Card>
  );
}

function stateOf(outcome: Outcome): { readonly label: string; readonly tone: Tone } {
  if (outcome.kind === 'sending') return { label: 'Sending', tone: 'neutral' };
  if (outcome.kind === 'received') return { label: 'Received', tone: 'ok' };
  if (outcome.kind === 'failed') return { label: 'Not handed in', tone: 'bad' };
  const isGood = outcome.outcome === 'stored' || outcome.outcome === 'known';
  return isGood ? { label: 'Receipt', tone: 'ok' } : { label: 'Not stored', tone: 'warn' };
}

function Told({ outcome, onRetry }: Omit<OutcomeCardProps, 'name'>) {
  switch (outcome.kind) {
    case 'sending':
      return <p>Handing it in...</p>;
    case 'received':
      return <Received receivedAt={outcome.receivedAt} receiptFile={outcome.receiptFile} />;
    case 'receipt': {
      const { tone, text } = WORDS[outcome.outcome];
      return <Banner tone={tone}>{text}</Banner>;
    }
    case 'failed':
      return (
        <Banner
          tone="bad"
          action={
            outcome.mayRetry && (
              <Button icon="refresh" onClick={onRetry}>
                Try again
              </Button>
            )
          }
        >
          {outcome.message}
        </Banner>
      );
  }
}

function Received({
  receivedAt,
  receiptFile,
}: {
  readonly receivedAt: string;
  readonly receiptFile: ReceiptFile;
}) {
  const file = receiptToGive(receiptFile);
  return (
    <Stack>
      <Banner tone="ok" title={`Received ${formatTimestamp(receivedAt)}`}>
        Take the receipt back to the device with the exam. It is encrypted too: only that device can read it.
      </Banner>
      <Row>
        <Button variant="primary" icon="download" onClick={() => saveFile(file)}>
          Save receipt file
        </Button>
        {canShareFiles() && <Button onClick={() => void shareFile(file)}>Share</Button>}
      </Row>
    </Stack>
  );
}

/** Its name lets the carrier distinguish several files without revealing the student. */
function receiptToGive(receiptFile: ReceiptFile): FileToGive {
  const what = `A receipt for a hand-in. Choose it at ${location.origin}/hand-in on the device with the exam.`;
  const text = JSON.stringify({ what, ...receiptFile }, null, 2);
  return { name: `receipt-${receiptFile.iv.replaceAll(/[-_]/g, '0').slice(0, 8)}.txt`, text };
}
