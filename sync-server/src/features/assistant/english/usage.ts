import { correctionIn } from './corrections.ts';
import { formIn } from './forms.ts';
import { gapIn } from './gaps.ts';
import type { Usage } from './usage-answer.ts';
import { distanceOf } from '../reading/spelling.ts';
import { CONSONANT_SOUND, OFTEN_MISSPELLED, PREPOSITION_AFTER, VOWEL_SOUND } from './usage-tables.ts';

/** AS110: spelling, prepositions, agreement and articles, as papers ask them; null for all else. */
export const usageIn = (text: string): Usage | null =>
  spellingIn(text) ??
  (text.length > LONGEST ? null : (correctionIn(text) ?? gapIn(text) ?? formIn(text))) ??
  agreementIn(text) ??
  articleIn(text) ??
  prepositionIn(text);

/** Characters of a text that asks about one sentence. */
const LONGEST = 300;

const ASKS_SPELLING =
  /\bspell\w*\b|\bspelt\b|\bwhich (?:one )?(?:is|one's|one is)?\s*(?:right|correct)\b|वर्तनी/iu;
const NEAR = 2;

function spellingIn(text: string): Usage | null {
  if (!ASKS_SPELLING.test(text)) return null;
  const typed = text.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const near = OFTEN_MISSPELLED.flatMap((right) =>
    typed.flatMap((word) => {
      const edits = editsOf(word, right.toLowerCase());
      return edits === null ? [] : [{ right, edits }];
    }),
  ).toSorted((one, other) => one.edits - other.edits);
  const [best] = near;
  const isAlone = near.every(({ right, edits }) => right === best?.right || edits > (best?.edits ?? 0));
  return best === undefined || !isAlone
    ? null
    : { name: 'Spelling', text: `The correct spelling is **${best.right}**.` };
}

/** Letters from which two may be wrong. */
const LONG = 7;
const editsOf = (word: string, right: string): number | null =>
  word[0] === right[0] ? distanceOf(word, right, right.length >= LONG ? NEAR : 1) : null;

/** What asks for a mistake or for a word in a gap. */
const ASKS_GAP =
  /_{2,}|\.{3,}|…|-{2,}|\bfill\b|\bblank\b|\berrors?\b|\bcorrect\b|\bmistake\b|\bright or wrong\b|\bor\b|\//i;

const SINGULAR: Readonly<Record<string, string>> = {
  ...{ have: 'has', are: 'is', were: 'was', do: 'does', has: 'has', is: 'is', was: 'was', does: 'does' },
};
const OF_SEVERAL =
  /\b(neither|either|each|every one|everyone|none|one) of (?:the |my |these |those |our |his |her |their |your )?(?:two )?([a-z]+)\s+(_{1,}|\.{3,}|…|-{2,}|have|has|are|is|were|was|do|does)/i;
const CHOICES =
  /\b(has|have|is|are|was|were|does|do)\b\s*(?:\/|or|,)\s*\b(has|have|is|are|was|were|does|do)\b/i;

/** 'Neither of the boys have': the verb of one of several is singular. */
function agreementIn(text: string): Usage | null {
  const [, which = '', noun = '', verb = ''] = OF_SEVERAL.exec(text) ?? [];
  if (which === '' || !ASKS_GAP.test(text)) return null;
  const singular = SINGULAR[verb.toLowerCase()] ?? SINGULAR[CHOICES.exec(text)?.[1]?.toLowerCase() ?? ''];
  if (singular === undefined) return null;
  const plural = noun.endsWith('s') || /^(?:people|men|women|children)$/i.test(noun) ? noun : `${noun}s`;
  const rest = verb === 'have' || /\bdone\b/i.test(text) ? ' (e.g. has done, is coming)' : '';
  return {
    name: 'Subject and verb',
    text: `Use **${singular}**: *${which} of the ${plural} **${singular}** …*${rest}\n\n'${which} of' is singular, and takes a plural noun after it and a singular verb.`,
  };
}

const ARTICLE =
  /\b(an?)\s+['"‘“]?([a-z-]+)['"’”]?\s+(?:or|\/)\s+['"‘“]?(an?)\s+\2\b|\b(?:a or an|a\/an|an or a)\s+(?:before\s+|with\s+|for\s+)?['"‘“]?([a-z-]+)/i;

function articleIn(text: string): Usage | null {
  const match = ARTICLE.exec(text);
  const word = match?.[2] ?? match?.[4];
  if (word === undefined) return null;
  const isVowel = !CONSONANT_SOUND.test(word) && VOWEL_SOUND.test(word);
  const sound = isVowel
    ? 'a vowel sound'
    : CONSONANT_SOUND.test(word)
      ? `a consonant sound ("${/^on/i.test(word) ? 'w' : 'y'}", as in "${/^on/i.test(word) ? 'won' : 'you'}")`
      : 'a consonant sound';
  return {
    name: 'Article',
    text: `**${isVowel ? 'an' : 'a'} ${word}**: the word begins with ${sound}. 'An' stands before vowel sounds, 'a' before consonant sounds; the sound decides, not the letter.`,
  };
}

const GAP = String.raw`(?:_{1,}|\.{2,}|…|-{2,}|\(|than|to|at|in|on|of|from|for|with|by|about|over|against)`;

function prepositionIn(text: string): Usage | null {
  if (
    !ASKS_GAP.test(text) ||
    !/_{1,}|\.{3,}|…|-{2,}|\bfill\b|\bblank\b|\berrors?\b|\bpreposition\b/i.test(text)
  )
    return null;
  for (const [word, preposition] of PREPOSITION_AFTER) {
    if (!new RegExp(`\\b${word}\\s+${GAP}`, 'i').test(text)) continue;
    return {
      name: 'Preposition',
      text: `**${word} ${preposition}**: '${word}' is followed by **'${preposition}'**.`,
    };
  }
  return null;
}
