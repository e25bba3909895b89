import { MOST_COUNTED } from '@exam/shared-schema/contract';
import { suppliedBy } from '@exam/shared-schema/test-plan';
import { fitText } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import type { Estimate, TopicSupply } from './use-supply.ts';

/** Whether the topic can be part of a test; true if nothing is known about it. */
export const canBeChosen = (supply: TopicSupply | undefined): boolean =>
  supply === undefined || suppliedBy(supply) + supply.seen + supply.made.length > 0;

/** GN12: how much there is of a topic for this student. */
export function supplyText(supply: TopicSupply): string {
  const { questions, made, seen, noneForTopic } = say.setup.topics;
  const count = suppliedBy(supply);
  if (count > 0) return questions(count, count >= MOST_COUNTED);
  if (supply.made.length > 0) return made;
  return supply.seen > 0 ? seen : noneForTopic;
}

/** GN12: the test that a choice makes, or why it makes none. */
export function estimateText({ fit, outcome }: Estimate): string {
  if (outcome === 'enough') return fitText(fit);
  return outcome === 'repeated' ? say.setup.fit.repeated : say.setup.fit.tooFew;
}
