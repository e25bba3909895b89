import { notices, type Notice } from '@exam/shared-schema/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { onReconnect, refreshSeen, showNotice, useSeen } from '../../state/index.ts';
import { Banner, LinkButton } from '../../ui/index.ts';
import { dismissNotice, noteNotified, sendDismissed, useDismissed } from './dismissed-notices.ts';
import { noticeText } from './notice-text.ts';

/** The polling interval while the page is hidden, ms. A visible page asks when home is opened. */
const OUT_OF_SIGHT_MS = 60_000;
/** A purchase on this device refreshes the notices itself, so they are not requested on every visit. */
const FRESH = { freshMs: 300_000 };

/** NT1: notices about the student's payments, plans and challenges (KC3), each until it is dismissed or, NT90, its receipt is opened. */
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

/** Sends dismissals made without a network once the network is back. */
function useLateDismissals(userId: string): void {
  useEffect(() => {
    void sendDismissed(userId);
    return onReconnect(() => void sendDismissed(userId));
  }, [userId]);
}

/** A hidden page shows each notice once as a system notification; a visible page shows it itself. */
function useSystemNotices(userId: string, shown: readonly Notice[]): void {
  const ids = shown.map(({ _id }) => _id).join(' ');
  const notifyAll = useEffectEvent(() => {
    for (const notice of shown) void notifyOnce(userId, notice);
  });
  // Runs when the ids change; the same notices in a new array are not new.
  useEffect(() => notifyAll(), [userId, ids]);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') void refreshSeen(notices, {});
    };
    const timer = setInterval(ask, OUT_OF_SIGHT_MS);
    return () => clearInterval(timer);
  }, []);
}

async function notifyOnce(userId: string, notice: Notice): Promise<void> {
  if (!(await noteNotified(userId, notice._id))) return;
  const { title, text } = noticeText(notice, Date.now());
  const path = pathOf(notice);
  await showNotice({ title, body: text, tag: `payment-${notice._id}`, path });
}

/** A college's payment has no receipt for its students. */
function pathOf(notice: Notice): string {
  if (notice.kind === 'package-received') return paths.home;
  if (notice.kind === 'plan-ending') return paths.pricing;
  if (notice.kind === 'challenge-answered') return paths.analysis(notice.attemptId);
  return paths.paymentReceipt(notice.paymentId);
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
  'package-received': 'ok',
  'plan-ending': 'warn',
  'payment-refunded': 'info',
  'challenge-answered': 'info',
} as const;

function PaymentNotice({ notice, now, onDismiss }: PaymentNoticeProps) {
  const { title, text } = noticeText(notice, now);
  return (
    <Banner
      tone={TONES[notice.kind]}
      title={title}
      action={<Action notice={notice} title={title} onReceipt={onDismiss} />}
      onDismiss={onDismiss}
    >
      {text}
    </Banner>
  );
}

interface ActionProps extends Pick<PaymentNoticeProps, 'notice'> {
  readonly title: string;
  readonly onReceipt: () => void;
}

function Action({ notice, title, onReceipt }: ActionProps) {
  const words = say.payments.notices;
  if (notice.kind === 'package-received') return null;
  if (notice.kind === 'plan-ending') {
    return (
      <Link href={paths.pricing} asChild>
        <LinkButton aria-label={words.renewNamed(notice.planName)}>{words.renew}</LinkButton>
      </Link>
    );
  }
  if (notice.kind === 'challenge-answered') {
    return (
      <Link href={pathOf(notice)} asChild onClick={onReceipt}>
        <LinkButton variant="quiet" aria-label={words.analysisOf(notice.paperTitle)}>
          {words.analysis}
        </LinkButton>
      </Link>
    );
  }
  return (
    <Link href={pathOf(notice)} asChild onClick={onReceipt}>
      <LinkButton variant="quiet" aria-label={words.receiptNamed(title)}>
        {words.receipt}
      </LinkButton>
    </Link>
  );
}
