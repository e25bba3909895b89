import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const column = { header: 'Name, first', value: (text: string) => text };
const lineOf = (text: string) => csvOf([column], [text]).split('\r\n').slice(1).join('\r\n');

test('[CN2] begins as Excel needs it, has a heading, and ends each line', () => {
  const columns = [column, { header: 'Marks', value: () => -4 }, { header: 'None', value: () => null }];
  expect(csvOf(columns, ['Asha', 'रवि'])).toBe('\uFEFF"Name, first",Marks,None\r\nAsha,-4,\r\nरवि,-4,\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
])('[CN2] quotes %j', (text, expected) => {
  expect(lineOf(text)).toBe(`${expected}\r\n`);
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+91', "'+91"],
  ['-4', "'-4"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
])('[CN2] what somebody typed is never a formula: %j', (text, expected) => {
  expect(lineOf(text)).toBe(`${expected}\r\n`);
});
