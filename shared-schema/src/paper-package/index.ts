export * from './package.ts';
export * from './sealed-key.ts';
export * from './timing.ts';
