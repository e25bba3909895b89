export * from './encrypted-paper.ts';
export * from './opening-code.ts';
export * from './opening-link.ts';
