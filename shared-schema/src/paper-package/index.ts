export * from './limits.ts';
export { drawnOptions, drawnPaper, reordered } from './option-order.ts';
export * from './package.ts';
export * from './encrypted-key.ts';
export * from './timing.ts';
