export { openModelUse, type ModelPurpose, type ModelUse } from './model-use.ts';
export type { ModelPrices } from './spending.ts';
