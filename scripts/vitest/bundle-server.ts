import { bundleServer } from '../lib/bundle-server.mjs';

let bundled: Promise<void> | undefined;

/**
 * Tests that start the server many times start it as it is delivered, which is quicker than from its sources. One
 * bundle for all projects of a run.
 */
export default function setup(): Promise<void> {
  return (bundled ??= bundleServer());
}
