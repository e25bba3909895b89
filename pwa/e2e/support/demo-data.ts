import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { scratchFolder } from './browser.ts';
import { RealServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the data of a server that has started once, for tests to copy. */
    demoData: string;
    /** A folder for the devices that tests prepare and copy. */
    preparedDevices: string;
  }
}

/** A server's first start makes its tables, keys and demo, which is most of its time: the browser tests share one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await scratchFolder('demo');
  const [data, devices] = [join(path, 'data'), join(path, 'devices')];
  await Promise.all([data, devices].map((folder) => mkdir(folder)));
  const server = await RealServer.start(data);
  await server.stop();
  project.provide('demoData', data);
  project.provide('preparedDevices', devices);
  return remove;
}
