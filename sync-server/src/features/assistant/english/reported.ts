import { baseOfThird, pastOf } from './verbs.ts';

const SPEECH =
  /^\s*(.+?)\s+(said|says|told|said to|says to)\s*(?:to\s+)?([a-z]+)?\s*[,:]?\s*["“'‘](.+?)[.!]?["”'’]\s*\.?\s*$/i;

const BACK: Readonly<Record<string, string>> = {
  am: 'was',
  is: 'was',
  are: 'were',
  was: 'had been',
  were: 'had been',
  have: 'had',
  has: 'had',
  will: 'would',
  shall: 'would',
  can: 'could',
  may: 'might',
  do: 'did',
  does: 'did',
  did: 'had done',
};
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/\bnow\b/g, 'then'],
  [/\btoday\b/g, 'that day'],
  [/\btomorrow\b/g, 'the next day'],
  [/\byesterday\b/g, 'the previous day'],
  [/\btonight\b/g, 'that night'],
  [/\bhere\b/g, 'there'],
  [/\bthis\b/g, 'that'],
  [/\bthese\b/g, 'those'],
  [/\bago\b/g, 'before'],
];

/** Pronouns of the speaker by who speaks. */
function pronounsOf(speaker: string): Readonly<Record<string, string>> | null {
  const own = speaker.toLowerCase();
  if (own === 'i') return { i: 'I', my: 'my', me: 'me', we: 'we', our: 'our', us: 'us' };
  if (own === 'they' || own === 'we' || /\b(?:students|boys|girls|players|workers)$/.test(own))
    return {
      we: own === 'we' ? 'we' : 'they',
      our: own === 'we' ? 'our' : 'their',
      us: own === 'we' ? 'us' : 'them',
      i: 'they',
      my: 'their',
      me: 'them',
    };
  const isShe =
    own === 'she' ||
    /\b(?:girl|woman|mother|sister|lady|aunt|queen|sita|gita|rita|radha|meera|neha|priya|anita|sunita|mary|seema|reena)$/.test(
      own,
    );
  const isHe =
    own === 'he' ||
    /\b(?:boy|man|father|brother|uncle|king|teacher|ram|mohan|ravi|rahul|amit|john|raj|shyam|rohan|hari|sohan|suresh|ramesh)$/.test(
      own,
    );
  if (isShe) return { i: 'she', my: 'her', me: 'her', we: 'they', our: 'their', us: 'them' };
  return isHe ? { i: 'he', my: 'his', me: 'him', we: 'they', our: 'their', us: 'them' } : null;
}

/** A statement in direct speech in indirect speech; null for questions, orders and what is not simple. */
export function indirectOf(text: string): string | null {
  const match = SPEECH.exec(text.replace(/\s+/g, ' '));
  if (match === null) return null;
  const [, speaker = '', verb = '', listener, quoted = ''] = match;
  if (
    /[?]/.test(quoted) ||
    /^(?:please|let|do not|don't|what|how|who|where|when|why|is|are|do|does|did|can|will|have|has|may|alas|hurrah|oh)\b/i.test(
      quoted.trim(),
    ) ||
    !/^(?:i|he|she|we|they|it|you|the|my|our|his|her|a|an|this|that|these|[A-Z])/.test(quoted.trim())
  )
    return null;
  const pronouns = pronounsOf(speaker.trim());
  if (pronouns === null || (/\byou\b|\byour\b/i.test(quoted) && listener === undefined)) return null;
  const isPast = !/^says/i.test(verb);
  const words = quoted.trim().split(' ');
  let [isDone, isFirst] = [!isPast, true];
  const changed = words.map((word) => {
    const plain = word.toLowerCase().replace(/[.,]$/, '');
    const pronoun = pronouns[plain] ?? addressed(plain, listener);
    if (pronoun !== undefined) {
      isFirst = false;
      return pronoun;
    }
    if (!isDone && !isFirst && BACK[plain] !== undefined) {
      isDone = true;
      return BACK[plain];
    }
    const wasFirst = isFirst;
    isFirst = false;
    return wasFirst && !/^[A-Z][a-z]+$/.test(word)
      ? plain
      : wasFirst && /^(?:the|a|an|this|that|these|those|he|she|they|it|his|her)$/i.test(plain)
        ? plain
        : word;
  });
  if (!isDone && !withPast(changed)) return null;
  const told =
    listener === undefined
      ? `${speaker} ${isPast ? 'said' : 'says'}`
      : `${speaker} ${isPast ? 'told' : 'tells'} ${listener}`;
  let body = changed
    .join(' ')
    .replace(/\bI (?:was|were)\b/, 'I was')
    .replace(/\b(he|she|it) were\b/, '$1 was')
    .replace(/\bthey was\b/, 'they were');
  if (isPast) for (const [time, then] of TIMES) body = body.replace(time, then);
  return `${told} that ${body}.`;
}

const addressed = (word: string, listener: string | undefined): string | undefined => {
  if (listener === undefined || !/^your?$/.test(word)) return undefined;
  const own = listener.toLowerCase();
  const forms =
    own === 'me'
      ? ['I', 'my']
      : own === 'him'
        ? ['he', 'his']
        : own === 'her'
          ? ['she', 'her']
          : own === 'us'
            ? ['we', 'our']
            : own === 'them'
              ? ['they', 'their']
              : null;
  return forms?.[word === 'you' ? 0 : 1];
};

/** Puts the verb after the subject, a present form, in the past; false if it is not there. */
function withPast(words: string[]): boolean {
  const place = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^(?:I|he|she|they|we|it|you|him|[A-Z][a-z]+|[a-z]+)$/.test(words[at - 1] ?? '') &&
      /^[a-z]+$/.test(word),
  );
  if (place !== 1) return false;
  const [verb = ''] = words.slice(place);
  const base = /^(?:he|she|it)$/.test(words[0] ?? '') ? (baseOfThird(verb) ?? verb) : verb;
  if (/ed$/.test(base)) return false;
  words[place] = pastOf(base);
  return true;
}
