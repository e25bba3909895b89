export * from './sqlite/users.ts';
export * from './sqlite/catalogue.ts';
export * from './sqlite/questions.ts';
export * from './sqlite/papers.ts';
export * from './sqlite/packages.ts';
export * from './sqlite/attempts.ts';
export * from './sqlite/installation.ts';
export * from './sqlite/jobs.ts';
