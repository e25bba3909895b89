import { notices, type Notice } from '@exam/shared-schema/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { onReconnect, refreshSeen, showNotice, useSeen } from '../../state/index.ts';
import { Banner, LinkButton } from '../../ui/index.ts';
import { dismissNotice, noteTold, sendDismissed, useDismissed } from './dismissed-notices.ts';
import { noticeWords } from './notice-words.ts';

/** How often what is new is asked for while the page is out of sight, ms. In sight, opening home asks. */
const OUT_OF_SIGHT_MS = 60_000;
/** A payment that is made here asks by itself; what else happens is worth no request at every opening. */
const FRESH = { freshMs: 300_000 };

/** NT1: what happened to the student's payments and plans, until each of it was dismissed. */
export default function PaymentNotices({ userId }: { readonly userId: string }) {
  const seen = useSeen(notices, {}, FRESH);
  const dismissed = useDismissed(userId);
  const [now] = useState(() => Date.now());
  useLateDismissals(userId);
  const shown =
    dismissed === undefined ? [] : (seen.value?.data ?? []).filter(({ _id }) => !dismissed.has(_id));
  useSystemNotices(userId, shown);
  return shown.map((notice) => (
    <PaymentNotice
      key={notice._id}
      notice={notice}
      now={now}
      onDismiss={() => void dismissNotice(userId, notice._id)}
    />
  ));
}

/** What was dismissed without a network is told to the server later. */
function useLateDismissals(userId: string): void {
  useEffect(() => {
    void sendDismissed(userId);
    return onReconnect(() => void sendDismissed(userId));
  }, [userId]);
}

/** Out of sight a notice is the system's, once; in sight the page itself says it. */
function useSystemNotices(userId: string, shown: readonly Notice[]): void {
  const ids = shown.map(({ _id }) => _id).join(' ');
  const tell = useEffectEvent(() => {
    for (const notice of shown) void tellOnce(userId, notice);
  });
  // The same notices in another array are no news.
  useEffect(() => tell(), [userId, ids]);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') void refreshSeen(notices, {});
    };
    const timer = setInterval(ask, OUT_OF_SIGHT_MS);
    return () => clearInterval(timer);
  }, []);
}

async function tellOnce(userId: string, notice: Notice): Promise<void> {
  if (!(await noteTold(userId, notice._id))) return;
  const { title, text } = noticeWords(notice, Date.now());
  const path = notice.kind === 'plan-ending' ? paths.pricing : paths.paymentReceipt(notice.paymentId);
  await showNotice({ title, body: text, tag: `payment-${notice._id}`, path });
}

interface PaymentNoticeProps {
  readonly notice: Notice;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onDismiss: () => void;
}

const TONES = {
  'payment-received': 'ok',
  'tokens-given': 'ok',
  'plan-ending': 'warn',
  'payment-refunded': 'info',
} as const;

function PaymentNotice({ notice, now, onDismiss }: PaymentNoticeProps) {
  const { title, text } = noticeWords(notice, now);
  return (
    <Banner
      tone={TONES[notice.kind]}
      title={title}
      action={<Action notice={notice} title={title} />}
      onDismiss={onDismiss}
    >
      {text}
    </Banner>
  );
}

function Action({ notice, title }: Pick<PaymentNoticeProps, 'notice'> & { readonly title: string }) {
  const words = say.payments.notices;
  if (notice.kind === 'plan-ending') {
    return (
      <Link href={paths.pricing} asChild>
        <LinkButton aria-label={words.renewNamed(notice.planName)}>{words.renew}</LinkButton>
      </Link>
    );
  }
  return (
    <Link href={paths.paymentReceipt(notice.paymentId)} asChild>
      <LinkButton variant="quiet" aria-label={words.receiptNamed(title)}>
        {words.receipt}
      </LinkButton>
    </Link>
  );
}
