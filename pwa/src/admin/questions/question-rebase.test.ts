import { expect, test } from 'vitest';
import { rebased } from './question-rebase.ts';

const before = {
  text: 'Which on is it?',
  explanation: '',
  difficulty: 5,
  isInHindi: false,
  options: [{ text: 'Weight' }],
};
const now = {
  text: 'Which one is it?',
  explanation: 'Theirs',
  difficulty: 5,
  isInHindi: true,
  options: [{ text: 'Weight' }, { text: 'Mass' }],
};
const names = Object.keys(before);

test('[BK20] what was left alone is as it is now, what was written stays, and what both changed is marked', () => {
  const mine = { ...before, explanation: 'Mine', difficulty: 7, options: [{ text: 'Force' }] };
  expect(rebased(names, before, now, mine)).toEqual({
    theirs: { text: 'Which one is it?', isInHindi: true },
    conflicts: { explanation: 'Now: Theirs', options: 'Now: A  Weight\nB  Mass' },
  });
});

test('[BK20] what both changed to the same is no conflict, and an empty or long value is named', () => {
  const both = { ...before, text: 'Which one is it?' };
  expect(rebased(['text'], before, now, both).conflicts).toEqual({});
  const written = { ...before, text: 'Mine' };
  expect(rebased(['text'], before, { ...now, text: '' }, written).conflicts).toEqual({
    text: 'This is empty now.',
  });
  expect(rebased(['text'], before, { ...now, text: 'x'.repeat(300) }, written).conflicts).toEqual({
    text: `Now: ${'x'.repeat(200)}…`,
  });
});
