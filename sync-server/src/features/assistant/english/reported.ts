import {
  baseOfThird,
  expanded,
  isParticiple,
  isVerbBase,
  participleOf,
  participleOfPast,
  pastOf,
  thirdOf,
} from './verbs.ts';

const LISTENER =
  '(?:me|him|her|us|them|you|(?:the|my|his|her|their|our) [a-z]+|[A-Z][a-z]+|(?:ram|sita|ravi|mohan|john|mary))';
const SPEECH = new RegExp(
  String.raw`^\s*([A-Za-z]+(?: [A-Za-z]+){0,3}?)\s+(said|says|told|tells|asked|asks|replied|exclaimed|cried|shouted)\s*(?:to\s+)?(${LISTENER})?\s*[,:]?\s*(?:["“'‘](.+?)["”'’]|(?<=[,:]\s*)([A-Z].+?))\s*\.?\s*$`,
);

const TIMES: readonly (readonly [RegExp, string])[] = [
  [/\blast (night|week|month|year)\b/gi, 'the previous $1'],
  [/\bnext (week|month|year)\b/gi, 'the following $1'],
  [/\bnow\b/gi, 'then'],
  [/\btoday\b/gi, 'that day'],
  [/\btomorrow\b/gi, 'the next day'],
  [/\byesterday\b/gi, 'the previous day'],
  [/\btonight\b/gi, 'that night'],
  [/\bhere\b/gi, 'there'],
  [/\bthis (?=morning|evening|week|month|year|day|book|house|pen|place|time|matter|work)/gi, 'that '],
  [/\bthis\b(?! (?:is|was))/gi, 'that'],
  [/\bthese\b/gi, 'those'],
  [/\bago\b/gi, 'before'],
];

/** What is always true stays in the present. */
const ALWAYS =
  /^(?:the (?:earth|sun|moon|stars?|planets?)|honesty|water|ice|light|fire|man is mortal|two and two|union|god|time and tide|slow and steady|all that)\b/i;

const AUX =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|will|shall|can|could|may|might|must|would|should)$/;
const PRONOUN = /^(?:i|you|he|she|it|we|they)$/i;
const DETERMINER = /^(?:the|a|an|my|your|his|her|our|their|this|that|these|those|some|all|any)$/i;
const COMMON = /^(?:he|she|it|we|you|they|man|men|honesty|water|there|god)$/i;
const ADVERB = /^(?:always|never|often|usually|really|already|just|also|still|not)$/;

/** A person as subject, as possessor and as object. */
type Person = readonly [subject: string, own: string, object: string];
const PERSONS: Readonly<Record<string, Person>> = {
  i: ['I', 'my', 'me'],
  we: ['we', 'our', 'us'],
  he: ['he', 'his', 'him'],
  she: ['she', 'her', 'her'],
  they: ['they', 'their', 'them'],
};
const SHE =
  /\b(?:she|her|girl|woman|mother|sister|lady|aunt|queen|daughter|wife|grandmother|sita|gita|rita|radha|meera|mira|neha|priya|anita|sunita|mary|seema|reena|pooja|kavita|asha|rani|shyama|lata|anu|sonia|komal|nisha|pinky|ritu|geeta|sarita|jyoti|divya|sneha|shreya|riya|diya|maya|tina|alice|jane|rose|lucy|neeta|kavya|aarti)$/i;
const HE =
  /\b(?:he|him|boy|man|father|brother|uncle|king|teacher|doctor|principal|servant|son|husband|captain|master|minister|ram|mohan|ravi|rahul|amit|john|raj|shyam|rohan|hari|sohan|suresh|ramesh|peter|arun|vijay|gopal|krishna|david|tom|raju|sonu|anil|sunil|karan|arjun|ajay|sanjay|manoj|deepak|rakesh|mukesh|vikas|ankit|rohit|nitin|akash|aman|kamal|prakash|mahesh|dinesh|robert|james|harry|george|policeman|judge|officer|beggar|saint|traveller)$/i;
const THEY = /\b(?:they|them|students|boys|girls|players|workers|children|soldiers|people|friends)$/i;

/** Who 'I' or 'you' is; null if that is not clear. */
function personOf(name: string): Person | null {
  if (/^(?:i|me)$/i.test(name)) return PERSONS['i'] ?? null;
  if (/^(?:we|us)$/i.test(name)) return PERSONS['we'] ?? null;
  const key = THEY.test(name) ? 'they' : SHE.test(name) ? 'she' : HE.test(name) ? 'he' : '';
  return PERSONS[key] ?? null;
}

interface Speech {
  readonly speaker: string;
  readonly listener: string | undefined;
  readonly isPast: boolean;
  readonly first: Person | null;
  readonly second: Person | null;
}

const FIRST = /\b(?:i|my|me|mine|myself|we|our|us)\b/i;
const SECOND = /\byour?\b/i;

/** A sentence in direct speech in indirect speech: statements, questions, orders and exclamations; null if it is not simple. */
export function indirectOf(text: string): string | null {
  const match = SPEECH.exec(text.replace(/\s+/g, ' '));
  if (match === null) return null;
  const [, speaker = '', verb = '', listener, inQuotes, afterComma] = match;
  const quoted = expanded((inQuotes ?? afterComma ?? '').trim());
  const first = personOf(speaker);
  const second = listener === undefined ? null : personOf(listener);
  if (first === null && FIRST.test(quoted.replace(/^let us/i, ''))) return null;
  if (second === null && listener !== undefined && SECOND.test(quoted)) return null;
  const speech = { speaker, listener, isPast: !/s$/.test(verb), first, second };
  const body = quoted.replace(/[.?!]+$/, '');
  if (body.split(' ').length > 20 || /[.?!] /.test(body.replace(/^[A-Z][a-z]+! ?/, ''))) return null;
  for (const read of [exclamation, question, order, statement]) {
    const found = read(quoted, body, speech);
    if (found === undefined) continue;
    return found === null ? null : `${timed(found, speech)}.`;
  }
  return null;
}

/** Undefined if the sentence is of another kind; null if it is of this one, and not simple. */
type Read = (quoted: string, body: string, speech: Speech) => string | null | undefined;

const timed = (text: string, { isPast }: Speech): string =>
  isPast ? TIMES.reduce((own, [time, then]) => own.replace(time, then), text) : text;

const FEELINGS: Readonly<Record<string, string>> = {
  hurrah: 'joy',
  hurray: 'joy',
  bravo: 'joy',
  alas: 'sorrow',
  oh: 'surprise',
  wow: 'surprise',
};

const exclamation: Read = (quoted, body, speech) => {
  const [, cry = '', rest = ''] = /^([A-Za-z]+)\s?[!,]\s*(.+)$/.exec(body) ?? [];
  const feeling = FEELINGS[cry.toLowerCase()];
  if (feeling !== undefined) {
    const clause = clauseOf(rest.replace(/[.!]+$/, ''), speech);
    return clause === null ? null : `${speech.speaker} exclaimed with ${feeling} that ${clause}`;
  }
  const [, article = '', thing = ''] =
    /^What (an? )((?:[a-z]+ly )?[a-z]+ [a-z]+)(?: it is)?$/i.exec(body) ?? [];
  if (thing !== '' && quoted.endsWith('!'))
    return `${speech.speaker} exclaimed that it was ${article.trim() === 'an' ? 'a' : article.trim()} very ${thing}`;
  const [, quality = '', subject = '', be = ''] = /^How ([a-z]+) (.{2,30}) (is|are)$/i.exec(body) ?? [];
  if (/^(?:you|your|we|our|my|i)\b/i.test(subject) && quality !== '') return null;
  if (quality !== '' && quoted.endsWith('!'))
    return `${speech.speaker} exclaimed that ${subject} ${be.toLowerCase() === 'are' ? 'were' : 'was'} very ${quality}`;
  return undefined;
};

const WH =
  /^(?:who|whom|whose [a-z]+|what(?: (?:time|kind|sort|colou?r))?|which(?: [a-z]+)?|when|where|why|how(?: (?:many|much) [a-z]+| (?:old|far|long|often|much))?)(?= )/i;

const question: Read = (quoted, body, speech) => {
  const wh = WH.exec(body)?.[0];
  const rest = wh === undefined ? body : body.slice(wh.length).trim();
  const [first = ''] = rest.toLowerCase().split(' ');
  const isAsked = quoted.endsWith('?');
  if (wh === undefined && (!AUX.test(first) || /^do not\b/i.test(rest))) return isAsked ? null : undefined;
  if (wh !== undefined && !isAsked && !AUX.test(first)) return undefined;
  const isOfYou = /\byour?\b/i.test(body);
  const told = speech.listener ?? (isOfYou ? 'me' : undefined);
  const own: Speech = speech.listener === undefined ? { ...speech, second: personOf('me') } : speech;
  const clause = AUX.test(first) ? inOrder(rest, own) : wh === undefined ? null : subjectClause(rest, own);
  if (clause === null) return null;
  const link = wh === undefined ? 'if' : wh.charAt(0).toLowerCase() + wh.slice(1);
  return [speech.speaker, speech.isPast ? 'asked' : 'asks', told, link, clause].filter(Boolean).join(' ');
};

/** 'broke the window' after 'who': 'had broken the window'. */
function subjectClause(rest: string, speech: Speech): string | null {
  const clause = clauseOf(`he ${rest}`, speech);
  return clause === null ? null : clause.replace(/^he /, '');
}

/** 'are you going' as 'I was going'. */
function inOrder(rest: string, speech: Speech): string | null {
  const [aux = '', ...words] = rest.split(' ');
  const length = lengthOfSubject(words, /^(?:am|is|are|was|were)$/i.test(aux));
  if (length === null) return null;
  const subject = words.slice(0, length).join(' ');
  const others = words.slice(length);
  const plain = aux.toLowerCase();
  const [verb = '', ...after] = others;
  if (plain === 'do' || plain === 'does')
    return verb === 'not'
      ? clauseOf([subject, plain, ...others].join(' '), speech)
      : clauseOf([subject, verb, ...after].join(' '), speech);
  if (plain === 'did') {
    if (!isVerbBase(verb)) return null;
    const changed = speech.isPast ? `had ${participleOf(verb)}` : pastOf(verb);
    return [
      persons(subject, speech, true),
      changed,
      ...others.slice(1).map((word) => persons(word, speech)),
    ].join(' ');
  }
  return clauseOf([subject, plain, ...others].join(' '), speech);
}

function lengthOfSubject(words: readonly string[], isBe: boolean): number | null {
  const [first = '', second = ''] = words;
  if (PRONOUN.test(first)) return 1;
  if (DETERMINER.test(first)) {
    if (words[2] === 'of' && isBe) return words.length;
    return second === '' ? null : 2;
  }
  return /^[A-Z][a-z]+$/.test(first) ? 1 : null;
}

const order: Read = (quoted, body, speech) => {
  const { speaker, listener, isPast } = speech;
  const plain = body.replace(/^(?:please|kindly),?\s+/i, '').replace(/,?\s+please$/i, '');
  const isRequest = plain !== body;
  const [, suggestion] = /^let us (.+)$/i.exec(plain) ?? [];
  if (suggestion !== undefined) {
    const who = /^(?:me|us)$/.test(listener ?? '') || /^(?:i|we)$/i.test(speaker) ? 'we' : 'they';
    return `${speaker} suggested ${listener === undefined ? '' : `to ${listener} `}that ${who} should ${inside(suggestion, speech)}`;
  }
  const [, negated] = /^(?:do not|never) (.+)$/i.exec(plain) ?? [];
  const [first = ''] = (negated ?? plain).toLowerCase().split(' ');
  if (!isVerbBase(first) || quoted.endsWith('?')) return undefined;
  if (listener === undefined) return null;
  const task = inside(
    (negated ?? plain).replace(/^./, (letter) => letter.toLowerCase()),
    speech,
  );
  const told = (verb: string): string => `${speaker} ${verb} ${listener}`;
  const not = negated === undefined ? '' : 'not ';
  if (isRequest) return `${told(isPast ? 'requested' : 'requests')} ${not}to ${task}`;
  const strict = negated === undefined ? 'ordered' : 'forbade';
  return `${told(isPast ? 'told' : 'tells')} ${not}to ${task}${isPast ? ` (or: ${told(strict)} to ${task})` : ''}`;
};

const inside = (text: string, speech: Speech): string =>
  text
    .split(' ')
    .map((word) => persons(word, speech))
    .join(' ');

const statement: Read = (quoted, body, speech) => {
  if (quoted.endsWith('?')) return null;
  if (/\byour?\b/i.test(body) && speech.listener === undefined) return null;
  const clause = clauseOf(body, speech);
  if (clause === null) return null;
  const { speaker, listener, isPast } = speech;
  const told =
    listener === undefined ? (isPast ? 'said' : 'says') : `${isPast ? 'told' : 'tells'} ${listener}`;
  return `${speaker} ${told} that ${clause}`;
};

/** A clause with its persons and its tense changed. */
function clauseOf(body: string, speech: Speech): string | null {
  const words = body.split(' ');
  const keeps = !speech.isPast || ALWAYS.test(body);
  const place = verbPlace(words);
  if (place === null) return null;
  const subject = words.slice(0, place).map((word, at) => persons(word, speech, at === 0));
  const tail = words.slice(place);
  const verb = keeps ? agreed(subject.join(' '), tail) : shifted(subject.join(' '), tail);
  if (verb === null) return null;
  const rest = later(verb.rest, speech, keeps);
  if (rest === null) return null;
  const [head = '', ...others] = subject;
  const isName = head === 'I' || (/^[A-Z][a-z]+$/.test(head) && !DETERMINER.test(head) && !COMMON.test(head));
  const first = isName ? head : head.toLowerCase();
  return [first, ...others, verb.text, ...rest].filter(Boolean).join(' ');
}

/** Where the verb is: after a pronoun, a name, or a noun with its article. */
function verbPlace(words: readonly string[]): number | null {
  const [first = '', second = ''] = words;
  const aux = words.findIndex((word, at) => at > 0 && at < 6 && AUX.test(word.toLowerCase()));
  const after = PRONOUN.test(first) || (/^[A-Z][a-z]+$/.test(first) && !DETERMINER.test(first)) ? 1 : 2;
  if (!PRONOUN.test(first) && !DETERMINER.test(first) && !/^[A-Z]/.test(first)) return null;
  const place = ADVERB.test(words[after] ?? '') && !AUX.test(second) ? after + 1 : after;
  if (aux !== -1 && (aux <= place || !isVerb(words[place] ?? ''))) return aux;
  return isVerb(words[place] ?? '') ? place : null;
}

const isVerb = (word: string): boolean =>
  /^[a-z]+$/.test(word) &&
  (isVerbBase(word) ||
    isVerbBase(baseOfThird(word) ?? '') ||
    participleOfPast(word) !== null ||
    isParticiple(word));

/** Auxiliaries a tense back. */
const BACK: Readonly<Record<string, string>> = {
  ...{
    have: 'had',
    has: 'had',
    do: 'did',
    does: 'did',
    will: 'would',
    shall: 'would',
    can: 'could',
    may: 'might',
  },
  ...{ could: 'could', might: 'might', must: 'must', would: 'would', should: 'should' },
};

interface Verb {
  readonly text: string;
  readonly rest: readonly string[];
}

/** The past of 'am', 'is' or 'are' after a subject whose person may have changed. */
const beOf = (subject: string, be: string): string =>
  /^(?:we|you|they)$/i.test(subject) || (be === 'are' && !/^(?:i|he|she|it)$/i.test(subject))
    ? 'were'
    : 'was';

function shifted(subject: string, [verb = '', next = '', ...rest]: readonly string[]): Verb | null {
  const plain = verb.toLowerCase();
  const others = [next, ...rest].filter((word) => word !== '');
  if (/^(?:am|is|are)$/.test(plain)) return { text: beOf(subject, plain), rest: others };
  if (/^(?:was|were)$/.test(plain)) return { text: 'had been', rest: others };
  if (plain === 'did' && next === 'not') {
    const [base = '', ...after] = rest;
    return { text: `had not ${participleOf(base)}`, rest: after };
  }
  if (plain === 'had')
    return { text: isParticiple(next) || next === 'not' ? 'had' : 'had had', rest: others };
  const aux = BACK[plain];
  if (aux !== undefined) return { text: aux, rest: others };
  if (/^(?:read|put|cut|set|let|hit|hurt|cost|shut)$/.test(plain) && /^(?:he|she|it)$/i.test(subject))
    return null;
  const base = isVerbBase(plain) ? plain : baseOfThird(plain);
  if (base !== null && isVerbBase(base)) return { text: pastOf(base), rest: others };
  const done = participleOfPast(plain);
  return done === null ? null : { text: `had ${done}`, rest: others };
}

/** The verb that stays in its tense, with the person of its subject. */
function agreed(subject: string, [verb = '', ...rest]: readonly string[]): Verb {
  const isThird = /^(?:he|she|it)$/.test(subject);
  const own: Readonly<Record<string, string>> = isThird
    ? { am: 'is', are: 'is', were: 'was', have: 'has', do: 'does' }
    : subject === 'I'
      ? { are: 'am', were: 'was' }
      : { am: 'are', ...(/^(?:we|you|they)$/.test(subject) ? { was: 'were' } : {}) };
  const changed = own[verb] ?? (isThird && isVerbBase(verb) && !AUX.test(verb) ? thirdOf(verb) : verb);
  return { text: changed, rest };
}

/** What follows the verb: persons, and the auxiliaries of further clauses; null if one of these has a verb of another kind. */
function later(words: readonly string[], speech: Speech, keeps: boolean): string[] | null {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const isSubject =
      PRONOUN.test(word) &&
      at + 1 < words.length &&
      /^(?:and|but|because|that|when|if|as|so)$/.test(words[at - 1] ?? '');
    if (!isSubject) {
      found.push(persons(word, speech));
      continue;
    }
    const verb = keeps
      ? { text: next }
      : AUX.test(next)
        ? shifted(persons(word, speech, true), [next])
        : null;
    if (verb === null) return null;
    found.push(persons(word, speech, true), verb.text);
    at += 1;
  }
  return found;
}

/** 'I' and 'you' of the speech by who speaks and who listens. */
function persons(word: string, { first, second }: Speech, isSubject = false): string {
  const [, letters = '', end = ''] = /^([A-Za-z]+)([^A-Za-z]*)$/.exec(word) ?? [];
  const plain = letters.toLowerCase();
  const changed = isOf(first, plain) ?? (second === null ? undefined : ofSecond(second, plain, isSubject));
  return changed === undefined ? word : changed + end;
}

function isOf(first: Person | null, word: string): string | undefined {
  if (first === null) return undefined;
  // 'we' is the speaker with others.
  const own = first[0] === 'I' && /^(?:we|our|us)$/.test(word) ? PERSONS['we'] : first;
  const many = /^(?:we|our|us)$/.test(word) && own?.[0] !== 'we' ? PERSONS['they'] : own;
  const place = [/^(?:i|we)$/, /^(?:my|our)$/, /^(?:me|us)$/].findIndex((each) => each.test(word));
  return place === -1 ? undefined : many?.[place];
}

const ofSecond = ([subject, own, object]: Person, word: string, isSubject: boolean): string | undefined =>
  word === 'you' ? (isSubject ? subject : object) : word === 'your' ? own : undefined;
