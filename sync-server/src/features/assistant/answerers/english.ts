import type { AssistantParts } from '../parts.ts';
import { indirectOf } from '../english/reported.ts';
import { usageIn } from '../english/usage.ts';
import { isVerbBase, participleOf, pastOf } from '../english/verbs.ts';
import { activeOf, passiveOf } from '../english/voice.ts';
import { section } from '../embedded-phrases.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import { plainWords } from '../reading/meaning-words.ts';
import { oneWordFor, oneWordsIn, type OneWord } from '../english/one-word.ts';
import type { Answer, Answerer } from './answerer.ts';
import { entryAnswer } from './glossary.ts';
import { isHindi } from './is-hindi.ts';

type Source = NonNullable<AssistantParts['glossary']>;
type Word = NonNullable<Awaited<ReturnType<Source>>['words']>[number];

const ANTONYM =
  /\b(?:antonyms?|opposites?|opposite (?:of|word|meaning)|vilom|viloom|ulta|vipritarthak|vipareet)\b|विलोम|विपरीत|उल्टा|उलटा/iu;
const SYNONYM =
  /\b(?:synonyms?|sinonym|synonim|similar (?:word|meaning)|same meaning|another word|other word|(?<!one )word for (?!a|an|the|someone|government|person|one)|paryayvachi|paryay|samanarthi|samanarthak)\b|पर्यायवाची|समानार्थी|समानार्थक/iu;
const MEANING =
  /\b(?:meaning|means?|meant|matlab|arth|define|definition|vocab|what is|what does)\b|अर्थ|मतलब/iu;

/** Whether a word of the same or of the opposite meaning is asked for. */
export const asksForWord = (text: string): boolean => ANTONYM.test(text) || SYNONYM.test(text);

/** Words that say what is asked about a word. */
const TASKS = new Set(
  'antonym antonyms opposite opposites vilom viloom ulta synonym synonyms sinonym synonim similar same another other meaning meanings means mean word words paryayvachi paryay samanarthi samanarthak vocabulary vocab english rc passage todays today came closest nearest most exact appropriate choose find sentence use using write correct शब्द विलोम विपरीत पर्यायवाची समानार्थी समानार्थक अर्थ मतलब उल्टा उलटा अंग्रेजी अंग्रेज़ी'.split(
    ' ',
  ),
);

interface Words {
  readonly oneWords: readonly OneWord[];
  readonly byWord: ReadonlyMap<string, Word>;
}

const known = new WeakMap<Source, Promise<Words>>();

function wordsOf(glossary: Source): Promise<Words> {
  const built =
    known.get(glossary) ??
    glossary().then(({ words = [], statements = [] }) => ({
      byWord: reversed(words),
      oneWords: oneWordsIn(statements),
    }));
  known.set(glossary, built);
  return built;
}

/** By each word; a word that is only a synonym has that entry's words. */
function reversed(words: readonly Word[]): Map<string, Word> {
  const byWord = new Map(words.map((entry) => [entry.word.toLowerCase().normalize('NFC'), entry] as const));
  for (const { word, meaning, synonyms, antonyms } of words)
    for (const synonym of synonyms) {
      const own = synonym.toLowerCase().normalize('NFC');
      if (byWord.has(own) || own.includes(' ')) continue;
      const others = [word, ...synonyms.filter((each) => each !== synonym)];
      byWord.set(own, { word: synonym, meaning, synonyms: others, antonyms });
    }
  return byWord;
}

/** AS75, AS110: sentences to be rewritten or corrected, and forms of words: what names its own task. */
export const sentenceAnswerer: Answerer = {
  name: 'sentences',
  answer: ({ text }) => rewrittenIn(text) ?? formOf(text) ?? usedIn(text),
};

/** GL12, AS75: synonyms, antonyms and meanings of words. */
export const englishAnswerer = (glossary: Source): Answerer => ({
  name: 'English',
  words: async () => [...(await wordsOf(glossary)).byWord.keys(), ...TASKS],
  answer: async ({ text }) => {
    const substituted = oneWordFor((await wordsOf(glossary)).oneWords, text);
    if (substituted !== null)
      return { kind: 'answer', ...entryAnswer([substituted], isHindi(text)), confidence: 1 };
    const asksOpposite = ANTONYM.test(text);
    const asksSame = SYNONYM.test(text);
    if (!asksOpposite && !asksSame && !MEANING.test(text)) return null;
    const { byWord } = await wordsOf(glossary);
    const rest = plainWords(text).filter((word) => !TASKS.has(word));
    const named = rest.filter((word) => !ASKING_WORDS.has(word) && byWord.has(word.normalize('NFC')));
    const [word] = named.length > 0 ? named : rest.filter((each) => byWord.has(each) && each.length > 3);
    const others = rest.filter((each) => !ASKING_WORDS.has(each) && each !== word);
    const isClear = asksOpposite || asksSame ? others.length <= 2 : others.length === 0;
    const entry = word === undefined ? undefined : byWord.get(word.normalize('NFC'));
    if (entry === undefined || named.length > 1 || !isClear) return null;
    if (asksOpposite && entry.antonyms.length === 0) return null;
    return told(entry, { asksOpposite, asksSame, inHindi: isHindi(text) });
  },
});

function told(
  { word, meaning, synonyms, antonyms }: Word,
  {
    asksOpposite,
    asksSame,
    inHindi,
  }: { readonly asksOpposite: boolean; readonly asksSame: boolean; readonly inHindi: boolean },
): Answer {
  const [same, opposite, means] = inHindi
    ? ['समानार्थी', 'विलोम', 'अर्थ']
    : ['Synonyms', 'Antonyms', 'Meaning'];
  const lines = [
    ...(asksOpposite ? [`${opposite}: **${antonyms.join(', ')}**`] : []),
    ...(asksSame ? [`${same}: **${synonyms.join(', ')}**`] : []),
    ...(meaning === '' ? [] : [`${means}: ${meaning}`]),
    ...(asksSame ? [] : [`${same}: ${synonyms.join(', ')}`]),
    ...(asksOpposite || antonyms.length === 0 ? [] : [`${opposite}: ${antonyms.join(', ')}`]),
  ];
  return answerOf(word, lines.map((line) => `- ${line}`).join('\n'), 'Concise Oxford Thesaurus');
}

const answerOf = (name: string, text: string, source: string): Answer => ({
  kind: 'answer',
  text: section(name, text),
  sources: [{ type: 'glossary', name, text: source }],
  confidence: 1,
});

/** AS110 */
function usedIn(text: string): Answer | null {
  const usage = usageIn(text);
  return (
    usage &&
    answerOf(
      usage.name,
      [usage.text, usage.reason].filter(Boolean).join('\n\n'),
      'Wren & Martin, High School English Grammar',
    )
  );
}

const TO_PASSIVE = /\bpassive\b|\bchange (?:the )?voice\b|\bvoice (?:change|badlo)|कर्मवाच्य/iu;
const TO_ACTIVE = /\b(?:to|into|in) (?:the )?active\b|\bactive (?:voice )?(?:me|mein|of|form|:)/i;
const TO_INDIRECT = /\bindirect\b|\breported speech\b|\bnarration\b|\breported\b/i;
/** Words of the task before the sentence, and after it. */
const TASK = String.raw`(?:please|pls|plz|can you|how to|kindly|convert|change|turn|transform|make|rewrite|put|write|give|say|tell|what is|find|the|this|following|sentence|statement|it|direct|speech|in|into|to|of|for|from|form|a|an|passive|active|voice|indirect|reported|narration|me|mein|ko|ka|ki|kya|hoga|karo|kro|kare|kijiye|badlo|badle|badliye|badal|likho|banao|batao|do|ise|isko|and)`;
const BEFORE = new RegExp(String.raw`^(?:${TASK}(?![A-Za-z'’])[\s:,.\-–]*)+`, 'i');
const AFTER = new RegExp(String.raw`(?:[\s:,.\-–(?]+(?<![A-Za-z])${TASK}(?![A-Za-z'’]))+[\s:,.)?!]*$`, 'i');

/** The sentences that the text may mean, without the words of the task. */
function sentencesOf(text: string): string[] {
  const after = /(?:[:\n]|\s[-–]\s)\s*(\S.*)$/s.exec(text)?.[1] ?? '';
  const capital = /^.{4,60}?\s(["'“]?[A-Z].*)$/s.exec(text)?.[1] ?? '';
  const quoted = /["“']([^"”]{6,})["”']/.exec(text)?.[1] ?? '';
  const candidates = [
    after,
    capital,
    text.replace(BEFORE, ''),
    text.replace(AFTER, ''),
    text.replace(BEFORE, '').replace(AFTER, ''),
    quoted,
  ];
  return [...new Set(candidates.map((each) => bare(each.trim())))].filter(
    (each) => each.split(/\s+/).length >= FEWEST_IN_SENTENCE && each.length < LONGEST_SENTENCE,
  );
}
const FEWEST_IN_SENTENCE = 2;
const LONGEST_SENTENCE = 200;
const LONGEST_TEXT = 400;

/** Without the quotes around all of it. */
const bare = (text: string): string =>
  /^["'“][^"'”]*["'”]?[.?]?$/.test(text) ? text.replace(/["“”]|^'|'$/g, '').trim() : text;

/** A sentence that is to be put in the passive or the active voice, or in indirect speech. */
function rewrittenIn(text: string): Answer | null {
  if (text.length > LONGEST_TEXT) return null;
  const [isPassive, isIndirect] = [TO_PASSIVE.test(text), TO_INDIRECT.test(text)];
  const isActive = !isIndirect && TO_ACTIVE.test(text);
  if (
    (isPassive || isActive) === isIndirect ||
    /\bdirect speech of|\b(?:to|into) direct\b|difference|\brules? (?:of|for|to)\b|\bwhat are the rules?\b|\bwhat is (?:the )?(?:passive|active|indirect|reported|narration|voice)\b(?! (?:voice |speech |form )?of\b)|\bexamples?\b/i.test(
      text,
    )
  )
    return null;
  const [name, read] = isIndirect
    ? (['Indirect speech', indirectOf] as const)
    : isActive
      ? (['Active voice', activeOf] as const)
      : (['Passive voice', passiveOf] as const);
  for (const sentence of sentencesOf(text)) {
    if (sentence === text) continue;
    const found =
      read(sentence) ??
      (name === 'Passive voice' && /change (?:the )?voice|voice change/i.test(text)
        ? activeOf(sentence)
        : null);
    if (found !== null) return answerOf(name, `**${found}**`, 'Wren & Martin, High School English Grammar');
  }
  return null;
}

const FORM =
  /\b(past participle|third form|3rd form|v3|second form|2nd form|past tense|past form|v2|plural(?: form)?)\b\s*(?:of|form of|form|for)?\s*(?:the\s+)?(?:verb|word|noun)?\s*["'“‘]?([a-z]+)["'”’]?\s*(?:\([^)]{0,30}\))?\s*\??$|^\s*["'“]?([a-z]+)["'”]?\s+(?:ka|ki)\s+(past participle|third form|3rd form|v3|second form|2nd form|past tense|past form|v2|plural)\b/i;

const PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  man: 'men',
  woman: 'women',
  ox: 'oxen',
  tooth: 'teeth',
  foot: 'feet',
  goose: 'geese',
  mouse: 'mice',
  louse: 'lice',
  person: 'people',
  crisis: 'crises',
  analysis: 'analyses',
  thesis: 'theses',
  basis: 'bases',
  oasis: 'oases',
  axis: 'axes',
  hypothesis: 'hypotheses',
  phenomenon: 'phenomena',
  criterion: 'criteria',
  datum: 'data',
  medium: 'media',
  bacterium: 'bacteria',
  stratum: 'strata',
  curriculum: 'curricula',
  memorandum: 'memoranda',
  radius: 'radii',
  nucleus: 'nuclei',
  fungus: 'fungi',
  cactus: 'cacti',
  stimulus: 'stimuli',
  alumnus: 'alumni',
  syllabus: 'syllabi (syllabuses)',
  focus: 'foci (focuses)',
  formula: 'formulae (formulas)',
  index: 'indices (indexes)',
  appendix: 'appendices',
  matrix: 'matrices',
  vertex: 'vertices',
  leaf: 'leaves',
  knife: 'knives',
  wife: 'wives',
  life: 'lives',
  wolf: 'wolves',
  thief: 'thieves',
  half: 'halves',
  calf: 'calves',
  loaf: 'loaves',
  shelf: 'shelves',
  self: 'selves',
  roof: 'roofs',
  chief: 'chiefs',
  proof: 'proofs',
  belief: 'beliefs',
  sheep: 'sheep',
  deer: 'deer',
  fish: 'fish',
  series: 'series',
  species: 'species',
  aircraft: 'aircraft',
  furniture: 'furniture (no plural)',
  information: 'information (no plural)',
  passerby: 'passers-by',
  photo: 'photos',
  piano: 'pianos',
  mango: 'mangoes',
  hero: 'heroes',
  potato: 'potatoes',
  tomato: 'tomatoes',
};

/** The plural of a noun, the past of a verb. */
function formOf(text: string): Answer | null {
  const match = FORM.exec(text.trim().toLowerCase());
  const [kind, word] = [match?.[1] ?? match?.[4], match?.[2] ?? match?.[3]];
  if (kind === undefined || word === undefined || word.length < 2) return null;
  if (ASKING_WORDS.has(word) && !isVerbBase(word)) return null;
  if (kind.startsWith('plural')) {
    const plural = PLURALS[word] ?? regularPlural(word);
    return answerOf(`Plural of ${word}`, `**${plural}**`, 'Wren & Martin, High School English Grammar');
  }
  const isThird = /participle|third|3rd|v3/.test(kind);
  return answerOf(
    isThird ? `Past participle of ${word}` : `Past tense of ${word}`,
    `**${isThird ? participleOf(word) : pastOf(word)}** (${word}, ${pastOf(word)}, ${participleOf(word)})`,
    'Wren & Martin, High School English Grammar',
  );
}

const regularPlural = (noun: string): string =>
  /(?:s|x|z|ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`;
