import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { hindiIdioms, hindiJoins, hindiOneWords, hindiWords, idioms, oneWords } from './phrases.ts';
import { vocabulary } from './vocabulary.ts';

/** A word with words of the same and of the opposite meaning, in English or in Hindi. */
export interface WordEntry {
  readonly word: string;
  /** Empty for words of Hindi. */
  readonly meaning: string;
  readonly synonyms: readonly string[];
  readonly antonyms: readonly string[];
}

const linesOf = (text: string): string[] => text.trim().split('\n');
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** GL12: words of competitive exams with synonyms and antonyms. */
export const words: readonly WordEntry[] = [
  ...linesOf(vocabulary).map((line) => {
    const [word = '', meaning = '', synonyms = '', antonyms = ''] = line.split('|');
    return { word, meaning, synonyms: listOf(synonyms), antonyms: listOf(antonyms) };
  }),
  ...linesOf(hindiWords).map((line) => {
    const [word = '', rest = ''] = line.split(':');
    const [synonyms = '', antonyms = ''] = rest.split(';');
    return { word: word.trim(), meaning: '', synonyms: listOf(synonyms), antonyms: listOf(antonyms) };
  }),
];

const ENGLISH = {
  subject: 'English Comprehension',
  kind: 'fact',
  source: 'Concise Oxford English Dictionary',
} as const;

/** GL12: words for a phrase, and idioms, as statements. */
export const phraseStatements: readonly GlossaryEntry[] = [
  ...linesOf(oneWords).map((line, place) =>
    statementOf(line, {
      id: `english-one-word-${place + 1}`,
      topic: 'One-Word Substitution',
      asked: 'one word substitution himself oneself person someone who a called give single',
    }),
  ),
  ...linesOf(idioms).map((line, place) =>
    statementOf(line, {
      id: `english-idiom-${place + 1}`,
      topic: 'Idioms',
      asked: 'idiom phrase proverb expression sentence use muhavara',
    }),
  ),
  ...linesOf(hindiOneWords).map((line, place) =>
    statementOf(line, {
      id: `hindi-one-word-${place + 1}`,
      topic: 'One-Word Substitution',
      asked: 'एक शब्द वाक्यांश अनेक शब्दों के लिए',
    }),
  ),
  ...linesOf(hindiJoins).map((line, place) =>
    statementOf(line, {
      id: `hindi-join-${place + 1}`,
      topic: 'One-Word Substitution',
      asked: 'संधि विच्छेद संधि-विच्छेद sandhi vichchhed',
    }),
  ),
  ...linesOf(hindiIdioms).map((line, place) =>
    statementOf(line, {
      id: `hindi-idiom-${place + 1}`,
      topic: 'Idioms',
      asked: 'मुहावरा मुहावरे लोकोक्ति वाक्य प्रयोग',
    }),
  ),
];

function statementOf(
  line: string,
  { id, topic, asked }: { readonly id: string; readonly topic: string; readonly asked: string },
): GlossaryEntry {
  const [name = '', meaning = ''] = line.split(': ');
  return { ...ENGLISH, id, topics: [topic], term: name, aliases: [asked], text: `**${name}**: ${meaning}.` };
}
