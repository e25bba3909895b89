import type { PaymentStatus, ProfileStatistics, TopicStrength } from '@exam/shared-schema/contract';
import { formatPaise } from '@exam/shared-schema/labels';
import type { Context } from '../../../context.ts';
import { joined, section } from '../embedded-phrases.ts';
import { ownResults } from '../own-results.ts';
import { reservedTokens } from '../paid-question.ts';
import type { AssistantNeeds } from '../parts.ts';
import type { Answerer } from './answerer.ts';
import { isHindi } from './is-hindi.ts';
import { intentsOf } from './product/intents.ts';

export type OwnNeeds = Pick<
  AssistantNeeds,
  'tokensOf' | 'readStatistics' | 'readMyPlans' | 'readLastPayment'
>;

type Asked = 'tokens' | 'results' | 'weak' | 'strong' | 'tests' | 'plan' | 'payments';

/** GL15: what the server knows about the student's own tokens, results, topics, plan and last payment. Free. */
export const ownDataAnswerer = (context: Context, needs: OwnNeeds): Answerer => ({
  name: 'own data',
  answer: async ({ userId, text }) => {
    const asked = askedIn(text);
    if (asked === null) return null;
    const { title, lines } = await told(context, needs, userId, asked, isHindi(text) ? HINDI : ENGLISH);
    const body = lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n');
    return {
      kind: 'answer',
      text: section(title, body),
      sources: [{ type: 'own-data', name: title, text: joined(...lines) }],
      confidence: 1,
      isFree: true,
    };
  },
});

/** The intents of questions about the student's own data. */
const OWN = /^own:(tokens|results|weak|strong|tests|plan|payments)$/;

function askedIn(text: string): Asked | null {
  const [, asked] = OWN.exec(intentsOf(text)[0] ?? '') ?? [];
  return (asked as Asked | undefined) ?? null;
}

/** Questions of a topic, below which its share says little. */
const FEWEST = 3;
const MOST_TOPICS = 5;

const shareOf = ({ correct, incorrect, unanswered }: TopicStrength): number =>
  correct / Math.max(1, correct + incorrect + unanswered);

/** By the share of right answers, the least first. */
function ranked({ topics }: ProfileStatistics): TopicStrength[] {
  return topics
    .filter(({ correct, incorrect, unanswered }) => correct + incorrect + unanswered >= FEWEST)
    .toSorted((one, other) => shareOf(one) - shareOf(other));
}

const PAYMENT_STATES = {
  en: { success: 'Completed', failed: 'Failed', pending: 'Pending' },
  hi: { success: 'पूरा (Completed)', failed: 'असफल (Failed)', pending: 'लंबित (Pending)' },
} as const;

type Sentences = typeof ENGLISH;

const ENGLISH = {
  tokens: 'Your tokens',
  tokensLeft: (count: number) =>
    count === Infinity ? 'Your plan has tokens without a limit.' : `You have ${count} tokens left.`,
  results: 'Your last results',
  result: (title: string, score: number, of: number, counts: readonly [number, number, number]) =>
    `${title}: ${score} of ${of} marks; ${counts[0]} right, ${counts[1]} wrong, ${counts[2]} left out`,
  noResults: 'You have no result yet, so there is no score: hand in a test first.',
  weak: 'Topics to work on',
  strong: 'Your strongest topics',
  topic: (topic: string, correct: number, of: number) => `${topic}: ${correct} of ${of} right`,
  noTopics:
    'No topic can be named as weak or strong yet: your attempts have too few answered questions; hand in a test first.',
  tests: 'Your tests',
  taken: (count: number, scored: number) => `Handed in: ${count}. With a result: ${scored}.`,
  plan: 'Your plan',
  planEnds: (name: string, date: string) => `${name}: valid until ${date}. It does not renew itself.`,
  noPlan: 'You have no paid plan at present; the free plan does not end. The page Plans lists the others.',
  payment: 'Your last payment',
  paid: (plan: string, amount: string, date: string, status: PaymentStatus) =>
    `${[plan, amount, date].filter(Boolean).join(', ')}: ${PAYMENT_STATES.en[status]}. Payment History in your profile lists all payments.`,
  noPayment: 'You have no payment yet.',
};

const HINDI: Sentences = {
  tokens: 'आपके टोकन',
  tokensLeft: (count) =>
    count === Infinity ? 'आपकी योजना में टोकन की सीमा नहीं है।' : `आपके पास ${count} टोकन बचे हैं।`,
  results: 'आपके पिछले परिणाम',
  result: (title, score, of, counts) =>
    `${title}: ${of} में से ${score} अंक; ${counts[0]} सही, ${counts[1]} गलत, ${counts[2]} छोड़े`,
  noResults: 'अभी कोई अंक (स्कोर) नहीं है, क्योंकि किसी प्रयास का परिणाम नहीं है: पहले एक टेस्ट जमा करें।',
  weak: 'इन विषयों पर काम करें',
  strong: 'आपके सबसे मज़बूत विषय',
  topic: (topic, correct, of) => `${topic}: ${of} में से ${correct} सही`,
  noTopics: 'अभी किसी विषय को कमज़ोर या मज़बूत नहीं कहा जा सकता: आपके प्रयासों में बहुत कम उत्तर हैं। पहले एक टेस्ट जमा करें।',
  tests: 'आपके टेस्ट',
  taken: (count, scored) => `जमा किए: ${count}। परिणाम के साथ: ${scored}।`,
  plan: 'आपकी योजना (प्लान)',
  planEnds: (name, date) => `${name}: ${date} तक मान्य। यह अपने आप नहीं बढ़ती।`,
  noPlan: 'अभी कोई खरीदी हुई योजना नहीं है; मुफ़्त (free) योजना समाप्त नहीं होती। दूसरी योजनाएँ Plans पृष्ठ पर हैं।',
  payment: 'आपका पिछला भुगतान',
  paid: (plan, amount, date, status) =>
    `${[plan, amount, date].filter(Boolean).join(', ')}: ${PAYMENT_STATES.hi[status]}। सभी भुगतान प्रोफ़ाइल के Payment History में हैं।`,
  noPayment: 'आपका अभी कोई भुगतान नहीं है।',
};

/** A day in India, where the app is used. */
const dayOf = (iso: string, words: Sentences): string =>
  new Intl.DateTimeFormat(words === HINDI ? 'hi-IN' : 'en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(iso));

interface Told {
  readonly title: string;
  /** At least one. */
  readonly lines: readonly string[];
}

async function told(
  context: Context,
  { tokensOf, readStatistics, readMyPlans, readLastPayment }: OwnNeeds,
  userId: string,
  asked: Asked,
  words: Sentences,
): Promise<Told> {
  const orElse = (lines: readonly string[], otherwise: string) => (lines.length === 0 ? [otherwise] : lines);
  switch (asked) {
    case 'tokens': {
      // This question's own price is reserved while it is answered (AS3), and returned because it is free.
      const left = (await tokensOf(context.store.read, userId)) + (await reservedTokens(context, userId));
      return { title: words.tokens, lines: [words.tokensLeft(left)] };
    }
    case 'results': {
      const lines = (await ownResults(context, userId)).map(
        ({ title, score, totalMarks, correct, incorrect, unanswered }) =>
          words.result(title, score, totalMarks, [correct, incorrect, unanswered]),
      );
      return { title: words.results, lines: orElse(lines, words.noResults) };
    }
    case 'weak':
    case 'strong': {
      const topics = ranked(await readStatistics(userId));
      const shown = asked === 'weak' ? topics : topics.toReversed();
      const lines = shown
        .slice(0, MOST_TOPICS)
        .map(({ topic, correct, incorrect, unanswered }) =>
          words.topic(topic, correct, correct + incorrect + unanswered),
        );
      return { title: words[asked], lines: orElse(lines, words.noTopics) };
    }
    case 'plan': {
      const { current } = await readMyPlans(userId);
      const lines = current.map(({ name, endsAt }) => words.planEnds(name, dayOf(endsAt, words)));
      return { title: words.plan, lines: orElse(lines, words.noPlan) };
    }
    case 'payments': {
      const last = await readLastPayment(userId);
      if (last === null) return { title: words.payment, lines: [words.noPayment] };
      const { planId, amount, paidAt, createdAt, status } = last;
      const paid = words.paid(
        planId?.name ?? '',
        formatPaise(amount),
        dayOf(paidAt ?? createdAt, words),
        status,
      );
      return { title: words.payment, lines: [paid] };
    }
    case 'tests': {
      const { testsTaken, testsScored } = await readStatistics(userId);
      return { title: words.tests, lines: [words.taken(testsTaken, testsScored)] };
    }
  }
}
