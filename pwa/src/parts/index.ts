export * from './failed-styles.ts';
export * from './lazy-part.tsx';
export * from './load-part.ts';
export * from './use-missing-part.ts';
