import { expect, test } from 'vitest';
import { loadContent } from '../../../bank/content.ts';
import { Reader } from '../reading/readings.ts';
import { answerFrom } from './answer-from.ts';
import { calculationAnswerer } from './calculation.ts';
import { glossaryAnswerer } from './glossary.ts';
import { knowledgeAnswerer } from './knowledge/index.ts';
import { lastAnswerAnswerer } from './last-answer.ts';

const { loadGlossary } = await loadContent();
const answerers = [
  lastAnswerAnswerer(loadGlossary),
  calculationAnswerer,
  glossaryAnswerer(loadGlossary),
  knowledgeAnswerer(loadGlossary),
];
const reader = new Reader(answerers);

async function lastOf(turns: readonly string[]): Promise<string> {
  const conversation: { role: 'student' | 'assistant'; text: string }[] = [];
  let text = '';
  for (const turn of turns) {
    const question = { userId: 'asha', text: turn, conversation: [...conversation] };
    const found = await answerFrom({ answerers, reader }, question, () => Promise.resolve(false));
    text = found.sources.length === 0 ? 'nothing' : found.text;
    conversation.push({ role: 'student', text: turn }, { role: 'assistant', text: found.text });
  }
  return text;
}

test.each([
  ['[AS130] its example', ['newton ka third law batao', 'rozmarra ka example do'], 'gun'],
  ['[AS130] its equation', ['photosynthesis kya hota hai', 'iski equation likho'], 'C_6H_{12}O_6'],
  ['[AS130] its text in Hindi', ['explain inertia', 'in hindi please'], 'जड़त्व'],
  ['[AS131] four times for a square', ['formula of kinetic energy', 'if speed becomes double?'], '4 times'],
  ['[AS131] twice for a root', ['simple pendulum formula', 'what if the length becomes 4 times'], '2 times'],
  ['[AS131] a fourth for an inverse square', ["coulomb's law", 'if the distance is doubled?'], '1/4'],
  ['[AS132] who gave it', ['ओम का नियम क्या है?', 'किसने दिया था?'], 'साइमन'],
  ['[AS132] after whom', ['SI unit of pressure', 'who was it named after'], 'Blaise'],
  ['[AS132] of a person', ['who wrote our national anthem', 'in which year did he get the nobel'], '1913'],
  [
    '[AS132] of the second',
    ['mitosis vs meiosis difference', 'how many cells are formed in the second one'],
    'four',
  ],
  ['[AS132] of another thing', ['who discovered the electron', 'then who gave us the neutron'], 'Chadwick'],
  ['[AS132] by another measure', ['largest state of India by area', 'by population?'], 'Uttar Pradesh'],
  [
    '[AS91] its speed',
    ['speed of a train is 72 km/h. convert to m/s', 'how far will it go in 30 seconds'],
    '600',
  ],
  [
    '[AS91] a quantity named by its unit',
    ['kinetic energy of a 2 kg ball moving at 5 m/s', 'what if the speed is doubled'],
    '100',
  ],
  [
    '[AS91] another quantity',
    ['A ball falls from 80 m, time to reach the ground? g=10', 'with what speed does it hit the ground'],
    '40',
  ],
  ['[AS91] another base', ['convert decimal 30 to binary', 'and in octal?'], '36'],
  ['[AS91] another substance', ['pH of 0.01 M HCl', 'what about 0.001 M NaOH?'], '11'],
  ['[AS91] a second derivative', ['derivative of x^5', 'second derivative'], '20 x^{3}'],
  ['[AS91] limits', ['integrate x^2', 'from 0 to 6'], '72'],
  ['[AS91] one more number', ['LCM of 12 and 18', 'lcm if I also include 40'], '360'],
  ['[AS91] an order', ['how many ways to choose 2 students out of 8', 'and if order matters?'], '56'],
  [
    '[AS91] its result',
    [
      'A sells a pen at 20% profit for Rs 60. find cost price',
      'if he sells it at 72 then what is the profit percent',
    ],
    '44',
  ],
  ['[AS132] of another thing of the same kind', ['what is a stack in data structures', 'and queue?'], 'FIFO'],
  ['[AS132] of another thing with the same end', ['minimum age for lok sabha', 'and for rajya sabha?'], '30'],
  ['[AS110] why a sentence was wrong', ['correct: He is ill since two days', 'why?'], 'period'],
  ['[AS132] who won', ['panipat ki pehli ladai kab hui', 'jeeta kaun tha'], 'Babur'],
])('the last answer is gone on with: %s', async (_what, turns, holds) => {
  expect(await lastOf(turns)).toContain(holds);
});

test.each([
  ['[AS132] of another subject', ['which salt forms from HCl + NaOH', 'what type of reaction is it']],
  ['[AS132] of another person', ['who was the first prime minister of india', 'who came after him']],
  ['[AS132] of a result', ['solve x^2+x+1=0', 'are the roots real? why']],
  ['[AS130] that is computed', ['doppler effect', 'ek real life example?']],
  ['[AS131] that is a sum', ['first law of thermodynamics', 'if the heat is doubled?']],
  ['[AS92] with the same text', ['explain photosynthesis', 'explain again simply']],
])('a follow-up is not answered from a text %s', async (_what, turns) => {
  expect(await lastOf(turns)).toBe('nothing');
});
