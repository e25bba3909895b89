import { codeInLine } from '@exam/shared-schema/rich-text';
import type { AssistantSource } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { joined, numbered, section, stepsIn } from './embedded-phrases.ts';
import { freshVariant } from './fresh-variant.ts';
import { rightAnswer, type KnownQuestion } from './known-question.ts';
import type { Variant } from '../../bank/template-variants.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';
import { holdsHeldBack } from './refuse-held-back.ts';
import { linesOfTopic, retrieve, type Passage } from './retrieve.ts';

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'> & AssistantParts;

/** Material about a question besides its own key and explanation. */
export interface QuestionMaterial {
  readonly passages: readonly Passage[];
  readonly variant: Variant | null;
}

const MOST_LINES = 4;

export async function materialFor(
  context: Context,
  needs: Needs,
  userId: string,
  question: KnownQuestion,
): Promise<QuestionMaterial> {
  const wanted = { userId, text: question.text, except: question.questionId };
  const { passages } = await retrieve(context, needs, wanted);
  const lines = await linesOfTopic(needs, question.subject, question.topic);
  const chapter = lines.slice(0, MOST_LINES).map(({ line, subject }) => ({
    source: { type: 'formulae' as const, name: `${line.name} (${subject})`, text: line.text },
    coverage: 1,
    question: null,
  }));
  const own = passages.filter(({ source }) => source.type !== 'formulae' && source.type !== 'topic');
  const found = passages.filter(({ source }) => source.type === 'formulae');
  const formulae = [...new Map([...found, ...chapter].map((each) => [each.source.name, each])).values()];
  // Questions about facts share their text with those held back, and differ in their options.
  const isHeldBack = ({ text, options }: Variant) =>
    holdsHeldBack(context, needs, userId, [text, ...options].join(' '), 'with options');
  return {
    passages: [...formulae.slice(0, MOST_LINES), ...own],
    variant: await freshVariant(context, needs, question, isHeldBack),
  };
}

/** The question's own explanation and answer as a source. */
export function truthOf(question: KnownQuestion): AssistantSource {
  const name = question.topic ?? question.subject ?? 'This question';
  const text = joined(question.explanation ?? '', `Answer: ${rightAnswer(question)}`);
  return { type: 'explanation', name, text };
}

/** AS13: the worked solution, then formulae of the chapter, similar questions, and a variant to try. */
export function explained(question: KnownQuestion, { passages, variant }: QuestionMaterial): string {
  const steps = numbered(stepsIn(question.explanation ?? ''));
  return joined(
    fateOf(question),
    steps === '' ? 'The bank has no worked solution of this question.' : section('Step by step', steps),
    `Answer: ${rightAnswer(question)}`,
    section('What applies here', listed(passages, 'formulae')),
    section('From your own notes', listed(passages, 'note')),
    section('A similar question, solved', similar(passages)),
    oneToTry(variant),
  );
}

export const oneToTry = (variant: Variant | null): string =>
  variant === null ? '' : section('Now one for you', asked(variant));

/** SC5 */
function fateOf({ key: { outcome } }: KnownQuestion): string {
  if (outcome === 'dropped')
    return 'This question was dropped after the exam: everybody has full marks for it.';
  return outcome === 'bonus' ? 'This question became a bonus: everybody who tried it has full marks.' : '';
}

export const listed = (passages: readonly Passage[], type: AssistantSource['type']): string =>
  passages
    .filter(({ source }) => source.type === type)
    .map(
      ({ source }) =>
        `- ${type === 'formulae' ? `${source.name}: ` : ''}${codeInLine(source.text).replace(/\n+/g, ' ')}`,
    )
    .join('\n');

export function similar(passages: readonly Passage[]): string {
  const [first] = passages.filter(({ question }) => question?.explanation != null);
  return first?.question == null
    ? ''
    : joined(first.question.text, first.question.explanation ?? '', `Answer: ${rightAnswer(first.question)}`);
}

function asked({ text, options, answer }: Variant): string {
  const letters = options
    .map((option, place) => `- (${'abcdefgh'[place] ?? place}) ${codeInLine(option)}`)
    .join('\n');
  return joined(text, letters, `To check yourself: ${answer}`);
}
