import { loadGlossary } from '@exam/content';
import { describe, expect, test } from 'vitest';
import { knowledgeAnswerer } from '../src/features/assistant/answerers/knowledge/index.ts';

const answerer = knowledgeAnswerer(loadGlossary);
const asked = async (text: string): Promise<string> => {
  const found = await answerer.answer({ userId: 'u', text, reading: 'typed', conversation: [] });
  return found?.kind === 'answer' ? found.text : 'nothing';
};

describe('[AS74] a statement that has all of a question', () => {
  test.each([
    ['which governor general banned sati', 'Bentinck'],
    ['DPSP are borrowed from whose constitution', 'Ireland'],
    ['GST came into force in India on what date', '1 July 2017'],
    ['president banne ke liye kam se kam umar kitni chahiye', '35'],
    ['1857 की क्रांति की शुरुआत कहाँ से हुई', 'मेरठ'],
    ['scurvy is due to lack of which vitamin', 'vitamin C'],
    ['stack and queue - how are they different', 'LIFO'],
    ['strait separating India & Sri Lanka', 'Palk'],
    ['Which is the highest peak of South India?', 'Anamudi'],
    ['who administers the oath of the president', 'Chief Justice'],
    ['which article is about cow slaughter', '48'],
    ['who wrote harry potter', 'Rowling'],
    ['भाखड़ा नांगल बाँध किस नदी पर बना है', 'सतलुज'],
    ['lok sabha me max kitne member ho skte hai', '550'],
    ['चाल और वेग में अंतर स्पष्ट करें', 'अदिश'],
  ])('%s', async (question, holds) => {
    expect(await asked(question)).toContain(holds);
  });

  test.each([
    'who is the current chief justice of india',
    'who won the match yesterday',
    'capital of Mars',
    'who wrote the blue umbrella of the moon',
    'who is the father of my friend',
    'when was the palk strait discovered',
    'why did Lord Cornwallis resign',
    'which article is about playing cricket',
    'how many members does my club have',
  ])('not of %s', async (question) => {
    expect(await asked(question)).toBe('nothing');
  });
});
