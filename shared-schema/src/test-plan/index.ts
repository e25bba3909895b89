export { estimateTest, suppliedBy } from './estimate.ts';
export {
  fill,
  type Candidate,
  type CandidateSet,
  type Filled,
  type Missing,
  type Offer,
  type SectionWish,
  type TypesByTopic,
} from './fill.ts';
export { fitTest, type FittedSection } from './fit.ts';
export {
  planTest,
  suitableTemplate,
  typesAskedBy,
  usualTemplate,
  type PlanSection,
  type TestPlan,
} from './plan.ts';
export { FEWEST_QUESTIONS, type TestFit } from './test-fit.ts';
