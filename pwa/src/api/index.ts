export * from './call-api.ts';
export * from './edge.ts';
