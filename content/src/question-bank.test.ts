import { describe, expect, it } from 'vitest';
import { ExamDraws } from './exam-draws.ts';
import { drawSection } from './fill-recipes.ts';
import { translationsOf } from './content-question.ts';
import { everySentence } from './hindi/testing.ts';
import { difficultyOf, QuestionBank } from './question-bank.ts';
import { templates, type Template } from './templates/index.ts';

describe('questions whose numbers make them easier or harder', () => {
  const varied = templates.find(({ name }) => name === 'physics/boat-across-a-river');

  it('[CT7] are of their own difficulty, not of their template alone', () => {
    const drawn = new QuestionBank(templates, 'seed').draw(40, (template) => template === varied);
    expect(new Set(drawn.map(difficultyOf))).toEqual(new Set([3, 4]));
  });

  it('[CT7] are passed over by a draw that they do not suit', () => {
    const drawn = new QuestionBank(templates, 'seed').drawSome(10, (template) => template === varied, {
      suits: (one) => difficultyOf(one) === 3,
    });
    expect(drawn.map(difficultyOf)).toEqual(Array.from({ length: 10 }, () => 3));
  });
});

describe('[CT16] a drawn question on its way into the bank', () => {
  const [drawn] = new QuestionBank(templates, 'seed').draw(1, ({ name }) => name === 'physics/projectile');
  if (drawn === undefined) throw new Error('Nothing was drawn');

  it('[CT16] brings its words in Hindi, each option under the name that it has in English', () => {
    const { translations } = translationsOf(drawn.made, everySentence);
    expect(Object.keys(translations ?? {})).toEqual(['hi']);
    expect(translations?.['hi']?.text).toMatch(/^हिन्दी: A ball is projected/);
    expect(translations?.['hi']?.explanation).toContain('$');
    expect(translations?.['hi']?.options).toEqual(
      drawn.made.options.map(({ text }, place) => ({ _id: String(place), text })),
    );
  });

  it('[CT16] brings nothing where a sentence is missing', () => {
    expect(translationsOf(drawn.made, {})).toEqual({});
  });
});

describe('a draw for an exam that prints five options', () => {
  const section = { title: 'Quant', draws: [{ count: 30, fits: () => true, options: 5 as const }] };

  it('[CT14] has five in every question of its section, and leaves out what cannot have five', () => {
    const { drawn } = drawSection(
      new ExamDraws(new QuestionBank(templates, 'seed')).inOrder('Bank PO'),
      section,
    );
    expect(drawn.map(({ question }) => question.made.options.length)).toEqual(Array(30).fill(5));
    const unable = ({ type, name }: Template) => type !== 'MCQ' || name === 'chemistry/strongest-bond';
    expect(() => new QuestionBank(templates, 'seed').draw(1, unable, 5)).toThrow('only 0 can be made');
  });

  it('[CT14] is no mark of the questions of its section', () => {
    const { drawn } = drawSection(
      new ExamDraws(new QuestionBank(templates, 'seed')).inOrder('Bank PO'),
      section,
    );
    expect(drawn.map(({ marks }) => marks)).toEqual(Array(30).fill({}));
  });

  it('[CT14] has four where its recipe says nothing', () => {
    const drawn = new QuestionBank(templates, 'seed').draw(30, ({ type }) => type === 'MCQ');
    expect(new Set(drawn.map(({ made }) => made.options.length))).toEqual(new Set([4]));
  });
});
