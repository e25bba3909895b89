import type { AnswerKey } from '@exam/shared-schema/question-types';

/** '4 or 2.5 to 3, within 0.1'. */
export function rangeOf({
  values = [],
  ranges = [],
  tolerance,
}: Extract<AnswerKey, { type: 'Numerical' }>): string {
  const accepted = [...values, ...ranges.map(({ min, max }) => `${min} to ${max}`)].join(' or ');
  return tolerance === undefined ? accepted : `${accepted}, within ${tolerance}`;
}
