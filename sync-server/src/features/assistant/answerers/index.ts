import type { Context } from '../../../context.ts';
import type { AssistantNeeds, AssistantParts } from '../parts.ts';
import type { Answerer } from './answerer.ts';
import { bankAnswerer } from './bank.ts';
import { calculationAnswerer } from './calculation.ts';
import { englishAnswerer, sentenceAnswerer } from './english.ts';
import { examFactAnswerer } from './exam-facts.ts';
import { examRuleAnswerer } from './exam-rules.ts';
import { formulaAnswerer } from './formulae.ts';
import { glossaryAnswerer } from './glossary.ts';
import { helpAnswerer } from './help.ts';
import { knowledgeAnswerer } from './knowledge/index.ts';
import { lastAnswerAnswerer } from './last-answer.ts';
import { ownDataAnswerer, type OwnNeeds } from './own-data.ts';

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'> & OwnNeeds & AssistantParts;

/** All answerers. The first one that is sure answers. */
export const answerersOf = (context: Context, needs: Needs): readonly Answerer[] => [
  ...(needs.glossary === undefined ? [] : [lastAnswerAnswerer(needs.glossary)]),
  calculationAnswerer,
  sentenceAnswerer,
  ownDataAnswerer(context, needs),
  helpAnswerer,
  ...(needs.glossary === undefined ? [] : [examFactAnswerer(needs.glossary, true)]),
  examRuleAnswerer,
  ...(needs.glossary === undefined ? [] : [examFactAnswerer(needs.glossary, false)]),
  ...(needs.glossary === undefined
    ? []
    : [englishAnswerer(needs.glossary), glossaryAnswerer(needs.glossary)]),
  formulaAnswerer(needs),
  // Before what is only likely.
  bankAnswerer(context, needs),
  ...(needs.glossary === undefined ? [] : [knowledgeAnswerer(needs.glossary)]),
];
