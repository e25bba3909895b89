import type { ProfileStatistics, TopicStrength } from '@exam/shared-schema/contract';
import { contentIn, wordsOf } from '@exam/shared-schema/glossary';
import type { Context } from '../../../context.ts';
import { joined, section } from '../embedded-phrases.ts';
import { ownResults } from '../own-results.ts';
import { reservedTokens } from '../paid-question.ts';
import type { AssistantNeeds } from '../parts.ts';
import type { Answerer } from './answerer.ts';
import { isHindi } from './is-hindi.ts';

type Needs = Pick<AssistantNeeds, 'tokensOf' | 'readStatistics'>;

type Asked = 'tokens' | 'results' | 'weak' | 'strong' | 'tests';

const wordList = (text: string): string[] => text.trim().split(/\s+/);

interface Pattern {
  readonly asked: Asked;
  /** Of each list a question must contain a word. */
  readonly needs: readonly (readonly string[])[];
  /** What else it may contain. */
  readonly may: readonly string[];
}

const OWN = wordList('my i me mine mera mere meri mujhe hamare apne apna मेरा मेरे मेरी मुझे मैं मैंने अपने अपना');

const PATTERNS: readonly Pattern[] = [
  {
    asked: 'tokens',
    needs: [
      wordList('token tokens टोकन'),
      wordList('have left remaining balance remain bache bacha kitne mere बचे कितने मेरे my'),
    ],
    may: wordList('many much do are is now still in account wallet how number of hain hai pas paas पास खाते'),
  },
  {
    asked: 'weak',
    needs: [
      wordList('weak weakest weakness weaknesses worst poor kamzor kamjor kamzori improve कमज़ोर कमजोर सुधार'),
      [...OWN, ...wordList('topics topic areas area chapters chapter subjects subject विषय टॉपिक')],
    ],
    may: wordList(
      'which where what topics topic areas area chapters chapter subjects subject am are in should work on need practise practice most kaunse kaun kis konse ha hu hoon honestly tell me please really currently में किस किन कौन विषय टॉपिक अध्याय हूँ हैं to do more focus',
    ),
  },
  {
    asked: 'strong',
    needs: [
      wordList('strong strongest strength strengths best मज़बूत मजबूत'),
      wordList('topics topic areas area chapters chapter विषय टॉपिक strength strengths'),
      OWN,
    ],
    may: wordList('which where what am are in subjects subject kaunse kis में किस कौन हूँ हैं'),
  },
  {
    asked: 'results',
    needs: [
      wordList(
        'result results score scores marks accuracy performance performed perform did परिणाम अंक स्कोर रिज़ल्ट',
      ),
      wordList('last latest recent previous newest aakhri pichla pichhla pichle पिछला पिछले आख़िरी पिछली'),
    ],
    may: wordList(
      'what was were how did do got get many exam test tests paper in the show tell of mera kya tha the raha aaya hai क्या था थे टेस्ट परीक्षा पेपर में result results score marks',
    ),
  },
  {
    asked: 'results',
    needs: [
      OWN,
      wordList('result results scores accuracy performance परिणाम'),
      wordList('show what how see are is batao dikhao दिखाओ बताओ'),
    ],
    may: wordList('overall so far doing all tests'),
  },
  {
    asked: 'tests',
    needs: [wordList('tests exams papers test टेस्ट'), wordList('taken given attempted done diye दिए'), OWN],
    may: wordList('many have so far number of kitne hain कितने हैं'),
  },
];

/** GL15: what the server knows about the student's own tokens, results and topics. Free. */
export const ownDataAnswerer = (context: Context, needs: Needs): Answerer => ({
  name: 'own data',
  answer: async ({ userId, text }) => {
    const asked = askedIn(wordsOf(text));
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
  words: () => PATTERNS.flatMap(({ needs: lists, may }) => [...lists.flat(), ...may]),
});

function askedIn(words: readonly string[]): Asked | null {
  const pattern = PATTERNS.find(
    ({ needs, may }) =>
      needs.every((list) => words.some((word) => list.includes(word))) &&
      contentIn(words).every(
        (word) => may.includes(word) || OWN.includes(word) || needs.flat().includes(word),
      ),
  );
  return pattern?.asked ?? null;
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

type Sentences = typeof ENGLISH;

const ENGLISH = {
  tokens: 'Your tokens',
  tokensLeft: (count: number) =>
    count === Infinity ? 'Your plan has tokens without a limit.' : `You have ${count} tokens left.`,
  results: 'Your last results',
  result: (title: string, score: number, of: number, counts: readonly [number, number, number]) =>
    `${title}: ${score} of ${of} marks; ${counts[0]} right, ${counts[1]} wrong, ${counts[2]} left out`,
  noResults: 'You have no result yet: hand in a test first.',
  weak: 'Topics to work on',
  strong: 'Your strongest topics',
  topic: (topic: string, correct: number, of: number) => `${topic}: ${correct} of ${of} right`,
  noTopics: 'There are not enough answered questions yet to say: hand in a test first.',
  tests: 'Your tests',
  taken: (count: number, scored: number) => `Handed in: ${count}. With a result: ${scored}.`,
};

const HINDI: Sentences = {
  tokens: 'आपके टोकन',
  tokensLeft: (count) =>
    count === Infinity ? 'आपकी योजना में टोकन की सीमा नहीं है।' : `आपके पास ${count} टोकन बचे हैं।`,
  results: 'आपके पिछले परिणाम',
  result: (title, score, of, counts) =>
    `${title}: ${of} में से ${score} अंक; ${counts[0]} सही, ${counts[1]} गलत, ${counts[2]} छोड़े`,
  noResults: 'अभी कोई परिणाम नहीं है: पहले एक टेस्ट जमा करें।',
  weak: 'इन विषयों पर काम करें',
  strong: 'आपके सबसे मज़बूत विषय',
  topic: (topic, correct, of) => `${topic}: ${of} में से ${correct} सही`,
  noTopics: 'अभी पर्याप्त प्रश्नों के उत्तर नहीं हैं: पहले एक टेस्ट जमा करें।',
  tests: 'आपके टेस्ट',
  taken: (count, scored) => `जमा किए: ${count}। परिणाम के साथ: ${scored}।`,
};

interface Told {
  readonly title: string;
  /** At least one. */
  readonly lines: readonly string[];
}

async function told(
  context: Context,
  { tokensOf, readStatistics }: Needs,
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
    case 'tests': {
      const { testsTaken, testsScored } = await readStatistics(userId);
      return { title: words.tests, lines: [words.taken(testsTaken, testsScored)] };
    }
  }
}
