import { UNLIMITED, type Notice } from '@exam/shared-schema/contract';
import { formatPaise } from '@exam/shared-schema/labels';
import { formatDate, formatFromNow, formatNumber } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';

export interface NoticeText {
  readonly title: string;
  /** Empty if the title is enough. */
  readonly text: string;
}

/** NT1, KC3: title and text of a notice. @param now epoch milliseconds. */
export function noticeText(notice: Notice, now: number): NoticeText {
  const words = say.payments.notices;
  switch (notice.kind) {
    case 'payment-received': {
      const { amount, planName, tokens, endsAt } = notice;
      const until = formatDate(endsAt);
      return { title: words.received(formatPaise(amount), planName, tokensOf(tokens), until), text: '' };
    }
    case 'tokens-given': {
      const tokens = tokensOf(notice.tokens);
      const { endsAt, reason } = notice;
      const title = endsAt === null ? words.given(tokens) : words.givenUntil(tokens, formatDate(endsAt));
      return { title, text: reason };
    }
    case 'package-received': {
      const { tokens, packageName, collegeName } = notice;
      return { title: words.given(tokensOf(tokens)), text: words.fromCollege(packageName, collegeName) };
    }
    case 'plan-ending':
      return planEnding(notice, now);
    case 'challenge-answered': {
      const { paperTitle, accepted, answer } = notice;
      return {
        title: accepted ? words.challengeAccepted(paperTitle) : words.challengeRejected(paperTitle),
        text: answer,
      };
    }
    case 'payment-refunded': {
      const { amount, planName } = notice;
      return { title: words.refunded(formatPaise(amount), planName), text: words.refundedAdvice };
    }
  }
}

function planEnding({ planName, endsAt }: Extract<Notice, { kind: 'plan-ending' }>, now: number): NoticeText {
  const words = say.payments.notices;
  const leftMs = Date.parse(endsAt) - now;
  const when = leftMs > 0 ? formatFromNow(leftMs) : null;
  if (when === null) return { title: words.ended(planName), text: '' };
  return { title: words.ending(planName, when), text: words.endingOn(formatDate(endsAt)) };
}

function tokensOf(count: number): string {
  const words = say.payments.notices;
  return count === UNLIMITED ? words.unlimited : words.tokens(count, formatNumber(count));
}
