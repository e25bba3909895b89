import { loadGlossary } from '@exam/content';
import { describe, expect, test } from 'vitest';
import { englishAnswerer } from '../src/features/assistant/answerers/english.ts';
import { oneWordFor, oneWordsIn } from '../src/features/assistant/english/one-word.ts';

const answerer = englishAnswerer(loadGlossary);
const asked = async (text: string): Promise<string> => {
  const found = await answerer.answer({ userId: 'u', text, reading: 'typed', conversation: [] });
  return found?.kind === 'answer' ? found.text : 'nothing';
};

describe('[AS75] words and sentences of English', () => {
  test.each([
    ['antonym of frugal', 'extravagant'],
    ['meaning of ubiquitous, came in todays RC passage', 'everywhere'],
    ['Choose the word opposite in meaning to VERBOSE', 'concise'],
    ['अग्नि का पर्यायवाची शब्द क्या है', 'अनल'],
    ['उदय का विलोम शब्द', 'अस्त'],
    ['change to passive voice: She wrote a letter.', 'A letter was written by her.'],
    [
      'change into passive voice: The teacher is checking the copies.',
      'The copies are being checked by the teacher.',
    ],
    ['They have completed the work - change into passive', 'The work has been completed by them.'],
    ['passive voice of "He will buy a car"', 'A car will be bought by him.'],
    ['Convert to indirect speech: He said, "I am tired."', 'He said that he was tired.'],
    [
      'Change to indirect speech. She said, "I will go tomorrow."',
      'She said that she would go the next day.',
    ],
    ['plural of crisis', 'crises'],
    ['past participle of write', 'written'],
  ])('%s', async (question, holds) => {
    expect(await asked(question)).toContain(holds);
  });

  test.each([
    'antonym of table',
    'meaning of life',
    'change to passive voice: He went to school.',
    'change to indirect speech: He said, "Where are you going?"',
    'what is passive voice',
    'convert this essay to french',
  ])('nothing of %s', async (question) => {
    expect(await asked(question)).toBe('nothing');
  });
});

describe('[AS111] one word for a phrase', () => {
  test.each([
    ['one word for a person who cannot read or write', 'Illiterate'],
    ['One word substitution: someone whose bad habits can never be corrected', 'Incorrigible'],
    ['democracy is govt by people right? then one word for government by the rich', 'Plutocracy'],
    ['What do you call someone who speaks two languages, one word', 'Bilingual'],
    ["'जिसका कोई शत्रु न जन्मा हो' के लिए एक शब्द", 'अजातशत्रु'],
    ['one word for a person who likes trains', null],
    ['explain gravity in one word', null],
  ])('%s', async (asked, word) => {
    const { statements } = await loadGlossary();
    expect(oneWordFor(oneWordsIn(statements), asked)?.term ?? null).toBe(word);
  });
});
