export * from './encrypted-paper.ts';
export * from './opening-code.ts';
