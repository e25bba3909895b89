export { estimateTest, suppliedBy, type TopicSupply } from './estimate.ts';
export {
  fill,
  type Candidate,
  type CandidateSet,
  type Filled,
  type Missing,
  type Offer,
  type SectionWish,
} from './fill.ts';
export {
  FEWEST_QUESTIONS,
  fitTest,
  testFitSchema,
  type FittedSection,
  type FittedTest,
  type SectionFit,
  type TestFit,
} from './fit.ts';
export {
  planTest,
  suitableTemplate,
  usualTemplate,
  type PlanChoice,
  type PlanSection,
  type PlanTemplate,
  type TestPlan,
} from './plan.ts';
