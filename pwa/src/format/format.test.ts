import { expect, test, vi } from 'vitest';
import {
  formatAge,
  formatAppointment,
  formatBytes,
  formatCalendarDate,
  formatConsoleDate,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatFromNow,
  formatLanguage,
  formatList,
  formatMinutes,
  formatNumber,
  formatScore,
  formatSeconds,
  formatShortDuration,
  formatShortMinutes,
  formatShortSeconds,
  formatTick,
  formatTimestamp,
  formatWait,
} from './index.ts';
import { lazily } from './lazily.ts';
import { switchLanguage } from '../sentences/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('a formatter is created on first use, once for each locale', () => {
  const make = vi.fn((locale: string) => ({ locale }));
  const formatter = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect(formatter()).toBe(formatter('en-IN'));
  expect(formatter('hi')).toEqual({ locale: 'hi' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('a size is shown in the largest unit that fits', () => {
  const shown = [0, 1, 640_000, 1_400_000, 12_000_000_000, 5_000_000_000_000].map(formatBytes);
  expect(shown).toEqual(['0 kB', '1 kB', '640 kB', '1.4 MB', '12 GB', '5,000 GB']);
});

test('a size that rounds to a thousand is shown as 1 of the next unit', () => {
  const shown = [999_499, 999_500, 999_949_999, 999_950_000].map(formatBytes);
  expect(shown).toEqual(['999 kB', '1 MB', '999.9 MB', '1 GB']);
});

test('a time is formatted from epoch milliseconds and from the server’s text alike', () => {
  const at = new Date(2026, 0, 5, 14, 30, 5);
  expect(formatDate(at.getTime())).toBe('5 Jan 2026');
  expect(formatDateTime(at.toISOString())).toMatch(/^5 Jan 2026, 2:30\spm$/);
  expect(formatTimestamp(at.toISOString())).toMatch(/^5 Jan 2026, 2:30:05\spm$/);
  expect(formatConsoleDate(at.getTime())).toBe('Jan 05, 2026');
  expect(formatCalendarDate('2026-01-05')).toBe('5 January 2026');
});

test('[ST74] an appointment names the time zone of a device that is not on India’s time', () => {
  const at = '2026-01-05T09:00:00.000Z';
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset');
  try {
    offset.mockReturnValue(-330);
    expect(formatAppointment(at)).toBe(formatDateTime(at));
    offset.mockReturnValue(0);
    const zone = new Intl.DateTimeFormat('en-IN', { timeZoneName: 'short' })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value;
    expect(formatAppointment(at)).toBe(`${formatDateTime(at)} ${zone}`);
  } finally {
    offset.mockRestore();
  }
});

test('an age is shown in the largest unit that fits and never as a time in the future', () => {
  const ages = [-5, 59_000, 5 * MINUTE_MS, 3 * HOUR_MS, 25 * HOUR_MS, 49 * HOUR_MS];
  expect(ages.map((ms) => formatAge(0, ms))).toEqual([
    'this minute',
    'this minute',
    '5 minutes ago',
    '3 hours ago',
    'yesterday',
    '2 days ago',
  ]);
});

test('times in the future and in the past are shown in numbers', () => {
  expect([59_000, 4.5 * MINUTE_MS, -49 * HOUR_MS].map(formatFromNow)).toEqual([
    null,
    'in 4 minutes',
    '2 days ago',
  ]);
  expect([1, 119_000, 121_000].map(formatWait)).toEqual(['in 1 second', 'in 119 seconds', 'in 3 minutes']);
});

test('a language is shown under its own name', () => {
  expect(['en', 'hi'].map(formatLanguage)).toEqual(['English', 'हिन्दी']);
});

test('durations, counts, scores and lists read as in a sentence', () => {
  expect([2.5 * HOUR_MS, 90_000].map(formatDuration)).toEqual(['2 hours 30 minutes', '1 minute 30 seconds']);
  expect([0, 1_200].map(formatSeconds)).toEqual(['1 second', '2 seconds']);
  expect([0, 59, 3599, 3600, 5400].map(formatShortDuration)).toEqual([
    '0m 0s',
    '0m 59s',
    '59m 59s',
    '1h 0m',
    '1h 30m',
  ]);
  expect([61.4, 0].map(formatShortSeconds)).toEqual(['61s', '0s']);
  expect([0, 45, 90, 120].map(formatTick)).toEqual(['0s', '45s', '1m 30s', '2m']);
  expect(formatMinutes(4.6 * MINUTE_MS)).toBe('5 minutes');
  expect([45.9, 60, 150].map(formatShortMinutes)).toEqual(['45m', '1h 0m', '2h 30m']);
  expect([0, 1, 2].map((count) => formatCount(count, 'paper', 'papers'))).toEqual([
    '0 papers',
    '1 paper',
    '2 papers',
  ]);
  expect(formatNumber(123_456)).toBe('1,23,456');
  expect([formatNumber(-12), formatNumber(Math.round(-0.33)), formatScore(-0)]).toEqual([
    '\u221212',
    '0',
    '0',
  ]);
  expect(formatScore(-2 / 3)).toBe('\u22120.67');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
});

test('[LA4] ages, durations and dates are in the words of the language that is shown; the console stays English', async () => {
  await switchLanguage('hi');
  expect([0, 5 * MINUTE_MS, 25 * HOUR_MS].map((ms) => formatAge(0, ms))).toEqual(['अभी', '5 मिनट पहले', 'कल']);
  expect(formatDuration(2.5 * HOUR_MS)).toBe('2 घंटे 30 मिनट');
  expect(formatShortMinutes(150)).toBe('2 घं 30 मि');
  expect(formatCalendarDate('2026-01-05')).toBe('5 जनवरी 2026');
  expect(formatBytes(1_400_000)).toBe('1.4 MB');
  expect(formatConsoleDate(new Date(2026, 0, 5).getTime())).toBe('Jan 05, 2026');
  expect(formatCount(0, 'paper', 'papers')).toBe('0 papers');
  expect(formatCount(298_888, 'attempt', 'attempts')).toBe('2,98,888 attempts');
  await switchLanguage('en');
});
