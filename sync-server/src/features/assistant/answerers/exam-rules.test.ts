import { describe, expect, test } from 'vitest';
import type { Finding } from './answerer.ts';
import { examRuleAnswerer } from './exam-rules.ts';

const asked = async (text: string): Promise<string> => {
  const found: Finding = await examRuleAnswerer.answer({
    userId: 'u',
    text,
    reading: 'typed',
    conversation: [],
  });
  return found?.kind === 'answer' ? found.text : '';
};

describe('[GL14] [AS153] the rules of an exam', () => {
  test.each([
    ['jee main total marks and is a calculator allowed in it', 'No calculator is allowed', '300 marks'],
    ['can i carry my own calculator to the gate exam hall', 'on-screen calculator'],
    ['is there a sectional timer in ssc cgl', '15 minutes'],
    ['can we switch between sections in cat', 'you cannot switch'],
    ['dilr me kitne question aate hai', '22 questions'],
    ['csat marks per question', '2.5 for a right answer'],
    ['legal reasoning questions in clat', 'Legal 28-32'],
    ['negative marking in JEE Main', '**JEE Main 2026**', '1 taken away for a wrong one'],
    ['is there negative marking in neet?', '**NEET UG 2026**', '1 taken away'],
    ['how many marks are deducted for a wrong answer in UPSC prelims', '2/3 taken away', 'Qualifying only'],
    ['Does EAMCET have negative marking?', 'There is no negative marking.', 'EAPCET'],
    ['is negative marking allowed in neet', 'There is negative marking'],
    ['how many questions in NEET', '180 questions for 720 marks', 'Biology: 90 questions'],
    ['How many questions are there in physics in NEET?', '45 questions in Physics', 'of 180 in all'],
    ['JEE Main total marks', 'The paper has 300 marks', '4 for a right answer'],
    ['duration of GATE exam', 'The time is 180 minutes', 'GATE Computer Science 2026'],
    [
      'sectional time limit in ssc cgl',
      'each section has its own time',
      'General Awareness: 25 questions in 15 minutes',
    ],
    ['is calculator allowed in cat', 'An on-screen calculator (basic)', 'CAT 2025'],
    ['can i use a calculator in jee mains', 'No calculator', 'JEE Main'],
    ['clat exam pattern', '120 questions for 120 marks', 'Legal Reasoning: 30 questions'],
    [
      'sections in IBPS PO mains',
      'Data Analysis and Interpretation: 35 questions in 45 minutes',
      'check the official notice',
    ],
    ['JEE Main me negative marking hai kya', '1 taken away', 'JEE Main'],
    ['neet me kitne questions hote hain', '180 questions', 'NEET'],
    ['नीट में कितने प्रश्न होते हैं', 'कुल 180 प्रश्न', 'NEET'],
    ['AP EAPCET engineering how many maths questions out of 160', '80 questions in Mathematics', 'of 160'],
    ['clat me maths ke kitne question', '12 questions in Quantitative Techniques', 'CLAT'],
    ['clat english section marks', 'English Language: 24 of the 120 marks', 'CLAT'],
    ['My senior says neet is 3 hr 20 min. what is the duration now?', 'The time is 180 minutes', 'NEET'],
    ['CLAT number of questions after the change from 150', '120', 'CLAT'],
    [
      'is there negative marking in numericals of jee main, confused because of old videos',
      'Yes',
      'JEE Main',
    ],
    ['what if i leave a question blank in jee main', 'left out gives 0', 'JEE Main'],
    ['एसएससी सीजीएल टियर 1 में कितना समय मिलता है', '60 मिनट', 'SSC CGL'],
    ['एसएससी की परीक्षा में कैलकुलेटर ले जा सकते हैं?', 'अनुमति नहीं', 'SSC CGL'],
    ['जेईई मेन में नेगेटिव मार्किंग है क्या', 'गलत उत्तर पर अंक कटते हैं', 'JEE Main'],
  ])('%s', async (question, ...holds) => {
    const answer = await asked(question);
    for (const each of holds) expect(answer).toContain(each);
  });

  test.each([
    'what is JEE Main',
    'sbi po mains number of questions',
    'is a phone allowed in NEET',
    'JEE Main cutoff for NIT Trichy',
    'what is the time complexity of merge sort',
    'best books for NEET',
    'when is GATE 2027',
    'how many questions have I answered',
    'marks needed in NEET for AIIMS Delhi',
    'my marks in the last JEE Main test',
    'I got 450 marks in neet',
    'how many people sit neet each year',
    'यूपीएससी मुख्य परीक्षा में कितने प्रश्न होते हैं',
    'cat and mouse race: how long until the cat catches it',
    'what is negative marking',
    'a gate is 5 m long',
  ])('are not told for: %s', async (question) => {
    expect(await asked(question)).toBe('');
  });
});
