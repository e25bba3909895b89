import { aptitude } from './aptitude/index.ts';
import { biology } from './biology/index.ts';
import { chemistry } from './chemistry/index.ts';
import { computing } from './computing/index.ts';
import { generalAwareness } from './general-awareness/index.ts';
import { generalStudies } from './general-studies/index.ts';
import { laterTemplates } from './later.ts';
import { latestTemplates } from './latest.ts';
import { mathematics } from './mathematics/index.ts';
import { physics } from './physics/index.ts';
import { sscReasoning } from './ssc-reasoning/index.ts';
import type { Template } from './template.ts';

export {
  canOffer,
  makeQuestion,
  type Diagram,
  type MadeQuestion,
  type OptionCount,
  type Template,
} from './template.ts';

/**
 * What the papers of a first start are drawn from (CT17). A bank shuffles its templates, so that one more among these, or
 * another order, would change the questions of all of them.
 */
export const templatesOfPapers: readonly Template[] = [
  ...physics,
  ...chemistry,
  ...mathematics,
  ...aptitude,
  ...biology,
  ...computing,
  ...generalStudies,
  ...generalAwareness,
  ...sscReasoning,
];

/** CT17: what the papers of the tenth edition are drawn from. */
export const templatesOfTenthEdition: readonly Template[] = [...templatesOfPapers, ...laterTemplates];

/** What is practised, and what tests are made from. */
export const templates: readonly Template[] = [...templatesOfTenthEdition, ...latestTemplates];
