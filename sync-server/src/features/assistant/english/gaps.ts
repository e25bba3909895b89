import { CONSONANT_SOUND, VOWEL_SOUND } from './usage-tables.ts';
import type { Usage } from './usage-answer.ts';

/** A gap as students type it. */
const GAP = String.raw`(?:_{1,}|\.{2,}|…|-{2,}|\(\s*\))`;
const DURATION =
  /^(?:(?:the )?(?:last|past) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|several|many|some|few|a few|\d{1,3})\s+(?:long |whole )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)|times?|while)\b|^(?:ages|hours|days|weeks|months|years|ever|a long)\b/i;
const POINT =
  /^(?:(?:last|this|yesterday|early|the) )?(?:(?:1[5-9]|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|noon|evening|night|midnight|yesterday|childhood|birth|then|dawn|week|month|year|beginning|independence|christmas|diwali|holi|\d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m|o['’]?clock))\b/i;

/** 'I have lived here ___ 2010': 'since' with a point of time, 'for' with a length of it. */
function sinceOrFor(text: string): Usage | null {
  const asks = /\bsince\b.{0,12}\bfor\b|\bfor\b.{0,12}\bsince\b/i.test(text);
  const after = new RegExp(
    `\\b(?:been|has|have|had|lived|worked|known|studied|seen|ill|raining|ing)\\b[^_.…-]{0,60}${GAP}\\s*(.{2,40})`,
    'i',
  ).exec(text)?.[1];
  const open = new RegExp(`${GAP}\\s*(.{2,40})`).exec(text)?.[1];
  const time = asks ? (after ?? open) : after;
  if (time === undefined || (!asks && !/\b(?:has|have|had) been\b/i.test(text))) return null;
  const plain = time.trim();
  if (DURATION.test(plain))
    return { name: 'Since or for', text: `**for** ${shortened(plain)}`, reason: REASON_SINCE };
  return POINT.test(plain)
    ? { name: 'Since or for', text: `**since** ${shortened(plain)}`, reason: REASON_SINCE }
    : null;
}

export const REASON_SINCE =
  "'Since' goes with the point of time at which something began (since 2010, since morning), 'for' with a period, a length of time (for five years).";

const shortened = (text: string): string => text.split(/[.,;?()]/)[0]?.trim() ?? '';

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
/** Prepositions of time by what follows the gap. */
const OF_TIME: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:\d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m|o['’]?clock)|(?:ten|nine|eight|seven|six|five|four|three|two|one|eleven|twelve) o['’]?clock|noon|midnight|night\b|dawn|sunrise|sunset|christmas\b)/i,
    'at',
    "'At' goes with a time of the clock, and with night, noon and midnight.",
  ],
  [
    new RegExp(
      `^(?:(?:${DAY})|(?:${MONTH}) \\d{1,2}\\b|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})|my birthday|(?:republic|independence|new year['’]s) day)`,
      'i',
    ),
    'on',
    "'On' goes with a day and a date.",
  ],
  [
    new RegExp(
      `^(?:(?:1[0-9]|20)\\d\\d\\b|(?:${MONTH})\\b|(?:the )?(?:morning|evening|afternoon|summer|winter|spring|autumn|rainy season)\\b|the (?:1[0-9]|20)\\d\\ds|\\d+(?:st|nd|rd|th) century)`,
      'i',
    ),
    'in',
    "'In' goes with a month, a year, a season, and with morning, afternoon and evening.",
  ],
];

function timePreposition(text: string): Usage | null {
  const isAsked =
    /\bprepositions?\b|\bin\s*[/,]\s*(?:on|at)\b|\bon\s*[/,]\s*(?:in|at)\b|\bat\s*[/,]\s*(?:in|on)\b|\b(?:in|on|at),? (?:in|on|at) (?:or|and) (?:in|on|at)\b|\bfill\b/i.test(
      text,
    );
  const after = new RegExp(`${GAP}\\s*(.{2,40})`).exec(text)?.[1]?.trim();
  if (!isAsked || after === undefined) return null;
  for (const [time, preposition, reason] of OF_TIME)
    if (time.test(after))
      return { name: 'Preposition', text: `**${preposition}** ${shortened(after)}`, reason };
  return null;
}

/** 'died ___ cancer' */
function ofDisease(text: string): Usage | null {
  const found = new RegExp(
    `\\b(die[sd]?|dying)\\s+${GAP}\\s*(cancer|malaria|cholera|hunger|fever|typhoid|plague|covid|tuberculosis|heart attack)`,
    'i',
  ).exec(text);
  return found === null
    ? null
    : {
        name: 'Preposition',
        text: `**${found[1]} of** ${found[2]}`,
        reason: "'Die of' is used with a disease, 'die for' with a cause.",
      };
}

/** What there is only one of, and what takes 'the' by its form. */
const TAKES_THE =
  /^(?:sun|moon|earth|sky|world|universe|equator|ganga|ganges|yamuna|nile|himalayas?|alps|taj mahal|red fort|qutub? minar|bible|quran|koran|ramayana?|mahabharata?|gita|vedas|indian ocean|pacific|atlantic|arabian sea|bay of bengal|usa|united states|uk|united kingdom|netherlands|philippines|(?:poor|rich|blind|deaf)(?= (?:are|were|should|must|need|have|do|and)\b|$)|same|only(?! (?:child|son|daughter)\b)|first|second|third|last|next|north|south|east|west|prime minister|president|king of|queen of|capital of|(?!(?:dis)?honest|modest|earnest|forest|guest|request|test|nest|pest|priest|interest|harvest|contest|protest|chest|vest|rest|quest|conquest|arrest|tempest)[a-z]+est|best|worst|most|times of india)\b/i;
/** Nouns that are not counted, and names, have no 'a'. */
const UNCOUNTED =
  /^(?:water|milk|air|gold|silver|iron|information|advice|furniture|money|news|honesty|music|rice|sugar|tea|coffee|bread|knowledge|work|luggage|[a-z]+ness|(?!univers|c)[a-z]+ity)\b/i;

/** 'He is ___ honest man' */
function articleGap(text: string): Usage | null {
  const isAsked =
    /\barticles?\b|\ba\s*[/,]\s*an\b|\ban\s*[/,]\s*(?:a|the)\b|\ba,? an,? (?:or |and )?the\b|\ba or an\b/i.test(
      text,
    );
  if (!isAsked) return null;
  const gaps = [...text.matchAll(new RegExp(`${GAP}\\s*([A-Za-z][A-Za-z-]*)((?: [a-z]+){0,2})`, 'g'))];
  const told: string[] = [];
  for (const [, word = '', more = ''] of gaps.slice(0, 4)) {
    const article = articleFor(word, more);
    if (article === null || told.includes(`**${article}** ${word}`)) return null;
    told.push(`**${article}** ${word}`);
  }
  return told.length === 0
    ? null
    : {
        name: 'Article',
        text: told.join('; '),
        reason:
          "'An' stands before a vowel sound, 'a' before a consonant sound (the sound decides, not the letter); 'the' before what there is only one of, superlatives and ordinals.",
      };
}

function articleFor(word: string, more: string): string | null {
  if (TAKES_THE.test(`${word}${more}`)) return 'the';
  if (UNCOUNTED.test(word) || /^[A-Z]/.test(word) || /[^s]s$/.test(word)) return null;
  return !CONSONANT_SOUND.test(word) && VOWEL_SOUND.test(word) ? 'an' : 'a';
}

/** AS110: a word that a rule puts into a gap. */
export const gapIn = (text: string): Usage | null =>
  new RegExp(GAP).test(text)
    ? (sinceOrFor(text) ?? ofDisease(text) ?? articleGap(text) ?? timePreposition(text))
    : null;
