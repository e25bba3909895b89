import './waiting-room.css';
import {
  codeInFragment,
  CODE_LENGTH,
  readOpeningCode,
  shownOpeningCode,
  type CodeFault,
  type OpeningOutcome,
} from '@exam/shared-schema/exam-day';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { CallFailure } from '../../api/index.ts';
import { formatDateTime, formatShortMinutes, formatTick } from '../../format/index.ts';
import {
  canOpenPapers,
  clockOffset,
  database,
  fetchPaperKey,
  keyByCode,
  openEncrypted,
  reportAgain,
  reportOpened,
  windowIn,
  type EncryptedRow,
} from '../../offline/index.ts';
import { isOnline, savePaper, useConnection, useSaving, type Session } from '../../state/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { Banner, Button, Card, Field, Stack, TextInput } from '../../ui/index.ts';
import { openingDelay } from './opening-delay.ts';

interface WaitingRoomProps {
  readonly row: EncryptedRow;
  readonly session: Session;
}

type Failure = Exclude<OpeningOutcome, 'opened'> | 'unexpected';

/**
 * ED5, ED6: a paper that is saved encrypted. With a connection it opens by itself at its time; without one by a code. Once
 * it is open the start screen shows it like any other paper.
 */
export default function WaitingRoom({ row, session }: WaitingRoomProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const online = isOnline(useConnection());
  const opensAt = windowIn(row.ticket)?.opensAt ?? null;
  useReports(row, online);
  const isAwake = useScreenOn();
  const isAble = useAble(row);

  const open = async (by: 'line' | 'code', key: Uint8Array<ArrayBuffer>, slot?: string) => {
    setBusy(true);
    try {
      const result = await openEncrypted(database, row, key, { by, ...(slot !== undefined && { slot }) });
      void reportOpened(database, row, result.ok ? 'opened' : result.outcome, by);
      setFailure(result.ok ? null : result.outcome);
    } catch {
      setFailure('unexpected');
    }
    setBusy(false);
  };
  const byCode = async (code: string) => {
    setBusy(true);
    const found = await keyByCode(row.paper, code);
    if (found.ok) return open('code', found.key, found.slot);
    void reportOpened(database, row, found.outcome, 'code');
    setFailure(found.outcome);
    setBusy(false);
  };
  // A code that is not right says nothing about the key that comes by the line.
  const asks = online && !busy && (failure === null || failure === 'unknown-code');

  return (
    <Card title={say.waiting.title}>
      <Stack>
        {opensAt !== null && <p>{say.waiting.opensAt(formatDateTime(opensAt))}</p>}
        <Countdown opensAt={opensAt} />
        <p>{online ? say.waiting.online : say.waiting.offline}</p>
        {isAble === true && <p>{say.waiting.able}</p>}
        {isAble === false && <Banner tone="bad">{say.waiting.failed['no-cryptography']}</Banner>}
        {isAwake && <p>{say.waiting.awake}</p>}
        {asks && <AskForKey row={row} opensAt={opensAt} onKey={(key) => void open('line', key)} />}
        {busy && <p role="status">{say.waiting.fetching}</p>}
        {failure !== null && <NotOpened failure={failure} row={row} session={session} online={online} />}
        <CodeForm busy={busy} onCode={(code) => void byCode(code)} />
        <p>{say.waiting.untilThen}</p>
      </Stack>
    </Card>
  );
}

/** By the server's clock as far as this device knows it; nothing depends on it. */
function Countdown({ opensAt }: { readonly opensAt: number | null }) {
  const offset = useLiveQuery(() => clockOffset(database), []);
  const [now, setNow] = useState(() => database.edge.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(database.edge.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = opensAt === null ? 0 : opensAt - now - (offset?.offsetMs ?? 0);
  if (left <= 0) return null;
  return (
    <p className="waiting-left" role="timer" aria-live="off">
      {say.waiting.countdown(leftText(left))}
    </p>
  );
}

const HOUR_MS = 3_600_000;

const leftText = (ms: number): string =>
  ms >= HOUR_MS ? formatShortMinutes(ms / 60_000) : formatTick(Math.ceil(ms / 1000));

interface AskForKeyProps {
  readonly row: EncryptedRow;
  readonly opensAt: number | null;
  readonly onKey: (key: Uint8Array<ArrayBuffer>) => void;
}

/** ED5: asks at the paper's time, spread over the first seconds, and again until the key is released. */
function AskForKey({ row, opensAt, onKey }: AskForKeyProps) {
  const [refused, setRefused] = useState<CallFailure | null>(null);
  const { ticket } = row;
  const opened = useEffectEvent(onKey);
  const fetchKey = useEffectEvent(() => fetchPaperKey(database, row));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const later = (ms: number) => {
      if (!isOver) timer = setTimeout(() => void ask(), ms);
    };
    const ask = async () => {
      const answer = await fetchKey();
      if (isOver) return;
      if (answer.ok) return opened(answer.key);
      setRefused(answer.failure);
      later(openingDelay(ticket, await untilOpening(opensAt), 'again'));
    };
    void untilOpening(opensAt).then((left) => later(openingDelay(ticket, left, 'first')));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ticket, opensAt]);
  // ED15: the account may be the reason, which asking again does not change.
  if (refused?.code === 'ACCOUNT_DISABLED') return <Banner tone="bad">{translate(refused.message)}</Banner>;
  if (refused?.code !== 'NOT_RELEASED' || (opensAt !== null && opensAt > database.edge.now())) return null;
  return <p role="status">{say.waiting.notYet}</p>;
}

/** ms; negative once it has passed. */
async function untilOpening(opensAt: number | null): Promise<number> {
  const offset = await clockOffset(database);
  return opensAt === null ? 0 : opensAt - database.edge.now() - (offset?.offsetMs ?? 0);
}

interface NotOpenedProps extends WaitingRoomProps {
  readonly failure: Failure;
  readonly online: boolean;
}

/** ED2: a group that was added since has a code only for what is saved from then on. */
const SAVED_AGAIN: readonly Failure[] = ['damaged', 'other-key', 'unknown-code'];

/** What is damaged, or has another key, is saved again. */
function NotOpened({ failure, row, session, online }: NotOpenedProps) {
  const { testId, userId, bytes } = row;
  const saving = useSaving((state) => state.papers[testId]);
  const canSave = SAVED_AGAIN.includes(failure) && online;
  const save = () => {
    if (session.status !== 'signed-in') return;
    void savePaper({ testId, expectedBytes: bytes, userId, token: session.token, price: 0 });
  };
  return (
    <Banner
      tone="bad"
      action={
        canSave && (
          <Button onClick={save} busy={saving?.status === 'saving'}>
            {say.waiting.saveAgain}
          </Button>
        )
      }
    >
      {saving?.status === 'failed' ? translate(saving.message) : say.waiting.failed[failure]}
    </Banner>
  );
}

interface CodeFormProps {
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
}

/** ED19: of a link that a camera read from the sheet of codes. */
const linkedCode = (): string => shownOpeningCode(codeInFragment(location.hash).slice(0, MOST_TYPED));

const MOST_TYPED = 40;

/** ED3: the check letter shows a slip at once. ED19: a link brings the code, and it opens when the student says so. */
function CodeForm({ busy, onCode }: CodeFormProps) {
  const [text, setText] = useState(linkedCode);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const take = () => {
      const code = linkedCode();
      if (code === '') return;
      setText(code);
      // It is not kept in the history, nor passed on with the address.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const read = readOpeningCode(text);
  const typed = text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '').length;
  // Once it is whole, or was sent.
  const fault = !read.ok && (isShown || typed >= CODE_LENGTH) ? read.fault : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsShown(true);
    if (read.ok) onCode(read.code);
  };
  return (
    <form noValidate className="waiting-code" onSubmit={submit} aria-label={say.waiting.code.title}>
      <Stack>
        <Field
          label={say.waiting.code.label}
          hint={say.waiting.code.hint}
          error={fault === null ? undefined : faultText(fault, typed)}
        >
          <TextInput
            name="opening-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MOST_TYPED}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setIsShown(false);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" large busy={busy}>
          {busy ? say.waiting.code.busy : say.waiting.code.submit}
        </Button>
      </Stack>
    </form>
  );
}

function faultText(fault: CodeFault, typed: number): string {
  const { code } = say.waiting;
  return fault === 'length' ? code.length(typed) : code[fault];
}

/** ED10: what could not be reported is, once there is a connection. */
function useReports(row: EncryptedRow, online: boolean): void {
  const isDue = online && row.unreported !== undefined;
  const send = useEffectEvent(() => void reportAgain(database, row));
  useEffect(() => {
    if (isDue) send();
  }, [isDue]);
}

/** ED11: days before, a browser that cannot open the paper is found here, and by the exam's board. Null until it is known. */
function useAble(row: EncryptedRow): boolean | null {
  const [isAble, setAble] = useState<boolean | null>(null);
  const found = useEffectEvent((can: boolean) => {
    setAble(can);
    if (!can) void reportOpened(database, row, 'no-cryptography', 'code');
  });
  useEffect(() => {
    void canOpenPapers().then((can) => found(can));
  }, []);
  return isAble;
}

/** ED5: the screen stays on while the page is visible, where the browser can do that. */
function useScreenOn(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (wakeLock === undefined) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || isOver) return;
      try {
        held = await wakeLock.request('screen');
        if (isOver) await held.release();
        else setIsOn(true);
      } catch {
        // A low battery, or a browser that does not allow it.
        setIsOn(false);
      }
    };
    const onVisible = () => void hold();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void held?.release();
    };
  }, []);
  return isOn;
}
