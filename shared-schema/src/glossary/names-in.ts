interface Name {
  readonly name: string;
  /** Whether it is the whole term, or the term without its brackets or what follows a colon. */
  readonly isWhole: boolean;
}

/** With these a part of a list belongs to more than itself: 'angles and diagonals of a polygon'. */
const JOINS = /(^|\s)(of|in|for|with|by|from|to|on|at|का|की|के|में|से|पर)(\s|$)/;

/** 'Inflation and its kinds' */
const OF_ITSELF = /^(its|their|other|types|kinds|उसके|उनके|इसके|अन्य)\s/i;

/**
 * What a term is asked by: itself, without brackets and without what follows a colon; and each part of a list, if the
 * text explains it or it is a name of several words.
 */
export function namesIn(term: string, text: string): Name[] {
  if (term === '') return [];
  const short = term.replaceAll(/\s*\([^)]*\)/g, '').replace(/:.*$/, '');
  const whole = [...new Set([term, short])].map((name) => ({ name, isWhole: true }));
  const parts = short
    .split(/,\s*|;\s*|\s+and\s+|\s+or\s+|\s+और\s+|\s+तथा\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return whole;
  const [first = '', second = ''] = parts;
  if (parts.length === 2 && OF_ITSELF.test(second)) return [...whole, { name: first, isWhole: true }];
  return [...whole, ...partsAsked(parts, text).map((name) => ({ name, isWhole: false }))];
}

function partsAsked(parts: readonly string[], text: string): string[] {
  const last = parts.at(-1) ?? '';
  if (JOINS.test(last) || parts.some((part) => OF_ITSELF.test(part))) return [];
  const [adjective = '', noun] = last.split(' ');
  const areAdjectives = noun !== undefined && parts.slice(0, -1).every((part) => !part.includes(' '));
  // 'Active and passive voice'
  if (areAdjectives && last === `${adjective} ${noun}`)
    return [...parts.slice(0, -1).map((part) => `${part} ${noun}`), last];
  const isPair = parts.length === 2;
  return parts.filter(
    (part) => (isPair && part.includes(' ')) || (!JOINS.test(part) && isExplained(part, text)),
  );
}

const EXPLAINS = /^s?(\*\*|:| \(| is | are | has | have | means | measures | was | studies )/;

/** Whether a text says what something is: 'Mass is', 'Mass:', '**Mass**', 'mass (in kg)'. */
function isExplained(part: string, text: string): boolean {
  const name = part.toLowerCase();
  const lower = text.toLowerCase();
  for (let place = lower.indexOf(name); place !== -1; place = lower.indexOf(name, place + 1)) {
    const isWord = place === 0 || /[\s*(]/.test(lower.charAt(place - 1));
    if (isWord && EXPLAINS.test(lower.slice(place + name.length, place + name.length + LONGEST_SIGN)))
      return true;
  }
  return false;
}

/** Characters of the longest of the signs above. */
const LONGEST_SIGN = 11;
