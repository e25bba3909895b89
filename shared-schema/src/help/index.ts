import { appAndAccount, tokensAndPlans } from './account.ts';
import { accountDetails, testDetails } from './details.ts';
import { joining, marksAndPrivacy } from './further.ts';
import type { HelpTopic } from './help-topic.ts';
import { finding, more } from './more.ts';
import { handingIn, papers, results } from './papers.ts';
import { examRoom, testsAndProfile } from './room.ts';

export type { HelpItem, HelpTopic } from './help-topic.ts';

/** HP1: the questions and answers about the product, in the order of the help page. */
export const helpTopics: readonly HelpTopic[] = [
  joining,
  papers,
  examRoom,
  handingIn,
  results,
  finding,
  testsAndProfile,
  marksAndPrivacy,
  tokensAndPlans,
  appAndAccount,
  testDetails,
  accountDetails,
  more,
];
