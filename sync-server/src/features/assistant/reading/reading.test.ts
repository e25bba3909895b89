import { describe, expect, test } from 'vitest';
import type { Answerer } from '../answerers/answerer.ts';
import { calculationAnswerer } from '../answerers/calculation.ts';
import { answerFrom } from '../answerers/answer-from.ts';
import { Reader } from './readings.ts';
import { distanceOf, Spelling } from './spelling.ts';

describe('[AS45] a misspelled word', () => {
  const spelling = new Spelling([
    'square',
    'share',
    'velocity',
    'photosynthesis',
    'average',
    'compound',
    'lens',
  ]);
  test.each([
    ['sqare', 'square'],
    ['velosity', 'velocity'],
    ['photosynthsis', 'photosynthesis'],
    ['compuond', 'compound'],
    ['WHT', 'what'],
    ['percnt', 'percent'],
    ['fotosynthesis', 'photosynthesis'],
    ['lenz', 'lens'],
  ])('%s is read as %s', (typed, meant) => {
    expect(spelling.corrected(`find ${typed} 12`)).toBe(`find ${meant} 12`);
  });

  test.each(['len', 'lenz', 'zebra', 'shore', 'square', '12345', 'वर्ग'])('%s is left as it is', (typed) => {
    expect(new Spelling(['square', 'share', 'shire', 'len']).corrected(typed)).toBeNull();
  });

  test.each([
    ['hw 2 c my rslt', 'how to see my result'],
    ['newton ka 3rd low', 'newton ka 3rd law'],
    ['hw mny bones r der', 'how many bones are there'],
    ['newtons thrd low of moton', 'newton third law of motion'],
    ['newton 2nd lw', 'newton 2nd law'],
    ['frst primministr of indya', 'first primeminister of india'],
  ])('messages in short: %s', (typed, meant) => {
    expect(new Spelling(['newton', 'bones']).corrected(typed)).toBe(meant);
  });

  test('a name is no misspelled word that asks', () => {
    const spelling = new Spelling(['rakh', 'kahan', 'rajasthan']);
    expect(spelling.corrected('how old is Shah Rukh Khan')).toBeNull();
    expect(spelling.corrected('capital of Rajasthn')).toBe('capital of rajasthan');
    expect(spelling.corrected('token khan hai')).toBe('token kahan hai');
  });

  test('letters of an equation are not words', () => {
    expect(new Spelling(['are']).corrected('if r = 2 and y = 3 find r')).toBeNull();
  });

  test('is measured by edits, a swap counting once', () => {
    expect(distanceOf('compuond', 'compound', 2)).toBe(1);
    expect(distanceOf('kitten', 'sitting', 2)).toBeNull();
    expect(distanceOf('same', 'same', 1)).toBe(0);
  });
});

/** Knows two capitals, and one name under the letter that was meant. */
const capitals: Answerer = {
  name: 'capitals',
  words: () => ['capital', 'rajasthan', 'nagaland'],
  answer: ({ text }) => {
    const name = /^capital of (rajasthan|nagaland)\??$/i.exec(text.trim())?.[1]?.toLowerCase();
    const city = { rajasthan: 'Jaipur', nagaland: 'Kohima' }[name ?? ''];
    if (city === undefined) return null;
    const source = { type: 'glossary' as const, name: 'Capitals', text: city };
    return { kind: 'answer', text: city, sources: [source], confidence: 1 };
  },
};

const answerers = [calculationAnswerer, capitals];
const asking = { answerers, reader: new Reader(answerers) };

async function last(turns: readonly string[], isRefused = false): Promise<string> {
  const conversation = turns.slice(0, -1).flatMap((text) => [
    { role: 'student' as const, text },
    { role: 'assistant' as const, text: 'An answer.' },
  ]);
  const question = { userId: 'asha', text: turns.at(-1) ?? '', conversation };
  const { text, sources } = await answerFrom(asking, question, () => Promise.resolve(isRefused));
  return sources.length === 0 ? 'nothing' : text;
}

/** As `last`, with the answers that the assistant really gives. */
async function lastOf(turns: readonly string[]): Promise<string> {
  const conversation: { role: 'student' | 'assistant'; text: string }[] = [];
  let text = '';
  for (const turn of turns) {
    const question = { userId: 'asha', text: turn, conversation: [...conversation] };
    const found = await answerFrom(asking, question, () => Promise.resolve(false));
    text = found.sources.length === 0 ? 'nothing' : found.text;
    conversation.push({ role: 'student', text: turn }, { role: 'assistant', text: found.text });
  }
  return text;
}

describe('[AS91] a follow-up goes on with the last result', () => {
  test.each([
    ['in another unit', ['car 150 km 2.5 ghante me gayi, speed?', 'm/s me batao'], '16.66'],
    ['with something added', ['450 ka 30% kitna', 'isme 65 jod do'], '200'],
    ['with a share of it', ['450 ka 30% kitna', 'isme 65 jod do', 'ab iska 20 percent nikalo'], '40'],
    ['with its unknowns', ['solve 2x+3y=12 and x-y=1', 'now whats x^2+y^2'], '13'],
    ['with both roots', ['roots of x^2 - 7x + 12 = 0', 'sum of squares of these two'], '25'],
    ['with a longer list', ['median of 12, 7, 19, 25, 16', 'add 40 to the list, now?'], '17.5'],
    ['with another thing of the list', ['mean of 4, 8, 12', 'add 16 also', 'what is the median now'], '10'],
    ['with another base', ['convert 45 to binary', 'now to hex'], '2D'],
    ['with the same numbers', ['HCF of 84 and 126', 'lcm?'], '252'],
    ['with a quantity doubled', ['area of a circle of radius 7 cm', 'and if the radius is doubled?'], '196'],
    [
      'with the number of the same name',
      ['2 men do a job in 6 days, how long do 1 men take?', 'and 3 men?'],
      '4',
    ],
    ['with its roots', ['factorise x^2-7x+12', 'so what are the roots'], 'x = 3'],
    ['in two messages', ['my average in 3 tests is 85', 'what do i need in the 4th to make it 88'], '97'],
  ])('%s', async (_what, turns, holds) => {
    expect(await lastOf(turns)).toContain(holds);
  });

  test.each([
    [['450 ka 30% kitna', 'in kelvin']],
    [['solve 2x+3y=12 and x-y=1', 'now whats z^2']],
    [['capital of Rajasthan', 'isme 65 jod do']],
  ])('or has no answer: %j', async (turns) => {
    expect(await lastOf(turns)).toBe('nothing');
  });

  test('[AS92] the answer before answers no other question, even if the same is asked again', async () => {
    expect(await lastOf(['capital of Rajasthan', 'and if it moves? capital of Rajasthan'])).toBe('nothing');
    expect(await lastOf(['capital of Rajasthan', 'explain again, simply'])).toBe('nothing');
  });
});

describe('[AS45] a follow-up', () => {
  test.each([
    ['the years', ['simple interest on 4000 at 5% for 2 years', 'and for 5 years?'], '= 1000'],
    ['the rate', ['simple interest on 4000 at 5% for 2 years', 'what if rate is 8%'], '= 640'],
    ['the kind of interest', ['simple interest on 5000 at 8% for 2 years', 'now compound'], '832'],
    [
      'how often',
      ['compound interest on Rs 8000 at 5% per annum for 2 years', 'what if it is half yearly'],
      '830.5',
    ],
    ['what is asked', ['area of a circle of radius 7 cm', 'and circumference?'], String.raw`14\pi`],
    ['the list', ['average of 4, 8, 12', 'and of 4, 8, 12, 16'], '= 10'],
    ['the rate, named by it', ['compound interest on 10000 for 2 years at 10%', 'and if it is 12%'], '2544'],
    ['the ratio', ['divide 240 in the ratio 3:5', 'if the ratio is 7:5'], '140'],
    ['how many', ['sum of first 10 terms of 5, 8, 11', '20 terms?'], '670'],
    [
      'the second of two',
      [
        'one pipe fills a tank in 20 hours, the second in 30 hours, together?',
        'and if the second takes 80 hours',
      ],
      '16',
    ],
    [
      'the first of two',
      ['a pipe fills a tank in 20 hours, the second in 30 hours, together?', 'if the first takes 60 hours'],
      '20',
    ],
    ['the order', ['derivative of sin x', 'and the second derivative of it?'], String.raw`-\sin`],
    ['the thing', ['capital of Rajasthan?', 'Nagaland?'], 'Kohima'],
    ['the thing, in Hindi', ['capital of Rajasthan', 'aur Nagaland?'], 'Kohima'],
    ['a misspelled thing', ['captal of Rajasthn', 'and Nagalnd'], 'Kohima'],
  ])('changes %s of the question before', async (_what, turns, holds) => {
    expect(await last(turns)).toContain(holds);
  });

  test.each([
    ['a new sum', ['simple interest on 4000 at 5% for 2 years', 'What is 15% of 240?'], '= 36'],
    ['a question with a name of its own', ['What is 15% of 240?', 'capital of Nagaland'], 'Kohima'],
  ])('is not what is a question by itself: %s', async (_what, turns, holds) => {
    expect(await last(turns)).toContain(holds);
  });

  test.each([
    [['What is 15% of 240?', 'why?']],
    [['capital of Rajasthan', 'and its king in 1950?']],
    [['average of 4, 8, 12', 'and of the boys?']],
    [['average of 4, 8, 12', 'what if the second number is 40']],
    [['capital of Rajasthan', 'if the ratio is 7:5']],
  ])('that is not understood has no answer: %j', async (turns) => {
    expect(await last(turns)).toBe('nothing');
  });

  test('[AS40] is not completed to a question held back', async () => {
    expect(await last(['capital of Rajasthan?', 'Nagaland?'], true)).toBe('nothing');
  });
});

test('[AS91] what goes on with a sum is rather a sum than a text near its words', async () => {
  const source = { type: 'glossary' as const, name: 'Derivative', text: 'The limit of a ratio.' };
  const near: Answerer = {
    name: 'knowledge',
    answer: ({ text }) =>
      /second derivative/.test(text)
        ? { kind: 'answer', text: source.text, sources: [source], confidence: 1 }
        : null,
  };
  const own = [near, calculationAnswerer];
  const conversation = [
    { role: 'student' as const, text: 'derivative of sin x' },
    { role: 'assistant' as const, text: String.raw`$\frac{d}{dx}\sin x = \cos x$` },
  ];
  const question = { userId: 'asha', text: 'and the second derivative?', conversation };
  const found = await answerFrom({ answerers: own, reader: new Reader(own) }, question, () =>
    Promise.resolve(false),
  );
  expect(found.text).toContain(String.raw`-\sin`);
});

test('[AS76] all that the first question needs is built before', async () => {
  const built: string[] = [];
  const reader = new Reader([
    {
      ...capitals,
      words: () => {
        built.push('words');
        return ['capital'];
      },
      prepare: () => Promise.resolve(built.push('index')),
    },
  ]);
  await reader.prepare();
  expect(built.slice(0, 2)).toEqual(['words', 'index']);
  const before = built.length;
  await reader.readingsOf({ userId: 'asha', text: 'capitel', conversation: [] });
  expect(built).toHaveLength(before);
});
