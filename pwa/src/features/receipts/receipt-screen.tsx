import './receipts.css';
import { receiptKeys } from '@exam/shared-schema/contract';
import { type FormEvent, useRef, useState } from 'react';
import { database, ownRow } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { useSeen, useSession } from '../../state/index.ts';
import { Banner, Button, Card, Field, Page, PageHead, Row, Stack, TextArea } from '../../ui/index.ts';
import { checkReceipt, type Verdict } from './check-receipt.ts';
import { VerdictOf } from './verdict-of.tsx';

/** Bytes, far above any receipt; a larger file is something else. */
const LARGEST_FILE = 100_000;

type FormError = 'empty' | 'too-large';

/**
 * /receipt: a public page to verify a receipt, on the device itself; also offline, with keys that were loaded before
 * (SY4).
 */
export default function ReceiptScreen() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const published = useSeen(receiptKeys, {});
  const [text, setText] = useState('');
  const [error, setError] = useState<FormError | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const keys = published.value?.data.keys;

  const change = (value: string) => {
    setText(value);
    setError(null);
    setVerdict(null);
  };
  const check = async (value: string) => {
    if (value.trim() === '') return setError('empty');
    setVerdict(await checkReceipt(value, { keys: keys ?? [], kept: (id) => keptReceipt(id, userId) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(text);
  };
  const open = async (file: File) => {
    if (file.size > LARGEST_FILE) return setError('too-large');
    const content = await file.text();
    change(content);
    await check(content);
  };

  const words = say.receipts.check;
  return (
    <Page className="receipts">
      <Stack gap={5}>
        <PageHead title={say.receipts.checkLink} lead={words.lead} />
        {keys === undefined && !published.loading && <NoKeys onRetry={published.refresh} />}
        <Card as="div">
          <form className="receipts-form" onSubmit={submit}>
            <Field
              label={say.receipts.receipt}
              error={error === null ? undefined : words.errors[error]}
              hint={words.hint}
            >
              <TextArea
                rows={8}
                spellCheck={false}
                autoComplete="off"
                className="receipts-text"
                value={text}
                onChange={(event) => change(event.target.value)}
              />
            </Field>
            <Row>
              <Button type="submit" variant="primary" icon="shield" disabled={keys === undefined}>
                {words.button}
              </Button>
              <OpenFile onOpen={(file) => void open(file)} disabled={keys === undefined} />
            </Row>
          </form>
        </Card>
        {verdict !== null && (
          <VerdictOf verdict={verdict} userId={userId} isFresh={published.failure === null} />
        )}
      </Stack>
    </Page>
  );
}

/** PK6: only receipts of the signed-in user. */
async function keptReceipt(attemptId: string, userId: string | null) {
  return ownRow(await database.receipts.get(attemptId), userId)?.receipt;
}

function NoKeys({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Banner
      tone="warn"
      icon="cloud-off"
      title={say.receipts.check.noKeys}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {say.common.retry}
        </Button>
      }
    >
      {say.receipts.check.noKeysDetail}
    </Banner>
  );
}

interface OpenFileProps {
  readonly onOpen: (file: File) => void;
  readonly disabled: boolean;
}

function OpenFile({ onOpen, disabled }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="file" disabled={disabled} onClick={() => input.current?.click()}>
        {say.receipts.check.open}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
          if (file !== undefined) onOpen(file);
        }}
      />
    </>
  );
}
