import { describe, expect, it } from 'vitest';
import { difficultyOf, QuestionBank } from './question-bank.ts';
import { templates } from './templates/index.ts';

describe('questions whose numbers make them easier or harder', () => {
  const varied = templates.find(({ name }) => name === 'physics/boat-across-a-river');

  it('[CT7] are of their own difficulty, not of their template alone', () => {
    const drawn = new QuestionBank(templates, 'seed').draw(40, (template) => template === varied);
    expect(new Set(drawn.map(difficultyOf))).toEqual(new Set([3, 4]));
  });

  it('[CT7] are passed over by a draw that they do not suit', () => {
    const drawn = new QuestionBank(templates, 'seed').drawSome(
      10,
      (template) => template === varied,
      (one) => difficultyOf(one) === 3,
    );
    expect(drawn.map(difficultyOf)).toEqual(Array.from({ length: 10 }, () => 3));
  });
});
