import { canonicalJson, canonicalJsonWithout, canonicalNumber, quoted } from './canonical-json.ts';
import type { AttemptEvent, HandInEvent, UnhashedEvent } from './events.ts';

/** Members of an event beside its hash. */
const OF_QUESTION = 5;
const OF_ANSWER = 6;

/**
 * The canonical JSON of an event without its hash: what its link of the chain covers (AT2).
 *
 * Nearly all events of a log are visits and answers, whose sorted keys are known; writing them down instead of sorting
 * them each time makes the chain of 122 events about twice as fast to check. The text is the same one: a property test
 * compares it with `canonicalJsonWithout` over every type of event, and whatever has other members than those named
 * here goes the general way.
 */
export function eventText(given: HandInEvent): string {
  // The types that it does not know go the general way.
  const event = given as UnhashedEvent | AttemptEvent;
  switch (event.type) {
    case 'visited':
    case 'cleared':
    case 'marked':
    case 'unmarked':
      return members(event) === OF_QUESTION ? `{${stampText(event)}` : general(event);
    case 'answered':
      return members(event) === OF_ANSWER
        ? `{"answer":${canonicalJson(event.answer)},${stampText(event)}`
        : general(event);
    default:
      return general(event);
  }
}

function general(event: UnhashedEvent | AttemptEvent): string {
  return canonicalJsonWithout(event, 'hash');
}

function members(event: object): number {
  return Object.keys(event).length - ('hash' in event ? 1 : 0);
}

function stampText(event: Extract<UnhashedEvent | AttemptEvent, { questionId: string }>): string {
  const { at, mono, questionId, seq, type } = event;
  return `"at":${canonicalNumber(at)},"mono":${canonicalNumber(mono)},"questionId":${quoted(questionId)},"seq":${canonicalNumber(seq)},"type":"${type}"}`;
}
