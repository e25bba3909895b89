import { Unreadable, wordsOf, placesWhere, type Solvers } from '../solver.ts';
import { placesSaying } from './enumerate.ts';

const isPlural = (noun: string) => noun.endsWith('s') || noun === 'children';

/** Which part of a subject decides the number of its verb: the group of the pattern, or a number that is always the same. */
const SUBJECTS: readonly (readonly [said: RegExp, number: 'singular' | 'plural' | 'of the group'])[] = [
  [/^(?:Every|Many a|Each of the|Every one of the|One of the|Neither of the) /, 'singular'],
  [/^The number of /, 'singular'],
  [/^A number of /, 'plural'],
  [/^Both the \w+ and the \w+$/, 'plural'],
  [/^Either the \w+ or the (\w+)$/, 'of the group'],
  [/^Neither the \w+ nor the (\w+)$/, 'of the group'],
  [/^Not only the \w+ but also the (\w+)$/, 'of the group'],
  [/^The (\w+) (?:along with|as well as|together with) the \w+$/, 'of the group'],
];

function needsPlural(subject: string): boolean {
  const fitting = SUBJECTS.filter(([said]) => said.test(subject));
  const [[said, number] = []] = fitting;
  if (said === undefined || fitting.length > 1) throw new Unreadable(`No one rule for: ${subject}`);
  return number === 'of the group' ? isPlural(said.exec(subject)?.[1] ?? '') : number === 'plural';
}

/** The verb that goes with the rest of a sentence, in the singular and in the plural. */
const VERBS: readonly (readonly [rest: RegExp, singular: string, plural: string])[] = [
  [/^present when the bell rang/, 'was', 'were'],
  [/^responsible for the delay that has just been/, 'is', 'are'],
  [/^received the notice/, 'has', 'have'],
  [/^the new rules/, 'knows', 'know'],
  [/^the number of/, 'exceeds', 'exceed'],
  [/^to catch the/, 'wants', 'want'],
];

function verbFor(subject: string, rest: string): string {
  const found = VERBS.find(([said]) => said.test(rest));
  if (found === undefined) throw new Unreadable(`No verb goes with: ${rest}`);
  const [, singular, plural] = found;
  return needsPlural(subject) ? plural : singular;
}

const PAST = new Set(['drew', 'wrote', 'grew', 'took', 'sang']);

/** The auxiliaries of the passive for the verb of an active sentence, as written before the participle. */
function passiveOf(verb: string, isOfPlural: boolean): string {
  const [first = '', ...rest] = verb.split(' ');
  const be = isOfPlural ? { now: 'are', then: 'were', has: 'have' } : { now: 'is', then: 'was', has: 'has' };
  const isContinuous = rest.length === 1 && rest[0]?.endsWith('ing') === true;
  if (rest.length > 1) throw new Unreadable(`Not a verb: ${verb}`);
  if (first === 'must' || first === 'will') return `${first} be`;
  if (first === 'had') return 'had been';
  if (first === 'has' || first === 'have') return `${be.has} been`;
  if (isContinuous && (first === 'is' || first === 'are')) return `${be.now} being`;
  if (isContinuous && (first === 'was' || first === 'were')) return `${be.then} being`;
  if (rest.length > 0) throw new Unreadable(`Not a verb: ${verb}`);
  return first.endsWith('ed') || PAST.has(first) ? be.then : be.now;
}

export const grammar: Solvers = {
  'general-aptitude/verb-that-agrees': ({ text, options }) => {
    const [subject = '', rest = ''] = wordsOf(text, /([A-Z][^.\n]*?)(?: in the hall)? ______ (.*)\./);
    return placesSaying(options, verbFor(subject, rest));
  },
  'english-comprehension/error-in-agreement': ({ text, options }) => {
    const [sentence = ''] = wordsOf(text, /^([A-Z][^\n]* \/ .*)\.$/m);
    const forms = VERBS.flatMap(([, singular, plural]) => [singular, plural]).join('|');
    const [subject = '', verb = '', rest = ''] = wordsOf(
      sentence.replaceAll(' / ', ' '),
      new RegExp(`^(.*?)(?: in the hall)? (${forms}) (.*)$`),
    );
    const part = sentence.split(' / ').find((each) => each.split(' ').includes(verb));
    return placesSaying(options, verb === verbFor(subject, rest) ? 'No error' : (part ?? ''));
  },
  'english-comprehension/bold-verb-that-agrees': ({ text, options }) => {
    const [subject = '', verb = '', rest = ''] = wordsOf(
      text,
      /^([A-Z][^*\n]*?)(?: in the hall)? \*\*(\w+)\*\* (.*)\.$/m,
    );
    const needed = verbFor(subject, rest);
    return placesSaying(options, verb === needed ? 'No improvement' : needed);
  },
  'english-comprehension/passive-of-a-sentence': ({ text, options }) => {
    const [doer = '', verb = '', done = ''] = wordsOf(text, /^The (\w+) ((?:\w+ )?\w+) the (\w+)\.$/m);
    const passive = passiveOf(verb, isPlural(done));
    const said = new RegExp(String.raw`^The ${done} ${passive} \w+ by the ${doer}\.$`);
    return placesWhere(options, (option) => said.test(option));
  },
};
