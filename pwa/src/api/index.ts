export * from './call-api.ts';
