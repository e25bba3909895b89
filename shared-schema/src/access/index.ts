export * from './calls.ts';
export * from './facts.ts';
export * from './permissions.ts';
export * from './resolve-access.ts';
export * from './resolve-hand-in.ts';
export * from './resolve-release.ts';
export * from './resolve-start.ts';
export * from './start-window.ts';
