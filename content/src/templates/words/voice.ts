/** Sentences in the active and in the passive voice, by tense. Source: NCERT and CBSE, grammar for classes 9 and 10. */

interface Deed {
  readonly doer: readonly [name: string, isPlural: boolean];
  /** 'write', 'wrote', 'written', 'writing' */
  readonly verb: readonly [base: string, past: string, participle: string, going: string];
  readonly object: readonly [name: string, isPlural: boolean];
}

export const deeds: readonly Deed[] = [
  {
    doer: ['the gardener', false],
    verb: ['water', 'watered', 'watered', 'watering'],
    object: ['the plants', true],
  },
  {
    doer: ['the teacher', false],
    verb: ['explain', 'explained', 'explained', 'explaining'],
    object: ['the lesson', false],
  },
  {
    doer: ['the engineers', true],
    verb: ['repair', 'repaired', 'repaired', 'repairing'],
    object: ['the bridge', false],
  },
  {
    doer: ['the clerk', false],
    verb: ['write', 'wrote', 'written', 'writing'],
    object: ['the letters', true],
  },
  {
    doer: ['the children', true],
    verb: ['draw', 'drew', 'drawn', 'drawing'],
    object: ['the pictures', true],
  },
  {
    doer: ['the manager', false],
    verb: ['sign', 'signed', 'signed', 'signing'],
    object: ['the cheques', true],
  },
  { doer: ['the students', true], verb: ['sing', 'sang', 'sung', 'singing'], object: ['the anthem', false] },
  { doer: ['the cook', false], verb: ['bake', 'baked', 'baked', 'baking'], object: ['the cake', false] },
  { doer: ['the farmers', true], verb: ['grow', 'grew', 'grown', 'growing'], object: ['the maize', false] },
  { doer: ['the guard', false], verb: ['lock', 'locked', 'locked', 'locking'], object: ['the gates', true] },
  {
    doer: ['the tailor', false],
    verb: ['stitch', 'stitched', 'stitched', 'stitching'],
    object: ['the uniforms', true],
  },
  { doer: ['the nurses', true], verb: ['take', 'took', 'taken', 'taking'], object: ['the samples', true] },
];

const third = (base: string) => (/(?:ch|sh|s|x)$/.test(base) ? `${base}es` : `${base}s`);
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export interface Tense {
  readonly name: string;
  /** The verb of the active sentence. */
  readonly active: (verb: Deed['verb'], isPlural: boolean) => string;
  /** What stands before the participle in the passive one. */
  readonly passive: (isPlural: boolean) => string;
}

const be = (isPlural: boolean) => (isPlural ? 'are' : 'is');
const was = (isPlural: boolean) => (isPlural ? 'were' : 'was');
const have = (isPlural: boolean) => (isPlural ? 'have' : 'has');

export const tenses: readonly Tense[] = [
  {
    name: 'in the simple present',
    active: ([base], isPlural) => (isPlural ? base : third(base)),
    passive: be,
  },
  { name: 'in the simple past', active: ([, past]) => past, passive: was },
  {
    name: 'in the present continuous',
    active: ([, , , going], isPlural) => `${be(isPlural)} ${going}`,
    passive: (isPlural) => `${be(isPlural)} being`,
  },
  {
    name: 'in the past continuous',
    active: ([, , , going], isPlural) => `${was(isPlural)} ${going}`,
    passive: (isPlural) => `${was(isPlural)} being`,
  },
  {
    name: 'in the present perfect',
    active: ([, , participle], isPlural) => `${have(isPlural)} ${participle}`,
    passive: (isPlural) => `${have(isPlural)} been`,
  },
  {
    name: 'in the past perfect',
    active: ([, , participle]) => `had ${participle}`,
    passive: () => 'had been',
  },
  { name: 'in the future with "will"', active: ([base]) => `will ${base}`, passive: () => 'will be' },
  { name: 'used with "must"', active: ([base]) => `must ${base}`, passive: () => 'must be' },
];

export const activeOf = ({ doer, verb, object }: Deed, { active }: Tense): string =>
  capital(`${doer[0]} ${active(verb, doer[1])} ${object[0]}.`);

/** @param isPlural taken from the object, unless a mistake is wanted. */
export const passiveOf = ({ doer, verb, object }: Deed, { passive }: Tense, isPlural = object[1]): string =>
  capital(`${object[0]} ${passive(isPlural)} ${verb[2]} by ${doer[0]}.`);

/** By the words alone: which tense a passive sentence is in, as a place in `tenses`; -1 if it is none. */
export function tenseAsRead(sentence: string): number {
  const shapes = [
    / (?:is|are) (?!being)\w+ by /,
    / (?:was|were) (?!being)\w+ by /,
    / (?:is|are) being \w+ by /,
    / (?:was|were) being \w+ by /,
    / (?:has|have) been \w+ by /,
    / had been \w+ by /,
    / will be \w+ by /,
    / must be \w+ by /,
  ];
  return shapes.findIndex((shape) => shape.test(sentence));
}
