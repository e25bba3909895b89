import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    demoData: string;
  }
}

/** The data of a server that has started once, for tests to copy. What they put beside this folder goes with it. */
export const demoData = (): string => inject('demoData');
