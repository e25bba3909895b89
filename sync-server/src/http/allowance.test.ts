import { beforeEach, expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

let now: number;
let allowance: Allowance;

beforeEach(() => {
  now = 0;
  allowance = new Allowance({ burst: 100, perSecond: 10 }, () => now);
});

test('[AC44] what was used beyond the allowance is waited for, by that caller alone', () => {
  expect(allowance.wait('asha')).toBe(0);
  allowance.use('asha', 60);
  expect(allowance.wait('asha')).toBe(0);
  allowance.use('asha', 90);
  expect(allowance.wait('asha')).toBe(6);
  expect(allowance.wait('ravi')).toBe(0);
  now = 6000;
  expect(allowance.wait('asha')).toBe(0);
});

test('[AC44] an idle caller has the whole allowance again and no more', () => {
  allowance.use('asha', 100);
  now = 3_600_000;
  allowance.use('asha', 0);
  allowance.use('asha', 101);
  expect(allowance.wait('asha')).toBe(2);
});

test('[AC44] no wait is longer than an hour, and of very many callers the one idle for longest is forgotten', () => {
  allowance.use('asha', 1_000_000);
  expect(allowance.wait('asha')).toBe(3600);
  for (let caller = 0; caller < 50_000; caller += 1) allowance.use(`caller ${caller}`, 1);
  expect(allowance.wait('asha')).toBe(0);
});
