export * from './package.ts';
export * from './timing.ts';
