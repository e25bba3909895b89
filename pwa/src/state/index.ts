export * from './connection.ts';
export * from './maths.ts';
export * from './saving.ts';
export * from './seen-list.ts';
export * from './server-call.ts';
export * from './session.ts';
export * from './syncing.ts';
export * from './updates.ts';
