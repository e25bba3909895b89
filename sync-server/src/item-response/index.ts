export {
  abilityOf,
  addResponse,
  estimateAbility,
  type ItemResponse,
  startAbility,
  expectedOfTen,
} from './ability.ts';
export { abilityStep, calibrateItem } from './calibrate.ts';
export { chooseItems, chooseNext, MAX_EXPOSURE } from './choose.ts';
export { chanceOfKnowing, chanceOfRight, information, type Item, priorItem } from './item.ts';
export type { StepCounts } from './item-posterior.ts';
export { normal, seededRandom } from './random.ts';
export { runStudy, studyTable } from './study.ts';
