import type { TestProject } from 'vitest/node';
import { scratchFolder } from './browser.ts';
import { RealServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the data of a server that has started once, for tests to copy. */
    demoData: string;
  }
}

/** A server's first start makes its tables, keys and demo, which is most of its time: the browser tests share one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await scratchFolder('demo');
  const server = await RealServer.start(path);
  await server.stop();
  project.provide('demoData', path);
  return remove;
}
