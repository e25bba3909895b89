import { describe, expect, test } from 'vitest';
import { usageIn } from './usage.ts';

describe('[AS110] the usage of English', () => {
  test.each([
    ["which one's right, 'seperate' or 'separate'", 'separate'],
    ['correct spelling: accomodation or accommodation', 'accommodation'],
    ['Neither of the boys ___ done his homework. has or have? why', '**has**'],
    ['spot the error: Neither of the two boys have done his homework', '**has**'],
    ['find error: One of my friend are coming today.', 'friends is coming'],
    ["Is it 'an university' or 'a university'? reason", '**a university**'],
    ['a or an before hour', '**an hour**'],
    ['fill in since or for: I have been living here ___ 2010', '**since**'],
    ['they have lived here ___ a long time (since / for)', '**for**'],
    ['He is ___ university student (a/an/the)', '**a**'],
    ['fill with article: ___ sun rises in ___ east', '**the** east'],
    ["The train leaves ___ 5 o'clock (in/on/at)", '**at**'],
    ['my birthday is ___ July, fill in the preposition', '**in**'],
    ["pls correct this sentence: He don't know the answer", 'He does not know the answer'],
    ['correct: She did not went to school', 'She did not go to school'],
    ['he has been working here since five years - is it correct?', 'for five years'],
    ['correct the sentence: I have seen him yesterday', 'I saw him yesterday'],
    ['find the error: This is more better than that', 'This is better than that'],
    ['error: one of my friend is a doctor', 'One of my friends'],
    ['correct: No sooner had he left when it rained', 'left than it rained'],
    ['The police has arrested the thief. correct it', 'The police have arrested'],
    ['comparative degree of bad', '**worse**'],
    ['feminine of fox', '**vixen**'],
    ['collective noun for lions', '**pride**'],
    ['question tag: He is coming, ___?', "isn't he?"],
    ['add question tag: She went home', "didn't she?"],
    ["which tense is 'I have eaten'", 'Present perfect'],
    ['fill: she is senior ____ me in the office (than/to/from)', 'senior to'],
    ['fill up: She is good ___ mathematics (in/at/on)', 'good at'],
  ])('%s', (asked, holds) => {
    expect(usageIn(asked)?.text).toContain(holds);
  });

  test.each([
    'one of the fundamental rights is',
    'how many of the states are in the north',
    'which is correct about photosynthesis',
    'is it correct that the boys have a pen',
    'correct the sentence: The boy runs fast.',
    'what is the error in a vernier calliper',
    'right or wrong: water boils at 100 degrees',
    'a car goes 20 km/h ... in which time',
    'what is the use of a prism or a lens',
  ])('is not asked by: %s', (asked) => {
    expect(usageIn(asked)).toBeNull();
  });
});
