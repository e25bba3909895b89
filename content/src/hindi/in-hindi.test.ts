import { describe, expect, it, test } from 'vitest';
import { makeQuestion, templates, type MadeQuestion } from '../templates/index.ts';
import { sentencesOf, type Phrasebook } from './frames.ts';
import { inHindi } from './in-hindi.ts';

const BOOK: Phrasebook = {
  'A car covers the first half of a straight road at {1} and the second half at {2}.':
    'एक कार सीधी सड़क का पहला आधा भाग {1} की चाल से और दूसरा आधा भाग {2} की चाल से तय करती है।',
  'Its average speed over the whole road is': 'पूरी सड़क पर उसकी औसत चाल है',
  '(to three significant figures)': '(तीन सार्थक अंकों तक)',
  'Let each half be {1}.': 'मान लीजिए प्रत्येक आधा भाग {1} है।',
  'Then {1}.': 'तब {1}।',
  'The arithmetic mean of the speeds would hold for equal times, not for equal distances.':
    'चालों का समांतर माध्य समान समयों के लिए होता, समान दूरियों के लिए नहीं।',
};

function road(): MadeQuestion {
  const template = templates.find(({ name }) => name === 'physics/two-halves-of-a-road');
  if (template === undefined) throw new Error('The template is gone');
  return makeQuestion(template, 'a seed');
}

const mathsIn = (text: string) => text.match(/\$[^$]*\$/g) ?? [];

const without = (sentence: string): Phrasebook =>
  Object.fromEntries(Object.entries(BOOK).filter(([english]) => !english.startsWith(sentence)));

describe('[CT16] a question of a template in Hindi', () => {
  it('[CT16] has the same formulas in every sentence, and the same options in the same order', () => {
    const made = road();
    const words = inHindi(made, BOOK);
    expect(words?.text).toContain('एक कार सीधी सड़क का');
    expect(mathsIn(words?.text ?? '')).toEqual(mathsIn(made.text));
    expect(mathsIn(made.text)).toHaveLength(2);
    expect(words?.options).toEqual(made.options.map(({ text }) => text));
    expect(words?.explanation).toMatch(/^मान लीजिए .* तब .* नहीं।$/);
    expect(mathsIn(words?.explanation ?? '')).toEqual(mathsIn(made.explanation));
  });

  test.each(['A car', 'Its average', 'Then'])(
    '[CT16] is none while one sentence is missing: %s',
    (sentence) => {
      expect(inHindi(road(), BOOK)).not.toBeNull();
      expect(inHindi(road(), without(sentence))).toBeNull();
    },
  );

  it('[CT16] is none while an option is missing', () => {
    const made = { ...road(), options: [{ text: 'half as far', isRight: true }] };
    expect(inHindi(made, BOOK)).toBeNull();
    expect(inHindi(made, { ...BOOK, 'half as far': 'आधी दूर' })?.options).toEqual(['आधी दूर']);
  });

  it('[CT16] has a heading, its sentence and each line where they are in English', () => {
    const made = {
      text: 'Why?',
      options: [],
      explanation: '**Correct:** It is 5.\n\n**Not correct:** It is $x$.',
    };
    const book = {
      'Why?': 'क्यों?',
      '**Correct:**': '**सही:**',
      '**Not correct:**': '**गलत:**',
      'It is {1}.': 'यह {1} है।',
    };
    expect(inHindi(made, book)?.explanation).toBe('**सही:** यह 5 है।\n\n**गलत:** यह $x$ है।');
  });
});

test('[CT16] a number within a name is no open place, and a sentence may put its numbers in another order', () => {
  expect(sentencesOf('Of 3 mol of 2-methylpropane by SN2, 0.5 is left.')).toEqual([
    { frame: 'Of {1} mol of 2-methylpropane by SN2, {2} is left.', drawn: ['3', '0.5'] },
  ]);
  const made = { text: 'From 3 to 5', options: [], explanation: '$x$' };
  expect(inHindi(made, { 'From {1} to {2}': '{2} तक, {1} से' })?.text).toBe('5 तक, 3 से');
});
