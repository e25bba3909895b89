export * from './postgres/users.ts';
export * from './postgres/catalogue.ts';
export * from './postgres/questions.ts';
export * from './postgres/papers.ts';
export * from './postgres/packages.ts';
export * from './postgres/attempts.ts';
export * from './postgres/installation.ts';
export * from './postgres/jobs.ts';
