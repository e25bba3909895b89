export {
  abilityOf,
  addResponse,
  estimateAbility,
  type Ability,
  type ItemResponse,
  levelOf,
  meanAbility,
  PRIOR_ABILITY,
  startAbility,
  expectedOfTen,
} from './ability.ts';
export { abilityStep, calibrateItem } from './calibrate.ts';
export { chooseItems, chooseNext } from './choose.ts';
export { freeAfterUse, isFree, MAX_EXPOSURE } from './exposure.ts';
export { chanceOfKnowing, chanceOfRight, information, type Item, priorItem } from './item.ts';
export type { StepCounts } from './item-posterior.ts';
export { exposureTable, runExposureStudy } from './exposure-study.ts';
export { markdownTable } from './markdown-table.ts';
export { normal, seededRandom } from './random.ts';
export { runStudy, studyTable } from './study.ts';
