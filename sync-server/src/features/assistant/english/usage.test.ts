import { describe, expect, test } from 'vitest';
import { usageIn } from './usage.ts';

describe('[AS110] the usage of English', () => {
  test.each([
    ["which one's right, 'seperate' or 'separate'", 'separate'],
    ['correct spelling: accomodation or accommodation', 'accommodation'],
    ['Neither of the boys ___ done his homework. has or have? why', '**has**'],
    ['spot the error: Neither of the two boys have done his homework', '**has**'],
    ['find error: One of my friend are coming today.', 'friends **is**'],
    ["Is it 'an university' or 'a university'? reason", '**a university**'],
    ['a or an before hour', '**an hour**'],
    ['fill: she is senior ____ me in the office (than/to/from)', 'senior to'],
    ['fill up: She is good ___ mathematics (in/at/on)', 'good at'],
  ])('%s', (asked, holds) => {
    expect(usageIn(asked)?.text).toContain(holds);
  });

  test.each([
    'one of the fundamental rights is',
    'how many of the states are in the north',
    'which is correct about photosynthesis',
    'a car goes 20 km/h ... in which time',
    'what is the use of a prism or a lens',
  ])('is not asked by: %s', (asked) => {
    expect(usageIn(asked)).toBeNull();
  });
});
