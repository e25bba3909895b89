import type { WrittenSet } from '../../written-question.ts';
import { agreementsOfMinors, tooLateToSue } from './bargains-and-time.ts';
import { likeAndUnlike, twiceForOneOffence } from './constitution.ts';
import { aGoodName, dangerousThings } from './wrongs.ts';

/** Legal Reasoning of a full-length CLAT: as many questions as its official pattern has. */
export const legal: readonly WrittenSet[] = [
  likeAndUnlike,
  dangerousThings,
  tooLateToSue,
  aGoodName,
  twiceForOneOffence,
  agreementsOfMinors,
];
