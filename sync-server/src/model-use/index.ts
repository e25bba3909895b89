export { configuredModelUse, openModelUse, type ModelUse } from './model-use.ts';
export type { ModelPrices } from './spending.ts';
