import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EffectCounter } from './key-effect.ts';

const score = fc.integer({ min: -4, max: 8 }).map(String);
const attempts = fc.array(fc.record({ ranked: fc.boolean(), before: score, after: score }), {
  maxLength: 40,
});

/** RK1: one more than the number of attempts with a higher score. */
const rankIn = (scores: readonly string[], own: string) =>
  1 + scores.filter((each) => Number(each) > Number(own)).length;

test('[BK50] counts scores and ranks as comparing every attempt with every other one does', () => {
  fc.assert(
    fc.property(attempts, attempts, (first, second) => {
      const counter = new EffectCounter();
      const papers = [first, second];
      for (const [index, rows] of papers.entries()) {
        counter.addPaper(`p${index}`, `Paper ${index}`);
        for (const row of rows) counter.add(`p${index}`, row);
      }
      const effect = counter.effect();
      const all = papers.flat().map(({ before, after }) => Number(after) - Number(before));
      expect(effect.attempts).toBe(all.length);
      expect(effect.raised).toBe(all.filter((by) => by > 0).length);
      expect(effect.lowered).toBe(all.filter((by) => by < 0).length);
      for (const { marks, attempts: count } of effect.differences)
        expect(count).toBe(all.filter((by) => by === marks).length);
      for (const [index, rows] of papers.entries()) {
        const ranked = rows.filter((row) => row.ranked);
        const [before, after] = [ranked.map((row) => row.before), ranked.map((row) => row.after)];
        const moves = ranked.map((row) => rankIn(before, row.before) - rankIn(after, row.after));
        expect(effect.papers.find(({ paperId }) => paperId === `p${index}`)).toEqual({
          paperId: `p${index}`,
          title: `Paper ${index}`,
          attempts: rows.length,
          changed: rows.filter((row) => row.before !== row.after).length,
          ranked: ranked.length,
          rankChanged: moves.filter((by) => by !== 0).length,
          rise: Math.max(0, ...moves),
          fall: Math.max(0, ...moves.map((by) => -by)),
        });
      }
    }),
  );
});

test('[BK50] names ten differences and twenty papers, the most frequent first', () => {
  const counter = new EffectCounter();
  for (let paper = 1; paper <= 25; paper += 1) {
    counter.addPaper(`p${paper}`, `Paper ${paper}`);
    for (let attempt = 0; attempt < paper; attempt += 1)
      counter.add(`p${paper}`, { ranked: true, before: '0', after: `${paper}` });
  }
  const effect = counter.effect();
  expect(effect.differences.map(({ marks }) => marks)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
  expect(effect.papers.map(({ paperId }) => paperId).slice(0, 2)).toEqual(['p25', 'p24']);
  expect([effect.papers.length, effect.paperCount]).toEqual([20, 25]);
});
