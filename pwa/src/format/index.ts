export * from './age.ts';
export * from './bytes.ts';
export * from './dates.ts';
export * from './durations.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './relative-times.ts';
export * from './short-durations.ts';
