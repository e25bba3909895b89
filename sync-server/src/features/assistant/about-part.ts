import { lettered } from '@exam/shared-schema/question-types';
import { joined, numbered, section, stepsIn } from './embedded-phrases.ts';
import { explained, listed, oneToTry, similar, truthOf, type QuestionMaterial } from './embedded-question.ts';
import type { Looked } from './embedded-free.ts';
import { rightAnswer, type KnownQuestion } from './known-question.ts';
import { wordsAsked } from './question-similarity.ts';
import { aboutOption } from './why-wrong.ts';

/** AS40: the parts of a question that a follow-up may ask about. */
type Part =
  | { readonly kind: 'option'; readonly id: string }
  | { readonly kind: 'step'; readonly number: number }
  | { readonly kind: 'formulae' | 'similar' | 'whole' };

/**
 * AS40: the answer to a follow-up about a known question: the reasons of the option that it names, one step, the formulae
 * of the chapter, a similar question, or the whole solution again. @returns null if it asks for none of these.
 */
export function aboutPart(question: KnownQuestion, material: QuestionMaterial, asked: string): Looked | null {
  const part = partAsked(question, asked);
  const text = part === null ? '' : textOf(question, material, part);
  return text === '' ? null : { text, sources: [truthOf(question)] };
}

function textOf(question: KnownQuestion, material: QuestionMaterial, part: Part): string {
  switch (part.kind) {
    case 'option':
      return joined(aboutOption(question, part.id), `Answer: ${rightAnswer(question)}`);
    case 'step':
      return stepOf(question, part.number);
    case 'formulae':
      return section('What applies here', listed(material.passages, 'formulae'));
    case 'similar':
      return joined(
        section('A similar question, solved', similar(material.passages)),
        oneToTry(material.variant),
      );
    case 'whole':
      return explained(question, material);
  }
}

function stepOf({ explanation }: KnownQuestion, number: number): string {
  const steps = stepsIn(explanation ?? '');
  const step = steps[number - 1];
  if (step === undefined)
    return steps.length === 0 ? '' : section(`The solution has ${steps.length} steps`, numbered(steps));
  return section(`Step ${number} of ${steps.length}`, step);
}

const STEP =
  /\b(?:step|line|चरण)\s*(?:no\.?|number)?\s*(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th)\s+(?:step|line)\b/iu;
const FORMULAE = /\b(?:formula[es]?|equations?|laws?|sutra)\b|सूत्र|नियम/iu;
const SIMILAR =
  /\b(?:similar|another|more)\s+(?:question|problem|example|one)s?\b|\bone more\b|\bpractice\b|ऐसा ही|एक और/iu;
/** Words about a solution as such, besides those of `wordsAsked`. */
const OF_SOLUTIONS = new Set(
  'answer correct right option solution solve whole detail detailed again simple simpler easy hint reason hindi english kaise kyun kyu samjhao batao'.split(
    ' ',
  ),
);

function partAsked(question: KnownQuestion, asked: string): Part | null {
  const option = optionAsked(question, asked);
  if (option !== null) return { kind: 'option', id: option };
  const [, first, second] = STEP.exec(asked) ?? [];
  const number = first ?? second;
  if (number !== undefined) return { kind: 'step', number: Number(number) };
  if (SIMILAR.test(asked)) return { kind: 'similar' };
  const words = wordsAsked(asked).filter((word) => !OF_SOLUTIONS.has(word));
  if (FORMULAE.test(asked) && words.length <= 1) return { kind: 'formulae' };
  return words.length === 0 && !/\d/.test(asked) ? { kind: 'whole' } : null;
}

/** 'option B', '(b)', 'B wrong', 'why not C', 'विकल्प B'. A capital alone counts, except A and I, which are words. */
const NAMED = [
  /(?:\b(?:option|choice|answer|vikalp)|विकल्प)\s*[('"“]?\s*([a-h])\b/iu,
  /\(([a-h])\)/iu,
  /\b(?:not|is)\s+([a-h])(?:\s+(?:wrong|incorrect|false|right|correct))?\s*[?.!]*$/iu,
  /\b([B-H])\b/u,
  /\b([a-h])\s+(?:is|was|galat|kyu|kyun|kyon|wrong|incorrect|sahi|right|correct)\b/iu,
];

function optionAsked(question: KnownQuestion, asked: string): string | null {
  const options = lettered(question.options);
  for (const pattern of NAMED) {
    const letter = pattern.exec(asked)?.[1]?.toUpperCase();
    const option = options.find(({ name }) => name === letter);
    if (option !== undefined) return option._id;
  }
  const said = asked.toLowerCase();
  const quoted = question.options.filter(
    ({ text }) =>
      text.trim().length > 1 && new RegExp(String.raw`(?<![\w.])${escaped(text)}(?![\w.])`).test(said),
  );
  return quoted.length === 1 ? (quoted[0]?._id ?? null) : null;
}

const escaped = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
