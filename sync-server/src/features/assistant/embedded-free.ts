import type { AssistantSource } from '@exam/shared-schema/contract';
import { calculate, type Calculation } from './calculate/calculate.ts';
import { listed, similar } from './embedded-question.ts';
import { joined, numbered, section } from './embedded-phrases.ts';
import type { Passage } from './retrieve.ts';

/** What was found or computed for a free-text question. */
export interface Looked {
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  /** Whether the answer costs nothing. */
  readonly isFree?: boolean | undefined;
}

const NOTHING =
  'I have found nothing about this in the study material that is open to you, so this question costs no token. ' +
  'Name the chapter or the law, or paste the whole question, and I can look again.';

/** AS13: the answer that admits that nothing was found. */
export const NOTHING_FOUND: Looked = { text: NOTHING, sources: [] };

/** AS40: what can be asked about a question that help was given for. */
export const NOT_ABOUT_IT: Looked = {
  text:
    'I cannot answer that about this question, so it costs no token. ' +
    'Ask why an option is right or wrong, for a step of the solution, for its formulae, or for a similar question.',
  sources: [],
};

/** AS8 */
export function computed(text: string): Looked | null {
  const calculation = calculate(text);
  return calculation === null ? null : { text: shown(calculation), sources: [sourceOf(calculation)] };
}

const shown = ({ name, steps }: Calculation): string => section(name, numbered(steps));

const sourceOf = ({ name, steps }: Calculation): AssistantSource => ({
  type: 'calculation',
  name,
  text: steps.join('\n'),
});

/** The best passages, each kind under its own heading. */
export function lookedUp(passages: readonly Passage[]): Looked | null {
  const found = passages.filter(({ source }) => source.type !== 'topic');
  if (found.length === 0) return null;
  const text = joined(
    section('Formulae and facts', listed(found, 'formulae')),
    section('A question about it, solved', similar(found)),
    section('From your own notes', listed(found, 'note')),
    section('From your own mistakes', mistakes(found)),
    where(passages),
  );
  return { text, sources: passages.map(({ source }) => source) };
}

function mistakes(passages: readonly Passage[]): string {
  const [first] = passages.filter(({ source }) => source.type === 'mistake');
  return first === undefined
    ? ''
    : joined(`In ${first.source.name.replace(/^Your mistake in /, '')}:`, first.source.text);
}

function where(passages: readonly Passage[]): string {
  const [topic] = passages.filter(({ source }) => source.type === 'topic');
  return topic === undefined ? '' : `It belongs to the chapter ${topic.source.name}.`;
}
