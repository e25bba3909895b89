import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { lexiconOf, lookUp, type Lexicon } from '@exam/shared-schema/glossary';
import { usageIn } from '../english/usage.ts';
import { section, stepsIn } from '../embedded-phrases.ts';
import type { AssistantParts } from '../parts.ts';
import { contentOf, lastTurnOf, type LastTurn } from '../reading/last-turn.ts';
import { factorOf, scaledBy } from './scaled-formula.ts';
import type { Answer, Answerer } from './answerer.ts';
import { entryAnswer } from './glossary.ts';
import { isHindi } from './is-hindi.ts';

type Source = NonNullable<AssistantParts['glossary']>;

interface Known {
  readonly byTerm: ReadonlyMap<string, GlossaryEntry>;
  readonly lexicon: Lexicon<GlossaryEntry>;
}

const known = new WeakMap<Source, Promise<Known>>();

function entriesOf(glossary: Source): Promise<Known> {
  const built =
    known.get(glossary) ??
    glossary().then(({ entries }) => ({
      byTerm: new Map(
        entries.flatMap((entry) => [entry.term, entry.hi?.term ?? ''].map((term) => [term, entry])),
      ),
      lexicon: lexiconOf(entries, []),
    }));
  known.set(glossary, built);
  return built;
}

/** Parts of an entry that can be asked for, with the words that may stand beside it. */
const PARTS = {
  example: /\b(?:examples?|udaharan|udahran|instance|misal)\b|(?:उदाहरण|मिसाल)/giu,
  formula: /\b(?:formula|formulae|equation|sutra|samikaran|expression)\b|(?:सूत्र|समीकरण)/giu,
} as const;
type Part = keyof typeof PARTS;
const IN_HINDI =
  /^(?:(?:ab|now|and|ok|please|pls|isko|ise|explain|batao|samjhao|translate|it|this|also|in|to|hindi|me|mein|language|हिंदी|हिन्दी|में|बताओ|समझाओ|इसे|again|bolo)(?![\p{L}\p{M}])[\s,.?!]*)+$/iu;
const SHORTER =
  /^(?:(?:ok|too|so|long|make|it|this|please|pls|now|a|bit|and|me|in|give|batao|karo|thoda|aur|isko|very)(?!\p{L})[\s,.?!]*)*(?:short(?:er)?|brief|chhota|summari[sz]e)(?:[\s,.?!]*(?:me|mein|version|karo|batao|please|pls|it|form|answer)(?!\p{L}))*[\s,.?!]*$/iu;
/** An entry has one example. */
const COUNTED = /\b(?:two|three|four|2|3|4|5|some|few|more|teen|char)\b|दो उदाहरण|कुछ|तीन/iu;
/** What a worked sum is no example for. */
const FROM_LIFE = /\b(?:real|world|daily|everyday|life|home|ghar|rozmarra|zindagi)\b|दैनिक|जीवन/iu;

/** Words around the part, which do not change what is asked. */
const AROUND =
  /\b(?:real|world|daily|day|everyday|life|simple|easy|one|two|another|rozmarra|roz|zindagi|jeevan|home|ghar|its|bhi|chemical|mathematical|likho|write)\b|(?:दैनिक|जीवन|सरल|आसान|एक|लिखो|लिखिए)/giu;

function partIn(text: string): Part | null {
  for (const part of Object.keys(PARTS) as Part[]) {
    const rest = text.replace(PARTS[part], ' ');
    if (rest !== text && contentOf(rest.replace(AROUND, ' ')).length === 0) return part;
  }
  return null;
}

/** The entry that the last answer showed, or that its question names. */
function entryOf({ byTerm, lexicon }: Known, turn: LastTurn): GlossaryEntry | null {
  for (const title of turn.titles) {
    const entry = byTerm.get(title);
    if (entry !== undefined) return entry;
  }
  if (turn.isComputed) return null;
  return (lookUp(lexicon, turn.plain) ?? lookUp(lexicon, turn.topic))?.entries[0] ?? null;
}

/** AS130: a part of what the last answer was about: its example, its formula, or what a change of one quantity does to it. */
export const lastAnswerAnswerer = (glossary: Source): Answerer => ({
  name: 'last answer',
  continues: true,
  answer: async ({ text, conversation }) => {
    const turn = lastTurnOf(conversation);
    if (turn === null) return null;
    const reason = WHY.test(text.trim()) ? (usageIn(turn.question)?.reason ?? null) : null;
    if (reason !== null) return reasonOf(reason);
    if (turn.isComputed) return null;
    const isInHindi = /hindi|हिंदी|हिन्दी/iu.test(text) && IN_HINDI.test(text.trim());
    if (isInHindi || SHORTER.test(text.trim())) {
      const whole = entryOf(await entriesOf(glossary), turn);
      return whole === null ? null : isInHindi ? inHindiOf(whole) : shorter(whole, isHindi(turn.question));
    }
    const part = COUNTED.test(text) ? null : partIn(text);
    const factor = part === null ? factorOf(text) : null;
    if (part === null && factor === null) return null;
    const entry = entryOf(await entriesOf(glossary), turn);
    if (entry === null) return null;
    const inHindi = isHindi(text);
    if (factor !== null) {
      const changed = scaledBy(entry, factor, inHindi);
      return changed === null ? null : answerOf(entry, changed, inHindi);
    }
    const shown = part === null ? null : partOf(entry, part, inHindi);
    if (part === 'example' && FROM_LIFE.test(text) && /\d/.test(shown ?? '')) return null;
    return shown === null ? null : answerOf(entry, shown, inHindi);
  },
});

/** 'why?' after a sentence was corrected or filled in. */
const WHY =
  /^(?:(?:but|and|aur|ok|so|please|explain|tell|me) )*(?:why|kyu|kyun|kyon|reason|rule|how|what is the (?:rule|reason)|give (?:the )?(?:reason|rule)|क्यों|कारण|नियम)(?: (?:so|is it|is that|not|kya hai|hai|batao|please|is it wrong|wrong))*\s*[?.]*$/iu;

const reasonOf = (reason: string): Answer => ({
  kind: 'answer',
  text: section('The rule', reason),
  sources: [{ type: 'glossary', name: 'The rule', text: 'Wren & Martin, High School English Grammar' }],
  confidence: 1,
});

function inHindiOf(entry: GlossaryEntry): Answer | null {
  return entry.hi === undefined ? null : { kind: 'answer', ...entryAnswer([entry], true), confidence: 1 };
}

/** The first sentence of several. */
function shorter(entry: GlossaryEntry, inHindi: boolean): Answer | null {
  const words = inHindi && entry.hi !== undefined ? entry.hi.text : entry.text;
  const [first = '', ...more] = stepsIn(words);
  return more.length === 0 ? null : answerOf(entry, first, inHindi);
}

function partOf(entry: GlossaryEntry, part: Part, inHindi: boolean): string | null {
  const example = (inHindi ? entry.hi?.example : undefined) ?? entry.example;
  if (part === 'example') return example ?? null;
  if (entry.formula !== undefined)
    return [`$$${entry.formula}$$`, inHindi ? '' : (entry.symbols ?? '')].filter(Boolean).join('\n\n');
  return example !== undefined && /\\to|→/.test(example) ? example : null;
}

function answerOf(entry: GlossaryEntry, text: string, inHindi: boolean): Answer {
  const name = inHindi && entry.hi !== undefined ? entry.hi.term : entry.term;
  return {
    kind: 'answer',
    text: section(inHindi ? name : `${name} (${entry.subject})`, text),
    sources: [{ type: 'glossary', name, text: `${text}\n\n${entry.source}` }],
    confidence: 1,
  };
}
