import './join-screen.css';
import { assignedPapers, joinBatch, type CallAnswer } from '@exam/shared-schema/contract';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { isOnline, serverCall, useConnection, useSeen } from '../../state/index.ts';
import { Banner, Button, Card, Field, LinkButton, Page, PageHead, Stack, TextInput } from '../../ui/index.ts';

type Joined = CallAnswer<typeof joinBatch>['data'];

/** BA31: a student joins a batch by its code, which a link may bring along. */
export default function JoinScreen() {
  const [search] = useSearchParams();
  const [joined, setJoined] = useState<Joined | null>(null);
  const mine = useSeen(assignedPapers, {});
  const done = (batch: Joined) => {
    setJoined(batch);
    mine.refresh();
  };
  const batches = mine.value?.batches ?? [];
  return (
    <Page>
      <div className="join">
        <Stack gap={5}>
          <PageHead title={say.batches.join.title} lead={say.batches.join.lead} />
          <Card>
            {joined === null ? (
              <JoinForm initial={search.get('code') ?? ''} onJoined={done} />
            ) : (
              <Stack gap={4}>
                <Banner tone="ok">{say.batches.join.joined(joined.name)}</Banner>
                <Link href={paths.home} asChild>
                  <LinkButton variant="primary" large>
                    {say.batches.join.home}
                  </LinkButton>
                </Link>
              </Stack>
            )}
          </Card>
          {batches.length > 0 && (
            <Card title={say.batches.join.yours}>
              <ul className="join-batches">
                {batches.map(({ _id, name }) => (
                  <li key={_id}>{name}</li>
                ))}
              </ul>
            </Card>
          )}
        </Stack>
      </div>
    </Page>
  );
}

interface JoinFormProps {
  readonly initial: string;
  readonly onJoined: (batch: Joined) => void;
}

function JoinForm({ initial, onJoined }: JoinFormProps) {
  const words = say.batches.join;
  const [code, setCode] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const online = isOnline(useConnection());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    const checked = joinBatch.body.safeParse({ code });
    if (!checked.success) return setFailure(checked.error.issues[0]?.message ?? words.failed);
    setFailure(null);
    setBusy(true);
    const result = await serverCall(joinBatch, { body: { code } });
    setBusy(false);
    if (result.ok) return onJoined(result.answer.data);
    setFailure(result.errors['code'] ?? result.message);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        {!online && (
          <Banner tone="warn" icon="cloud-off">
            {words.needsNetwork}
          </Banner>
        )}
        <Field label={words.code} hint={words.hint} error={failure === null ? undefined : translate(failure)}>
          <TextInput
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setFailure(null);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" large busy={busy} unavailable={!online}>
          {busy ? words.joining : words.submit}
        </Button>
      </Stack>
    </form>
  );
}
