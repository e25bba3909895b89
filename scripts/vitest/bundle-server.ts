import { bundleServer } from '../lib/bundle-server.mjs';
import { sharedByProjects } from './shared-by-projects.ts';

/**
 * Tests that start the server many times start it as it is delivered, which is quicker than from its sources. One
 * bundle for all projects of a run.
 */
export default async function setup(): Promise<void> {
  await sharedByProjects('server-bundle', bundleServer);
}
