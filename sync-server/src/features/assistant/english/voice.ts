import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  expanded,
  ingOf,
  isVerbBase,
  participleOf,
  pastOf,
  thirdOf,
} from './verbs.ts';

const OBJECTS: Readonly<Record<string, string>> = {
  i: 'me',
  we: 'us',
  you: 'you',
  he: 'him',
  she: 'her',
  they: 'them',
  it: 'it',
};
const SUBJECTS: Readonly<Record<string, string>> = {
  me: 'I',
  us: 'we',
  you: 'you',
  him: 'he',
  her: 'she',
  them: 'they',
  it: 'it',
};
const NOUN = String.raw`(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose)\s+[a-z]+`;
const SUBJECT = new RegExp(
  String.raw`^([Ii]|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|${NOUN}|[Ss]omeone|[Ss]omebody|[Nn]obody|[Pp]eople|[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?)\s+`,
);
const NAMELESS = /^(?:someone|somebody|people)$/i;
const MODAL = /^(?:will|shall|can|could|may|might|must|should|would)$/;
const BE = /^(?:is|am|are|was|were)$/;
const HAVE = /^(?:has|have|had)$/;
const DO = /^(?:do|does|did)$/;

const isPlural = (noun: string): boolean =>
  /^(?:we|they|you|these|those)\b/i.test(noun) ||
  / and /.test(noun) ||
  (/[^s]s$/.test(noun) &&
    !/(?:news|bus|gas|tennis|mathematics|physics|economics|politics|chess)$/.test(noun)) ||
  /\b(?:children|men|women|people|mice|teeth|feet|cattle|police)$/.test(noun);

const beFor = (subject: string, isPast: boolean): string =>
  subject === 'I'
    ? isPast
      ? 'was'
      : 'am'
    : isPlural(subject)
      ? isPast
        ? 'were'
        : 'are'
      : isPast
        ? 'was'
        : 'is';

/** Verbs without a passive, or whose complement is no object. */
const NO_PASSIVE =
  /^(?:be|become|seem|look|remain|cost|weigh|resemble|have|lack|suit|belong|go|come|sleep|arrive|die|live|lie|sit|stand|fall|rise|walk|stay|happen|appear|keep|let)$/;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A simple sentence with a subject, a verb and an object, an order or a question, in the passive voice; null for any other. */
export function passiveOf(sentence: string): string | null {
  const isQuestion =
    sentence.trim().endsWith('?') ||
    /^(?:who|did|does|do|is|are|was|were|has|have|had|will|can|why|what|when|where|how)\b/i.test(
      sentence.trim(),
    );
  const plain = expanded(sentence)
    .trim()
    .replace(/["“”]/g, '')
    .replace(/[.?!]+$/, '');
  if (
    /[,;:]/.test(plain) ||
    plain.split(/\s+/).length > 14 ||
    /\b(?:if|because|that|who|and then|to [a-z]+)\b/.test(plain.replace(/^(?:that|who)\s/i, ''))
  )
    return null;
  if (isQuestion) return questionOf(plain);
  return orderOf(plain) ?? statementOf(plain);
}

function statementOf(plain: string): string | null {
  const found = partsOf(plain);
  return found === null
    ? null
    : `${capital([found.object, ...found.verb, found.end].filter(Boolean).join(' '))}.`;
}

/** 'Open the door' as 'Let the door be opened'. */
function orderOf(plain: string): string | null {
  const task = plain.replace(/^(?:please|kindly)\s+/i, '').replace(/\s+please$/i, '');
  const isRequest = task !== plain;
  const [, negated] = /^(?:do not|never)\s+(.+)$/i.exec(task) ?? [];
  const [verb = '', ...words] = (negated ?? task).split(/\s+/);
  const base = verb.toLowerCase();
  if (!isVerbBase(base)) return null;
  const [next = ''] = words;
  if (isVerbBase(baseOfThird(next) ?? '') || MODAL.test(next) || BE.test(next)) return null;
  if (words.length > 1 && /^[a-z]+[^siu]s$/.test(next) && !/^(?:these|those)$/.test(next)) return null;
  if (isRequest)
    return `You are requested ${negated === undefined ? '' : 'not '}to ${base} ${words.join(' ')}.`;
  const object = NO_PASSIVE.test(base) ? null : objectOf(words);
  if (object === null || OF_TWO.test(object) || /^(?:me|us|you|him|her|them)\b/i.test(object)) return null;
  const [thing, tail] = withoutPlace(object);
  return thing === ''
    ? null
    : `Let ${thing} ${negated === undefined ? '' : 'not '}be ${participleOf(base)}${tail}.`;
}

/** 'Did he break the window' as 'Was the window broken by him?'. */
function questionOf(plain: string): string | null {
  const [first = '', ...others] = plain.split(/\s+/);
  if (/^who$/i.test(first)) {
    const isAux = BE.test(others[0] ?? '') || HAVE.test(others[0] ?? '') || MODAL.test(others[0] ?? '');
    const found = partsOf(`He ${others.join(' ')}`);
    if (found === null || (isAux && found.verb.length < 2)) return null;
    const [aux = '', ...rest] = found.verb;
    return `By whom ${[aux, found.object, ...rest].join(' ')}${found.tail}?`;
  }
  const isWh = /^(?:why|when|where|how|what)$/i.test(first);
  const [aux = '', ...words] = isWh ? others : [first, ...others];
  const subject = SUBJECT.exec(`${words.join(' ')} `)?.[1];
  if (subject === undefined) return null;
  const rest = words.slice(subject.split(/\s+/).length);
  const object = /^what$/i.test(first) ? ['it'] : [];
  const verb = DO.test(aux.toLowerCase()) ? [] : [aux.toLowerCase()];
  const [base = '', ...after] = rest;
  const done =
    verb.length > 0
      ? [...verb, base]
      : [
          aux.toLowerCase() === 'did'
            ? pastOf(base)
            : isPlural(subject) || /^(?:i|you)$/i.test(subject)
              ? base
              : thirdOf(base),
        ];
  const found = partsOf([subject, ...done, ...object, ...after].join(' '));
  if (found === null) return null;
  const [head = '', ...tail] = found.verb;
  if (object.length > 0) return `What ${[head, ...tail, found.end].join(' ')}?`;
  const asked = [head, found.object, ...tail, found.end].join(' ');
  return isWh ? `${capital(first.toLowerCase())} ${asked}?` : `${capital(asked)}?`;
}

interface Parts {
  /** The object, as the subject of the passive. */
  readonly object: string;
  /** Its verb, the auxiliary first. */
  readonly verb: readonly string[];
  /** 'by him' with what follows. */
  readonly end: string;
  /** What follows. */
  readonly tail: string;
}

function partsOf(plain: string): Parts | null {
  const subject = SUBJECT.exec(plain)?.[1];
  if (subject === undefined) return null;
  const rest = plain.slice(SUBJECT.exec(plain)?.[0].length).split(/\s+/);
  for (const read of [modal, perfect, continuous, negated, simple]) {
    const found = read(rest, subject);
    if (found !== null) return shown(found, subject);
  }
  return null;
}

interface Passive {
  readonly object: string;
  readonly verb: (object: string) => string;
}

const PLACES =
  /\b(?:in|on|at|for|with|from|into|near|during|after|before|every|yesterday|today|daily|tomorrow|now|last|next|all over|this (?:morning|evening)|very|well|quickly|carefully|slowly)\b/;

/** 'walks fast', 'came home', 'turn off the light' */
const NO_OBJECT =
  /^(?:fast|hard|here|there|home|early|late|away|up|down|out|off|again|alone|together|so|too|not)\b|^(?!family\b)[a-z]+ly$/;
/** 'the boy a book' */
const OF_TWO =
  /^((?:the|my|our|his|her|their|your) [a-z]+|[A-Z][a-z]+) ((?:an?|the|some|many|two|three|four|five|\d+|his|her|their|my|our) .+)$/;

function objectOf(words: readonly string[]): string | null {
  const text = words.join(' ');
  if (text === '' || words.length > 8 || NO_OBJECT.test(text)) return null;
  return PLACES.exec(text)?.index === 0 ? null : text;
}

function withoutPlace(object: string): readonly [thing: string, tail: string] {
  const place = PLACES.exec(object);
  return place === null
    ? [object, '']
    : [object.slice(0, place.index).trim(), ` ${object.slice(place.index)}`];
}

/** The words without 'not', and 'not' if it was there. */
function withoutNot(words: readonly string[]): readonly [rest: readonly string[], not: string] {
  const at = words.indexOf('not');
  return at === 0 ? [words.slice(1), 'not '] : [words, ''];
}

function modal([aux = '', ...others]: readonly string[]): Passive | null {
  const [[base = '', ...words], not] = withoutNot(others);
  if (!MODAL.test(aux) || NO_PASSIVE.test(base)) return null;
  const object = objectOf(words);
  return object === null
    ? null
    : {
        object,
        verb: (own) =>
          `${aux === 'shall' && !/^(?:I|we)$/.test(own) ? 'will' : aux} ${not}be ${participleOf(base)}`,
      };
}

function perfect([aux = '', ...others]: readonly string[]): Passive | null {
  if (!HAVE.test(aux)) return null;
  const [[participle = '', ...words], not] = withoutNot(others);
  const base = participle === 'been' ? null : baseOfParticiple(participle);
  const object = objectOf(words);
  if (base === null || object === null || NO_PASSIVE.test(base)) return null;
  return {
    object,
    verb: (own) =>
      `${aux === 'had' ? 'had' : isPlural(own) || own === 'I' ? 'have' : 'has'} ${not}been ${participleOf(base)}`,
  };
}

function continuous([aux = '', ...others]: readonly string[]): Passive | null {
  if (!BE.test(aux)) return null;
  const [[form = '', ...words], not] = withoutNot(others);
  const base = baseOfIng(form);
  const object = objectOf(words);
  if (base === null || object === null || NO_PASSIVE.test(base)) return null;
  return {
    object,
    verb: (own) => `${beFor(own, /^(?:was|were)$/.test(aux))} ${not}being ${participleOf(base)}`,
  };
}

/** 'does not eat meat' */
function negated([aux = '', not = '', base = '', ...words]: readonly string[]): Passive | null {
  const object = objectOf(words);
  if (!DO.test(aux) || not !== 'not' || object === null || NO_PASSIVE.test(base)) return null;
  return { object, verb: (own) => `${beFor(own, aux === 'did')} not ${participleOf(base)}` };
}

function simple([form = '', ...words]: readonly string[], subject: string): Passive | null {
  const object = objectOf(words);
  if (object === null || BE.test(form) || HAVE.test(form) || DO.test(form) || form === 'be') return null;
  const isThird = !/^(?:i|we|you|they)$/i.test(subject) && !isPlural(subject);
  const past = baseOfPast(form);
  const third = isThird ? baseOfThird(form) : null;
  if ([form, past, third].some((each) => each !== null && NO_PASSIVE.test(each))) return null;
  // 'read', 'put', 'cut' look alike in both tenses.
  if (past !== null && (past !== form || isThird))
    return { object, verb: (own) => `${beFor(own, true)} ${participleOf(past)}` };
  if (third !== null) return { object, verb: (own) => `${beFor(own, false)} ${participleOf(third)}` };
  if (isThird || !/^[a-z]+$/.test(form) || (!isVerbBase(form) && form.length < 3)) return null;
  return { object, verb: (own) => `${beFor(own, false)} ${participleOf(form)}` };
}

function shown({ object, verb }: Passive, subject: string): Parts | null {
  const [whole, place] = withoutPlace(object);
  // 'gave me a book'
  const [first = '', ...others] = whole.split(' ');
  const isOfTwo =
    others.length > 0 && SUBJECTS[first.toLowerCase()] !== undefined && first.toLowerCase() !== 'her';
  const [, person = '', given = ''] = OF_TWO.exec(whole) ?? [];
  const done = verb('it').split(' ').at(-1) ?? '';
  const isBare = isOfTwo && isVerbBase(others[0] ?? '') && /^(?:made|seen|heard|helped)$/.test(done);
  const [thing, second] = isOfTwo
    ? [first, ` ${isBare ? 'to ' : ''}${others.join(' ')}`]
    : person === ''
      ? [whole, '']
      : [person, ` ${given}`];
  if (/^nobody$/i.test(subject)) return null;
  if (thing === '' || /\b(?:that|who|which|to)\b/.test(thing)) return null;
  const own = SUBJECTS[thing.toLowerCase()] ?? thing;
  const agent =
    OBJECTS[subject.toLowerCase()] ??
    (new RegExp(`^(?:${NOUN})`).test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject);
  const by = NAMELESS.test(subject) ? '' : ` by ${agent}`;
  const end = `${second}${by}${place}`.trim();
  return { object: own, verb: verb(own).split(' '), end, tail: `${second}${place}` };
}

const PASSIVE =
  /^(.{1,40}?) (is|am|are|was|were|has|have|had|will|shall|can|could|may|might|must|should|would) (not )?(be |been |being )?([a-z]+) by ([A-Za-z ]{1,30}?)( (?:in|on|at|yesterday|today|every|last|with|for) ?.{0,30})?$/;

/** A sentence in the passive voice, with its agent, in the active; null for any other. */
export function activeOf(sentence: string): string | null {
  const plain = expanded(sentence)
    .trim()
    .replace(/["“”]/g, '')
    .replace(/[.?!]+$/, '');
  const [, object = '', aux = '', not = '', be = '', participle = '', agent = '', tail = ''] =
    PASSIVE.exec(plain) ?? [];
  const base = participle === '' ? null : baseOfParticiple(participle);
  if (base === null || agent.toLowerCase() === 'whom') return null;
  const subject = SUBJECTS[agent.toLowerCase()] ?? agent;
  const isThird = !/^(?:I|we|you|they)$/.test(subject) && !isPlural(subject);
  const verb = activeVerb({ aux, not, be: be.trim(), base }, subject, isThird);
  if (verb === null) return null;
  const own =
    OBJECTS[object.toLowerCase()] ??
    object.replace(/^(?:(?:The|An?|My|His|Her|Our|Their|This|These|Those)\b|[A-Z][a-z]+s$)/, (word) =>
      word.toLowerCase(),
    );
  return `${capital(subject)} ${verb} ${own}${tail}.`;
}

interface PassiveVerb {
  readonly aux: string;
  readonly not: string;
  readonly be: string;
  readonly base: string;
}

function activeVerb({ aux, not, be, base }: PassiveVerb, subject: string, isThird: boolean): string | null {
  const isPast = /^(?:was|were)$/.test(aux);
  if (BE.test(aux) && be === 'being') return `${beFor(subject, isPast)} ${not}${ingOf(base)}`;
  if (BE.test(aux) && be === '') {
    if (not !== '') return `${isPast ? 'did' : isThird ? 'does' : 'do'} not ${base}`;
    return isPast ? pastOf(base) : isThird ? thirdOf(base) : base;
  }
  if (HAVE.test(aux) && be === 'been')
    return `${aux === 'had' ? 'had' : isThird ? 'has' : 'have'} ${not}${participleOf(base)}`;
  return MODAL.test(aux) && be === 'be' ? `${aux} ${not}${base}` : null;
}
