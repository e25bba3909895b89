import { appAndAccount, tokensAndPlans } from './account.ts';
import type { HelpTopic } from './help-topic.ts';
import { handingIn, papers, results } from './papers.ts';

export type { HelpItem, HelpTopic } from './help-topic.ts';

/** HP1: the questions and answers about the product, in the order of the help page. */
export const helpTopics: readonly HelpTopic[] = [papers, handingIn, results, tokensAndPlans, appAndAccount];
