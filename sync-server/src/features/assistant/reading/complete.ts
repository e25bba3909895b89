import type { ConversationTurn } from '@exam/shared-schema/contract';
import { computed } from '../embedded-free.ts';
import { ASKING_WORDS } from './asking-words.ts';
import { productIn } from '../answerers/product/intents.ts';
import { calculateFigure, calculateStory } from '../calculate/story/index.ts';
import { FILLERS } from '../calculate/words/fillers.ts';
import { aboutSubject, changesQuantity } from './about-subject.ts';
import { withLastTurn } from './follow-up.ts';
import { contentOf, lastTurnOf, subjectOf, type LastTurn } from './last-turn.ts';
import { mergedSum } from './merge-sums.ts';
import { onResult, resultIn, withLongerList } from './on-result.ts';

/** Words. A longer message is a question of its own. */
const LONGEST = 14;
/** Words of a thing that is put in another's place. */
const MOST_REPLACED = 3;
const MOST_READINGS = 10;
/** Words. */
const MOST_ASKED = 6;
/** Words. A shorter message was a follow-up itself. */
const FEWEST_OF_QUESTION = 2;

/** How a follow-up begins. */
const MARK =
  /^\s*(?:and|aur|or|also|now|ab|then|phir|so|what if|what about|how about|agar|if|same for|for|ok(?:ay)?,?|और|अब|फिर|अगर|यदि|तो)(?![\p{L}\p{M}\p{N}])[\s,]*(?:(?:for|about|in|the|what|if|it is|is|agar|अगर)(?![\p{L}\p{M}\p{N}])\s*)*/iu;
export const PRONOUN =
  /\b(?:it|this|that|them|these|he|she|him|his|her|they|their|its|usne|unhone|unka|unki|unke|(?:the )?(?:first|second|other|former|latter|third) one|the (?:former|latter)|there (?:shall|should|will|must) be one|iska|iski|iske|uska|uski|uske|isko|usko|isse|usse|isme|ismein|usme|usmein|wo|woh|vo|ye|yeh)\b|(?<![\p{L}\p{M}])(?:यह|ये|वह|वे|वो)(?![\p{L}\p{M}])|(?:उन्होंने|इसमें|उसमें|उनका|उनकी|उसने|इसका|इसकी|इसके|उसका|उसकी|उसके|इसे|इससे|उससे)/iu;

/** Words. A longer message after 'and' or 'what about' is a question of its own too. */
const FRAGMENT = 4;
const ASKS =
  /\b(?:what is|whats|define|explain|who|why|when|where|which|how|kya|kaun|kab|calculate|find|solve)\b|क्या|कौन/iu;

/** Whether a message is only a part of a question, as 'what about NAT?'. */
export const isFragment = (text: string): boolean => {
  const mark = MARK.exec(text)?.[0];
  if (mark === undefined) return false;
  const rest = text.slice(mark.length);
  return wordsIn(rest).length <= FRAGMENT && !ASKS.test(rest);
};

/** A side of a thing without the thing: 'antonym?', 'matrak?'. */
const ONLY_SIDE =
  /^\s*(?:(?:the|its|si|and|aur) )*(?:antonyms?|synonyms?|meaning|plural|opposite|units?|formula|symbol|example|dimensions?|matrak|sutra|udaharan|विलोम|पर्यायवाची|मात्रक|सूत्र|उदाहरण)(?: (?:kya|hai|batao|please|of it))*\s*[?.।]*\s*$/iu;

/** Whether a message says itself that it continues the one before. */
export const isMarked = (text: string): boolean =>
  MARK.test(text) || ONLY_SIDE.test(text) || (PRONOUN.test(text) && wordsIn(text).length <= LONGEST);

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}'’.+-]+/gu) ?? [];

/** 'बता दो' has no two in it. */
const withoutPoliteDo = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{M}])(बता|लिख|निकाल|समझा|bata|likh|nikal|samjha) ?(?:दो|do)(?![\p{L}\p{M}])/giu,
    '$1ओ',
  );

/** Whether a message asks for the same in other words. */
export const asksAgain = (text: string): boolean => sameAgain(text, text) !== null;

/** AS91: a message that goes on with the last answer: with its result, or the same question asked once more. Null if it does not. */
export function continuationOf(typed: string, conversation: readonly ConversationTurn[]): string | null {
  const text = withoutPoliteDo(typed);
  const answer = conversation.findLast(({ role }) => role === 'assistant')?.text;
  const before = conversation.findLast(({ role }) => role === 'student')?.text;
  if (answer === undefined || before === undefined || wordsIn(text).length > LONGEST) return null;
  const whole = rebuilt(conversation);
  const result = resultIn(answer);
  return (
    withLongerList(whole, text) ??
    ofExpression(whole, text) ??
    inOrder(whole, text) ??
    otherAsked(whole, text) ??
    (result === null ? null : onResult(result, text)) ??
    rootsOf(whole, text)
  );
}

const DIFFERENTIATED =
  /(?:derivative|differentiation|d\s*\/\s*d[a-z])\s*(?:of\s+)?(?:y\s*=\s*|f\(x\)\s*=\s*)?(.+)$|differentiate\s+(.+)$|^(?:find\s+)?(.+?)\s+ka\s+(?:derivative|differentiation)/iu;

/** 'second derivative' or 'at x = 2' after a derivative; 'put x = 9' after any expression. */
function ofExpression(whole: string, text: string): string | null {
  const [, one, two, three] = DIFFERENTIATED.exec(whole.replace(/[?.!।\s]+$/, '')) ?? [];
  const body = one ?? two ?? three;
  const isAgain =
    /(?:second|2nd|double|dusra|doosra)\s+(?:order\s+)?(?:derivative|differentiation)|differentiate (?:it )?(?:again|once more|twice)|d\^?2y/i.test(
      text,
    );
  const [, letter = '', value = ''] =
    /(?:put|at|when|for|if|where|par|pe|agar|rakho)?\s*([a-z])\s*=\s*(-?\d+(?:\.\d+)?)(?:\s+(?:rakho|pe|par|ho|now|then|put|to|toh))*[\s?.]*$/i.exec(
      text,
    ) ?? [];
  const readings: string[] = [];
  const [, integrand] =
    /(?:integral|integration|integrate|∫)\s*(?:of\s+)?(.+?)\s*(?:d[a-z])?[\s?.]*$/i.exec(whole) ?? [];
  const [, low, high] =
    /^\s*(?:and |now |aur |ab |with )?(?:the )?(?:limits? )?(?:from |between )?(?:[a-z]\s*=\s*)?(-?\d+(?:\.\d+)?|pi)\s+(?:to|and|se)\s+(?:[a-z]\s*=\s*)?(-?\d+(?:\.\d+)?|pi)(?:\s+(?:tak|limits?|me|mein))*[\s?.]*$/i.exec(
      text,
    ) ?? [];
  if (integrand !== undefined && low !== undefined && !/\bfrom\b/.test(integrand))
    readings.push(`integrate ${integrand} from ${low} to ${high ?? ''}`);
  if (body !== undefined && isAgain && !/\d\s*=|at\s/.test(body))
    readings.push(`second derivative of ${body}`);
  if (letter !== '' && wordsIn(text).length <= ASKED_VALUE) {
    if (body !== undefined) readings.push(`derivative of ${body} at ${letter} = ${value}`);
    else if (!whole.includes('=')) {
      const expression = new RegExp(
        String.raw`[-+\d\s*/^().]*\b\d*${letter}\b[-+\d\s*/^().${letter}]*`,
        'i',
      ).exec(whole)?.[0];
      if (expression !== undefined && /[-+*/^]/.test(expression))
        readings.push(
          expression
            .trim()
            .replace(
              new RegExp(letter, 'gi'),
              (_all, at: number, all: string) => `${/[\d)]/.test(all[at - 1] ?? '') ? '*' : ''}(${value})`,
            ),
        );
    }
  }
  return readings.find((reading) => computed(reading) !== null) ?? null;
}
/** Words of 'and what is it at x = 2'. */
const ASKED_VALUE = 8;

/** 'and if order matters?' after a choice, and the other way round. */
function inOrder(whole: string, text: string): string | null {
  const match =
    /order\s+(?:also\s+)?(does(?: not|n['’]?t)|nahi|is not|not)?\s*(?:matters?|important|counts?|bhi|ka)/i.exec(
      text,
    );
  const numbers = (whole.match(/\d+/g) ?? []).map(Number);
  const [one = 0, two = 0] = numbers;
  if (
    match === null ||
    numbers.length !== 2 ||
    /\d/.test(text) ||
    !/choos|select|committee|arrang|ways|pick|chun|चुन/iu.test(whole)
  )
    return null;
  return `${Math.max(one, two)}${match[1] === undefined ? 'P' : 'C'}${Math.min(one, two)}`;
}

/** 'what is the median now' after the mean of a list: the same numbers, and another thing asked for. */
function otherAsked(whole: string, text: string): string | null {
  const plain = text.replace(/[?.!]/g, '');
  const isShort = wordsIn(plain).length <= MOST_REPLACED;
  if (/\d/.test(text) || (!isShort && !/(?<!\S)(?:now|then|ab|same|these|those)(?!\S)/i.test(plain)))
    return null;
  if (!/\d/.test(whole) || computed(whole) === null) return null;
  const merged = mergedSum(whole, text.replace(/(?<!\S)(?:now|then|ab|same|these|those)(?!\S)/gi, ' '));
  return merged === null || computed(merged) === null || computed(text) !== null ? null : merged;
}

/** 'so what are the roots' after a polynomial. */
function rootsOf(whole: string, text: string): string | null {
  if (
    !/(?<!\S)(?:roots?|zeros?|zeroes|solutions?|मूल)(?!\S)/i.test(text.replace(/[?.!]/g, '')) ||
    /\d/.test(text)
  )
    return null;
  const polynomial = /(?<![a-z])-?\d*x(?:\^2|²)(?:\s*[+-](?:\s*\d+x?|\s*x)?)+(?![a-z^=])/i.exec(whole)?.[0];
  if (polynomial === undefined || whole.includes('=')) return null;
  const reading = `${polynomial.trim()} = 0`;
  return computed(reading) === null ? null : reading;
}

/** Asking for the same again, in other words. */
const AGAIN =
  /(?<![\p{L}\p{M}])(?:again|simply|simpler|simple|easier|easy|short|shorter|shortly|detail|detailed|example|examples|udaharan|udahran|phir se|fir se|dobara|aasan|asaan|saral|उदाहरण|फिर से|दोबारा|सरल|आसान|samajh nahi aaya|nahi samjha|didn'?t (?:get|understand))(?![\p{L}\p{M}])/iu;
const LIKE_A_CHILD =
  /,?\s*(?:like|as if)\s+i(?:'?m| am)\s+(?:a\s+)?(?:\d+|kid|child|five|ten|beginner)(?:\s+years?(?:\s+old)?)?/i;

/** 'explain again, simply': the question before. */
function sameAgain(text: string, before: string): string | null {
  const plain = text.replace(LIKE_A_CHILD, ' ');
  if (!AGAIN.test(plain)) return null;
  const others = wordsIn(plain.replace(new RegExp(AGAIN.source, 'giu'), ' ')).filter(
    (word) =>
      !isPlain(word) &&
      !/^(?:way|in|terms?|language|thoda|aur|give|show|batao|do|bhi|ab|make|more|long|too|bit|pls|please|tarike|bhasha)$/i.test(
        word,
      ),
  );
  return others.length === 0 ? before : null;
}

/** AS45: the ways in which a short message may continue the student's previous question, the likeliest first. */
export function completionsOf(typed: string, conversation: readonly ConversationTurn[]): string[] {
  const text = withoutPoliteDo(typed);
  const students = conversation
    .filter(({ role, text: own }) => role === 'student' && sameAgain(own, own) === null)
    .map(({ text: own }) => own);
  // 'and Nagaland?' after 'Assam?' continues the question before both.
  const before = students.findLast((own) => wordsIn(own).length > FEWEST_OF_QUESTION) ?? students.at(-1);
  const appended = withLastTurn(text, conversation);
  if (before === undefined || wordsIn(text).length > LONGEST || before.length > 400)
    return appended === text ? [] : [appended];
  const rest = text.replace(MARK, '');
  // The same in simpler words is in no text.
  if (sameAgain(text, before) !== null) return [];
  const language = IN_LANGUAGE.exec(text);
  if (language !== null && wordsIn(text.replace(language[0], '')).every((word) => isPlain(word)))
    return [/hindi|हिंदी|हिन्दी/iu.test(language[0]) ? `${before} हिंदी में` : before];
  const whole = rebuilt(conversation);
  const turn = lastTurnOf(conversation);
  if (turn?.isOfProduct === true && !turn.isOfSubject) return aboutProduct(before, rest, turn);
  const isSum = /\d/.test(whole) && computed(whole) !== null;
  const merged = asksForOther(whole, rest) ? null : mergedSum(whole, rest);
  if (turn !== null && !turn.isComputed && !isSum && changesQuantity(rest))
    return [merged, ...(/\d/.test(text) ? joinedSum(whole, rest) : [])].filter((each) => each !== null);
  const placed = withPreposition(before, rest);
  const answer = conversation.findLast(({ role }) => role === 'assistant')?.text;
  const others = turn === null || isSum || turn.isComputed ? [] : aboutSubject(rest, turn);
  const readings = [
    ...(/^\s*(?:in)?to\b/i.test(rest) ? placed : []),
    ...((isSum || /\d/.test(whole)) && ASKS_QUANTITY.test(rest)
      ? continuedStory(whole, rest, answer ?? '')
      : []),
    // An expression stands for the one before as a whole.
    ...(/[a-z]\s*[\^²³/]|[\^/]\s*[a-z]/i.test(rest) ? placed : [merged]),
    ...(isSum ? askedAnew(whole, rest) : /\d/.test(text) ? joinedSum(whole, rest) : []),
    ...placed,
    ...(OF_ANOTHER.test(rest) ? [] : others),
    ...withThing(before, text),
    ...(appended === text ? [] : [appended]),
    // A number of a sum is put in the place of a number, or of nothing.
    ...(isSum && /\d/.test(rest)
      ? []
      : [...(PRONOUN.test(rest) ? [] : replaced(before, rest, turn)), ...ofSubject(before, rest)]),
    ...(OF_ANOTHER.test(rest) ? others : []),
  ];
  // 'and RBI?' is another thing in the place of the one before.
  if (!isSum && isFragment(text) && namesThing(rest)) readings.unshift(...replaced(before, rest, turn));
  return [...new Set(readings.filter((each) => each !== null))].slice(0, MOST_READINGS);
}

/** 'And of work?' asks the same of another thing, not another thing of the same. */
const OF_ANOTHER = /(?<![\p{L}\p{M}])(?:का|की|के|ka|ki|ke)[\s?.!।]*$/iu;

/** 'my average in 3 tests is 85' and 'what do I need in the 4th to make it 88': a story told in two messages. */
function joinedSum(whole: string, rest: string): string[] {
  const plain = whole
    .replace(/[?.!।\s]+$/, '')
    .replace(/^\s*(?:what is (?:the )?)?formulae? (?:for|of) (?:the )?/i, '');
  const readings = [
    `${plain}. ${rest}`,
    `${plain}, ${rest.replace(/(?<!\S)(?:using|with|by) (?:it|this|that|the (?:same )?formula)(?!\S)/gi, '')}`,
  ];
  return readings.filter((each) => computed(each) !== null).slice(0, 1);
}

/** 'duration' after 'How many questions in the GATE paper?': 'duration of GATE paper'. */
function ofSubject(before: string, rest: string): string[] {
  const asked = rest.replace(/[?.!।\s]+$/, '');
  if (wordsIn(asked).length === 0 || wordsIn(asked).length > 3 || PRONOUN.test(asked)) return [];
  const subject = /.*\b(?:of|for|in|about)\s+(?:the\s+|an?\s+)?(.+?)[?.!\s]*$/i.exec(before)?.[1];
  return subject === undefined || wordsIn(subject).length > 4 ? [] : [`${asked} of ${subject}`];
}

/** The student's last question, with the changes of the follow-ups to it: each sum that was changed is the next one's question. */
function rebuilt(conversation: readonly ConversationTurn[]): string {
  let whole = '';
  for (const { role, text } of conversation) {
    if (role !== 'student') continue;
    const rest = text.replace(MARK, '');
    const changed =
      whole === '' || computed(text) !== null
        ? null
        : (withLongerList(whole, text) ?? mergedSum(whole, rest));
    whole = changed !== null && computed(changed) !== null ? changed : text;
  }
  return whole;
}

const OTHER_ASKED: readonly RegExp[] = [
  /how long|how much time|how many (?:seconds|minutes|hours)|kitn[aei] (?:time|samay|der)|कितन\S (?:समय|देर)/iu,
  /how far|what distance|kitni (?:door|dur|doori)|कितनी (?:दूर|दूरी)/iu,
];

/** Whether 'how far' or 'how long' is asked after a question that did not: its numbers belong to another sum. */
const asksForOther = (whole: string, rest: string): boolean =>
  OTHER_ASKED.some((pattern) => pattern.test(rest) && !pattern.test(whole)) &&
  !/\btime\b|distance|days?\b|दिन|समय|दूरी/iu.test(whole);

/** A message that asks for a quantity itself. */
const ASKS_QUANTITY = /\b(?:what|how|find|calculate|kitn\w+|kya|grams?|sum|terms?)\b|कितन|क्या/iu;
const ASKING_CLAUSE =
  /(?:^|(?<=[.?!,।;]\s))\s*(?:and |then |to |toh |so )?(?:what|find|calculate|how|determine|convert|kitn\w+|time taken|time to)\b[^.?!,।;\d]*[.?!।,;]?\s*(?=$|[a-z]\s*=|\()|,?\s*(?:[^.?!,।;\d]*(?:कितन\S*|क्या|ज्ञात|kitn\w+|batao|nikalo|find|what|convert)[^.?!,।;\d]*|time to[^.?!,।;\d]*|convert (?:it )?(?:in)?to [a-z/]+)[?.!।]*\s*(?=$|[a-z]\s*=)/giu;
/** Words of a quantity. */
const MOST_OF_NAME = 4;

/** The story without what it asks, or its result, with what is asked next. */
function continuedStory(whole: string, rest: string, answer: string): string[] {
  const statement = whole
    .replace(ASKING_CLAUSE, ' ')
    .replace(/[\s,;]+$/, '')
    .trim();
  const name =
    /(?:(?:find|what (?:is|was)|calculate|determine)\s+|[.,?]\s*)(?:the |its |his |her |their )*([a-z ]{3,30}?)\s*[?.]*$/i.exec(
      whole,
    )?.[1];
  // Of a result in two units the first is exact.
  const result = resultIn(answer.replace(/(\*\*\$[^$]+\$), \$[^*]*\*\*/, '$1**'));
  const readings: string[] = [];
  if (statement !== whole.trim() && /\d/.test(statement))
    readings.push(`${statement.replace(/[.?!।]+$/, '')}. ${rest}`);
  const [, thing] =
    /^(?:what is |find |calculate )?(?:the )?[a-z ]{3,30}? of (?:a |an |the )?(.*\d.*?)[?.!\s]*$/i.exec(
      whole,
    ) ?? [];
  const asked = rest.replace(/[?.!\s]+$/, '').replace(/\b(?:of )?(?:these|those|its|the same)\b/gi, ' ');
  const series =
    /\b((?:AP|GP|A\.P\.?|G\.P\.?|arithmetic (?:progression|series)|geometric (?:progression|series)|series|sequence)\b.*\d)/i.exec(
      whole,
    )?.[1];
  if (series !== undefined) readings.push(`${asked} of ${series}`);
  if (thing !== undefined && !/\d/.test(rest) && !/interest|byaj|ब्याज/iu.test(whole))
    readings.push(`${rest.replace(/[?.!\s]+$/, '')} of ${thing}`);
  if (
    /\d/.test(rest) &&
    name !== undefined &&
    wordsIn(name).length <= MOST_OF_NAME &&
    result?.value != null &&
    /^[\d.]+$/.test(result.value)
  )
    readings.push(`${name} is ${result.value} ${result.unit}. ${rest}`.replace(/\s+/g, ' '));
  return readings.filter((each) => computed(each) !== null).slice(0, 1);
}

/** 'and where do I see them?' after 'how do I get tokens': what the product calls the thing, and what is asked of it. */
function aboutProduct(before: string, rest: string, { titles }: LastTurn): string[] {
  const asked = rest.replace(new RegExp(PRONOUN.source, 'giu'), ' ').trim();
  const things = [before, titles[0] ?? ''].map(productIn).find((each) => each.length > 0) ?? [];
  const alone = things.slice(0, 1).map((thing) => `${asked} ${thing}`);
  return [...new Set([`${asked} ${things.join(' ')}`, ...alone, `${before} ${asked}`])];
}

/** The same story with another quantity asked for: 'and the perimeter?'. */
function askedAnew(whole: string, rest: string): string[] {
  const asked = rest.replace(/[?.!।\s]+$/, '');
  if (asked === '' || /\d|^(?:to|into|in)\b/.test(asked) || wordsIn(asked).length > MOST_ASKED) return [];
  const statement = whole
    .replace(ASKING_CLAUSE, ' ')
    .replace(/[?.!।\s,;]+$/, '')
    .trim();
  const readings = [`${whole.replace(/[?.!।\s]+$/, '')}. find ${asked}`, `${statement}. find ${asked}`];
  return readings
    .filter((reading) => calculateStory(reading) !== null || calculateFigure(reading) !== null)
    .slice(0, 1);
}

/** 'in hindi please': the previous question, to be answered in another language. */
const IN_LANGUAGE = /\b(?:in )?(?:hindi|english)(?: (?:me|mein|language))?\b|(?:हिंदी|हिन्दी)(?: में)?|अंग्रेजी में/iu;
const isPlain = (word: string): boolean =>
  FILLERS.has(word.toLowerCase()) || ASKING_WORDS.has(word.toLowerCase()) || PRONOUN.test(word);

/** 'by population?' after 'largest state by area?': the phrase with the same preposition replaced. */
function withPreposition(before: string, rest: string): string[] {
  const [, preposition, thing] =
    /^\s*(by|of|in|for|at|with|from|on|to|into)\s+(.{2,40}?)[?.!\s]*$/i.exec(rest) ?? [];
  if (preposition === undefined || thing === undefined) return [];
  const phrase = new RegExp(
    `\\b${preposition}\\s+(?:the\\s+)?[^?.!]+?(?=\\s+(?:by|of|in|for|at|with|from|on|to|into)\\b|[?.!\\s]*$)`,
    'gi',
  );
  const last = [...before.matchAll(phrase)].at(-1);
  if (last === undefined) return [];
  return [
    `${before.slice(0, last.index)}${preposition} ${thing}${before.slice(last.index + last[0].length)}`,
  ];
}

/** 'the opposite of it' with what the previous question was about in the pronoun's place. */
function withThing(before: string, text: string): string[] {
  if (!PRONOUN.test(text)) return [];
  const plain = before.trim().replace(/[?.!।\s]+$/, '');
  const ofWhat = /.*\b(?:of|for|is|are|word|in|to|into)\s+(?:the\s+|a\s+|an\s+)?(?:word\s+)?(.+)$/i.exec(
    plain,
  )?.[1];
  const [last] = plain.split(/\s+/).slice(-1);
  // 'ISRO ka full form': what the question was about comes first.
  const ofHindi = /^(\S+(?: \S+)?)\s+(?:ka|ki|ke|का|की|के)\s/iu.exec(plain)?.[1];
  const things = ofHindi !== undefined ? [ofHindi] : [ofWhat, last].filter((thing) => thing !== undefined);
  const asked = text.replace(/[?.!।\s]+$/, '');
  return things.map((thing) => asked.replace(PRONOUN, thing).replace(/^\s*(?:and|aur|also|now|और)\s+/iu, ''));
}

/** Whether all that a message names is a thing: 'RBI', not 'the formula'. */
const namesThing = (rest: string): boolean =>
  contentOf(rest).length > 0 &&
  contentOf(rest).length === subjectOf(rest).length &&
  !/\d/.test(rest) &&
  contentOf(rest).every((word) => !STANDING.has(word.toLowerCase())) &&
  !PRONOUN.test(rest);

/** 'Nagaland?' after 'capital of Rajasthan?': each thing of the previous question replaced, what the answer was about first. */
function replaced(before: string, rest: string, turn: LastTurn | null): string[] {
  const [clause = ''] = rest.split(/[?.!।]/);
  const words = wordsIn(clause).filter(
    (word) => (subjectOf(word).length > 0 && !STANDING.has(word.toLowerCase())) || NAMES_OF_EXAMS.test(word),
  );
  if (words.length === 0 || words.length > MOST_REPLACED) return [];
  const thing = words.join(' ');
  const plain = before.trim().replace(/[?.!।\s]+$/, '');
  const named = new Set((turn?.titles[0] ?? '').toLowerCase().split(' '));
  const candidates = subjectOf(plain)
    .filter((word) => !STANDING.has(word.toLowerCase()))
    .toReversed()
    .toSorted((one, other) => Number(named.has(other.toLowerCase())) - Number(named.has(one.toLowerCase())));
  const last = /\b(?:of|for)\s+(?:the\s+)?([\w'-]+)$/i.exec(plain)?.[1];
  return [...new Set([...sameEnd(plain, words), ...(last === undefined ? [] : [last]), ...candidates])]
    .filter((word) => plain.includes(word))
    .flatMap((word) => {
      const at = plain.lastIndexOf(word);
      const start = plain.slice(0, at) + thing;
      // 'a queue in data structures' is looked up as 'a queue'.
      const isOfField = named.has(word.toLowerCase()) && /^\s+(?:in|of) /.test(plain.slice(at + word.length));
      return [...(isOfField ? [start] : []), start + plain.slice(at + word.length)];
    });
}

/** 'hydrochloric acid' for 'sulphuric acid', 'lok sabha' for 'rajya sabha'. */
function sameEnd(plain: string, words: readonly string[]): string[] {
  const last = words.at(-1)?.toLowerCase();
  const own = plain.split(' ');
  const at = own.findLastIndex((word) => word.toLowerCase() === last);
  if (words.length < 2 || at < words.length - 1) return [];
  return [own.slice(at - words.length + 1, at + 1).join(' ')];
}

const NAMES_OF_EXAMS = /^(?:jee|neet|gate|upsc|ssc|ibps|sbi|clat|cat|eapcet)$/i;

/** Words that ask, which a follow-up keeps. */
const STANDING = new Set(
  'question questions marks marking capital currency formula unit meaning negative full form difference between define explain about kaise alag number many much aate aata matrak ikai sutra rajdhani मात्रक इकाई सूत्र परिभाषा राजधानी मुद्रा पूरा नाम plural singular synonym antonym opposite past participle tense minimum maximum age year date word one spelling idiom अर्थ विलोम पर्यायवाची विपरीत समानार्थी आयु वर्ष'.split(
    ' ',
  ),
);
