import { describe, expect, it } from 'vitest';
import { rounds } from '../../../scripts/vitest/size.ts';
import { makeQuestion, templates, type MadeQuestion, type Template } from '../templates/index.ts';
import { solvers } from './index.ts';
import { placesOf, type Answer, type Printed, type Solver } from './solver.ts';

const VARIANTS = rounds({ short: 20, full: 1000 });
const HALF_OF_THE_LAST_DIGIT = 0.501;

const byName = new Map(templates.map((template) => [template.name, template]));

function printed({ text, options, diagram }: MadeQuestion): Printed {
  return { text, options: options.map((option) => option.text), drawing: diagram?.alt ?? '' };
}

function placesIn(question: Printed, answer: Answer): readonly number[] {
  return typeof answer === 'number' ? placesOf(question, answer) : answer.toSorted((a, b) => a - b);
}

/** What is wrong with what the solver gets, null if it is the key. */
function wrongAnswer(made: MadeQuestion, solver: Solver): string | null {
  const question = printed(made);
  const answer = solver(question);
  if (made.answer !== null) {
    const { value } = made.answer;
    const [, decimals = ''] = value.split('.');
    const slack = HALF_OF_THE_LAST_DIGIT * 10 ** -decimals.length;
    const isRight = typeof answer === 'number' && Math.abs(answer - Number(value)) <= slack;
    return isRight ? null : `${question.text} ${String(answer)} is not ${value}`;
  }
  const key = made.options.flatMap(({ isRight }, place) => (isRight ? [place] : []));
  const got = placesIn(question, answer);
  return String(got) === String(key)
    ? null
    : `${question.text} [${question.options.join(' | ')}] ${String(answer)}: ${String(got)} is not ${String(key)}`;
}

/** The print does not contain what decides: the meaning of words and idioms, and how sentences hang together. */
const OF_WORDS = [
  'general-intelligence-and-reasoning/word-analogy',
  'general-intelligence-and-reasoning/word-pairs',
  'general-intelligence-and-reasoning/odd-word-out',
  'general-aptitude/two-words-that-are-confused',
  'general-aptitude/word-related-in-meaning',
  'general-aptitude/odd-meaning-out',
  'english-comprehension/one-word-for-a-phrase',
  'english-comprehension/meaning-of-an-idiom',
  'english-comprehension/nearest-in-meaning',
  'english-comprehension/spelt-rightly',
  'english-comprehension/gap-filled-by-rule',
  'english-comprehension/gap-filled-by-usage',
  'english-comprehension/bold-part-by-usage',
  'english-comprehension/four-sentences-in-order',
  'english-language/sentence-at-a-place',
  'verbal-ability-and-reading-comprehension/order-of-four-sentences',
  'verbal-ability-and-reading-comprehension/strange-sentence',
  'verbal-ability-and-reading-comprehension/sentence-out-of-place',
  'verbal-ability-and-reading-comprehension/place-of-a-sentence',
  'verbal-ability-and-reading-comprehension/summary-of-a-paragraph',
];
/** Nor does it contain facts, and to apply a rule to a case is to understand the sentences. */
const isOfFacts = ({ name, facts }: Template) =>
  facts !== undefined || /\/(?:statement-(?:pair|count)|assertion|match|case)-/.test(name);

describe('the solvers', () => {
  it('[CT21] are there for every template, but for those of facts and of words', () => {
    const missing = templates.filter((template) => !isOfFacts(template) && !(template.name in solvers));
    expect(missing.map(({ name }) => name).sort()).toEqual(OF_WORDS.toSorted());
  });

  it('are for templates that there are', () => {
    expect(Object.keys(solvers).filter((name) => !byName.has(name))).toEqual([]);
  });
});

describe.each(Object.entries(solvers))('%s', (name, solver) => {
  it('[CT21] has the key that follows from what is printed', () => {
    const template = byName.get(name) as Template;
    const wrong = Array.from({ length: VARIANTS }, (_unused, turn) =>
      wrongAnswer(makeQuestion(template, `solved ${turn}`, turn % 7), solver),
    );
    expect(wrong.filter((one) => one !== null)).toEqual([]);
  });
});
