import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { lexiconOf, lookUp, type Lexicon } from '@exam/shared-schema/glossary';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGlossary } from './index.ts';

let lexicon: Lexicon<GlossaryEntry>;
beforeAll(async () => {
  const { entries, facts } = await loadGlossary();
  lexicon = lexiconOf(entries, facts);
});

const found = (question: string): string[] => lookUp(lexicon, question)?.entries.map(({ id }) => id) ?? [];

/** Questions in the words of students, with the ids of the entries that answer them. */
const ASKED: readonly (readonly [question: string, ...ids: string[]])[] = [
  ['Whats the law of conservation of linear momentum?', 'conservation-of-momentum'],
  ['tell me about projectile motion', 'projectile-motion'],
  ['Terminal velocity ka formula batao', 'term-physics-terminal-velocity'],
  ["state hooke's law", 'hookes-law'],
  ['hooks law', 'hookes-law'],
  ['Carnot engine efficiency formula', 'carnot-engine'],
  ['what is simple pendulam', 'simple-pendulum'],
  ['ज़ीमान प्रभाव क्या है', 'term-chemistry-zeeman-effect'],
  ['स्नेल का नियम लिखिए', 'snells-law'],
  ['kepler 3rd law', 'keplers-third-law'],
  ["Kepler's second law explain", 'keplers-first-and-second-law'],
  ['define molarity and give its formula', 'molarity'],
  ['मोलरता का सूत्र', 'molarity'],
  ['what is activation energy ?', 'activation-energy'],
  ['Electronegativty definition', 'electronegativity'],
  ['markonikov rule', 'markovnikovs-rule'],
  ['aufbau sidhant kya hai'],
  ['difference between SN1 and SN2 reactions', 'term-chemistry-sn1-and-sn2-reaction'],
  ['difference between ionic bond and covalent bond', 'ionic-and-covalent-bond'],
  ['define force and its SI unit', 'physics-force'],
  ['why do we do normalization in dbms, what is it', 'term-computer-science-normalization-in-dbms'],
  ['why polynomial'],
  ['समस्थानिक किन्हें कहते हैं', 'term-physics-isotopes'],
  ['define noble gases and their unit'],
  ['virtual ground in op amp kya hai', 'term-general-awareness-virtual-ground'],
  ['p-n junction me depletion region kya hota hai', 'term-physics-depletion-region'],
  ['what is virtual ground in a cricket match'],
  ["what does hess's law say", 'term-chemistry-hess-s-law'],
  ['न्यूटन का गति का तीसरा नियम क्या कहता है', 'newtons-third-law'],
  ['diff between ionic and covalent bond', 'ionic-and-covalent-bond'],
  ['fotosynthesis'],
  ['photosynthesis kya hota hai?', 'biology-photosynthesis'],
  ['what do you understand by natural selection', 'natural-selection'],
  ['krebs cycle explain', 'krebs-cycle'],
  ['polymerase chain reaction pcr', 'polymerase-chain-reaction'],
  ['what is PCR', 'polymerase-chain-reaction'],
  ['ecological pyramid kya hai', 'ecological-pyramids'],
  ['DNA aur RNA mein antar', 'biology-dna-rna'],
  ['formula of combination nCr', 'mathematics-combination'],
  ['what is Bayes theorem', 'mathematics-bayes-theorem'],
  ['median kise kahte hain', 'median-of-data'],
  ['eccentricity of hyperbola', 'mathematics-hyperbola'],
  ['what are prime numbers', 'apt-prime-and-composite'],
  ['compound intrest formula', 'apt-compound-interest'],
  ['what is successive discount', 'apt-discount'],
  ['BODMAS', 'apt-bodmas'],
  ['what is the repo rate and reverse repo rate', 'eco-repo'],
  ['define fiscal deficit', 'eco-fiscal-deficit'],
  ['gdp kya hai', 'eco-gdp'],
  ['what is the capital of Jharkhand?', 'gk-state-capitals-jharkhand'],
  ['first woman prime minister of India', 'pol-first-women'],
  ['Who was the first president of India?', 'pol-first-president'],
  ['battle of Plassey was fought when', 'his-plassey'],
  ['42nd amendment', 'pol-42nd-amendment'],
  ['What is Habeas Corpus', 'pol-habeas-corpus'],
  ['habius corpus kya hai', 'pol-habeas-corpus'],
  ['what is a semaphore', 'cs-semaphore'],
  ['Bellman ford algorithm', 'cs-bellman-ford'],
  ['difference between process and thread', 'cs-process-and-thread'],
  ['what is operator precedence', 'prog-operator-precedence'],
  ['Define res judicata'],
  ['what is vicarious liability', 'law-vicarious-liability'],
  ['subject verb agreement', 'eng-subject-verb-agreement'],
];

/** Questions about something else than a term, or about a term that there is none of. */
const OTHER = [
  'What is 12 squared',
  'average of 4, 8, 15, 16, 23, 42',
  'lcm of 12, 15 and 20',
  'simple interest on 5000 at 8% for 3 years',
  'A ball is thrown up at 20 m/s, how high does it go?',
  'who is kabir',
  'who is the prime minister of India',
  'who discovered the law of gravitation and when did he die',
  'why does ohms law fail for a diode',
  'how many tokens do I have',
  'negative marking in JEE Main',
  'how do I hand in offline',
  'which topics am I weak in',
  'applications of total internal reflection',
  'derive the lens maker formula',
  'is photosynthesis faster in red light',
  'advantages of binary search',
  'write a program for binary search',
  'solve the quadratic equation x^2 - 5x + 6 = 0',
  'what is the kinetic energy of a 2 kg body at 3 m/s',
  'resistance of a 2 m wire',
  'best book for organic chemistry',
  'plan 60 days for NEET',
  'are you a language model',
  'hello',
  'what is the weather today',
  'who will win the match',
  'tell me a joke',
  'what is love',
  'ohms law question for practice',
  'velocity of light in glass of refractive index 1.5',
  'molarity of 4 g NaOH in 250 mL',
  'derivative of x^3 sin x',
  'difference between Delhi and Mumbai',
  'difference between mass of proton and my age',
  'मेरे कितने टोकन बचे हैं',
  'कल मौसम कैसा होगा',
];

describe('[GL4] the look-up', () => {
  test('finds the entry that is asked about in more than nine of ten questions, and never another', () => {
    const answered = ASKED.filter(([question]) => found(question).length > 0);
    const astray = answered.filter(([question, ...ids]) => found(question).join() !== ids.join());
    expect(astray.map(([question]) => `${question}: ${found(question).join()}`)).toEqual([]);
    const answerable = ASKED.filter(([, ...ids]) => ids.length > 0);
    const missed = answerable
      .filter(([question]) => found(question).length === 0)
      .map(([question]) => question);
    expect(missed.length, missed.join('; ')).toBeLessThan(answerable.length / 10);
  });

  test.each(OTHER)('is silent about: %s', (question) => {
    expect(found(question)).toEqual([]);
  });

  test('finds every term by itself, in capitals, with a question mark and in Hindi', async () => {
    const missed: string[] = [];
    for (const { id, term, hi } of (await loadGlossary()).entries)
      for (const name of [
        term.toUpperCase(),
        `What is ${term}?`,
        ...(hi === undefined ? [] : [`${hi.term} क्या है`]),
      ])
        if (wordsIn(name) <= 18 && !found(name).includes(id)) missed.push(`${name}: ${found(name).join()}`);
    expect(missed).toEqual([]);
  });
});

const wordsIn = (text: string): number => text.split(/\s+/).length;
