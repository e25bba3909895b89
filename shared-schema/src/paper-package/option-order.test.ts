import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnOptions, drawnPaper, reordered } from './option-order.ts';
import type { PackageOption, PaperPackage } from './package.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,22}$/);
const options = fc
  .uniqueArray(id, { minLength: 1, maxLength: 8 })
  .map((ids) => ids.map((_id): PackageOption => ({ _id, text: `Option ${_id}` })));

const order = (drawn: readonly PackageOption[]) => drawn.map(({ _id }) => _id);
const letters = (count: number): PackageOption[] =>
  [...'abcdefgh'.slice(0, count)].map((_id) => ({ _id, text: _id }));

describe('[ST71] the order of options that a seed draws', () => {
  it('holds every option once, and is the same each time', () => {
    fc.assert(
      fc.property(id, id, options, (seed, questionId, own) => {
        const drawn = drawnOptions(questionId, own, seed, sha256);
        expect([...drawn].sort((a, b) => (a._id < b._id ? -1 : 1))).toEqual(
          [...own].sort((a, b) => (a._id < b._id ? -1 : 1)),
        );
        expect(drawnOptions(questionId, own, seed, sha256)).toEqual(drawn);
      }),
    );
  });

  it('does not depend on their previous order', () => {
    fc.assert(
      fc.property(id, id, options, (seed, questionId, own) => {
        const reversed = drawnOptions(questionId, [...own].reverse(), seed, sha256);
        expect(reversed).toEqual(drawnOptions(questionId, own, seed, sha256));
      }),
    );
  });

  it('leaves fixed options where they are', () => {
    const some = options.chain((own) =>
      fc
        .array(fc.boolean(), { minLength: own.length, maxLength: own.length })
        .map((fixed) => own.map((option, at) => (fixed[at] ? { ...option, fixed: true } : option))),
    );
    fc.assert(
      fc.property(id, id, some, (seed, questionId, own) => {
        const drawn = drawnOptions(questionId, own, seed, sha256);
        expect(new Set(order(drawn))).toEqual(new Set(order(own)));
        own.forEach((option, at) => option.fixed && expect(drawn[at]).toBe(option));
      }),
    );
  });

  it('puts every option in every place about equally often, and draws every order', () => {
    const seeds = Array.from({ length: 4800 }, (_, at) => `seed-${at}`);
    const drawn = seeds.map((seed) => order(drawnOptions('q1', letters(4), seed, sha256)).join(''));
    const often = new Map<string, number>();
    for (const each of drawn) often.set(each, (often.get(each) ?? 0) + 1);
    expect(often.size).toBe(24);
    // 200 each are expected; five standard deviations are 69.
    for (const count of often.values()) expect(Math.abs(count - 200)).toBeLessThan(70);
  });

  it('differs for another question of the same ticket', () => {
    const questions = Array.from({ length: 240 }, (_, at) => `q${at}`);
    const orders = questions.map((question) =>
      order(drawnOptions(question, letters(4), 'seed', sha256)).join(''),
    );
    expect(new Set(orders).size).toBe(24);
  });

  it('is the documented one', () => {
    // `printf 'seed q1 0' | sha256sum`, by hand: an order that was shown once must never change.
    expect(sha256('seed q1 0').slice(0, 24)).toBe('49cff4998b4182f8d4678353');
    expect(order(drawnOptions('q1', letters(4), 'seed', sha256))).toEqual(['c', 'd', 'a', 'b']);
  });
});

it('[ST71] a drawn paper differs from its package only in the order of options; without a seed it is the package', () => {
  const question = { _id: 'q1', type: 'MCQ' as const, text: 'One?', options: letters(4) };
  const paper = { title: 'A', sections: [{ _id: 's', title: 'S', questions: [question] }] } as PaperPackage;
  expect(drawnPaper(paper, undefined, sha256)).toBe(paper);
  const drawn = drawnPaper(paper, 'seed', sha256);
  const own = drawnOptions('q1', question.options, 'seed', sha256);
  expect(drawn).toEqual({
    ...paper,
    sections: [{ ...paper.sections[0], questions: [{ ...question, options: own }] }],
  });
  const broken = {
    ...paper,
    sections: [{ _id: 's', title: 'S', questions: [{ _id: 'q1' }] }],
  } as unknown as PaperPackage;
  expect(drawnPaper(broken, 'seed', sha256)).toEqual(broken);
});

it('[ST9] another order leaves fixed options where they are', () => {
  const own = [...letters(3), { _id: 'none', text: 'None of these', fixed: true }];
  expect(order(reordered(own, (movable) => [...movable].reverse()))).toEqual(['c', 'b', 'a', 'none']);
});
