import { expect, test } from 'vitest';
import type { WholeQuestion } from '@exam/shared-schema/contract';
import { editValuesOf } from './question-edit-form.tsx';
import { conflicts, rebased } from './question-rebase.ts';

const base = {
  type: 'MCQ',
  subject: null,
  topic: null,
  text: 'Which on is it?',
  options: [{ _id: 'a', text: 'Weight' }],
  key: { type: 'MCQ', correct: ['a'] },
  translations: {},
  diagramUrl: null,
  diagramAlt: null,
  explanation: null,
  difficulty: 5,
  keywords: [],
  isHeld: true,
  state: 'active',
  version: null,
} as unknown as WholeQuestion;
const latest: WholeQuestion = { ...base, text: 'Which one is it?', explanation: 'Theirs', version: 'c2' };

test('[BK20] what was left alone is as it is now, what was written stays, and what both changed is told', () => {
  const mine = { ...editValuesOf(base), explanation: 'Mine', difficulty: 7, reason: 'Clearer' };
  expect(rebased(base, latest, mine)).toMatchObject({
    text: 'Which one is it?',
    explanation: 'Mine',
    difficulty: 7,
    reason: 'Clearer',
    version: 'c2',
  });
  expect(conflicts(base, latest, mine)).toEqual([{ name: 'Explanation', before: 'Theirs', after: 'Mine' }]);
});
