import type { AssistantParts } from '../parts.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import { meaningWords } from '../reading/meaning-words.ts';
import { tells } from '../reading/tells.ts';
import type { Answerer } from './answerer.ts';
import { entryAnswer } from './glossary.ts';
import { isHindi } from './is-hindi.ts';
import { indexDocuments, type KnownDocuments } from './knowledge/documents.ts';
import { fitsOf, type Fit } from './knowledge/rank.ts';

type Source = NonNullable<AssistantParts['glossary']>;

const OF_EXAMS = new Set(
  'rbi jee neet gate upsc ssc cgl ibps sbi po clat cat eapcet eamcet bank main mains advanced prelims csat chsl clerk nda cds afcat cuet bitsat ctet ntpc viteee mhtcet gd'.split(
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
export const NAMES_EXAM =
  /\b(?:jee|neet|gate|upsc|ssc|cgl|ibps|sbi|clat|cat|eapcet|eamcet|csat|ias|civil services?|chsl|clerk|nda|cds|afcat|cuet|bitsat|ctet|ntpc|viteee|mht ?cet|rbi grade b)\b|जेईई|नीट|गेट|यूपीएससी|क्लैट|कैट|एनडीए|सीडीएस|सीयूईटी|सीटेट|एसएससी/iu;

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

/** Names of exams as students write them, and as the facts have them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:civil services?|ias)\b|यूपीएससी|सिविल सेवा/giu, 'upsc'],
  [/\b(?:jee )?(?:main|mains)\b(?=.*\bjee\b)|(?<=\bjee )mains?\b/gi, ''],
  [/\badv(?:ance)?\b/gi, 'advanced'],
  [/\bmht[ -]?cet\b/gi, 'mhtcet'],
  [/\b(?:rrb )?ntpc\b/gi, 'ntpc'],
  [/जेईई/gu, 'jee'],
  [/एडवांस्?ड?/gu, 'advanced'],
  [/(?<=(?:जेईई|jee)\s+)मेन(?:्स)?(?![\p{L}\p{M}])/gu, ''],
  [/नीट/gu, 'neet'],
  [/क्लैट/gu, 'clat'],
  [/कैट/gu, 'cat'],
  [/सेक्शन/gu, 'section'],
  [/एनडीए/gu, 'nda'],
  [/सीडीएस/gu, 'cds'],
  [/सीयूईटी/gu, 'cuet'],
  [/सीटेट/gu, 'ctet'],
  [/एसएससी/gu, 'ssc'],
  [/सीजीएल/gu, 'cgl'],
  [/सीएचएसएल/gu, 'chsl'],
  [/आईबीपीएस/gu, 'ibps'],
  [/एसबीआई/gu, 'sbi'],
];

/** What can be asked of an exam beside its pattern, in English, Hinglish and Hindi; a fact has it by the same words. */
const ATTRIBUTES: readonly (readonly [words: RegExp, english: string])[] = [
  [
    /\b(?:how many|kitn[ei]|kai|kitni) (?:times|baar|bar|chances?|attempts?)\b(?!.*\b(?:hota|hoti|held|conduct\w*)\b)|\b(?:attempts?|chances?)\b|(?:कितनी|कितने) (?:बार|प्रयास|मौके).*(?:दे|सक)|प्रयास/iu,
    'how many attempts times maximum',
  ],
  [
    /\b(?:saal|year|sal)\b.*\b(?:times|baar|bar|how many|kitni|do)\b|\b(?:times|baar|bar)\b.*\b(?:hota|hoti|held|conduct\w*|year)\b|साल.*बार|बार.*हो/iu,
    'how many times year held conducted',
  ],
  [/\b(?:age|umar|umr|aayu)\b|आयु|उम्र/iu, 'age limit minimum maximum'],
  [
    /\b(?:qualify\w*|qualification|eligib\w*|degree|final year|apply|yogyata)\b|योग्यता/iu,
    'eligibility qualification',
  ],
  [/\b(?:languages?|medium|bhasha|hindi|english|telugu)\b|भाषा|माध्यम/iu, 'language medium'],
  [/\b(?:online|offline|omr|cbt|pen|computer|mode)\b|ऑनलाइन|ऑफ़?लाइन/iu, 'mode online offline'],
  [/\b(?:interview|personality|ssb)\b|साक्षात्कार|इंटरव्यू/iu, 'interview'],
  [/\b(?:valid|validity)\b|मान्य/iu, 'validity valid years score'],
  [
    /\b(?:negative|negtiv\w*|minus|penalty|galat|wrong|katega|kat[aei])\b|गलत|नेगेटिव|कट/iu,
    'negative marking wrong',
  ],
  [/\b(?:questions?|sawal|ques|qs|qns)\b|प्रश्न|सवाल/iu, 'how many questions'],
  [/\b(?:stages?|tiers?|levels?)\b|चरण/iu, 'how many stages'],
  [/\b(?:switch|dusre section|go back)\b|आ-जा|(?:खंड|सेक्शन).*(?:बदल|जा )/iu, 'switch section'],
  [/\b(?:merit|counted)\b|\bmarks? (?:of )?\w+ (?:added|counted)/iu, 'merit final marks counted'],
  [
    /\b(?:internal choice|optional|choice|skip\w*|compulsory|mandatory)\b|अनिवार्य|वैकल्पिक/iu,
    'optional section choice compulsory',
  ],
  [/\bbonus\b/iu, 'bonus questions'],
  [/\b(?:best|better) (?:of|score)\b/iu, 'best score counted'],
  [/\b(?:mbbs|aiims)\b|एम्स/iu, 'exam needed'],
  [/\b(?:conducts?|conducted|kaun karata|karwata|body|agency)\b|आयोजि/iu, 'who conducts'],
];
/** What a fact needs whose attribute is the one that is asked for, and how far it must be ahead of the next. */
const LIKELY_OF_ATTRIBUTE = -2;
const LIKELY_ALONE = -1;
const AHEAD = 0.7;

const plainExam = (text: string): string =>
  NAMES.reduce((own, [name, plain]) => own.replace(name, ` ${plain} `), text);

/** The question in the words of the facts. */
function inWordsOfFacts(text: string): { readonly text: string; readonly attributes: readonly RegExp[] } {
  const asked = ATTRIBUTES.filter(([words]) => words.test(text));
  return {
    text: [text, ...asked.map(([, english]) => english)].join(' '),
    attributes: asked.map(([words]) => words),
  };
}

/** The stems of the exams that a question names. */
const examsIn = (text: string): string[] =>
  meaningWords(plainExam(text)).filter((word) => OF_EXAMS.has(word));

/** Words that the questions of all exams have. */
const isOfAllExams = (word: string): boolean =>
  askingOfExams.has(word) || ['exam', 'exams', 'paper'].includes(word);

/** The log-odds from which a fact is shown. */
const LIKELY = 0;

/**
 * GL14, AS152: the fact beside the official patterns that most likely answers the question, of those about all exams that it
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
    if (exams.length === 0) return null;
    const known = await documentsOf(glossary);
    const fits = (asked: string) =>
      fitsOf(known, asked, isOfAllExams).filter(
        ({ document }) =>
          tells(document.entry, text) &&
          isOfStage(document.entry.text, text) &&
          exams.every((exam) =>
            document.sentences.some((own) => own.has(exam) || document.inNames.has(exam)),
          ),
      );
    const [likeliest] = fits(plainExam(text));
    const isLikely =
      likeliest !== undefined && likeliest.score >= LIKELY && (likeliest.features.words ?? 0) > exams.length;
    const best = isLikely ? likeliest : byAttribute(text, fits);
    if (best === undefined) return null;
    return {
      kind: 'answer',
      ...entryAnswer([best.document.entry], isHindi(text)),
      confidence: 0.9,
    };
  },
});

/** A fact about the exams that has the attribute that is asked for, by any of its words. */
function byAttribute(text: string, fits: (asked: string) => readonly Fit[]): Fit | undefined {
  const { text: asked, attributes } = inWordsOfFacts(text);
  if (attributes.length === 0) return undefined;
  const [best, next] = fits(plainExam(asked));
  if (best === undefined || best.score < LIKELY_OF_ATTRIBUTE) return undefined;
  if (best.score < LIKELY_ALONE && next !== undefined && best.score - next.score < AHEAD) return undefined;
  const { entry } = best.document;
  const own = [entry.text, ...entry.aliases].join(' ');
  return attributes.every((words) => words.test(own)) ? best : undefined;
}

/** Stages of exams: a fact of one does not answer what is asked of another. */
const STAGES: readonly RegExp[] = [
  /\b(?:interview|personality)\b|साक्षात्कार|इंटरव्यू/iu,
  /\b(?:tier|टियर)[ -]?(?:2|ii|two)\b/iu,
  /\bdescriptive\b/iu,
  /\b(?:pwd|pwbd|disab\w*|scribe)\b|दिव्यांग/iu,
];
const isOfStage = (fact: string, asked: string): boolean =>
  STAGES.every((stage) => !stage.test(asked) || stage.test(fact));

/** What no fact tells: advice, dates, and what is asked of one's own result. */
const isElse = (text: string): boolean =>
  /\b(?:cut ?offs?|dates?|when|fees?|apply|form|admit|prepare|preparation|strategy|tips|books?|salary|vacanc\w*|predict\w*|expected|leak\w*|topper|best|tough|my score|my rank|crack|kab|result)\b/i.test(
    text,
  ) &&
  !/\b(?:can|may)\b.*\bapply\b/i.test(text) &&
  !/\bcsat\b.*\b(?:qualify\w*|pass|cut ?off)\b|\b(?:qualify\w*|pass)\b.*\bcsat\b/i.test(text);
