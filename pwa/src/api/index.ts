export * from './call-api.ts';
export * from './edge.ts';
export * from './stall-watch.ts';
