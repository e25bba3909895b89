import type { GlossaryEntry } from '@exam/shared-schema/contract';

/** A kind of question, and what an answer to it must have. */
interface Kind {
  readonly asks: RegExp;
  readonly has: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    asks: /\b(?:when|which year|what year|in which year|kab|date|year)\b|कब|किस वर्ष|किस सन/iu,
    has: /\d{3,4}|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)/,
  },
  {
    asks: /\b(?:how many|how much|kitne|kitni|kitna|number of)\b|कितन/iu,
    has: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|zero|no)\b/i,
  },
  {
    asks: /^(?=.*(?:\b(?:laws?|theory|theorem|principle|effect|niyam)\b|नियम|सिद्धांत|प्रभाव)).*(?:\bwho (?:gave|discovered|proposed|invented)\b|\bkisne (?:diya|di|khoj\w*)\b|किसने (?:दिया|दी|खोज))/iu,
    has: /\b(?:gave|given|discover\w*|found\w*|invent\w*|propos\w*|publish\w*|made|explained|describ\w*|wrote|begun|coined|introduced|first|started|built|developed|formulated|stated|named|father)\b/i,
  },
  { asks: /^(?!.*\b(?:which|highest|lowest)\b).*\b(?:melting|boiling|freezing) point of\b/iu, has: /\d/ },
  {
    asks: /\bwhy\b|\bkyu\b|\bkyun\b|\bkyon\b|क्यों/iu,
    has: /\b(?:because|since|due to|so that|as it|so it|so they|so no|hence|therefore|caused by|lack of|for its|reason|to reduce|to avoid|to prevent|to protect)\b/i,
  },
  {
    asks: /\bfull ?forms?\b|\bstands? for\b|पूरा नाम|फुल फॉर्म/iu,
    has: /\bstands? for\b|full form|\b[A-Z]{2,} \([a-z]|\b[A-Z]{2,} is [a-z]+ [a-z]+|\b(?:for|of) [A-Z]\w+ [A-Z]\w+|\([A-Z]{2,}\)|: [A-Z]\w+(?: \w+)* [A-Z]/,
  },
  {
    asks: /\b(?:which|what|kis|kaun ?sa|under) (?:constitutional )?article\b|किस अनुच्छेद|कौन सा अनुच्छेद|article (?:number|no)/iu,
    has: /\bArticles? \d/,
  },
  {
    asks: /\b(?:which|what|kis|kaun ?sa) (?:constitutional )?amendment\b|किस संशोधन|कौन सा संशोधन/iu,
    has: /\d+(?:st|nd|rd|th) Amendment/,
  },
  { asks: /\b(?:which|what|kis|kaun ?si) schedule\b|किस अनुसूची/iu, has: /\bSchedules?\b/ },
];

/** Whether an entry has the kind of thing that is asked for: a year, a number, a reason, a full form, an article. */
export const tells = ({ term, text }: Pick<GlossaryEntry, 'term' | 'text'>, asked: string): boolean =>
  KINDS.every(({ asks, has }) => !asks.test(asked) || has.test(text) || has.test(term));

/** Questions of today, of people whom only the student knows, and sentences to be rewritten: no text of ours tells them. */
export const isOfToday = (text: string): boolean =>
  /\b(?:today|yesterday|tomorrow|tonight|aaj|last night|this week|next week|latest|my (?:friend|brother|sister|father|mother|teacher|crush|gf|bf|girlfriend|boyfriend|boss|cousin))\b|आज|मेरे दोस्त/iu.test(
    text,
  ) ||
  /\b(?:change|convert|rewrite|transform|turn)\b.{0,30}\b(?:voice|speech|narration|passive|active|indirect|direct)\b/i.test(
    text,
  );
