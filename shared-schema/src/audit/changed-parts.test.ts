import { expect, test } from 'vitest';
import { actionWord, changedParts, kindName, nameIn } from './index.ts';

test('[AU4] changed members have labels, and values without any notation of code', () => {
  const before = {
    isActive: false,
    opensAt: null,
    subjects: ['s1', 's2'],
    difficultyRange: { min: 1, max: 5 },
  };
  const after = {
    reason: 'The window has moved',
    isActive: true,
    opensAt: '2026-01-05T20:30:00.000Z',
    subjects: ['s2'],
    difficultyRange: { min: 1, max: 8 },
  };
  expect(changedParts({ before, after }, { s1: 'Physics', s2: 'Chemistry' })).toEqual([
    { name: 'Active', before: 'No', after: 'Yes' },
    { name: 'Opens', before: '', after: '2026-01-06 02:00, India time' },
    { name: 'Subjects', before: 'Physics, Chemistry', after: 'Chemistry' },
    { name: 'Difficulty', before: 'Min: 1; Max: 5', after: 'Min: 1; Max: 8' },
    { name: 'Reason', before: '', after: 'The window has moved' },
  ]);
});

test('[AU4] of a thing that was made or deleted all members with a value are shown, by their names', () => {
  const whole = {
    _id: 'b1',
    createdAt: '2026-01-05T09:00:00.000Z',
    student: { _id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' },
    paper: null,
    options: [
      { _id: 'a', text: 'One' },
      { _id: 'b', text: 'Two\nlines' },
    ],
    extraTimePercent: 25,
    features: [],
    difficultyPreference: 'Hard',
  };
  const parts = [
    ['Student', 'Asha Rao (asha@example.com)'],
    ['Options', 'One\nTwo\nlines'],
    ['Extra time, per cent', '25'],
    ['Difficulty preference', 'Hard'],
  ];
  expect(changedParts({ before: null, after: whole })).toEqual(
    parts.map(([name, after]) => ({ name, before: '', after })),
  );
  expect(changedParts({ before: whole, after: null })).toEqual(
    parts.map(([name, before]) => ({ name, before, after: '' })),
  );
});

test('[AU4] a name of code that has no label is written as words, for things and members alike', () => {
  expect(kindName('templates')).toBe('Exam template');
  expect(kindName('paymentLinks')).toBe('Payment links');
  expect(actionWord('delete')).toBe('Deleted');
  expect(changedParts({ before: {}, after: { allowed_domains: ['a.edu', 'b.edu'] } })).toEqual([
    { name: 'Allowed domains', before: '', after: 'a.edu, b.edu' },
  ]);
});

test('[AU5] a thing is named by its current name, the user it is about, or what the entry recorded', () => {
  const entry = { kind: 'topics', thingId: 't1', before: { name: 'Old' }, after: { name: 'New' } };
  expect(nameIn(entry, { t1: 'Now' })).toBe('Now');
  expect(nameIn(entry, {})).toBe('New');
  expect(nameIn({ ...entry, after: null }, {})).toBe('Old');
  const about = { kind: 'accommodations', before: null, after: {} };
  expect(nameIn({ ...about, thingId: 's_u1' }, { u1: 'Asha' })).toBe('Asha');
  expect(nameIn({ ...about, thingId: 'u1/a1' }, { u1: 'Asha' })).toBe('Asha');
  expect(nameIn({ ...about, thingId: 'p1', after: { userId: 'u1' } }, { u1: 'Asha' })).toBe('Asha');
  expect(nameIn({ ...about, thingId: 's_u1' }, {})).toBeNull();
  expect(nameIn({ ...about, kind: 'settings', thingId: 'token-prices' }, {})).toBe('Token prices');
});
