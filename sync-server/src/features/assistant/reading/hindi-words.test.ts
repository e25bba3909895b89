import { describe, expect, test } from 'vitest';
import { hindiSoundOf } from './hindi-sound.ts';
import { meaningBySound, meaningOf } from './meaning-of.ts';
import { meaningWords } from './meaning-words.ts';
import { Spelling } from './spelling.ts';

describe('[AS48] words of Hindi', () => {
  test.each([
    ['samveg', 'संवेग', 'momentum'],
    ['koshikaon', 'कोशिकाओं', 'cell'],
    ['nadiyon', 'नदियों', 'river'],
    ['rajyon', 'राज्यों', 'state'],
    ['dhatuen', 'धातुओं', 'metal'],
    ['mudrasfiti', 'मुद्रास्फीति', 'inflation'],
    ['akshansh', 'अक्षांश', 'latitude'],
    ['gunsutra', 'गुणसूत्रों', 'chromosome'],
    ['chandi', 'चान्दी', 'silver'],
  ])('%s and %s mean %s', (latin, hindi, meaning) => {
    expect(meaningOf(latin)).toBe(meaning);
    expect(meaningOf(hindi)).toBe(meaning);
  });

  test.each(['करें', 'oxen', 'lesson', 'proton', 'हर'])('%s is no other form of one', (word) => {
    expect(meaningOf(word)).toBeUndefined();
  });

  test.each([
    ['samvidhaan', 'संविधान'],
    ['taapamaan', 'तापमान'],
    ['kshetraphal', 'क्षेत्रफल'],
    ['vigyaan', 'विज्ञान'],
    ['gurutvaakarshan', 'गुरुत्वाकर्षण'],
  ])('%s sounds like %s', (latin, hindi) => {
    expect(hindiSoundOf(latin)).toBe(hindiSoundOf(hindi));
  });

  test.each([
    ['tvarann', 'acceleration'],
    ['koshikaaon', 'cell'],
    ['skte', undefined],
    ['pani', undefined],
  ])('%s is found by its sound: %s', (typed, meaning) => {
    expect(meaningBySound(typed)).toBe(meaning);
  });

  test.each([
    ['प्रकाश संश्लेषण', 'photosynthesis'],
    ['hawai adda', 'airport'],
    ['राष्ट्रगान', 'national anthem'],
  ])('%s is %s', (hindi, english) => {
    expect(meaningWords(hindi)).toEqual(meaningWords(english));
  });
});

describe('[AS45] a usual word of Hinglish', () => {
  const spelling = new Spelling(['done', 'great', 'sabha', 'bada', 'tank', 'capital', 'current']);
  test.each([
    ['dono me kya antar hai', null],
    ['subah ke baad tanki me girti hai kya', null],
    ['bharat ki captal kya hai', 'bharat ki capital kya hai'],
    ['the tanki is full', 'the tank is full'],
  ])('is not corrected to an English one: %s', (typed, corrected) => {
    expect(spelling.corrected(typed)).toBe(corrected);
  });
});
