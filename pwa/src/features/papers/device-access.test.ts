import { expect, test } from 'vitest';
import type { PaperAccess } from '@exam/shared-schema/access';
import { testStudent } from '../../test/student.ts';
import { accessOnDevice, costOf, factsOfSaved, type KnownPaper } from './device-access.ts';

const NEWEST = 'b'.repeat(64);
const OLDER = 'a'.repeat(64);
const asha = testStudent('asha');
const ALWAYS = { now: 5, window: undefined };
const open: KnownPaper = { isActive: true, ownerId: null, packageVersion: NEWEST, price: 0 };
const own: KnownPaper = { ...open, ownerId: 'asha' };

const outcomeOf = (access: PaperAccess) => `${access.outcome} ${access.reason}`;

test.each<[string, KnownPaper, readonly string[], string]>([
  ['an open paper', open, [], 'issuable first'],
  ['one that is saved', open, [NEWEST], 'issued same-terms'],
  ['one of which an older version is saved', open, [OLDER], 'issuable new-version'],
  ['one that is not published', { ...open, packageVersion: null }, [], 'not-ready unpublished'],
  [
    'one that was saved after the list was seen',
    { ...open, packageVersion: null },
    [NEWEST],
    'issued same-terms',
  ],
  ['one of which only the saved version is known', factsOfSaved(OLDER), [OLDER], 'issued same-terms'],
  ['one that is withdrawn', { ...open, isActive: false }, [], 'hidden withdrawn'],
  ['one that was saved and is withdrawn', { ...open, isActive: false }, [NEWEST], 'issued same-terms'],
  ['one with a price, of whose tokens nothing is known', { ...open, price: 5 }, [], 'issuable first'],
  ['one with a price that was saved', { ...open, price: 5 }, [OLDER], 'issuable new-version'],
  ['her own that is being made', { ...own, isActive: false }, [], 'not-ready being-made'],
  ['her own', own, [], 'issuable first'],
  ["somebody else's own", { ...open, ownerId: 'ravi' }, [], 'hidden private'],
])('[ST10] [ST23] [ST52] to a student %s is what the server would say', (_title, paper, saved, expected) => {
  expect(outcomeOf(accessOnDevice(paper, asha, saved, ALWAYS))).toBe(expected);
});

test.each([
  [4, 'unpaid too-few-tokens'],
  [5, 'issuable first'],
  [Infinity, 'issuable first'],
])('[ST60] with %d tokens a paper for five is %s', (tokens, expected) => {
  expect(
    outcomeOf(
      accessOnDevice({ ...open, price: 5 }, asha, [], { ...ALWAYS, means: { tokens, papersLeft: 0 } }),
    ),
  ).toBe(expected);
});

test.each([
  [0, { price: 5, byPlan: false }],
  [1, { price: 0, byPlan: true }],
  [Infinity, { price: 0, byPlan: true }],
])('[ST60] with %d papers left in a plan a paper for five costs %o', (papersLeft, expected) => {
  const access = accessOnDevice({ ...open, price: 5 }, asha, [], {
    ...ALWAYS,
    means: { tokens: 9, papersLeft },
  });
  if (access.outcome !== 'issuable') throw new Error(`It is ${access.outcome}`);
  expect(costOf(access)).toEqual(expected);
});

test('a signed-out user has to log in, or sees that there is nothing yet', () => {
  expect(outcomeOf(accessOnDevice(open, null, [], ALWAYS))).toBe('signed-out anonymous');
  expect(outcomeOf(accessOnDevice({ ...open, packageVersion: null }, null, [], ALWAYS))).toBe(
    'not-ready unpublished',
  );
  expect(outcomeOf(accessOnDevice(own, null, [], ALWAYS))).toBe('hidden private');
});

test.each([
  [[], 4, 'issuable too-early'],
  [[], 5, 'issuable open'],
  [[NEWEST], 5, 'issued open'],
  [[NEWEST], 7, 'issued too-late'],
])('[ST74] with versions %j saved, a paper with a window is at %i %s', (saved, now, expected) => {
  const access = accessOnDevice(open, asha, saved, { now, window: { opensAt: 5, closesAt: 6 } });
  if (!('start' in access)) throw new Error(`It is ${access.outcome}`);
  const { start } = access;
  expect(`${access.outcome} ${start.outcome === 'open' ? 'open' : start.reason}`).toBe(expected);
});
