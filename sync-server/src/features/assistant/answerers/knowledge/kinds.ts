/** Kinds of questions, by the words that ask. */
const KINDS: Readonly<Record<string, RegExp>> = {
  who: /\b(?:who|whom|kaun|kisne|kon)\b|किसने|कौन/iu,
  when: /\b(?:when|year|kab|date)\b|कब/iu,
  where: /\b(?:where|kahan|kaha|place)\b|कहाँ|कहां/iu,
  'how many': /\b(?:how many|how much|kitne|kitni|kitna|number of)\b|कितन/iu,
  why: /\b(?:why|kyu|kyun|kyon)\b|क्यों/iu,
  article: /\barticle\b|अनुच्छेद/iu,
  amendment: /\bamendment\b|संशोधन/iu,
  schedule: /\bschedule\b|अनुसूची/iu,
  river: /\b(?:river|nadi)\b|नदी/iu,
  vitamin: /\bvitamin\b|विटामिन/iu,
  'full form': /\bfull ?forms?\b|\bstands? for\b|पूरा नाम|फुल फॉर्म/iu,
};

export const kindsIn = (text: string): ReadonlySet<string> =>
  new Set(Object.keys(KINDS).filter((kind) => KINDS[kind]?.test(text) === true));
