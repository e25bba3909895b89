import type { ReceiptFile } from '@exam/shared-schema/attempt';
import { ERRORS } from '@exam/shared-schema/contract';
import { formatTimestamp } from '../../format/index.ts';
import type { ReceiptOutcome } from '../../offline/hand-in-file/receipt-file.ts';
import { say, translate } from '../../sentences/index.ts';
import { canShareFiles, saveFile, shareFile, type ExportFile } from '../../state/export-file.ts';
import { Banner, Button, Card, Pill, Row, Stack, type Tone } from '../../ui/index.ts';
import type { Outcome } from './chosen-files.ts';

interface OutcomeCardProps {
  readonly name: string;
  readonly outcome: Outcome;
  readonly onRetry: () => void;
}

const RECEIPT_TONES = {
  stored: 'ok',
  known: 'info',
  elsewhere: 'warn',
  other: 'warn',
  false: 'bad',
} as const satisfies Record<ReceiptOutcome, string>;

/** The outcome for one file. */
export function OutcomeCard({ name, outcome, onRetry }: OutcomeCardProps) {
  const { label, tone } = stateOf(outcome);
  return (
    <Card as="article" title={name} aside={<Pill tone={tone}>{label}</Pill>}>
      <OutcomeText outcome={outcome} onRetry={onRetry} />
    </Card>
  );
}

function stateOf(outcome: Outcome): { readonly label: string; readonly tone: Tone } {
  const { states } = say.handIn;
  if (outcome.kind === 'sending') return { label: states.sending, tone: 'neutral' };
  if (outcome.kind === 'received') return { label: states.received, tone: 'ok' };
  if (outcome.kind === 'failed' || outcome.kind === 'refused') return { label: states.failed, tone: 'bad' };
  const isGood = outcome.outcome === 'stored' || outcome.outcome === 'known';
  return isGood ? { label: states.receipt, tone: 'ok' } : { label: states.notStored, tone: 'warn' };
}

function OutcomeText({ outcome, onRetry }: Omit<OutcomeCardProps, 'name'>) {
  switch (outcome.kind) {
    case 'sending':
      return <p>{say.handIn.sending}</p>;
    case 'received':
      return <Received receivedAt={outcome.receivedAt} receiptFile={outcome.receiptFile} />;
    case 'receipt':
      return <Banner tone={RECEIPT_TONES[outcome.outcome]}>{say.handIn.receipts[outcome.outcome]}</Banner>;
    case 'refused':
    case 'failed':
      return (
        <Banner
          tone="bad"
          action={
            outcome.mayRetry && (
              <Button icon="refresh" onClick={onRetry}>
                {say.common.tryAgain}
              </Button>
            )
          }
        >
          {sentenceOf(outcome)}
        </Banner>
      );
  }
}

function sentenceOf(outcome: Extract<Outcome, { kind: 'refused' | 'failed' }>): string {
  if (outcome.kind === 'refused') return translate(outcome.message);
  if (outcome.why === 'incomplete') return translate(ERRORS.MALFORMED_FILE.message);
  return say.handIn.failures[outcome.why];
}

function Received({
  receivedAt,
  receiptFile,
}: {
  readonly receivedAt: string;
  readonly receiptFile: ReceiptFile;
}) {
  const file = receiptExport(receiptFile);
  return (
    <Stack>
      <Banner tone="ok" title={say.handIn.receivedAt(formatTimestamp(receivedAt))}>
        {say.handIn.received}
      </Banner>
      <Row>
        <Button variant="primary" icon="download" onClick={() => saveFile(file)}>
          {say.handIn.saveReceipt}
        </Button>
        {canShareFiles() && <Button onClick={() => void shareFile(file)}>{say.handIn.share}</Button>}
      </Row>
    </Stack>
  );
}

/** The name distinguishes several files without revealing the student. */
function receiptExport(receiptFile: ReceiptFile): ExportFile {
  const what = say.handIn.receiptFile(`${location.origin}/hand-in`);
  const text = JSON.stringify({ what, ...receiptFile }, null, 2);
  return { name: `receipt-${receiptFile.iv.replaceAll(/[-_]/g, '0').slice(0, 8)}.txt`, text };
}
