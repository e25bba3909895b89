export * from './limits.ts';
export { drawnOptions, drawnPaper, reordered } from './option-order.ts';
export * from './package.ts';
export * from './sealed-key.ts';
export * from './timing.ts';
