import { expect, test } from 'vitest';
import { withoutChat } from './without-chat.ts';

test.each([
  ['explain markovnikov rule quickly i have chem test tomorrow', 'explain markovnikov rule'],
  ['what is osmosis explain in simple words no long answer', 'what is osmosis'],
  ['define osmosis in a single line for 1 mark', 'define osmosis'],
  ['mitosis and meiosis i always mix up', 'mitosis and meiosis'],
  ['मुद्रास्फीति किसे कहते हैं सरल भाषा में', 'मुद्रास्फीति किसे कहते हैं'],
  ['what is inertia', null],
  ['how many marks for section a', null],
])('[AS112] %s', (asked, plain) => {
  expect(withoutChat(asked)).toBe(plain);
});
