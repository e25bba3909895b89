import type { AssistantSource } from '@exam/shared-schema/contract';
import { contentIn, wordsOf } from '@exam/shared-schema/glossary';
import {
  examPatterns,
  type ExamPattern,
  type PatternSection,
  type QuestionGroup,
} from '@exam/shared-schema/exam-patterns';
import { questionTypes } from '@exam/shared-schema/question-types';
import { joined, section } from '../embedded-phrases.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import type { Answer, Answerer } from './answerer.ts';
import { isHindi } from './is-hindi.ts';
import { HELPING_WORDS } from './product/helping-words.ts';

/** What can be asked of an exam. */
type Aspect = 'penalty' | 'marks' | 'questions' | 'time' | 'sections' | 'calculator';

const wordList = (text: string): string[] => text.trim().split(/\s+/);

/** The words that name an aspect; the first aspect that a question names is the one that it asks. */
const ASPECTS: Readonly<Record<Aspect, ReadonlySet<string>>> = {
  calculator: new Set(wordList('calculator calculators calc कैलकुलेटर कैलकुलेटर्स')),
  penalty: new Set(
    wordList(
      'guess guessing partial multiple marked qualify qualifying negative penalty minus deducted deduct cut wrong galat incorrect negetive katega katenge kate blank unattempted unanswered leave left skip skipped chhodne chhode chod नेगेटिव नकारात्मक गलत ऋणात्मक कटते मार्किंग',
    ),
  ),
  time: new Set(
    wordList(
      'time timer duration long hours hour minutes minute mins hrs hr timing switch ghante ghanta samay der समय घंटे घंटा मिनट अवधि',
    ),
  ),
  questions: new Set(
    wordList(
      'questions question ques q qs qsn prashn prashna sawal sawaal qns count numericals many kitne number प्रश्न सवाल कितने',
    ),
  ),
  marks: new Set(
    wordList(
      'marks mark marking total maximum max full scheme score per each correct right ank number अंक कुल पूर्णांक',
    ),
  ),
  sections: new Set(
    wordList('sections section pattern structure subjects subject format paper parts खंड पैटर्न विषय भाग'),
  ),
};

/** Order in which aspects are recognised: 'marks for a wrong answer' asks for the penalty, 'how many marks' for marks. */
const ORDER: readonly Aspect[] = ['calculator', 'penalty', 'time', 'marks', 'questions', 'sections'];

/** Words that may belong to any question about an exam. */
const COMMON = new Set(
  wordList(
    `there any have has having if each per answer answers question questions mark marks marking exam exams test paper tests
    many much long get got lose lost one total allowed use used using time total number no this year 2024 2025 2026 2027 ug
    सामान्य अध्ययन प्रारंभिक out sum altogether after senior says said old videos change changed earlier before from section-a section-b b a ii i now overall btech tech sheet blank unattempted leave left skip chhodne chhode new old now section-b pre ssc-cgl actually still really confused because videos december
    own carry bring take into hall between back go beech khand rules rule pattern kitne kitna kitni milte milta katte kat jate jaata hoti wali sectional limit cutoffless only prelim
    stream ug paper1 hone pe numbers days these nowadays wale aata aate aati diye do prelims main mains tier mcq msq numerical integer type objective section sections subject subjects complete given
    कितने कितना कितनी प्रश्न अंक परीक्षा होते उत्तर पर पेपर मिलते कटते हर प्रति`,
  ),
);

/** Words of a question that it may have besides those known. */
const MOST_UNKNOWN = 1;

/** What is asked about exams besides their rules. */
const ELSE = new Set(
  wordList(
    `cutoff cutoffs syllabus date dates when fee fees eligibility eligible apply application form forms result results admit card
    rank ranks college colleges nit iit iiit aiims seat seats admission book books prepare preparation salary percentile age leaked leak
    telegram predict expected needed required need tough difficult easy strategy tips crack score scored scoring got obtained study
    improve phone mobile allowed registration vacancy vacancies job posting centre center dress timetable topper toppers best good people students candidates sit appear appeared crore lakh
    attempt attempts interview personality essay optional descriptive compulsory mandatory papers validity valid conduct conducts conducted conducting language languages medium hindi english mode online offline omr cbt session sessions shift shifts questions? kab mouse dog milk cats catch catches`,
  ).filter((word) => word !== 'questions?' && word !== 'allowed'),
);

/** What was, or what others claim: its numbers are not the student's own. */
const OF_CHANGE =
  /\b(?:chang\w*|earlier|before|old|previous\w*|instead|senior|friends?|sir|teacher|heard|says?|said|still|reduced|increased)\b/i;

/** Numbers of a question that are neither years nor in the pattern are results of a person, such as marks. */
function hasForeignNumber(text: string, words: readonly string[], patterns: readonly ExamPattern[]): boolean {
  if (OF_CHANGE.test(text)) return false;
  const own = new Set(
    patterns.flatMap(({ totalQuestions, totalMarks, durationMinutes, sections }) => [
      ...[totalQuestions, totalMarks, durationMinutes, durationMinutes / 60],
      ...sections.flatMap((one) => [countIn(one), Number(marksIn(one)), one.timeLimitMinutes ?? 0]),
    ]),
  );
  return words.some(
    (word) => /^\d+$/.test(word) && Number(word) > 5 && !/^20\d\d$/.test(word) && !own.has(Number(word)),
  );
}

/** What is asked of the student's own result. */
const OF_OWN_RESULT =
  /\b(?:my|mera|meri|mere)\b(?!\s+(?:senior|friend|sir|teacher|brother|sister|exam|paper|own|calculator|clat|neet|jee|gate|cat|upsc|ssc|ibps|sbi|eapcet)\b)/i;

const isAboutElse = (text: string, words: readonly string[], patterns: readonly ExamPattern[]): boolean =>
  words.some((word) => ELSE.has(word)) ||
  OF_OWN_RESULT.test(text) ||
  hasForeignNumber(text, words, patterns) ||
  /\bhow (?:to|can i|do i) (?:score|get|prepare|study|improve|crack)\b|\d\s*m\b/i.test(text);

const isAmbiguous = (text: string): boolean =>
  !/\b(?:CAT|GATE)\b/.test(text) && /\b(?:cat|gate)\b/i.test(text);

interface Exam {
  /** All names, each as words. */
  readonly names: readonly (readonly string[])[];
  /** Keys of its patterns. */
  readonly patterns: readonly string[];
}

const named = (names: string): string[][] => names.split(',').map((name) => wordList(name));

/** Longer names first: 'SSC CGL' before 'SSC'. */
const EXAMS: readonly Exam[] = [
  {
    names: named('jee advanced, jee advance, jee adv, iit jee advanced, iit advanced, जेईई एडवांस्ड, जेईई एडवांस'),
    patterns: ['jee-advanced'],
  },
  {
    names: named('jee main, jee mains, jeemain, jeemains, iit jee, jee, जेईई मेन्स, जेईई मेन, जेईई'),
    patterns: ['jee-main'],
  },
  { names: named('neet ug, neet, नीट यूजी, नीट'), patterns: ['neet'] },
  { names: named('gate cse, gate cs, gate, गेट सीएस, गेट'), patterns: ['gate'] },
  { names: named('cat, tita, कैट'), patterns: ['cat'] },
  { names: named('upsc csat, csat, gs paper 2, सीसैट'), patterns: ['upsc-csat'] },
  { names: named('upsc gs paper 1, upsc gs, gs paper 1, upsc gs 1'), patterns: ['upsc-gs1'] },
  {
    names: named(
      'upsc cse prelims, upsc prelims, upsc cse, upsc, civil services prelims, civil services, ias, यूपीएससी प्रीलिम्स, यूपीएससी प्रारंभिक, यूपीएससी, सिविल सेवा प्रारंभिक',
    ),
    patterns: ['upsc-gs1', 'upsc-csat'],
  },
  {
    names: named(
      'ssc cgl tier 1, ssc cgl tier i, ssc cgl, cgl, ssc, एसएससी सीजीएल टियर 1, एसएससी सीजीएल, सीजीएल, एसएससी',
    ),
    patterns: ['ssc-cgl-tier1'],
  },
  { names: named('ibps po mains, ibps mains, bank po mains, आईबीपीएस पीओ मेन्स'), patterns: ['ibps-po-mains'] },
  {
    names: named(
      'ibps po prelims, ibps prelims, ibps po pre, ibps po, ibps, bank po prelims, bank po, आईबीपीएस पीओ, आईबीपीएस',
    ),
    patterns: ['ibps-po-prelims'],
  },
  { names: named('sbi po prelims, sbi po, sbi, एसबीआई पीओ, एसबीआई'), patterns: ['sbi-po-prelims'] },
  { names: named('clat ug, clat, क्लैट यूजी, क्लैट'), patterns: ['clat'] },
  {
    names: named('ap eapcet agriculture, eapcet agriculture, eamcet agriculture'),
    patterns: ['ap-eapcet-agriculture'],
  },
  {
    names: named(
      'ap eapcet engineering, ap eapcet, ts eapcet, tg eapcet, eapcet, ap eamcet, ts eamcet, eamcet, एपी ईएपीसीईटी, ईएपीसीईटी, एमसेट, ईएएमसीईटी',
    ),
    patterns: ['ap-eapcet-engineering'],
  },
];

/** Stages and exams that have no pattern here. */
const IS_BEYOND =
  /\b(?:upsc|ias|civil services|sbi)\b.*\b(?:mains?|interview|stages?|phases?)\b|\bmains?\b.*\b(?:upsc|sbi)\b|\btier[ -]?(?:2|ii|two)\b|\b(?:chsl|mts|clerk|gd)\b|\b(?:stages?|phases?)\b|\bsaal me\b|साल में|(?:यूपीएससी|सिविल सेवा).*(?:मुख्य|मेन्स|साक्षात्कार|चरण)|सीएचएसएल|एमटीएस|क्लर्क|टियर (?:2|दो)/iu;

function answerTo(text: string): Answer | null {
  const words = wordsOf(text);

  const found = examIn(words);
  if (found === null) return null;
  const { exam, rest } = found;
  if (IS_BEYOND.test(text)) return null;
  const aspects = ORDER.filter((each) => rest.some((word) => ASPECTS[each].has(word)));
  const [aspect] = aspects;
  const patterns = exam.patterns.flatMap((key) => examPatterns.find((pattern) => pattern.key === key) ?? []);
  const partial = exam.patterns.includes('jee-advanced') ? partialMarks(text) : null;
  if (partial !== null)
    return {
      kind: 'answer',
      text: section('JEE Advanced', partial),
      sources: sourcesOf(patterns),
      confidence: 1,
    };
  const subject = subjectIn(patterns, rest);
  const withoutSubject = rest.filter((word) => subject?.words.includes(word) !== true);
  const isKnown = (word: string) =>
    COMMON.has(word) ||
    ORDER.some((each) => ASPECTS[each].has(word)) ||
    subject?.words.includes(word) === true;
  const unknown = contentIn(rest).filter(
    (word) => !isKnown(word) && !ASKING_WORDS.has(word) && !HELPING_WORDS.has(word) && !/^\d+$/.test(word),
  );
  if (aspect === undefined || isAboutElse(text, withoutSubject, patterns) || unknown.length > MOST_UNKNOWN)
    return null;
  // 'cat' and 'gate' are words too.
  if (unknown.length > 0 && isAmbiguous(text) && (aspect === 'time' || aspect === 'sections')) return null;
  const inHindi = isHindi(text);
  return {
    kind: 'answer',
    text: joined(
      ...(aspect === 'penalty' ? [penaltyOfType(patterns, rest, inHindi)] : []),
      ...[aspect, ...alsoAsked(text, aspects)].flatMap((each) =>
        patterns.map((pattern) => told(pattern, each, subject, inHindi)),
      ),
    ),
    sources: sourcesOf(patterns),
    confidence: 1,
  };
}

/** 'total marks, and is a calculator allowed': what the answer to the first aspect does not have. */
function alsoAsked(text: string, [first, ...others]: readonly Aspect[]): Aspect[] {
  if (!/(?<!\S)(?:and|aur|also|plus|&|और)(?!\S)/iu.test(text)) return [];
  if (first === 'calculator') return others.slice(0, 1);
  return first === 'penalty' && others.includes('time') ? ['time'] : [];
}

/** What is asked before a remark, or after one: 'My senior says 200 minutes. What is the duration now?' */
function inClauses(text: string): Answer | null {
  const clauses = text.split(
    /[,;?]|\.\s|\s[-–—]\s|\b(?:because|bcoz|coz|since|confused|as per|kyuki|kyunki)\b/i,
  );
  if (clauses.length === 1) return null;
  for (const clause of clauses) {
    const found = answerTo(clause);
    if (found !== null) return found;
  }
  return null;
}

/** GL14, AS153: the rules of an exam by its official pattern. Silent if a word of the question is not about that. */
export const examRuleAnswerer: Answerer = {
  name: 'exam rules',
  answer: ({ text }) => answerTo(text) ?? inClauses(text),
  words: () => [
    ...COMMON,
    ...ORDER.flatMap((aspect) => [...ASPECTS[aspect]]),
    ...EXAMS.flatMap(({ names }) => names.flat()),
  ],
};

const sourcesOf = (patterns: readonly ExamPattern[]): AssistantSource[] =>
  patterns.map(({ name, source, note = '' }) => ({ type: 'exam-rule', name, text: joined(source, note) }));

/** Types of questions by how students name them. */
const TYPES: readonly (readonly [words: ReadonlySet<string>, options: keyof typeof ANSWERS])[] = [
  [new Set(wordList('nat tita numerical numericals integer numeric')), 'none'],
  [new Set(wordList('msq multiple')), 'many'],
];

/** First of all, whether the type that is asked about has a penalty at all. */
function penaltyOfType(patterns: readonly ExamPattern[], words: readonly string[], inHindi: boolean): string {
  const asked = TYPES.find(([names]) => words.some((word) => names.has(word)))?.[1];
  const groups = patterns
    .flatMap((pattern) => groupsOf(pattern, null))
    .filter(({ type }) => questionTypes[type].options === asked);
  if (asked === undefined || groups.length === 0) return '';
  if (groups.every(({ penalty }) => penalty !== '0'))
    return inHindi
      ? 'हाँ: इन प्रश्नों में भी गलत उत्तर पर अंक कटते हैं।'
      : 'Yes: these questions have negative marking too.';
  if (groups.some(({ penalty }) => penalty !== '0')) return '';
  return inHindi
    ? 'नहीं: इन प्रश्नों में गलत उत्तर पर कोई अंक नहीं कटता।'
    : 'No: there is no negative marking for these questions.';
}

const KEY =
  /(?:key|right|correct|sahi)\s*(?:options?|answers?|ans)?\s*(?:is|are|:|was|were|hai)?\s*((?:[A-D]\b[\s,]*(?:and|aur|&)?\s*)+)/;
const CHOSEN =
  /(?:marked|mark kiya|chose|chosen|selected|ticked|picked|attempted)\s*(?:only|options?)?\s*((?:[A-D]\b[\s,]*(?:and|aur|&)?\s*)+)/;

/** The marks of a question with several right options by its key and what was chosen; null if either is not there. */
function partialMarks(text: string): string | null {
  const [key, chosen] = [KEY, CHOSEN].map(
    (pattern) => new Set(pattern.exec(text)?.[1]?.match(/[A-D]/g) ?? []),
  );
  if (key === undefined || chosen === undefined || key.size === 0 || chosen.size === 0) return null;
  const isWrong = [...chosen].some((option) => !key.has(option));
  const marks = isWrong ? -2 : chosen.size === key.size ? 4 : chosen.size;
  const rule =
    'All right options: +4; with no wrong option, +3 for three of four, +2 for two of three or four, +1 for one of two or more; any wrong option: −2.';
  return joined(
    `**${marks > 0 ? '+' : '−'}${Math.abs(marks)} marks.** ${chosen.size} chosen of ${key.size} right options${isWrong ? ', one of them wrong' : ', none wrong'}.`,
    rule,
  );
}

function examIn(words: readonly string[]): { readonly exam: Exam; readonly rest: readonly string[] } | null {
  for (const exam of EXAMS) {
    for (const name of exam.names) {
      const place = words.findIndex((_word, start) =>
        name.every((part, index) => words[start + index] === part),
      );
      if (place !== -1)
        return { exam, rest: words.filter((_word, at) => at < place || at >= place + name.length) };
    }
  }
  const cat = EXAMS.find(({ patterns }) => patterns.includes('cat'));
  return cat !== undefined && words.some((word) => SECTIONS_OF_CAT.has(word))
    ? { exam: cat, rest: words }
    : null;
}

/** Names of sections that no other exam has. */
const SECTIONS_OF_CAT: ReadonlySet<string> = new Set(['varc', 'dilr', 'lrdi']);

/** Subjects and sections as students name them, and the sections that they mean. */
const SUBJECTS: readonly (readonly [words: RegExp, sections: RegExp])[] = [
  [/^(?:maths?|mathematics|quants?|quantitative|ganit|गणित|मैथ्स?)$/u, /math|quant|numerical ability/i],
  [/^(?:phy|physics|bhautiki|भौतिकी|फिजिक्स)$/u, /physics/i],
  [/^(?:chem|chemistry|rasayan|रसायन|केमिस्ट्री)$/u, /chemistry/i],
  [/^(?:bio|biology|botany|zoology|जीवविज्ञान|बायोलॉजी|बायो)$/u, /biology|botany|zoology/i],
  [/^(?:english|angrezi|अंग्रेजी|अंग्रेज़ी|इंग्लिश)$/u, /english|verbal/i],
  [/^(?:varc|verbal)$/u, /verbal/i],
  [/^(?:dilr|lrdi|di)$/u, /data/i],
  [/^(?:qa)$/u, /quant/i],
  [/^(?:legal)$/u, /legal/i],
  [/^(?:logical)$/u, /logical/i],
  [/^(?:reasoning|रीजनिंग|तर्कशक्ति)$/u, /reasoning|intelligence/i],
  [/^(?:gk|ga|gs|awareness|current|जीके)$/u, /awareness|general knowledge|current|economy/i],
  [/^(?:aptitude)$/u, /aptitude/i],
];

/** A subject or section of the exam that the question names ('how many questions in Physics in NEET'). */
interface NamedSubject {
  /** As printed: the titles or subjects of its sections. */
  readonly name: string;
  readonly sections: ReadonlySet<PatternSection>;
  readonly words: readonly string[];
}

/** Null if none is named, or several; the second only if the exam has none of that name. */
function subjectIn(patterns: readonly ExamPattern[], words: readonly string[]): NamedSubject | null {
  const sections = patterns.flatMap((pattern) => pattern.sections);
  const whole = sections.filter((one) =>
    wordsOf(one.subject ?? one.title).every((word) => words.includes(word)),
  );
  const [first] = whole;
  if (first !== undefined) {
    const name = first.subject ?? first.title;
    return {
      name,
      sections: new Set(sections.filter((one) => (one.subject ?? one.title) === name)),
      words: wordsOf(name),
    };
  }
  const asked = SUBJECTS.filter(([own]) => words.some((word) => own.test(word)));
  const [only] = asked;
  if (only === undefined || asked.length > 1) return null;
  const found = sections.filter((one) => only[1].test(one.subject ?? one.title));
  if (found.length === 0) return null;
  const names = [...new Set(found.map((one) => one.subject ?? one.title))];
  return {
    name: names.join(', '),
    sections: new Set(found),
    words: words.filter((word) => only[0].test(word)),
  };
}

const CONFIDENCE: Readonly<Record<ExamPattern['confidence'], readonly [english: string, hindi: string]>> = {
  A: ['Several independent sources agree.', 'कई स्वतंत्र स्रोत सहमत हैं।'],
  B: ['From one good source; check the official notice.', 'एक अच्छे स्रोत से; आधिकारिक सूचना देखें।'],
  C: ['Sources disagree in parts; check the official notice.', 'स्रोत कुछ बातों में अलग हैं; आधिकारिक सूचना देखें।'],
  own: ["The product's own numbers.", 'ये अंक इसी उत्पाद के हैं।'],
};

function told(pattern: ExamPattern, aspect: Aspect, subject: NamedSubject | null, inHindi: boolean): string {
  const { name, year, confidence, note } = pattern;
  const sentences = inHindi ? hindi(pattern, aspect, subject) : english(pattern, aspect, subject);
  const [inEnglish, translated] = CONFIDENCE[confidence];
  const official = inHindi ? translated : joined(`${inEnglish}${note === undefined ? '' : ` ${note}`}`);
  return section(year === null ? name : `${name} ${year}`, joined(sentences, official));
}

const isOf =
  (subject: NamedSubject | null) =>
  (one: PatternSection): boolean =>
    subject === null || subject.sections.has(one);

/** Groups with the same type and marks, together. */
function groupsOf(pattern: ExamPattern, subject: NamedSubject | null): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup>();
  for (const one of pattern.sections.filter(isOf(subject)).flatMap((each) => each.groups)) {
    const key = [one.type, one.marks, one.penalty, one.partial].join(' ');
    groups.set(key, { ...one, count: one.count + (groups.get(key)?.count ?? 0) });
  }
  return [...groups.values()];
}

const countIn = (one: PatternSection): number => one.groups.reduce((sum, { count }) => sum + count, 0);

/** '2/3' as '0.67'. */
const printed = (fraction: string): string => String(Math.round(valueOf(fraction) * 100) / 100);

/** '5/2' as '2.5'; '2/3' as it is. */
const decimal = (fraction: string): string =>
  Number(printed(fraction)) === valueOf(fraction) ? printed(fraction) : fraction;

/** As printed: '33.5'. Penalties of questions do not count. */
const sumOfMarks = (sections: readonly PatternSection[]): string => {
  const groups = sections.flatMap((one) => one.groups);
  return String(
    Math.round(groups.reduce((sum, { count, marks }) => sum + count * valueOf(marks), 0) * 100) / 100,
  );
};
const marksIn = (one: PatternSection): string => sumOfMarks([one]);

/** ', one third (1/3) of its marks' */
function shareOf(penalty: string, marks: string): string {
  const share = valueOf(penalty) / valueOf(marks);
  const found = SHARES.find(([value]) => Math.abs(value - share) < 0.001);
  return found === undefined ? '' : `, ${found[1]} of its marks`;
}

const SHARES: readonly (readonly [value: number, words: string])[] = [
  [1 / 3, 'one third (1/3)'],
  [1 / 4, 'one fourth (1/4)'],
];

function valueOf(fraction: string): number {
  const [top = '0', bottom = '1'] = fraction.split('/');
  return Number(top) / Number(bottom);
}

/** How a question of a type is answered, by what it has of options. */
const ANSWERS = {
  one: 'one right option',
  many: 'one or more right options',
  none: 'a typed answer',
} as const;

const lines = (all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

function english(pattern: ExamPattern, aspect: Aspect, subject: NamedSubject | null): string {
  const { durationMinutes, sectionTiming, calculator, totalQuestions, totalMarks, sections } = pattern;
  const shown = sections.filter(isOf(subject));
  const marks = groupsOf(pattern, subject).map(
    ({ type, marks: right, penalty, partial }) =>
      `${ANSWERS[questionTypes[type].options]}: ${decimal(right)} for a right answer, ${
        penalty === '0'
          ? 'nothing is taken away for a wrong one'
          : `${penalty} taken away for a wrong one (−${printed(penalty)}${shareOf(penalty, right)})`
      }${PARTIAL[partial] ?? ''}`,
  );
  const sectionLines = shown.map(
    (one) =>
      `${one.title}: ${countIn(one)} questions${
        one.timeLimitMinutes === undefined ? '' : ` in ${one.timeLimitMinutes} minutes`
      } (${marksIn(one)} marks)`,
  );
  const total = `${totalQuestions} questions for ${totalMarks} marks in all.`;
  switch (aspect) {
    case 'penalty': {
      const isFree = groupsOf(pattern, subject).every(({ penalty }) => penalty === '0');
      const first = isFree ? 'There is no negative marking.' : 'There is negative marking:';
      return joined(
        first,
        lines(marks),
        'A question that is left out gives 0.',
        total,
        subject === null ? '' : lines(sectionLines),
      );
    }
    case 'marks':
      return joined(
        subject === null
          ? `The paper has ${totalMarks} marks.`
          : `${subject.name}: ${sumOfMarks(shown)} of the ${totalMarks} marks.`,
        lines(marks),
        total,
        lines(sectionLines),
      );
    case 'questions':
      return subject === null
        ? joined(`${total} Time: ${durationMinutes} minutes.`, lines(sectionLines), lines(marks))
        : joined(
            `${shown.reduce((sum, one) => sum + countIn(one), 0)} questions in ${subject.name}, of ${totalQuestions} in all.`,
            lines(sectionLines),
          );
    case 'time':
      return joined(
        `The time is ${durationMinutes} minutes${sectionTiming === 'free' ? ', which may be divided as you like' : '; each section has its own time and closes with it, and you cannot switch to another before'}.`,
        total,
        lines(sectionLines),
      );
    case 'sections':
      return joined(`${total} Time: ${durationMinutes} minutes.`, lines(sectionLines), lines(marks));
    case 'calculator':
      return calculator === undefined
        ? 'No calculator is allowed or provided.'
        : `An on-screen calculator (${calculator}) is provided; your own is not allowed.`;
  }
}

/** If no wrong option is chosen. */
const PARTIAL: Readonly<Partial<Record<QuestionGroup['partial'], string>>> = {
  'jee-advanced':
    '; with no wrong option chosen: +3 for three of four right options, +2 for two of three or four, +1 for one of two or more',
  'per-option': ', part of the marks for a part of the right options',
  'per-row': ', part of the marks for a part of the right rows',
};

const ANSWERS_IN_HINDI = {
  one: 'एक सही विकल्प',
  many: 'एक या अधिक सही विकल्प',
  none: 'लिखा गया उत्तर',
} as const;

function hindi(pattern: ExamPattern, aspect: Aspect, subject: NamedSubject | null): string {
  const { durationMinutes, sectionTiming, calculator, totalQuestions, totalMarks, sections } = pattern;
  const shown = sections.filter(isOf(subject));
  const marks = groupsOf(pattern, subject).map(
    ({ type, marks: right, penalty }) =>
      `${ANSWERS_IN_HINDI[questionTypes[type].options]}: सही उत्तर पर ${decimal(right)} अंक, गलत पर ${
        penalty === '0' ? 'कोई अंक नहीं कटता' : `${penalty} अंक कटता है (−${printed(penalty)})`
      }`,
  );
  const sectionLines = shown.map(
    (one) =>
      `${one.title}: ${countIn(one)} प्रश्न${
        one.timeLimitMinutes === undefined ? '' : `, ${one.timeLimitMinutes} मिनट`
      } (${marksIn(one)} अंक)`,
  );
  const total = `कुल ${totalQuestions} प्रश्न, ${totalMarks} अंक।`;
  switch (aspect) {
    case 'penalty': {
      const isFree = groupsOf(pattern, subject).every(({ penalty }) => penalty === '0');
      return joined(isFree ? 'गलत उत्तर पर अंक नहीं कटते।' : 'गलत उत्तर पर अंक कटते हैं:', lines(marks), total);
    }
    case 'marks':
      return joined(
        subject === null
          ? `पेपर ${totalMarks} अंक का है।`
          : `${subject.name}: ${totalMarks} में से ${sumOfMarks(shown)} अंक।`,
        lines(marks),
        total,
        lines(sectionLines),
      );
    case 'questions':
      return subject === null
        ? joined(
            `${total} समय: ${durationMinutes} मिनट (${Math.round(durationMinutes / 6) / 10} घंटे)।`,
            lines(sectionLines),
            lines(marks),
          )
        : `${subject.name}: ${shown.reduce((sum, one) => sum + countIn(one), 0)} प्रश्न (कुल ${totalQuestions})।`;
    case 'time':
      return joined(
        `समय ${durationMinutes} मिनट है${sectionTiming === 'free' ? ', जिसे आप अपने अनुसार बाँट सकते हैं' : '; हर खंड का अपना समय है, और बीच में खंड नहीं बदला जा सकता'}।`,
        total,
        lines(sectionLines),
      );
    case 'sections':
      return joined(`${total} समय: ${durationMinutes} मिनट।`, lines(sectionLines), lines(marks));
    case 'calculator':
      return calculator === undefined
        ? 'कैलकुलेटर की अनुमति नहीं है।'
        : `स्क्रीन पर कैलकुलेटर (${calculator}) मिलता है; अपना लाने की अनुमति नहीं है।`;
  }
}
