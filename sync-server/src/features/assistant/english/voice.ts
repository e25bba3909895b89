import { baseOfIng, baseOfPast, baseOfThird, isKnownVerb, participleOf } from './verbs.ts';

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
const SUBJECT =
  /^(?:([Ii]|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose)\s+[a-z]+|[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?))\s+/;
const MODALS = 'will|shall|can|could|may|might|must|should|would';

const isPlural = (noun: string): boolean =>
  /^(?:we|they|you|these|those)\b/i.test(noun) ||
  / and /.test(noun) ||
  (/[^s]s$/.test(noun) && !/(?:news|bus|gas|mathematics|physics)$/.test(noun)) ||
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

/** A simple sentence with a subject, a verb and an object, in the passive voice; null for any other. */
export function passiveOf(sentence: string): string | null {
  const plain = sentence
    .trim()
    .replace(/["“”]/g, '')
    .replace(/[.?!]+$/, '');
  if (
    /[,;:]|\?$/.test(plain) ||
    /\b(?:not|n't|who|what|when|why|where|how|if|because|that|and then|to [a-z]+)\b/.test(
      plain.replace(/^that\s/i, ''),
    )
  )
    return null;
  const subject = SUBJECT.exec(plain)?.[1];
  if (subject === undefined) return null;
  const rest = plain.slice(SUBJECT.exec(plain)?.[0].length).split(/\s+/);
  for (const read of [modal, perfect, continuous, simple]) {
    const found = read(rest, subject);
    if (found !== null) return shown(found, subject);
  }
  return null;
}

interface Passive {
  readonly object: string;
  readonly verb: (object: string) => string;
  readonly base: string;
}

const PLACES =
  /\b(?:in|on|at|for|with|from|into|near|during|after|before|every|yesterday|today|daily|tomorrow|now|last|next|this (?:morning|evening)|very|well|quickly|carefully|slowly)\b/;

function objectOf(words: readonly string[]): string | null {
  const text = words.join(' ');
  if (text === '' || words.length > 7) return null;
  return PLACES.exec(text)?.index === 0 ? null : text;
}

function modal([aux = '', base = '', ...words]: readonly string[]): Passive | null {
  if (!new RegExp(`^(?:${MODALS})$`).test(aux) || base === 'be' || base === 'have') return null;
  const object = objectOf(words);
  return object === null ? null : { object, base, verb: () => `${aux} be ${participleOf(base)}` };
}

function perfect([aux = '', participle = '', ...words]: readonly string[]): Passive | null {
  if (!/^(?:has|have|had)$/.test(aux)) return null;
  const base = participle === 'been' ? null : (baseByParticiple(participle) ?? baseOfPast(participle));
  const object = objectOf(words);
  if (base === null || object === null) return null;
  return {
    object,
    base,
    verb: (own) =>
      `${aux === 'had' ? 'had' : isPlural(own) || own === 'I' ? 'have' : 'has'} been ${participle}`,
  };
}

const BASES =
  'be become begin bite blow break choose do draw drink drive eat fall fly forget forgive freeze give go grow hide know ride ring rise see sew shake show sing speak steal swear swim take tear throw wake wear weave write'.split(
    ' ',
  );
const baseByParticiple = (participle: string): string | null =>
  BASES.find((base) => participleOf(base) === participle) ?? null;

function continuous([aux = '', form = '', ...words]: readonly string[]): Passive | null {
  if (!/^(?:is|am|are|was|were)$/.test(aux)) return null;
  const base = baseOfIng(form);
  const object = objectOf(words);
  if (base === null || object === null) return null;
  return { object, base, verb: (own) => `${beFor(own, /^was|were$/.test(aux))} being ${participleOf(base)}` };
}

function simple([form = '', ...words]: readonly string[], subject: string): Passive | null {
  const object = objectOf(words);
  if (object === null || /^(?:is|am|are|was|were|has|have|had|do|does|did|be)$/.test(form)) return null;
  const isThird = !/^(?:i|we|you|they)$/i.test(subject) && !isPlural(subject);
  const past = baseOfPast(form);
  const third = isThird ? baseOfThird(form) : null;
  // 'read', 'put', 'cut' look alike in both tenses.
  if (past !== null && (past !== form || isThird))
    return { object, base: past, verb: (own) => `${beFor(own, true)} ${participleOf(past)}` };
  if (third !== null)
    return { object, base: third, verb: (own) => `${beFor(own, false)} ${participleOf(third)}` };
  if (isThird || !/^[a-z]+$/.test(form) || (!isKnownVerb(form) && form.length < 3)) return null;
  return { object, base: form, verb: (own) => `${beFor(own, false)} ${participleOf(form)}` };
}

function shown({ object, verb }: Passive, subject: string): string | null {
  const place = PLACES.exec(object);
  const [thing, tail] =
    place === null ? [object, ''] : [object.slice(0, place.index).trim(), ` ${object.slice(place.index)}`];
  if (thing === '' || /\b(?:that|who|which|to)\b/.test(thing)) return null;
  const own = SUBJECTS[thing.toLowerCase()] ?? thing;
  const agent =
    OBJECTS[subject.toLowerCase()] ??
    (/^(?:The|A|An|My|Our|His|Her|Their|Your|This|That|These|Those)\b/.test(subject)
      ? subject.charAt(0).toLowerCase() + subject.slice(1)
      : subject);
  const sentence = `${own} ${verb(own)} by ${agent}${tail}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
