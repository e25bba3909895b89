import { bundleServer } from '../lib/bundle-server.mjs';

/** Tests that start the server many times start it as it is delivered, which is quicker than from its sources. */
export default async function setup(): Promise<void> {
  await bundleServer();
}
