import type { AssistantParts } from '../parts.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import { meaningWords } from '../reading/meaning-words.ts';
import { tells } from '../reading/tells.ts';
import type { Answerer } from './answerer.ts';
import { entryAnswer } from './glossary.ts';
import { isHindi } from './is-hindi.ts';
import { indexDocuments, type KnownDocuments } from './knowledge/documents.ts';
import { fitsOf } from './knowledge/rank.ts';

type Source = NonNullable<AssistantParts['glossary']>;

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

/**
 * GL14: the fact beside the official patterns that most likely answers the question, of those about all exams that it
 * names.
 * @param onlyBeside only for what the patterns do not say.
 */
export const examFactAnswerer = (glossary: Source, onlyBeside: boolean): Answerer => ({
  name: onlyBeside ? 'exam facts beside patterns' : 'exam facts',
  words: async () => (await documentsOf(glossary)).spelled,
  prepare: () => documentsOf(glossary),
  answer: async ({ text }) => {
    if (!NAMES_EXAM.test(text) || isElse(text)) return null;
    if (onlyBeside && !IS_BESIDE_PATTERN.test(text)) return null;
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
