import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import {
  linkCallbackSchema,
  paySandboxLink,
  sandboxLink,
  verifyLink,
  type LinkCallback,
  type SandboxLink,
  type SandboxOutcome,
} from '@exam/shared-schema/contract';
import { formatPaise } from '@exam/shared-schema/labels';
import { formatDateTime } from '../../format/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { serverCall } from '../../state/index.ts';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Page,
  PageHead,
  Row,
  Skeleton,
  Stack,
} from '../../ui/index.ts';

/**
 * /payments/link: where the provider leads a payer back after a college's payment (PA18), and the page of a link of the
 * sandbox (PA8). Public, because the payer needs no account.
 */
export default function PaymentLinkScreen() {
  const [search] = useSearchParams();
  const [paid, setPaid] = useState<LinkCallback | null>(null);
  const reported = linkCallbackSchema.safeParse(Object.fromEntries(search));
  const sandboxId = search.get('sandbox');
  const callback = paid ?? (reported.success ? reported.data : null);
  const words = say.payments.link;
  return (
    <Page>
      <Stack gap={5}>
        <PageHead title={words.title} />
        {callback !== null ? (
          <Verified callback={callback} />
        ) : sandboxId === null ? (
          <EmptyState title={words.none} icon="card">
            {words.noneAdvice}
          </EmptyState>
        ) : (
          <SandboxPage linkId={sandboxId} onPaid={setPaid} />
        )}
      </Stack>
    </Page>
  );
}

type Verdict =
  | { readonly tone: 'ok' | 'warn'; readonly message: string }
  | { readonly failure: string }
  | null;

/** @param callback its signature identifies it: the same is reported once. */
function Verified({ callback }: { readonly callback: LinkCallback }) {
  const words = say.payments.link;
  const [body] = useState(callback);
  const [verdict, setVerdict] = useState<Verdict>(null);
  const report = useCallback(async () => {
    setVerdict(null);
    const result = await serverCall(verifyLink, { body });
    if (!result.ok) return setVerdict({ failure: result.message });
    const isPaid = result.answer.status === 'success';
    setVerdict({ tone: isPaid ? 'ok' : 'warn', message: isPaid ? words.paid : words.pending });
  }, [body, words]);
  useEffect(() => void report(), [report]);
  if (verdict === null) return <Skeleton lines={3} label={words.checking} />;
  if ('failure' in verdict)
    return (
      <ErrorState title={words.failed} onRetry={() => void report()}>
        {translate(verdict.failure)}
      </ErrorState>
    );
  return <Banner tone={verdict.tone}>{verdict.message}</Banner>;
}

type Shown = { readonly link: SandboxLink } | { readonly failure: string } | null;

interface SandboxPageProps {
  readonly linkId: string;
  readonly onPaid: (callback: LinkCallback) => void;
}

/** PA8: no money is charged, and the page states so. */
function SandboxPage({ linkId, onPaid }: SandboxPageProps) {
  const words = say.payments.link;
  const [shown, setShown] = useState<Shown>(null);
  const [note, setNote] = useState<string | null>(null);
  const read = useCallback(async () => {
    const result = await serverCall(sandboxLink, { params: { linkId } });
    setShown(result.ok ? { link: result.answer.data } : { failure: result.message });
  }, [linkId]);
  useEffect(() => void read(), [read]);
  const pay = async (outcome: SandboxOutcome) => {
    setNote(null);
    const result = await serverCall(paySandboxLink, { params: { linkId }, body: { outcome } });
    if (!result.ok) setNote(translate(result.message));
    else if (result.answer.paid !== null) onPaid(result.answer.paid);
    else setNote(result.answer.failure === null ? words.pending : words.declined);
    await read();
  };
  if (shown === null) return <Skeleton lines={4} label={words.loading} />;
  if ('failure' in shown)
    return (
      <ErrorState title={words.notLoaded} onRetry={() => void read()}>
        {translate(shown.failure)}
      </ErrorState>
    );
  const { description, amount, status, expiresAt } = shown.link;
  return (
    <Card as="div">
      <Stack gap={4}>
        <Banner tone="warn">{words.testMode}</Banner>
        <h2>{description}</h2>
        <p className="num">{words.due(formatPaise(amount), formatDateTime(expiresAt))}</p>
        {note !== null && <Banner tone="info">{note}</Banner>}
        {status === 'created' ? (
          <Row>
            <Button variant="primary" onClick={() => void pay('success')}>
              {words.succeed}
            </Button>
            <Button onClick={() => void pay('late')}>{words.late}</Button>
            <Button onClick={() => void pay('failure')}>{words.fail}</Button>
          </Row>
        ) : (
          <p>{words.closed[status]}</p>
        )}
      </Stack>
    </Card>
  );
}
