export * from './call-api.ts';
export * from './edge.ts';
export { IdleTimeout } from './idle-timeout.ts';
export * from './stall-watch.ts';
