import type { Clock } from '../clock.ts';
import type { Store } from '../database/index.ts';
import type { Ids } from '../ids.ts';
import { getOrCreateFileKeys, type FileKeys } from './file-keys.ts';
import { getOrCreateSecret, type RootSecret } from './secrets.ts';
import { getOrCreateSigningKeys, type SigningKeys } from './signing-keys.ts';

export { backedUpThrough, noteBackup } from './backups.ts';
export { addFileKey, getOrCreateFileKeys, type OpeningKey } from './file-keys.ts';
export { deriveSecret } from './secrets.ts';
export { claimedTicket, isSigned, optionSeed, readTicket, signTicket, ticketSecret } from './tickets.ts';
export { readTimeStatement, signTimeStatement } from './time-statements.ts';
export type { SigningKeys } from './signing-keys.ts';

/** Secrets and keys of this installation, stored in its database. */
export interface Installation extends RootSecret {
  readonly sessionSecret: string;
  readonly keys: SigningKeys;
  /** The keys that hand-in files are encrypted to (ST15). */
  readonly fileKeys: FileKeys;
}

export async function openInstallation(
  store: Store,
  edge: { readonly clock: Clock; readonly ids: Ids; readonly sessionSecret: string | undefined },
): Promise<Installation> {
  return {
    secret: await getOrCreateSecret(store, edge.ids, 'secret'),
    sessionSecret: edge.sessionSecret ?? (await getOrCreateSecret(store, edge.ids, 'session-secret')),
    keys: await getOrCreateSigningKeys(store, edge.clock),
    fileKeys: await getOrCreateFileKeys(store, edge.clock),
  };
}
