import { readings } from '../../practice-sets/readings.ts';
import { makeChoice } from '../choice.ts';
import { templatesOf } from '../subject.ts';
import type { Template } from '../template.ts';
import { orderedParagraphs } from '../words/paragraphs.ts';
import {
  furtherSummaries,
  summariesOfParagraphs,
  summariesOfReadings,
  type Summary,
} from '../words/summaries.ts';

const { mcq } = templatesOf('Verbal Ability and Reading Comprehension');

const paragraphs: readonly (readonly [paragraph: string, summary: Summary])[] = [
  ...readings.flatMap(({ name, paragraphs: own }) =>
    (summariesOfReadings[name] ?? []).map((summary, place) => [own[place] ?? '', summary] as const),
  ),
  ...orderedParagraphs.flatMap(({ about, sentences }) => {
    const summary = summariesOfParagraphs[about];
    return summary === undefined ? [] : [[sentences.join(' '), summary] as const];
  }),
  ...furtherSummaries,
];

const ofParagraph = mcq('summary-of-a-paragraph', 'Para Summary', 6, () => null);

export const summaries: readonly Template[] = [
  {
    ...ofParagraph,
    // Each paragraph comes once before any comes again.
    make: (random, turn) => {
      const order = turn.family.shuffle(paragraphs);
      const [paragraph, [right, wrong, why]] = order[
        turn.number % order.length
      ] as (typeof paragraphs)[number];
      const asked = {
        text: `The passage below is followed by alternative summaries. Choose the option that best captures its essence.

${paragraph}`,
        right,
        wrong,
        proof: [[wrong.length, new Set([right, ...wrong]).size - 1]] as const,
        why: `The passage says, in short: "${right}" ${why}`,
      };
      return makeChoice(random, asked, turn);
    },
  },
];
