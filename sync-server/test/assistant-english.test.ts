import { loadGlossary } from '@exam/content';
import { describe, expect, test } from 'vitest';
import { englishAnswerer, sentenceAnswerer } from '../src/features/assistant/answerers/english.ts';
import { oneWordFor, oneWordsIn } from '../src/features/assistant/english/one-word.ts';

const answerer = englishAnswerer(loadGlossary);
const asked = async (text: string): Promise<string> => {
  for (const { answer } of [sentenceAnswerer, answerer]) {
    const found = await answer({ userId: 'u', text, reading: 'typed', conversation: [] });
    if (found?.kind === 'answer') return found.text;
  }
  return 'nothing';
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
    ['indirect speech me badlo: He said, "I am busy."', 'He said that he was busy.'],
    ['He said to me, "Where are you going?" change the narration', 'He asked me where I was going.'],
    ['reported speech: Mohan said to Ram, "Did you go to school?"', 'if he had gone to school.'],
    ['indirect: She said to him, "Please help me."', 'She requested him to help her.'],
    ['He said to me, "Open the door." convert to indirect', 'to open the door'],
    ['indirect speech: The teacher said to the boys, "Do not make a noise."', 'not to make a noise'],
    ['Ram said, "I went to Delhi yesterday." indirect', 'he had gone to Delhi the previous day.'],
    ['narration: The boys said, "Hurrah! We have won the match."', 'exclaimed with joy that they had won'],
    ['indirect: The teacher said, "The earth moves round the sun."', 'that the earth moves round the sun.'],
    ['passive: He does not eat meat.', 'Meat is not eaten by him.'],
    ['change voice: Did he break the window?', 'Was the window broken by him?'],
    ['change into passive: Who wrote this book?', 'By whom was this book written?'],
    ['passive voice of Open the door', 'Let the door be opened.'],
    ['passive: He gave me a book', 'I was given a book by him.'],
    ['change to passive - The committee will announce the result tomorrow.', 'The result will be announced'],
    ['change into active voice: The letter was written by Ram.', 'Ram wrote the letter.'],
    ['plural of crisis', 'crises'],
    ['past participle of write', 'written'],
  ])('%s', async (question, holds) => {
    expect(await asked(question)).toContain(holds);
  });

  test.each([
    'antonym of table',
    'meaning of life',
    'change to passive voice: He went to school.',
    'change to indirect speech: Pat said, "I like my tea."',
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
