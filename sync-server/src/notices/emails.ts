import { UNLIMITED, type Notice } from '@exam/shared-schema/contract';
import { formatPaise } from '@exam/shared-schema/labels';
import { emailOf, type EmailContent } from '../adapters/mail/written-email.ts';

const dayOf = (time: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(
    Date.parse(time),
  );

const tokensIn = (tokens: number): string =>
  tokens === UNLIMITED ? 'Unlimited tokens' : `${tokens.toLocaleString('en-IN')} tokens`;

/** The e-mail of a notice. @param publicUrl base of its link. */
export function noticeEmail(fullName: string, notice: Notice, publicUrl: string): EmailContent {
  const hello = `Hi ${fullName},`;
  const link = linkOf(notice, publicUrl);
  const { subject, lines } = contentOf(notice);
  return emailOf(subject, [hello, ...lines, link], { link });
}

function linkOf(notice: Notice, publicUrl: string): string {
  switch (notice.kind) {
    case 'plan-ending':
      return `${publicUrl}/pricing`;
    case 'package-received':
      return `${publicUrl}/profile`;
    case 'challenge-answered':
      return `${publicUrl}/results/${notice.attemptId}/analysis`;
    case 'payment-received':
    case 'tokens-given':
    case 'payment-refunded':
      return `${publicUrl}/profile/payments/${notice.paymentId}`;
  }
}

function contentOf(notice: Notice): { readonly subject: string; readonly lines: readonly string[] } {
  switch (notice.kind) {
    case 'payment-received': {
      const amount = formatPaise(notice.amount);
      const until = `${tokensIn(notice.tokens)} were added to your account. They are valid until ${dayOf(notice.endsAt)}.`;
      return {
        subject: `Payment received: ${amount}`,
        lines: [`We have received ${amount} for the plan ${notice.planName}.`, until, 'Your receipt:'],
      };
    }
    case 'tokens-given': {
      const until = notice.endsAt === null ? '' : ` They are valid until ${dayOf(notice.endsAt)}.`;
      return {
        subject: `${tokensIn(notice.tokens)} were added to your account`,
        lines: [`${tokensIn(notice.tokens)} were added to your account.${until}`, `Reason: ${notice.reason}`],
      };
    }
    case 'package-received':
      return {
        subject: `${tokensIn(notice.tokens)} were added to your account`,
        lines: [
          `${tokensIn(notice.tokens)} were added to your account: ${notice.packageName}, from ${notice.collegeName}.`,
        ],
      };
    case 'plan-ending':
      return {
        subject: `Your plan ${notice.planName} ends on ${dayOf(notice.endsAt)}`,
        lines: [
          `Your plan ${notice.planName} ends on ${dayOf(notice.endsAt)}. Tokens of the plan that are left then expire.`,
          'If you buy it again before that day, the new month follows on the old one:',
        ],
      };
    case 'challenge-answered': {
      const decision = notice.accepted
        ? 'Your challenge was accepted. If your score changes, your result shows how.'
        : 'Your challenge was not accepted.';
      return {
        subject: `Your challenge of a key in ${notice.paperTitle} was answered`,
        lines: [decision, notice.answer],
      };
    }
    case 'payment-refunded':
      return {
        subject: `Refund of ${formatPaise(notice.amount)}`,
        lines: [
          `${formatPaise(notice.amount)} of your payment for the plan ${notice.planName} were paid back. It takes 5 to 10 business days until your bank shows it.`,
        ],
      };
  }
}
