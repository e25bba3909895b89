import type { GlossaryEntry } from '@exam/shared-schema/contract';
import type { AssistantParts } from '../parts.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import { PRONOUN } from '../reading/complete.ts';
import { meaningWords, plainWords } from '../reading/meaning-words.ts';
import { isSum } from '../reading/is-sum.ts';
import { slices } from '../reading/slices.ts';
import { isOfToday, tells } from '../reading/tells.ts';
import type { Answerer, Finding } from './answerer.ts';
import { indexDocuments, type KnownDocuments } from './knowledge/documents.ts';
import { kindsIn } from './knowledge/kinds.ts';
import { fitsOf } from './knowledge/rank.ts';
import { entryAnswer } from './glossary.ts';
import { isHindi } from './is-hindi.ts';

type Source = NonNullable<AssistantParts['glossary']>;

interface Stated {
  readonly entry: GlossaryEntry;
  /** The kinds of questions that it is asked by. */
  readonly asked: ReadonlySet<string>;
  /** The words of the sentence with their places: what stands first is what it is about. */
  readonly first: ReadonlyMap<string, number>;
  readonly words: ReadonlySet<string>;
}

interface Index {
  readonly byWord: ReadonlyMap<string, readonly Stated[]>;
  readonly size: number;
  /** The words of all statements. */
  readonly spelled: readonly string[];
}

const indexes = new WeakMap<Source, Promise<Index>>();

function indexOf(glossary: Source): Promise<Index> {
  const built = indexes.get(glossary) ?? glossary().then(({ examFacts = [] }) => buildIndex(examFacts));
  indexes.set(glossary, built);
  return built;
}

async function buildIndex(statements: readonly GlossaryEntry[]): Promise<Index> {
  const pause = slices();
  const byWord = new Map<string, Stated[]>();
  const spelled = new Set<string>();
  for (const entry of statements) {
    await pause();
    const texts = [entry.text, ...entry.aliases, entry.hi?.text ?? ''];
    const words = new Set(texts.flatMap((text) => meaningWords(text)));
    for (const text of texts) for (const word of plainWords(text)) spelled.add(word);
    const stated = {
      entry,
      words,
      asked: kindsIn(entry.aliases.join(' ')),
      first: placesOf(meaningWords(entry.text)),
    };
    for (const word of words) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [stated]);
      else others.push(stated);
    }
  }
  return { byWord, size: statements.length, spelled: [...spelled] };
}

/** The first place of each word. */
const placesOf = (words: readonly string[]): Map<string, number> =>
  new Map(words.map((word, place) => [word, place] as const).toReversed());

/** GL14: facts about the exams beside their patterns: the statement that has all words of the question; two if both have. */
export const examFactAnswerer = (glossary: Source): Answerer => ({
  name: 'exam facts',
  words: async () => (await indexOf(glossary)).spelled,
  answer: async ({ text, reading, conversation }) => {
    if (!NAMES_EXAM.test(text) || !IS_BESIDE_PATTERN.test(text)) return null;
    // What a pronoun stands for is not in the message.
    if (reading !== 'completed' && conversation.length > 0 && PRONOUN.test(text)) return null;
    if (reading === 'completed' && !/\S+\s+\S+\s+\S+/.test(text)) return null;
    const index = await indexOf(glossary);
    for (const asked of clausesOf(text)) {
      const found = stating(index, asked);
      if (found !== null) return found;
    }
    return null;
  },
});

/** The whole text, then each of its parts. */
function clausesOf(text: string): string[] {
  const parts = text.split(/[?!\n;]|,\s|\s[-–—]\s|\.\s/).map((part) => part.trim());
  return [...new Set([text, ...parts.filter((part) => part.split(/\s+/).length > 2)])].slice(0, 4);
}

/** Share of the weight of the question's words that a statement must have. */
const WHOLE = 0.93;
const NEARLY = 0.84;
/** Words for which the second share is enough. */
const MANY = 4;
const MOST_WORDS = 16;
/** How much of the statement the question must name, in comparison with the best. */
const ALIKE = 0.85;
const MOST_SHOWN = 2;

function stating({ byWord, size }: Index, text: string): Finding {
  if (isSum(text) || isOfToday(text)) return null;
  const words = [...new Set(meaningWords(text, askingOfExams))];
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const weights = new Map(
    words.map((word) => [word, Math.log(1 + size / (1 + (byWord.get(word)?.length ?? 0)))]),
  );
  const whole = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const kinds = kindsIn(text);
  const candidates = new Set(words.flatMap((word) => byWord.get(word) ?? []));
  const ranked = [...candidates]
    .map((stated) => {
      const held = words.filter((word) => stated.words.has(word));
      const coverage = held.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / whole;
      return {
        ...stated,
        isOfKind: [...kinds].some((kind) => stated.asked.has(kind)) ? 1 : 0,
        held: held.length,
        coverage,
        precision: held.length / Math.sqrt(stated.words.size),
        lead: held.reduce((sum, word) => sum + 1 / (2 + (stated.first.get(word) ?? Infinity)), 0),
      };
    })
    .filter(
      ({ coverage, held, entry }) =>
        (coverage >= WHOLE || (coverage >= NEARLY && held >= MANY)) &&
        held >= fewest(words) &&
        tells(entry, text),
    )
    .toSorted(
      (one, other) => other.coverage - one.coverage || other.isOfKind - one.isOfKind || fit(other) - fit(one),
    );
  const [best] = ranked;
  if (best === undefined) return null;
  const alike = ranked.filter(
    ({ coverage, precision, lead, isOfKind }) =>
      coverage >= best.coverage - 0.01 &&
      isOfKind === best.isOfKind &&
      fit({ lead, precision }) >= ALIKE * fit(best),
  );
  if (alike.length > MOST_SHOWN) return null;
  return {
    kind: 'answer',
    ...entryAnswer(
      alike.map(({ entry }) => entry),
      isHindi(text),
    ),
    confidence: 0.9,
  };
}

/** Two words at least: one by itself asks for a definition. */
const fewest = (words: readonly string[]): number => Math.min(2, words.length + 1);

/** How much a statement is about the words that it has of the question. */
const fit = ({ lead, precision }: { readonly lead: number; readonly precision: number }): number =>
  lead * precision;

const OF_EXAMS = new Set(
  'jee neet gate upsc ssc cgl ibps sbi po clat cat eapcet eamcet bank main mains advanced prelims csat chsl clerk'.split(
    ' ',
  ),
);
/** The names of exams are what these statements are about. */
const askingOfExams: ReadonlySet<string> = new Set(
  [
    ...ASKING_WORDS,
    ...'iit ug 2024 2025 2026 2027 exam exams paper rule rules as per official'.split(' '),
  ].filter((word) => !OF_EXAMS.has(word)),
);
const NAMES_EXAM =
  /\b(?:jee|neet|gate|upsc|ssc|cgl|ibps|sbi|clat|cat|eapcet|eamcet|csat|ias|civil services?|chsl|clerk)\b|जेईई|नीट|गेट|यूपीएससी|क्लैट|कैट/iu;

/** What the patterns of exams do not say. */
const IS_BESIDE_PATTERN =
  /\b(?:attempts?|times|age|umar|languages?|medium|mode|online|offline|omr|cbt|interview|personality|papers|weightage|aptitude|valid|validity|conduct\w*|qualify\w*|eligible|switch|dusre section|nat|tita|msq|multiple select|optional|choice|sessions?|merit|essay|compulsory|mandatory|passage|intermediate|ipe|years?|limit|score)\b|भाषा|प्रयास|आयु|उम्र|साक्षात्कार|अनिवार्य|माध्यम/iu;

const documents = new WeakMap<Source, Promise<KnownDocuments>>();

function documentsOf(glossary: Source): Promise<KnownDocuments> {
  const built =
    documents.get(glossary) ?? glossary().then(({ examFacts = [] }) => indexDocuments([], examFacts));
  documents.set(glossary, built);
  return built;
}

/** The stems of the exams that a question names. */
const examsIn = (text: string): string[] =>
  meaningWords(
    text.replace(/\b(?:civil services?|ias)\b/gi, 'upsc').replace(/\b(?:main|mains)\b/gi, ''),
  ).filter((word) => OF_EXAMS.has(word));

/** Words that the questions of all exams have. */
const isOfAllExams = (word: string): boolean =>
  askingOfExams.has(word) || ['exam', 'exams', 'paper'].includes(word);

/** The log-odds from which a fact is shown. */
const LIKELY = 0;

/** GL14: the fact that most likely answers the question, of those about all exams that it names. */
export const likelyExamFactAnswerer = (glossary: Source): Answerer => ({
  name: 'likely exam facts',
  prepare: () => documentsOf(glossary),
  answer: async ({ text, reading }) => {
    if (reading === 'completed' || !NAMES_EXAM.test(text) || isElse(text)) return null;
    const exams = examsIn(text);
    const [best] = fitsOf(await documentsOf(glossary), text, isOfAllExams).filter(
      ({ document }) =>
        tells(document.entry, text) &&
        exams.every((exam) => document.sentences.some((own) => own.has(exam) || document.inNames.has(exam))),
    );
    if (
      exams.length === 0 ||
      best === undefined ||
      best.score < LIKELY ||
      (best.features.words ?? 0) <= exams.length
    )
      return null;
    return {
      kind: 'answer',
      ...entryAnswer([best.document.entry], isHindi(text)),
      confidence: 0.9,
    };
  },
});

/** What no fact tells: advice, dates, and what is asked of one's own result. */
const isElse = (text: string): boolean =>
  /\b(?:cut ?offs?|dates?|when|fees?|apply|form|admit|prepare|preparation|strategy|tips|books?|salary|vacanc\w*|predict\w*|expected|leak\w*|topper|best|tough|my score|my rank|crack|kab|result)\b/i.test(
    text,
  ) && !/\b(?:can|may)\b.*\bapply\b/i.test(text);
