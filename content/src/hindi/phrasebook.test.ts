import { describe, expect, it } from 'vitest';
import { gathered, withEach } from './families.ts';
import { needsNoWords, sentencesOf } from './frames.ts';
import { hindi } from './phrasebook.ts';

/** Latin letters that Hindi-medium papers print too: units, abbreviations, symbols of elements, orbitals, vitamins, rays. */
const ACCEPTED_LATIN = new Set([
  ...['mol', 's', 'bar', 'eV', 'SI', 'pH', 'STP', 'VSEPR', 'RNA', 'II', 'III'],
  ...['C', 'Cl', 'Cr', 'I', 'Mn', 'N', 'S'],
  ...['d', 'f', 'n', 'p', 'T'],
  ...['A', 'B', 'D', 'E', 'K', 'R', 'X'],
]);

const entries = Object.entries(hindi);
const openPlaces = (sentence: string) => (sentence.match(/\{\d+\}/g) ?? []).sort();
const withoutPlaces = (sentence: string) => sentence.replaceAll(/\{\d+\}/g, '');
const latinIn = (sentence: string) => withoutPlaces(sentence).match(/\p{Script=Latin}+/gu) ?? [];
const entriesThat = (fail: (english: string, inHindi: string) => boolean) =>
  entries.filter(([english, inHindi]) => fail(english, inHindi));

/** How a sentence ends: as a statement, as a question, or open, as a stem and an option do. */
const ending = (sentence: string, stop: string) =>
  sentence.endsWith('?') ? 'question' : sentence.endsWith(stop) ? 'statement' : 'open';

describe('the Hindi phrasebook', () => {
  it('[CT16] leaves the same places open in both languages, so that no number is lost', () => {
    expect(
      entriesThat((english, inHindi) => openPlaces(english).join() !== openPlaces(inHindi).join()),
    ).toEqual([]);
  });

  it('[CT16] is in Hindi: each sentence has Devanagari, and Latin letters only as Hindi papers print them', () => {
    expect(entriesThat((_english, inHindi) => !/\p{Script=Devanagari}/u.test(inHindi))).toEqual([]);
    expect(
      entriesThat((_english, inHindi) => latinIn(inHindi).some((word) => !ACCEPTED_LATIN.has(word))),
    ).toEqual([]);
  });

  it('accepts no Latin letters that no sentence has', () => {
    const printed = new Set(Object.values(hindi).flatMap(latinIn));
    expect([...ACCEPTED_LATIN].filter((word) => !printed.has(word))).toEqual([]);
  });

  it('has the digits 0 to 9 alone, as NTA prints them', () => {
    expect(entriesThat((_english, inHindi) => /[०-९]/.test(inHindi))).toEqual([]);
  });

  it('[CT16] ends statements with a danda and questions with a question mark; a stem stays open or becomes a question', () => {
    expect(
      entriesThat((english, inHindi) => {
        const [before, after] = [ending(english, '.'), ending(inHindi, '।')];
        return before !== after && !(before === 'open' && after === 'question');
      }),
    ).toEqual([]);
    expect(entriesThat((_english, inHindi) => /\.(?!\d)/.test(inHindi))).toEqual([]);
  });

  it('[CT15] makes the same number of words bold', () => {
    const stars = (sentence: string) => sentence.split('**').length;
    expect(entriesThat((english, inHindi) => stars(english) !== stars(inHindi))).toEqual([]);
  });

  it('has no sentence that needs none, and each is one sentence of a text', () => {
    expect(entriesThat((english) => needsNoWords(english))).toEqual([]);
    expect(
      entriesThat((english) => {
        const filled = english.replaceAll(/\{\d+\}/g, '$x$');
        return (
          sentencesOf(filled)
            .map(({ frame }) => frame)
            .join() !== english
        );
      }),
    ).toEqual([]);
  });

  it('says different things differently, except where English has two ways of saying one', () => {
    const all = Object.values(hindi);
    const shared = entriesThat((_english, inHindi) => all.indexOf(inHindi) !== all.lastIndexOf(inHindi));
    expect(shared.map(([english]) => english)).toEqual(['{1} and {2}.', '{1}, and {2}.']);
  });
});

describe('a phrasebook of several', () => {
  it('takes no sentence twice, be it with the same words or with others', () => {
    expect(() => gathered({ 'One.': 'एक।' }, { 'Two.': 'दो।', 'One.': 'एक।' })).toThrow(
      "Two places translate the sentence 'One.'",
    );
    expect(gathered({ 'One.': 'एक।' }, { 'Two.': 'दो।' })).toEqual({ 'One.': 'एक।', 'Two.': 'दो।' });
  });

  it('fills a family with each of its words, and every place of a word in a sentence', () => {
    const gases = { helium: 'हीलियम', argon: 'आर्गन' };
    expect(withEach(gases, { 'Take <>.': '<> लीजिए।', '<> or no <>?': '<> या <> नहीं?' })).toEqual({
      'Take helium.': 'हीलियम लीजिए।',
      'Take argon.': 'आर्गन लीजिए।',
      'helium or no helium?': 'हीलियम या हीलियम नहीं?',
      'argon or no argon?': 'आर्गन या आर्गन नहीं?',
    });
  });
});
